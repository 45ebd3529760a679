"""Team lists from spreadsheets, text files and the clipboard, looked at before they come in."""

from teamswiss_gui.formats.headers import Field
from teamswiss_gui.formats.team_lists.mapping import Column, Layout, Mapping
from teamswiss_gui.formats.team_lists.preview import Preview, preview
from teamswiss_gui.formats.team_lists.tables import Table, read_table, table_of_text
from teamswiss_gui.formats.team_lists.template import template
from teamswiss_gui.formats.team_lists.values import Doubt

__all__ = [
    "Column",
    "Doubt",
    "Field",
    "Layout",
    "Mapping",
    "Preview",
    "Table",
    "preview",
    "read_table",
    "table_of_text",
    "template",
]
