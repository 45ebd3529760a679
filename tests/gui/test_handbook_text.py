"""Pages of the handbook as they are read."""

from __future__ import annotations

from PySide6.QtCore import QUrl
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtWidgets import QApplication

from teamswiss_gui.views.handbook_text import PICTURE as PLACE_OF_PICTURE
from tests.gui.drivers import ArbiterAtWindow
from tests.handbook.book import pages

PICTURE = QTextDocument.ResourceType.ImageResource.value


def test_that_every_page_is_shown_with_its_title_and_pictures(arbiter: ArbiterAtWindow) -> None:
    helping = arbiter.window.help
    for path in pages():
        helping.show_topic(path.stem)
        book = helping.handbook
        assert book is not None
        text = book.text
        title = path.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")
        assert text.document().firstBlock().text() == title
        assert "<!--" not in text.toPlainText()
        for name in text._pictures():
            picture = text.document().resource(PICTURE, QUrl(name))
            assert isinstance(picture, QImage)
            assert not picture.isNull(), (path.stem, name)
    assert book is not None
    book.close()


def test_that_pictures_fit_the_page_when_the_window_changes(arbiter: ArbiterAtWindow) -> None:
    arbiter.window.help.show_topic("running-an-event")
    book = arbiter.window.help.handbook
    assert book is not None
    for width in (1100, 760):
        book.resize(width, 600)
        QApplication.processEvents()
        room = book.text.viewport().width()
        for name in book.text._pictures():
            picture = book.text.document().resource(PICTURE, QUrl(name))
            assert 0 < picture.width() / picture.devicePixelRatio() <= room
    paragraph = book.text.document().firstBlock().next()
    assert paragraph.charFormat().fontWeight() < 600
    book.close()


def test_that_nothing_is_left_blank_below_a_picture(arbiter: ArbiterAtWindow) -> None:
    arbiter.window.help.show_topic("rounds")
    book = arbiter.window.help.handbook
    assert book is not None
    document = book.text.document()
    layout, block = document.documentLayout(), document.firstBlock()
    while PLACE_OF_PICTURE not in block.text():
        block = block.next()
    after = block.next()
    between = layout.blockBoundingRect(after).top() - layout.blockBoundingRect(block).bottom()
    book.close()
    assert 0 <= between <= block.blockFormat().bottomMargin() + after.blockFormat().topMargin()
