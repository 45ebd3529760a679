"""What lies about on the random user's desk: files, and things to drop on a window."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QByteArray, QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget

from teamswiss_gui.documents.everything import trf
from teamswiss_gui.documents.source import Source
from teamswiss_gui.documents.spreadsheets import workbook
from teamswiss_gui.formats.team_lists.template import template
from teamswiss_gui.storage.document import Document
from teamswiss_gui.words import Words
from teamswiss_gui.words.places import resource
from tests.files.make_format_1 import FILE as OLD_FILE
from tests.unit.formats.made_lists import players, text_list

TABLE = "Team;Player;Rating;Title\nNorth;Berg, Anna;2103;WFM\n;Lund, J;1987;\nSouth;Ho;;GM\n"


class Carried(NamedTuple):
    """A drag of one of our kinds, with any content."""

    kind: str
    content: bytes


CARRIED = tuple(
    Carried(f"application/x-teamswiss-{kind}", content)
    for kind in ("team", "players", "order", "tiebreak")
    for content in (b"", b"1", b"-7", b"99999999999999999999", b"[1,2]", b"\xff\x00", b"null")
)


@cache
def _contents() -> dict[str, bytes]:
    sample = resource("samples", "City League.teamswiss").read_bytes()
    with Document.open(resource("samples", "Summer Cup.teamswiss"), read_only=True) as found:
        source = Source(found.tournament, Words())
    text = trf(source)
    return {
        "league.teamswiss": sample,
        "old.teamswiss": OLD_FILE.read_bytes(),
        "cut.teamswiss": sample[: len(sample) // 2],
        "noise.teamswiss": bytes(range(256)) * 40,
        "list.csv": TABLE.encode(),
        "tags <b>.csv": b"Team;Player\n<img src=x>;=1+1\n\xff\xfe;\x00\n",
        "list.xlsx": template("en"),
        "all.xlsx": workbook(source),
        "broken.xlsx": b"PK\x03\x04" + bytes(300),
        "cup.trf": text,
        "half.trf": text[: len(text) // 2],
        "ratings.txt": b"".join(text_list(players(30))),
        "no picture.png": b"\x89PNG\r\n\x1a\n" + bytes(50),
    }


def put_files(folder: Path) -> list[Path]:
    """Write them all; return where they are, and a name that leads nowhere."""
    (folder / "out").mkdir(exist_ok=True)
    for name, content in _contents().items():
        (folder / name).write_bytes(content)
    return [*(folder / name for name in _contents()), folder / "missing.teamswiss"]


def drop(widget: QWidget, what: Path | Carried | str, place: QPoint) -> None:
    """Drag something over a widget and let go, as if it came from another program."""
    data = QMimeData()
    match what:
        case Path():
            data.setUrls([QUrl.fromLocalFile(str(what)), QUrl("https://example.org/x.csv")])
        case Carried(kind, content):
            data.setData(kind, QByteArray(content))
        case _:
            data.setText(what)
    actions = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    entering = QDragEnterEvent(place, actions, data, left, none)
    QApplication.sendEvent(widget, entering)
    if entering.isAccepted():
        QApplication.sendEvent(widget, QDropEvent(place, actions, data, left, none))
