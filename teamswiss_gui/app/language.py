"""The window's language: Qt asks the same translation files that documents are written from."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from teamswiss_gui.words import Words, plurals
from teamswiss_gui.words.catalogue import languages
from teamswiss_gui.words.local import NAMES
from teamswiss_gui.words.pseudo import LONGEST

SYSTEM = ""
"""The preference that follows the desktop."""
QT_NAMES = {LONGEST: "de", "pt": "pt_BR"}
"""Where Qt's own texts are in a file of another name."""


class Translator(QTranslator):
    """Looks into the words; what they do not have is left to Qt's own translations."""

    def __init__(self, words: Words, parent: QCoreApplication) -> None:
        super().__init__(parent)
        self._words = words

    def isEmpty(self) -> bool:  # noqa: N802
        """Say that there is something to look into."""
        return False

    def translate(
        self, context: str, text: str, comment: str | None = None, n: int = -1
    ) -> str | None:
        """Return a translation, or None."""
        if context.startswith("Q"):
            return None  # Qt's own, for which it has translations of its own
        number = n if n >= 0 else None
        found = self._words.find(context, text, comment or "", number)
        if found is None and number is not None:
            return plurals.english(text, number)
        return found


def language_of(preference: str) -> str:
    """Return the language that a preference stands for: ours that fits the desktop best."""
    if preference == LONGEST or preference in languages():
        return preference
    known = languages()
    for wanted in QLocale.system().uiLanguages():
        code = wanted.replace("-", "_")
        for candidate in (code, code.partition("_")[0]):
            if candidate in known:
                return candidate
    return "en"


def speak(application: QCoreApplication, language: str) -> Words:
    """Let the whole program speak a language, dates and numbers too; return its words."""
    for old in application.findChildren(QTranslator):
        application.removeTranslator(old)
        old.deleteLater()
    words = Words(language)
    own = QTranslator(application)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if own.load(f"qtbase_{QT_NAMES.get(language, language)}", folder):
        application.installTranslator(own)
    application.installTranslator(Translator(words, application))
    QLocale.setDefault(locale_of(language))
    return words


def locale_of(language: str) -> QLocale:
    """Return how dates and numbers are written: as the desktop does, if it has that language."""
    system = QLocale.system()
    if language == LONGEST:
        return QLocale("de")
    if system.name().partition("_")[0] == language.partition("_")[0]:
        return system
    return QLocale("en_GB" if language == "en" else language)


def language_name(language: str) -> str:
    """Return what a language calls itself."""
    return NAMES.get(language, language)
