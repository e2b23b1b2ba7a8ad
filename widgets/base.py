"""What every widget of the project shares: traits, strict construction, texts, a picture without a kernel.

A widget shows a *view*: the plain dict that ``Game.view`` makes (see ``docs/architecture.md``). Python owns
the truth; the browser only draws it and sends a choice back through one public trait.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

import anywidget
import traitlets

from gamekit.locale import LANGUAGES, catalogue
from widgets.displays import FIRST, Part, display
from widgets.page import standalone_page

STATIC = Path(__file__).parent / "static"
SIZES = ("normal", "large")


@cache
def look() -> dict[str, Any]:
    """Return the shared constants of ``look.json``: colours, hatches, dashes, icons and tokens. Do not change them."""
    data: dict[str, Any] = json.loads((Path(__file__).parent / "look.json").read_text("utf-8"))
    return data


def labels(lang: str, *prefixes: str) -> dict[str, str]:
    """Collect the text templates a browser needs, still with their placeholders.

    Parameters
    ----------
    lang : str
        ``"en"`` or ``"fr"``.
    prefixes : str
        Beginnings of message ids, such as ``"widget.map."`` or ``"imperial2030.name."``.

    Returns
    -------
    dict
        Message id to template, in the order of the locale file.
    """
    return {key: text for key, text in catalogue(lang).items() if key.startswith(prefixes)}


def as_view(source: object) -> dict[str, Any]:
    """Turn what a user hands over into a view.

    Parameters
    ----------
    source : Mapping or object
        A view, or anything with a method ``view()`` that returns one, as a session has.

    Raises
    ------
    TypeError
        If it is neither.
    """
    if isinstance(source, Mapping):
        return dict(source)
    maker = getattr(source, "view", None)
    if callable(maker):
        return dict(maker())
    raise TypeError(f"expected a view (a dict) or a session with a view() method, not {type(source).__name__}")


def player_names(source: object) -> dict[str, str]:
    """Names of the people in their seats, ``{"P1": "Ann", ...}``, where a session knows them; else empty."""
    names = getattr(source, "names", None)
    return {str(seat): str(name) for seat, name in names.items()} if isinstance(names, Mapping) else {}


WHOLE = ("ruleset", "turn", "decision", "over")
"""Parts that the view of every game has."""


class ViewTrait(traitlets.Dict):
    """A view; a session may be assigned to it as well, and its present view is taken."""

    def validate(self, obj: Any, value: Any) -> Any:
        """Accept a dict, or an object with a ``view()`` method; refuse a view with less than every one has."""
        if not isinstance(value, Mapping) and callable(getattr(value, "view", None)):
            value = as_view(value)
        value = super().validate(obj, value)
        if "game" in value:
            obj.check_game(value["game"])
            if lacking := [part for part in WHOLE if part not in value]:
                raise ValueError(f"expected a whole view, as Session.view() makes it: {', '.join(lacking)} is missing")
        return value


class GameWidget(anywidget.AnyWidget):
    """Common base of the widgets.

    Parameters
    ----------
    view : dict or session, optional
        The position to show. A session is asked for its ``view()`` once; assign it again to show a later position.
    lang : {"en", "fr"}
        Language of every text.
    size : {"normal", "large"}
        ``"large"`` scales type and targets by 1.5, for a projector.
    names : dict, optional
        Names of the players by seat. Taken from the session where there is one.

    Raises
    ------
    TypeError
        For a keyword no trait of the widget answers to; the message lists those there are.
    ValueError
        For a position of a game that the widget does not show, or a part of one, also when assigned later.
    """

    view = ViewTrait(help="The position shown.").tag(sync=True)
    lang = traitlets.Enum(LANGUAGES, "en", help="Language of every text.").tag(sync=True)
    size = traitlets.Enum(SIZES, "normal", help="Scale of type and targets.").tag(sync=True)
    names = traitlets.Dict(help="Names of the players by seat.").tag(sync=True)
    _labels = traitlets.Dict().tag(sync=True)

    # Message ids the browser side of a subclass needs, besides those every widget needs.
    _label_prefixes: ClassVar[tuple[str, ...]] = ()

    def __init__(self, view: object = None, **kwargs: Any) -> None:
        self.check_options(kwargs)
        if view is not None:
            kwargs["view"] = as_view(view)
            kwargs.setdefault("names", player_names(view))
        super().__init__(**kwargs, **self._identity())

    def _identity(self) -> dict[str, str]:
        """Return traits of anywidget's own that this instance sets."""
        return {}

    def check_game(self, game: str) -> None:
        """Raise ValueError if the widget shows no positions of a game."""

    @classmethod
    def check_options(cls, given: Iterable[str]) -> None:
        """Raise TypeError, with those there are, for a keyword that is none of :meth:`options`."""
        known = cls.options()
        if unknown := sorted(set(given) - set(known)):
            raise TypeError(
                f"{cls.__name__} has no option {', '.join(map(repr, unknown))}; its options are {', '.join(known)}"
            )

    @classmethod
    def options(cls) -> tuple[str, ...]:
        """Names of the keywords the constructor takes, ``view`` first."""
        base = set(anywidget.AnyWidget.class_trait_names())
        own = [name for name in cls.class_trait_names() if name not in base and not name.startswith("_")]
        return ("view", *sorted(name for name in own if name != "view"), "layout")

    @traitlets.default("_labels")
    def _default_labels(self) -> dict[str, str]:
        return labels(self.lang, "widget.common.", f"{self._game()}.name.", *self._prefixes())

    def _game(self) -> str:
        """Return the game whose names the browser needs."""
        return str(self.view.get("game", FIRST))

    def _prefixes(self) -> tuple[str, ...]:
        return self._label_prefixes

    @traitlets.observe("lang")
    def _retranslate(self, _change: object) -> None:
        self._labels = self._default_labels()

    def __repr__(self) -> str:
        """Return the same text for the same position, so that a saved notebook compares equal."""
        shown = f"game={self.view['game']!r}, turn={self.view.get('turn')!r}, " if self.view.get("game") else ""
        return f"{type(self).__name__}({shown}lang={self.lang!r})"

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None:
            return None
        data, metadata = bundle
        return {**data, "text/plain": repr(self), "image/svg+xml": self.to_svg()}, metadata

    def to_svg(self) -> str:
        """Draw the position as one SVG document that needs neither kernel nor script."""
        raise NotImplementedError(f"{type(self).__name__} draws no picture")

    def to_html(self, title: str = "", about: str = "") -> str:
        """Make one self-contained page that shows this widget, without a kernel and without a network.

        Parameters
        ----------
        title : str
            Title of the page; the ``repr`` of the widget when empty.
        about : str
            What the page says of itself, under its title, above the widget; without it the title stands there neither.
        """
        base = set(anywidget.AnyWidget.class_trait_names())
        state = {name: getattr(self, name) for name in self.trait_names(sync=True) if name not in base}
        for key in ("_esm", "_css", "_anywidget_id"):
            state.pop(key, None)
        return standalone_page(title or repr(self), str(self._esm), str(self._css), state, self.lang, about)


class WithRules(GameWidget):
    """A widget in which a reader opens the texts of rules."""

    _rules = traitlets.Dict().tag(sync=True)

    @traitlets.default("_rules")
    def _default_rules(self) -> dict[str, Any]:
        return self._rule_texts()

    def _rule_texts(self) -> dict[str, Any]:
        """Return the rules that can be opened, as `widgets.film.book_texts` makes them."""
        raise NotImplementedError

    @traitlets.observe("lang")
    def _word_rules_again(self, _change: object) -> None:
        self._rules = self._rule_texts()


@cache
def bundle(name: str) -> str:
    """Return the text of a file of ``widgets/static``."""
    return (STATIC / name).read_text("utf-8")


class DisplayWidget(GameWidget):
    """A widget that shows one game by that game's display (see `widgets.displays`), with a module made for it.

    Parameters
    ----------
    view : dict or session, optional
        As of `GameWidget`; its game is the widget's from then on.
    game : str, optional
        The game, where it does not follow from ``view``; Imperial 2030 without either.
    **kwargs
        Further options of `GameWidget`.
    """

    # Names of the bundles, to which the name of the game is added, and the parts of its display that are in them.
    _bundle: ClassVar[str]
    _parts: ClassVar[tuple[Part, ...]]

    _esm = traitlets.Unicode().tag(sync=True)
    _css = traitlets.Unicode().tag(sync=True)

    def __init__(self, view: object = None, *, game: str | None = None, **kwargs: Any) -> None:
        shown = None if view is None else as_view(view)
        self.display = display(game or (shown or {}).get("game", FIRST), *self._parts)
        super().__init__(view, **kwargs)

    def _identity(self) -> dict[str, str]:
        # The page keeps one style sheet for each of these ids, and two games have two.
        return {"_anywidget_id": f"{type(self).__module__}.{type(self).__name__}.{self.display.game}"}

    @traitlets.default("_esm")
    def _default_esm(self) -> str:
        return bundle(f"{self._bundle}-{self.display.kit or self.display.game}.js")

    @traitlets.default("_css")
    def _default_css(self) -> str:
        return bundle(f"{self._bundle}-{self.display.kit or self.display.game}.css")

    def check_game(self, game: str) -> None:
        """Raise ValueError for a game other than the widget's."""
        if game != self.display.game:
            other = display(game, *self._parts).game
            raise ValueError(f"this {type(self).__name__} shows {self.display.game}: make another one for {other}")

    def _game(self) -> str:
        return self.display.game

    def _prefixes(self) -> tuple[str, ...]:
        own = (prefix for part in self._parts for prefix in self.display.labels.get(part, ()))
        return (*self._label_prefixes, *dict.fromkeys(own))
