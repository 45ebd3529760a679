"""What every foreign file is asked before it is unpacked or parsed.

Sizes are looked at before anything is unpacked; an XML with a document type (and so with
entities) is refused; nothing that a file points to is ever opened.
"""

from __future__ import annotations

import zipfile
import zlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO
from xml.parsers import expat

from teamswiss_gui.domain.errors import TeamSwissError

MOST_MEMBERS = 2000
HIGHEST_RATIO = 100
"""Office files and rating lists pack to a twentieth at most; a bomb to a thousandth."""
RATIO_MATTERS_FROM = 5_000_000
DEEPEST = 100
CHUNK = 1 << 16

_ZIP_ERRORS = (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError)


@contextmanager
def readable(name: str) -> Iterator[None]:
    """Turn what the system or a broken archive raises into an error with the file's name."""
    try:
        yield
    except FileNotFoundError:
        raise TeamSwissError("file-not-found", path=name) from None
    except PermissionError:
        raise TeamSwissError("file-no-permission", path=name) from None
    except OSError as error:
        problem = error.strerror or type(error).__name__
        raise TeamSwissError("list-damaged", file=name, problem=problem) from None
    except _ZIP_ERRORS as error:
        raise TeamSwissError("list-damaged", file=name, problem=str(error)) from None


def is_zip(start: bytes) -> bool:
    """Say whether a file begins as an archive does."""
    return start.startswith((b"PK\x03\x04", b"PK\x05\x06"))


def checked_zip(source: Path | BinaryIO, name: str, limit: int) -> zipfile.ZipFile:
    """Open an archive whose content is, by its own table, within bounds.

    `zipfile` never unpacks more of a member than the table says, so a table that lies gives a
    damaged file and no bomb.
    """
    with readable(name):
        archive = zipfile.ZipFile(source)
    members = archive.infolist()
    problem: TeamSwissError | None = None
    total = sum(member.file_size for member in members)
    packed = sum(member.compress_size for member in members)
    if any(member.header_offset < 0 for member in members):  # zipfile would seek to before it
        problem = TeamSwissError("list-damaged", file=name, problem="a part begins before the file")
    elif len(members) > MOST_MEMBERS:
        problem = TeamSwissError("list-parts", file=name, found=len(members), limit=MOST_MEMBERS)
    elif total > limit:
        problem = TeamSwissError("list-too-big", file=name, found=total, limit=limit)
    elif total > RATIO_MATTERS_FROM and total > HIGHEST_RATIO * max(packed, 1):
        problem = TeamSwissError("list-too-packed", file=name, found=total, packed=packed)
    if problem is not None:
        archive.close()
        raise problem
    return archive


StartHandler = Callable[[str, Mapping[str, str]], None]


def parse_xml(
    stream: BinaryIO,
    name: str,
    start: StartHandler,
    end: Callable[[str], None],
    text: Callable[[str], None],
    done: Callable[[], bool] = lambda: False,
) -> None:
    """Drive a parser over a stream; tags come without their namespaces.

    A document type is refused, so that no entity can be declared; `done` stops the reading early.
    """
    parser = expat.ParserCreate(namespace_separator=" ")
    parser.buffer_text = True
    depth = 0

    def started(tag: str, attributes: dict[str, str]) -> None:
        nonlocal depth
        depth += 1
        if depth > DEEPEST:
            raise TeamSwissError("list-damaged", file=name, problem="nested too deeply")
        plain = {key.rpartition(" ")[2]: value for key, value in attributes.items()}
        start(tag.rpartition(" ")[2], plain)

    def ended(tag: str) -> None:
        nonlocal depth
        depth -= 1
        end(tag.rpartition(" ")[2])

    def refuse(*_declared: object) -> None:
        raise TeamSwissError("list-unsafe", file=name, found="DOCTYPE")

    parser.StartDoctypeDeclHandler = refuse
    parser.EntityDeclHandler = refuse
    parser.StartElementHandler = started
    parser.EndElementHandler = ended
    parser.CharacterDataHandler = text
    try:
        with readable(name):
            while chunk := stream.read(CHUNK):
                parser.Parse(chunk, False)
                if done():
                    return
        parser.Parse(b"", True)
    except (expat.ExpatError, ValueError, LookupError) as error:
        raise TeamSwissError("list-damaged", file=name, problem=str(error)) from None
