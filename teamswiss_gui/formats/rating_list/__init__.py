"""Rating lists: read once into a search database, then asked while somebody types."""

from teamswiss_gui.engine.hooks import Cancelled
from teamswiss_gui.formats.rating_list.load import load_rating_list
from teamswiss_gui.formats.rating_list.search import RatingList
from teamswiss_gui.formats.rating_list.updates import Change, Update, Updates, as_ratings
from teamswiss_gui.formats.rating_list.values import (
    ListInfo,
    ListKind,
    ListPlayer,
    RatingKind,
    database_path,
)

__all__ = [
    "Cancelled",
    "Change",
    "ListInfo",
    "ListKind",
    "ListPlayer",
    "RatingKind",
    "RatingList",
    "Update",
    "Updates",
    "as_ratings",
    "database_path",
    "load_rating_list",
]
