"""The season wheel as a widget: year, season and phase of a position of IMPERO, and what each of them changes."""

from __future__ import annotations

from typing import Any, ClassVar

import traitlets

from gamekit.impero import GAME
from gamekit.impero.board import SEASONS
from gamekit.impero.calendar import ENDING, season_dial
from gamekit.impero.flow import PHASES
from gamekit.impero.rulesets import GAME_ID, RULESETS
from widgets.base import STATIC, WithRules
from widgets.displays.impero.picture_seasons import seasons_svg
from widgets.film import book_texts, named_in


class SeasonWheel(WithRules):
    """The season wheel of IMPERO: four seasons of five phases, and in words what is in force now and what comes next.

    It is read, not pressed to act: the arrow keys or a click select a season or a phase, and the words beside the wheel
    say what it changes, with the rules.

    Parameters
    ----------
    view : dict or session, optional
        The position to show. Without one the wheel shows a year, and points nowhere.
    season : str
        The season to read about: ``"printemps"``, ``"ete"``, ``"automne"`` or ``"hiver"``; empty for what is in force
        now. What a reader selects is written here.
    phase : str
        The phase of that season to read about: ``"event"``, ``"income"``, ``"management"``, ``"actions"`` or
        ``"upkeep"``; empty for the whole season.
    **kwargs
        Further options of `GameWidget`.

    Raises
    ------
    ValueError
        For a position of another game, also when assigned later.
    traitlets.TraitError
        For a season or a phase there is not; the message lists those there are.

    Examples
    --------
    >>> SeasonWheel(season="hiver")
    SeasonWheel(season='hiver', lang='en')
    """

    _esm = STATIC / "seasons.js"
    _css = STATIC / "seasons.css"
    _label_prefixes: ClassVar[tuple[str, ...]] = ("widget.seasons.", "widget.log.")

    season = traitlets.Unicode("", help="The season to read about, or empty.").tag(sync=True)
    phase = traitlets.Unicode("", help="The phase of that season to read about, or empty.").tag(sync=True)
    _dial = traitlets.Dict().tag(sync=True)

    def check_game(self, game: str) -> None:
        """Raise ValueError for a game that is played without seasons."""
        if game != GAME_ID:
            raise ValueError(f"{game!r} has no season wheel: only {GAME_ID} has one")

    def _game(self) -> str:
        return GAME_ID

    @traitlets.default("_dial")
    def _default_dial(self) -> dict[str, Any]:
        return season_dial(self.view)

    def _rule_texts(self) -> dict[str, Any]:
        book = GAME.rulebook(RULESETS[0])
        return book_texts(book, named_in(book, [self._dial, ENDING]), self.lang)

    @traitlets.validate("season", "phase")
    def _known(self, proposal: dict[str, Any]) -> str:
        trait, value = proposal["trait"].name, str(proposal["value"])
        known = {"season": SEASONS, "phase": PHASES}[trait]
        if value and value not in known:
            raise traitlets.TraitError(f"no {trait} {value!r}: there are {', '.join(known)}")
        return value

    @traitlets.observe("view")
    def _new_position(self, _change: object) -> None:
        self._dial = self._default_dial()

    def to_svg(self) -> str:
        """Draw the wheel and its words as one SVG document that needs neither kernel nor script."""
        return seasons_svg(self.view, self.lang, season=self.season, phase=self.phase)

    def __repr__(self) -> str:
        """Return the same text for the same position, so that a saved notebook compares equal."""
        now = f"year={self.view['year']}, now={self.view['season']!r}, " if self.view else ""
        read = f"season={self.season!r}, " if self.season else ""
        phase = f"phase={self.phase!r}, " if self.phase else ""
        return f"SeasonWheel({now}{read}{phase}lang={self.lang!r})"
