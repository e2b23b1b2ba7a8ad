"""The sliders as a widget: interest rates, growth, stress and balance of power, to read or to move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import traitlets

from gamekit.core.session import Node, Session
from gamekit.incorporated import GAME
from gamekit.incorporated.rulesets import GAME_ID
from gamekit.incorporated.tracks import SLIDERS, places_of, slider_dial, start_view
from widgets.base import STATIC, ViewTrait, WithRules
from widgets.displays.incorporated.memory_sliders import remember
from widgets.displays.incorporated.picture_sliders import sliders_svg
from widgets.film import book_texts


def has_sliders(view: Mapping[str, Any]) -> None:
    """Check that a position has the sliders of Incorporated.

    Raises
    ------
    ValueError
        If it has not; the message names the game that has.
    """
    if "sliders" not in view:
        raise ValueError(f"no sliders in a position of {view.get('game', 'no game')!r}: there are sliders in {GAME_ID}")


def _position(view: Mapping[str, Any]) -> dict[str, Any]:
    """Return a view without what is remembered of earlier ones."""
    return {key: part for key, part in view.items() if key != "memory"}


class PositionTrait(ViewTrait):
    """A position with sliders. A session may be assigned to it: its present position, with what came before."""

    def validate(self, obj: Any, value: Any) -> Any:
        """Accept the view of a game with sliders, or a session of one."""
        if isinstance(value, Session):
            value = obj.remembered(value)
        value = super().validate(obj, value) or start_view()
        has_sliders(value)
        return value


class Sliders(WithRules):
    """The four tracks of Incorporated, each with what its place implies: what bonds bring, the odds of a crisis.

    Places are what the sliders show: dollars per bond (20 to 11), Growth in percent, Stress, and Balance of Power
    (positive for NATO). A ghost shows where a slider stood at the start of the turn, and a sentence says what moved it
    last.

    Parameters
    ----------
    view : dict or session, optional
        The position to show; the start of a game when left out. A session is asked once; assign it again to show a
        later position.
    values : dict, optional
        Slider to place: where sliders stand that are not as in the position. What a reader moves is written here, so
        ``sliders.observe(f, "values")`` hears of it: at the end of a drag, and a few times a second while it lasts.
        What is given at first is what :meth:`reset` goes back to.
    movable : sequence of str
        The sliders that a reader can move. They change nothing but ``values``: no move of a game is made.
    show : sequence of str
        The sliders shown, in this order.
    **kwargs
        Further options of `GameWidget`.

    Raises
    ------
    ValueError
        For a position of a game without sliders; also when assigned later.
    traitlets.TraitError
        For a slider there is not, or a place that is not on its track; the message lists those there are.

    Examples
    --------
    >>> sliders = Sliders(values={"interest": 16, "growth": 5}, movable=["interest"], show=["interest", "growth"])
    >>> sliders.places
    {'interest': 16, 'growth': 5, 'stress': 1, 'power': 3}
    >>> sliders.values = {"interest": 12}
    >>> sliders.reset()
    >>> sliders.values
    {'interest': 16, 'growth': 5}
    """

    _esm = STATIC / "sliders.js"
    _css = STATIC / "sliders.css"
    _label_prefixes: ClassVar[tuple[str, ...]] = ("widget.sliders.", "widget.log.")

    view = PositionTrait(help="The position shown.").tag(sync=True)
    values = traitlets.Dict(help="Where sliders stand that are not as in the position.").tag(sync=True)
    movable = traitlets.List(traitlets.Unicode(), help="The sliders that a reader can move.").tag(sync=True)
    show = traitlets.List(traitlets.Unicode(), list(SLIDERS), help="The sliders shown, in this order.").tag(sync=True)
    _home = traitlets.Dict().tag(sync=True)
    _dial = traitlets.Dict().tag(sync=True)

    # A step of a game and what was remembered there, to word it again in another language.
    _told: tuple[Node, dict[str, Any]] | None = None
    _made = False

    def __init__(self, view: object = None, **kwargs: Any) -> None:
        self.check_options(kwargs)
        if isinstance(view, Session):
            kwargs.setdefault("names", dict(view.names))
            view = self.remembered(view, kwargs.get("lang", "en"))
        super().__init__(view, **kwargs)
        self._home = dict(self.values)
        self._made = True

    def remembered(self, session: Session, lang: str | None = None) -> dict[str, Any]:
        """Return the present position of a session with what a reader remembers of the steps before."""
        view = session.view()
        has_sliders(view)
        memory = remember(session.node, session.names, lang or self.lang)
        self._told = (session.node, memory)
        return {**view, "memory": memory}

    @property
    def places(self) -> dict[str, int]:
        """Where all four sliders stand, those that were moved included."""
        return {**places_of(self.view), **self.values}

    def reset(self) -> None:
        """Put every slider back to where it stood before it was moved."""
        self.values = dict(self._home)

    @traitlets.default("view")
    def _default_view(self) -> dict[str, Any]:
        return start_view()

    @traitlets.default("_dial")
    def _default_dial(self) -> dict[str, Any]:
        return slider_dial(self.view)

    def _rule_texts(self) -> dict[str, Any]:
        dial = self._dial
        ids = [rule for group in (dial["rules"], dial["decided"]) for rules in group.values() for rule in rules]
        changes = [entry["last"] for entry in self.view.get("memory", {}).get("sliders", {}).values()]
        ids += [rule for change in changes if change for rule in change["rules"]]
        return book_texts(GAME.rulebook(self.view["ruleset"]), dict.fromkeys(ids), self.lang)

    @traitlets.validate("values")
    def _on_the_tracks(self, proposal: dict[str, Any]) -> dict[str, int]:
        tracks = slider_dial(self.view)["tracks"]
        values: dict[str, int] = {}
        for slider, place in proposal["value"].items():
            self._known([slider])
            if type(place) is not int or place not in tracks[slider]:
                there = ", ".join(map(str, tracks[slider]))
                raise traitlets.TraitError(f"{slider} cannot stand at {place!r}: its track has {there}")
            values[slider] = place
        return values

    @traitlets.validate("movable", "show")
    def _sliders_once(self, proposal: dict[str, Any]) -> list[str]:
        wanted = list(proposal["value"])
        self._known(wanted)
        if len(set(wanted)) < len(wanted):
            raise traitlets.TraitError(f"{proposal['trait'].name} names a slider twice: {', '.join(wanted)}")
        if not wanted and proposal["trait"].name == "show":
            raise traitlets.TraitError(f"show needs at least one of {', '.join(SLIDERS)}")
        return wanted

    def _known(self, sliders: Sequence[str]) -> None:
        if missing := [slider for slider in sliders if slider not in SLIDERS]:
            raise traitlets.TraitError(f"no slider {missing[0]!r}: the sliders are {', '.join(SLIDERS)}")

    @traitlets.observe("view")
    def _new_position(self, change: Any) -> None:
        self._dial = self._default_dial()
        self._rules = self._rule_texts()
        if self._made and _position(change["old"]) != _position(change["new"]):
            # What was moved belongs to the position it was moved in.
            self._home = {}
            self.values = {}

    @traitlets.observe("lang")
    def _word_again(self, _change: object) -> None:
        if self._told is not None and self._told[1] == self.view.get("memory"):
            node = self._told[0]
            memory = remember(node, self.names, self.lang)
            self._told = (node, memory)
            self.view = {**self.view, "memory": memory}

    def to_svg(self) -> str:
        """Draw the tracks as one SVG document that needs neither kernel nor script."""
        return sliders_svg(self.view, self.lang, self.names, values=self.values, home=self._home, show=self.show)

    def __repr__(self) -> str:
        """Return where the sliders that are shown stand."""
        places = self.places
        return f"Sliders({', '.join(f'{slider}={places[slider]}' for slider in self.show)}, lang={self.lang!r})"
