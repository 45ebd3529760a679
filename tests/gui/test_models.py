"""Every model of the program keeps Qt's rules: none is shown that Qt's own tester did not watch."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterator, Mapping

from PySide6.QtCore import QAbstractItemModel, QAbstractProxyModel
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QWidget

import teamswiss_gui.models
import teamswiss_gui.views
from tests.gui import test_import_teams, test_rating_lists
from tests.gui.drivers import ArbiterAtWindow, watched
from tests.pictures import SCENES, Set

BASES = {"RowsModel", "EditableModel", "CheckedModel"}
"""What models are made from; none of them is shown itself."""
ELSEWHERE: Mapping[str, Callable[..., None]] = {
    "FoundPlayers": test_rating_lists.test_that_a_typed_name_is_completed_from_the_list,
    "ProblemsModel": test_import_teams.test_that_every_problem_of_a_trf_is_listed_and_nothing_opens,
}
"""These tests bring the files along that the models show, and watch them."""


def shown_models(root: QWidget) -> Iterator[QAbstractItemModel]:
    """Return the models behind the lists and tables of a window."""
    for view in root.findChildren(QAbstractItemView):
        model: QAbstractItemModel | None = view.model()
        if isinstance(view.parentWidget(), QComboBox):
            continue
        while model is not None:
            yield model
            model = model.sourceModel() if isinstance(model, QAbstractProxyModel) else None


def made_models() -> set[str]:
    """Return the names of all models that the program defines."""
    found = set()
    for package in (teamswiss_gui.models, teamswiss_gui.views):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            for each in vars(importlib.import_module(module.name)).values():
                of_us = getattr(each, "__module__", "") == module.name
                if of_us and isinstance(each, type) and issubclass(each, QAbstractItemModel):
                    found.add(each.__name__)
    return found - BASES


def test_that_every_model_is_watched_by_qts_own_tester(arbiter: ArbiterAtWindow) -> None:
    at = Set(arbiter.window)
    seen = set()
    kept: list[
        QAbstractItemModel
    ] = []  # or another model could come to stand at the same place in memory
    for _name, scene in SCENES:
        taken = scene(at)
        if taken is not None:
            taken.show()
        for model in shown_models(taken or arbiter.window):
            if not any(model is other for other in kept):
                kept.append(model)
                seen.add(type(model).__name__)
                watched(model, taken or arbiter.window)
        if taken is not None:
            taken.close()
    assert made_models() - seen == set(ELSEWHERE)
