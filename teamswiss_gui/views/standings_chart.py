"""The chart under the standings: places or points by round of the chosen teams."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from teamswiss_gui.app.background import Background
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import TeamId, Tournament
from teamswiss_gui.domain.points import HalfPoints, as_text
from teamswiss_gui.scoring.progress import Progress, Way, progress
from teamswiss_gui.storage.exports import put
from teamswiss_gui.views.chart.drawing import MOST_LINES
from teamswiss_gui.views.chart.plan import Curve, Plot
from teamswiss_gui.views.chart.widget import Chart
from teamswiss_gui.views.desk import Desk, action
from teamswiss_gui.views.theme import SMALL
from teamswiss_gui.views.widgets import ActionButton, elided_caption

PLACES, MATCH_POINTS, GAME_POINTS = "places", "match points", "game points"
FIRST = 8
"""So many teams are shown while fewer than two are chosen."""


class StandingsChart(QWidget):
    """Works the ways of the teams out in the background and draws the chosen ones."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._tournament: Tournament | None = None
        self._after = 0
        self._order: Sequence[TeamId] = ()
        self._chosen: Sequence[TeamId] = ()
        self._progress: tuple[Tournament, Progress] | None = None
        self.work = Background(desk.jobs, self)
        self.work.answered.connect(self._on_worked_out)
        self._make_commands()
        self.chart = Chart(desk)
        self.chart.addActions([self.places, self.match_points, self.game_points, self.save])
        self.chart.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.hint = elided_caption()
        self.what = QComboBox()
        self.what.setAccessibleName(self.tr("What the chart shows"))
        self.what.addItems([self._axis(each) for each in (PLACES, MATCH_POINTS, GAME_POINTS)])
        self.what.activated.connect(self._on_chosen)
        row = QHBoxLayout()
        row.setSpacing(SMALL)
        row.addWidget(self.what)
        row.addWidget(self.hint, 1)
        row.addWidget(ActionButton(self.save))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, SMALL, 0, 0)
        layout.setSpacing(SMALL)
        layout.addWidget(self.chart, 1)
        layout.addLayout(row)
        self.chart.point_chosen.connect(self._on_point)

    def _make_commands(self) -> None:
        self.places = action(self, self.tr("&Places"), self._on_what)
        self.match_points = action(self, self.tr("&Match points"), self._on_what)
        self.game_points = action(self, self.tr("&Game points"), self._on_what)
        self._what = QActionGroup(self)
        for command, what in (
            (self.places, PLACES),
            (self.match_points, MATCH_POINTS),
            (self.game_points, GAME_POINTS),
        ):
            command.setCheckable(True)
            command.setData(what)
            self._what.addAction(command)
        self.places.setChecked(True)
        self.save = action(self, self.tr("&Save the chart…"), self._on_save)

    def commands(self) -> Sequence[QAction | None]:
        """Return what the page's menu holds of the chart."""
        return (self.places, self.match_points, self.game_points, None, self.save)

    # --- showing ------------------------------------------------------------------------------

    def start_over(self) -> None:
        """Forget the tournament."""
        self.work.forget()
        self._progress = None
        self.chart.show_plot(None)

    def retheme(self) -> None:
        """Take over colours and sizes of another look."""
        self.chart.setMinimumHeight(self._desk.theme.size(112))
        self.chart.redraw()

    def show_teams(
        self,
        tournament: Tournament,
        after: int,
        order: Sequence[TeamId],
        chosen: Sequence[TeamId],
    ) -> None:
        """Show the way of these teams up to a round; of few, that of the first ones."""
        self._tournament, self._after, self._order = tournament, after, order
        self._chosen = chosen
        known = self._progress
        if known is not None and known[0] is tournament and known[1].rounds >= after:
            self._draw()
            return
        if known is None or known[0] is not tournament:
            self.hint.setText(self.tr("Working it out …"))
        rounds = len(tournament.accepted_rounds)
        self.work.ask(partial(_worked_out, tournament, rounds))

    def _on_worked_out(self, found: object) -> None:
        assert isinstance(found, tuple)
        self._progress = found
        if found[0] is self._tournament:
            self._draw()

    def shown_teams(self) -> list[TeamId]:
        """Return the teams whose way is drawn."""
        if len(self._chosen) > 1:
            return list(self._chosen)[:MOST_LINES]
        first = list(self._order[:FIRST])
        return first + [team for team in self._chosen if team not in first]

    def _draw(self) -> None:
        if self._progress is None or self._tournament is None:
            return
        names = {team.id: team.name for team in self._tournament.teams}
        what = self._checked()
        curves = tuple(
            self._curve(names[team], self._progress[1].ways[team], what)
            for team in self.shown_teams()
            if team in names
        )
        self.chart.show_plot(
            Plot(
                title=self._tournament.settings.name,
                note=self.tr("Round"),
                curves=curves,
                rounds=self._after,
                downwards=what == PLACES,
                axis=self._axis(what),
            )
        )
        self._on_point("")

    def _checked(self) -> str:
        chosen = self._what.checkedAction()
        return str(chosen.data()) if chosen is not None else PLACES

    def _axis(self, what: str) -> str:
        return {
            PLACES: self.tr("Place"),
            MATCH_POINTS: self.tr("Match points"),
            GAME_POINTS: self.tr("Game points"),
        }[what]

    def _curve(self, name: str, way: Way, what: str) -> Curve:
        if what == PLACES:
            values = [float(place) for place in way.places[: self._after]]
            texts = [str(place) for place in way.places[: self._after]]
        else:
            points = way.match_points if what == MATCH_POINTS else way.game_points
            values = [each / 2 for each in points[: self._after]]
            texts = [as_text(HalfPoints(each)) for each in points[: self._after]]
        said = self.tr("{team}, round {round}: {what} {value}")
        return Curve(
            name,
            tuple(values),
            tuple(
                said.format(team=name, round=number, what=self._axis(what).lower(), value=text)
                for number, text in enumerate(texts, start=1)
            ),
        )

    def _on_point(self, text: str) -> None:
        few = len(self._chosen) < 2
        hint = (
            self.tr("The first eight; choose teams with Ctrl or Shift.")
            if few
            else self.tr("The chosen teams, twelve at most.")
        )
        self.hint.setText(text or hint)

    def _on_what(self) -> None:
        self.what.setCurrentIndex((PLACES, MATCH_POINTS, GAME_POINTS).index(self._checked()))
        self._draw()

    def _on_chosen(self, place: int) -> None:
        self._what.actions()[place].trigger()

    # --- saving -------------------------------------------------------------------------------

    def _on_save(self) -> None:
        document, plot = self._desk.session.document, self.chart.plot
        if document is None or plot is None:
            return
        suggested = document.path.with_suffix(".png")
        kinds = self.tr("Pictures (*.png *.svg)")
        path = self._desk.notices.choose_place(suggested, self.tr("Save the chart"), kinds)
        if path is None:
            return
        if path.suffix.lower() not in (".png", ".svg"):
            path = path.with_name(path.name + ".png")
        try:
            put(path, self.chart.picture(plot, path.suffix.lower()))
        except TeamSwissError as error:
            self._desk.notices.refuse(self._desk.session.worded(error))


def _worked_out(tournament: Tournament, rounds: int) -> tuple[Tournament, Progress]:
    return tournament, progress(tournament, rounds)
