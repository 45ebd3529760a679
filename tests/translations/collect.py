"""Finds every text that goes through `tr`, with the context it is looked up in."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from teamswiss_gui.words.expected import CONTEXT
from tests.translations.expectations import expectations

PACKAGE = Path(__file__).resolve().parents[2] / "teamswiss_gui"
ABOVE = ("views", "models", "app")
"""Where `tr` is Qt's and its context is the class."""
WORDS = frozenset({"words", "_words", "Words"})
SAYING = frozenset({"tr", "said"})
"""`said` is `tr` for a whole sentence of an explanation."""


@dataclass(frozen=True, slots=True, order=True)
class Text:
    """A text as a translator sees it."""

    context: str
    source: str
    comment: str = ""
    place: str = ""

    @property
    def is_plural(self) -> bool:
        """Whether it is said with a number."""
        return "%n" in self.source


def collect(package: Path = PACKAGE) -> tuple[list[Text], list[str]]:
    """Return every text, and the places where one is said that could not be found."""
    texts: dict[tuple[str, str, str], Text] = {}
    unclear: list[str] = []
    for path in sorted(package.rglob("*.py")):
        module = _Module(path, package)
        for text in module.texts():
            texts.setdefault((text.context, text.source, text.comment), text)
        unclear += module.unclear
    for text in _of_tables():
        texts.setdefault((text.context, text.source, text.comment), text)
    for phrase, place in expectations(package):
        texts.setdefault((CONTEXT, phrase, ""), Text(CONTEXT, phrase, place=place))
    return sorted(texts.values()), unclear


def _of_tables() -> Iterator[Text]:
    """Yield the texts that tables hold and other modules look up."""
    from teamswiss_gui.documents.why import dutch, olympiad, team_swiss
    from teamswiss_gui.scoring import sentences
    from teamswiss_gui.scoring.tiebreaks.registry import registry
    from teamswiss_gui.words import articles, errors, fields, gestures

    explained = [dutch.COLOUR_RULES, olympiad.COLOUR_RULES, team_swiss.COLOUR_RULES]
    explained += [team_swiss.CRITERIA, team_swiss.ABSOLUTE]
    for context, found in (
        ("errors", errors.TEXTS.values()),
        ("gestures", [*gestures.TEXTS.values(), *gestures.CARDS.values(), gestures.IN_ROUND]),
        (fields.CONTEXT, [*fields.TEXTS.values(), *fields.SCORES.values()]),
        (sentences.CONTEXT, [tiebreak.title for tiebreak in registry().values()]),
        ("articles", [text for each in articles.ARTICLES.values() for text in each.values()]),
        ("articles", [text for each in explained for text in each.values()]),
    ):
        for source in found:
            yield Text(context, source, place=context)


TABLED = frozenset(
    {
        *(
            "words/expected.py",
            "words/errors.py",
            "words/fields.py",
            "words/gestures.py",
            "words/articles/__init__.py",
        ),
        *("tiebreak_of(code).title", "criterion_text(EDITIONS[self._system], code)"),
        "criterion_text(self.edition, code)",
    }
)
"""What `_of_tables` covers: whole modules, or the expression that is looked up."""


class _Module:
    def __init__(self, path: Path, package: Path) -> None:
        self.name = path.relative_to(package).as_posix()
        self.unclear: list[str] = []
        self._package = package
        self._above = self.name.split("/")[0] in ABOVE
        self._tree = ast.parse(path.read_text(encoding="utf-8"))
        self._constants = _constants(self._tree)
        self._imported = self._imports()
        self._wrappers = self._find_wrappers()

    def texts(self) -> Iterator[Text]:
        """Yield the texts of the module."""
        yield from self._walk(self._tree, "", [])

    def _walk(self, node: ast.AST, owner: str, functions: list[ast.AST]) -> Iterator[Text]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Call):
                yield from self._call(child, owner, functions)
            inside, around = owner, functions
            if isinstance(child, ast.ClassDef):
                inside = child.name
            if isinstance(child, ast.FunctionDef | ast.GeneratorExp | ast.ListComp | ast.For):
                around = [*functions, child]
            yield from self._walk(child, inside, around)

    def _call(self, call: ast.Call, owner: str, functions: list[ast.AST]) -> Iterator[Text]:
        found = self._asked(call, owner, functions)
        if found is None:
            return
        context, text, comment = found
        sources = self._strings(text, functions)
        place = f"{self.name}:{call.lineno}"
        if context is None or not sources:
            said = ast.unparse(text)
            if said not in TABLED and self.name not in TABLED:
                self.unclear.append(f"{place}: {said}")
            return
        for source in sources:
            yield Text(context, source, comment, place)

    def _asked(
        self, call: ast.Call, owner: str, functions: list[ast.AST]
    ) -> tuple[str | None, ast.expr, str] | None:
        """Return context, text and comment that a call looks up; None if it looks nothing up."""
        function = call.func
        if isinstance(function, ast.Name | ast.Attribute) and not call.args:
            return None
        name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
        is_words = isinstance(function, ast.Attribute) and _last_name(function.value) in WORDS
        if name in self._wrappers and not is_words and not (name == "tr" and self._above):
            if self._is_parameter(call.args[0], functions):
                return None
            return self._wrappers[name], call.args[0], ""
        if isinstance(function, ast.Name) and name == "tr":  # tr = source.tr
            return "documents", call.args[0], ""
        if not isinstance(function, ast.Attribute):
            return None
        if name == "translate" and ast.unparse(function.value) == "QCoreApplication":
            if self._is_parameter(call.args[1], functions):
                return None
            return self._string(call.args[0]), call.args[1], _comment(call.args[2:3])
        if name not in SAYING:
            return None
        if is_words:
            if self._is_parameter(call.args[1], functions):
                return None
            return self._string(call.args[0]), call.args[1], ""
        if self._above:
            return owner, call.args[0], _comment(call.args[1:2])
        return "documents", call.args[0], ""

    def _is_parameter(self, node: ast.expr, functions: list[ast.AST]) -> bool:
        """Say whether a text is handed in: then it is found where that function is called."""
        return isinstance(node, ast.Name) and any(
            isinstance(f, ast.FunctionDef)
            and node.id in {a.arg for a in (*f.args.posonlyargs, *f.args.args)}
            for f in functions
        )

    def _find_wrappers(self) -> dict[str, str | None]:
        """Return the functions of this module that look their parameter up, with the context."""
        found: dict[str, str | None] = {}
        for node in ast.walk(self._tree):
            if not isinstance(node, ast.FunctionDef):
                continue
            for call in ast.walk(node):
                if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute)):
                    continue
                if call.func.attr in ("tr", "translate") and len(call.args) >= 2:
                    text = call.args[1]
                    own = [a.arg for a in node.args.args if a.arg != "self"]
                    if isinstance(text, ast.Name) and own[:1] == [text.id]:
                        found[node.name] = self._string(call.args[0])
        return found

    def _strings(self, node: ast.expr, functions: list[ast.AST]) -> list[str]:
        """Return every string that an expression can be."""
        match node:
            case ast.Constant(value=str() as text):
                return [text]
            case ast.IfExp():
                return self._strings(node.body, functions) + self._strings(node.orelse, functions)
            case ast.BoolOp():
                return [s for each in node.values for s in self._strings(each, functions)]
            case ast.Subscript(value=ast.Name() as table):
                return self._table(table.id)
            case ast.Call(func=ast.Attribute(value=ast.Name() as table, attr="get")):
                otherwise = [s for each in node.args[1:] for s in self._strings(each, functions)]
                return self._table(table.id) + otherwise
            case ast.Name():
                return self._variable(node.id, functions)
        return []

    def _variable(self, name: str, functions: list[ast.AST]) -> list[str]:
        for around in reversed(functions):
            found: list[str] = []
            if isinstance(around, ast.GeneratorExp | ast.ListComp):
                for generator in around.generators:
                    found += self._looped(generator.target, generator.iter, name)
            elif isinstance(around, ast.For):
                found += self._looped(around.target, around.iter, name)
            else:
                for node in ast.walk(around):
                    if isinstance(node, ast.Assign) and any(
                        isinstance(t, ast.Name) and t.id == name for t in node.targets
                    ):
                        found += self._strings(node.value, functions)
            if found:
                return found
        return self._table(name)

    def _looped(self, target: ast.expr, source: ast.expr, name: str) -> list[str]:
        """Return what a loop's variable is, one after the other."""
        if isinstance(source, ast.Name):
            source = self._constants.get(source.id, source)
        if isinstance(source, ast.Call) and isinstance(source.func, ast.Attribute):
            table = source.func.value  # TABLE.items() or .values()
            held = self._constants.get(table.id) if isinstance(table, ast.Name) else None
            return _values(held) if held else []
        if not isinstance(source, ast.Tuple | ast.List):
            return []
        if isinstance(target, ast.Name):
            return [s for each in source.elts for s in _values(each)] if target.id == name else []
        names = [getattr(each, "id", "") for each in getattr(target, "elts", ())]
        if name not in names:
            return []
        place = names.index(name)
        rows = [each.elts for each in source.elts if isinstance(each, ast.Tuple)]
        return [s for row in rows for s in _values(row[place])]

    def _table(self, name: str) -> list[str]:
        held = self._constants.get(name)
        if held is None and name in self._imported:
            path, original = self._imported[name]
            held = _constants(ast.parse(path.read_text(encoding="utf-8"))).get(original)
        return _values(held) if held else []

    def _string(self, node: ast.expr) -> str | None:
        if isinstance(node, ast.Constant):
            return str(node.value)
        found = self._table(node.id) if isinstance(node, ast.Name) else []
        return found[0] if len(found) == 1 else None

    def _imports(self) -> dict[str, tuple[Path, str]]:
        found = {}
        for node in ast.walk(self._tree):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("teamswiss_gui"):
                parts = str(node.module).split(".")[1:]
                path = self._package.joinpath(*parts).with_suffix(".py")
                for alias in node.names:
                    if path.exists():
                        found[alias.asname or alias.name] = path, alias.name
        return found


def _constants(tree: ast.AST) -> dict[str, ast.expr]:
    """Return what a module or its classes name once and for all."""
    found: dict[str, ast.expr] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            found.setdefault(node.targets[0].id, node.value)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            found.setdefault(node.target.id, node.value)
    return found


def _values(node: ast.expr | None) -> list[str]:
    """Return the strings of a table: the values of a dictionary, all of a list."""
    match node:
        case ast.Constant(value=str() as text):
            return [text]
        case ast.Dict():
            return [s for each in node.values for s in _values(each)]
        case ast.Tuple() | ast.List():
            return [s for each in node.elts for s in _values(each)]
    return []


def _comment(arguments: list[ast.expr]) -> str:
    return "".join(str(a.value) for a in arguments if isinstance(a, ast.Constant) and a.value)


def _last_name(node: ast.expr) -> str:
    match node:
        case ast.Attribute():
            return node.attr
        case ast.Name():
            return node.id
        case ast.Call():
            return _last_name(node.func)
    return ""
