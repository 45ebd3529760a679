"""Reads and writes Qt Linguist files: nothing that is translated is ever lost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from teamswiss_gui.words.catalogue import PREFIX
from teamswiss_gui.words.plurals import english, form_count
from tests.translations.collect import Text

Key = tuple[str, str, str]


@dataclass(frozen=True, slots=True)
class Report:
    """How a language stands."""

    language: str
    finished: int
    missing: int
    obsolete: int

    def line(self) -> str:
        """Return it as a line of the report."""
        return (
            f"{self.language:8} {self.finished:5} translated, {self.missing:5} missing, "
            f"{self.obsolete:4} obsolete"
        )


def update(folder: Path, language: str, texts: Sequence[Text]) -> Report:
    """Bring a language's file up to date; what is no longer said stays in it, marked obsolete."""
    path = folder / f"{PREFIX}{language}.ts"
    known = _messages(path)
    root = Element("TS", version="2.1", language=language, sourcelanguage="en")
    contexts: dict[str, Element] = {}
    missing = 0
    for text in texts:
        key = text.context, text.source, text.comment
        translation = known.pop(key, None)
        if translation is None or not _is_filled(translation):
            translation = _empty(text, language)
        if translation.get("type") in ("obsolete", "vanished"):
            del translation.attrib["type"]
        missing += translation.get("type") == "unfinished"
        _add(root, contexts, text, translation)
    left = {key: each for key, each in known.items() if _is_filled(each)}
    for (context, source, comment), translation in sorted(left.items(), key=lambda pair: pair[0]):
        translation.set("type", "obsolete")
        _add(root, contexts, Text(context, source, comment), translation)
    _write(path, root)
    return Report(language, len(texts) - missing, missing, len(left))


def _messages(path: Path) -> dict[Key, Element]:
    found: dict[Key, Element] = {}
    if not path.exists():
        return found
    for context in ElementTree.parse(path).getroot().iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is not None:
                key = name, message.findtext("source") or "", message.findtext("comment") or ""
                found[key] = translation
    return found


def _is_filled(translation: Element) -> bool:
    return any((each.text or "").strip() for each in translation.iter())


def _empty(text: Text, language: str) -> Element:
    translation = Element("translation", type="unfinished")
    if text.is_plural:
        for number in range(form_count(language)):
            SubElement(translation, "numerusform").text = (
                english(text.source, 1 + number) if language == "en" else ""
            )
    if language == "en":
        del translation.attrib["type"]
    return translation


def _add(root: Element, contexts: dict[str, Element], text: Text, translation: Element) -> None:
    if text.context not in contexts:
        contexts[text.context] = SubElement(root, "context")
        SubElement(contexts[text.context], "name").text = text.context
    message = SubElement(contexts[text.context], "message")
    if text.is_plural:
        message.set("numerus", "yes")
    if text.place:
        where, _colon, _line = text.place.partition(":")
        SubElement(message, "location", filename=where)
    SubElement(message, "source").text = text.source
    if text.comment:
        SubElement(message, "comment").text = text.comment
    message.append(translation)


def _write(path: Path, root: Element) -> None:
    for element in root.iter():
        if len(element):
            element.text = None
        element.tail = None
    ElementTree.indent(root, "    ")
    body = ElementTree.tostring(root, encoding="unicode")
    path.parent.mkdir(parents=True, exist_ok=True)
    head = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
    path.write_text(head + body + "\n", encoding="utf-8", newline="\n")
