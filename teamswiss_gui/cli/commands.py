"""Which commands there are; each module adds its own parser and runs it."""

from __future__ import annotations

import argparse
import contextlib
import gc
import importlib
import io
import os
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NoReturn, Protocol, TypeAlias

from teamswiss_gui import __version__
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.words import Words, error_text

if TYPE_CHECKING:  # a pairing shall not wait for the documents
    from teamswiss_gui.documents.model import Document
    from teamswiss_gui.domain.model import Tournament

Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
EXIT_DONE = 0
EXIT_DIFFERENCES = 1
EXIT_BAD_INPUT = 2
EXIT_NO_LEGAL_PAIRING = 3
EXIT_INTERRUPTED = 130
LONGEST_LINE = 1000
UNICODE = ("utf-8", "utf8")


COMMANDS = ("check", "compare", "demo", "export", "generate", "pair", "show", "standings")
"""Each is a module of this package."""


def parser(names: Sequence[str] = COMMANDS) -> argparse.ArgumentParser:
    """Return the parser of the command line, for some commands or for all."""
    top: argparse.ArgumentParser = OneLineParser(
        prog="teamswiss",
        description="Team Swiss chess tournaments.",
        epilog="Without a command: the window, on a FILE if one is named; --safe [FILE] starts it "
        "without your preferences; --diagnose tells about this machine; --self-test tries it out.",
    )
    top.add_argument("--version", action="version", version=f"TeamSwiss {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name in names:
        module: Command = importlib.import_module(f"teamswiss_gui.cli.{name}")
        module.add_parser(commands)
    return top


class OneLineParser(argparse.ArgumentParser):
    """Says what is wrong with the command line in one line."""

    def error(self, message: str) -> NoReturn:
        """Stop with the message; --help has the rest."""
        complain(f"{message} (see {self.prog} --help)")
        raise SystemExit(EXIT_BAD_INPUT)


class ToPdf(Protocol):
    """Draws a document, which needs Qt: whoever starts a command hands it in."""

    def __call__(
        self, document: Document, paper: str, orientation: str | None, per_page: int | None
    ) -> bytes:
        """Return the PDF of a document."""


ToPicture: TypeAlias = "Callable[[Tournament], bytes]"
"""Takes a picture of the window on a tournament; it needs Qt too."""


def run(
    arguments: Sequence[str], to_pdf: ToPdf | None = None, to_picture: ToPicture | None = None
) -> int:
    """Run one command; an error the user can act on is one line on standard error."""
    _speak_unicode()
    # Nearly all that a command makes lives until its end: looking for what died is lost time.
    gc.set_threshold(100_000)
    # Only the chosen command's module is loaded: a pairing shall not wait for the others.
    named = [name for name in COMMANDS if name in arguments[:1]]
    chosen = argparse.Namespace()
    try:
        parser(named or COMMANDS).parse_args(arguments, chosen)
        chosen.to_pdf, chosen.to_picture = to_pdf, to_picture
        status = int(chosen.run(chosen))
        if sys.stdout is not None:
            sys.stdout.flush()
    except TeamSwissError as error:
        complain(_about(getattr(chosen, "file", None), error))
        return EXIT_NO_LEGAL_PAIRING if error.code == "no-legal-pairing" else EXIT_BAD_INPUT
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    except BrokenPipeError:
        # Whoever read the answer has enough of it.
        _stop_printing()
        return EXIT_DONE
    except OSError as error:
        _stop_printing()
        complain(Words().tr("commands", "standard output: {reason}").format(reason=error.strerror))
        return EXIT_BAD_INPUT
    return status


def complain(text: str) -> None:
    """Print a complaint as one line on standard error, whatever names it holds."""
    line = "".join(c if c.isprintable() else " " for c in text)
    if sys.stderr is not None:
        if len(line) > LONGEST_LINE:
            line = line[: LONGEST_LINE - 3] + "..."
        print(f"teamswiss: {line}", file=sys.stderr)


def _about(file: object, error: TeamSwissError) -> str:
    """Word an error, naming the file that it is about."""
    text = error_text(Words(), error.code, error.details)
    return text if file is None or str(file) in text else f"{file}: {text}"


def _speak_unicode() -> None:
    """Let names of every script through, also into a pipe of a machine that thinks otherwise."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.encoding.lower() not in UNICODE:
            stream.reconfigure(encoding="utf-8", errors="replace")


def _stop_printing() -> None:
    """Keep the interpreter from trying once more to print what cannot be printed."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


class Command(Protocol):
    """What a command's module offers."""

    def add_parser(self, commands: Subparsers) -> None:
        """Add the command's parser, with `run` set as its default."""
