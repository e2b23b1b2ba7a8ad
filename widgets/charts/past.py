"""Ghosts: the lines of another game over which a chart lies, faded and dashed, from where the two part."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from gamekit.core.errors import RondelError
from gamekit.core.game import part
from gamekit.core.session import Session
from gamekit.locale import text
from widgets.charts.paint import Paint, Stroke, held, mixed, paint, plain
from widgets.charts.size import sized

if TYPE_CHECKING:
    import plotly.graph_objects as go

_FADED = 0.78
"""How much of its colour a ghost keeps: it still has three times the contrast of its paper."""
_DASH = "4px,7px"
"""Wider apart than the dashes of any nation, corporation, faction or player."""
_MARK, _WIDTH = 6, 1.6
"""Size of a marker and width of a line, in pixels: smaller than those of the game itself."""


@dataclass(frozen=True, slots=True)
class Past:
    """Another game as the ghost of a chart.

    Parameters
    ----------
    session
        The game.
    called
        What people call it, inside a sentence.
    """

    session: Session
    called: str


@dataclass(frozen=True, slots=True)
class Shade:
    """What of a line of another game is drawn.

    Parameters
    ----------
    places
        Of its points, from the last one before the two lines part; none where they never do.
    until
        Where it ends, if that is not at its last point: at the end of the line itself, when the other game goes on.
    end
        Its last value; None if there is none, or nobody may know it.
    """

    places: range
    until: float | None
    end: int | None


NOTHING = Shade(range(0), None, None)
"""Of a line without a ghost."""


def shade(
    x: Sequence[float], y: Sequence[int | None], other_x: Sequence[float], other_y: Sequence[int | None]
) -> Shade:
    """Return what is drawn of another game's line beside a line; both keep each value until the next one.

    Examples
    --------
    >>> shade([0, 1, 2, 3], [5, 5, 6, 7], [0, 1, 2, 3, 4], [5, 5, 8, 9, 9])
    Shade(places=range(1, 4), until=None, end=9)
    >>> shade([0, 4], [5, 5], [0, 3, 6], [5, 6, 6])
    Shade(places=range(0, 2), until=4, end=6)
    >>> shade([0, 1], [5, 6], [0, 1, 2], [5, 6, 7]).places
    range(0, 0)
    """
    reach = bisect_right(other_x, x[-1])
    goes_on = reach < len(other_x)
    if not reach:
        return NOTHING
    last, end = x[-1] if goes_on else other_x[reach - 1], other_y[reach - 1]
    times = sorted({at for at in (*x, *other_x) if other_x[0] <= at <= last})
    parted = next((at for at in times if _at(x, y, at) != _at(other_x, other_y, at)), None)
    if parted is None:
        return Shade(range(0), None, end)
    until = last if last > other_x[reach - 1] else None
    return Shade(range(max(0, bisect_left(other_x, parted) - 1), reach), until, end)


def _at(x: Sequence[float], y: Sequence[int | None], time: float) -> int | None:
    """Return the value of a line at a time that it reaches."""
    place = bisect_right(x, time)
    return y[place - 1] if place else None


def ghost(
    shown: Shade,
    x: Sequence[float],
    y: Sequence[int | None],
    style: Stroke,
    colours: Paint,
    *,
    title: str,
    past: Past,
    axis: str = "y",
    hover: Sequence[str] | None = None,
    **meta: str,
) -> list[go.Scatter]:
    """Return the ghost of a line, nothing where nothing differs.

    Parameters
    ----------
    shown
        What of the other game's line is drawn.
    x, y, hover
        All its points, and a text for each; None to tell the value alone.
    style, title, axis
        Of the line itself.
    past
        The other game.
    **meta
        Whose line it is.
    """
    if not shown.places:
        return []
    places = [*shown.places, *([shown.places[-1]] if shown.until is not None else [])]
    times = [x[n] for n in shown.places] + ([] if shown.until is None else [shown.until])
    colour = mixed(style.edge, colours.paper, _FADED)
    faded = replace(style, line=colour, edge=colour, core=colours.paper, dash=_DASH)
    drawn = held(
        times,
        [y[n] for n in places],
        faded,
        f"{title} ({past.called})",
        width=_WIDTH,
        yaxis=axis,
        meta={"ghost": True, **meta},
    )
    drawn.update(marker={"size": _MARK})
    if hover is None:
        return [drawn.update(hovertemplate="%{y}")]
    said = [f"<b>{plain(past.called)}</b><br>{hover[n]}" for n in places]
    return [drawn.update(text=said, hovertemplate="%{text}<extra></extra>")]


def noted(note: str, past: Past | None, lang: str) -> str:
    """Return the note under a title, with what the ghosts are."""
    if past is None:
        return note
    return " ".join(filter(None, (note, text("chart.ghosts.note", lang, called=past.called))))


def marked(past: Past | None, ends: Mapping[str, tuple[int | None, int | None]]) -> dict[str, Any]:
    """Return what :func:`say` needs for the notes of a figure: each line's last value, and that of its ghost."""
    if past is None:
        return {}
    return {"ghosts": {"called": past.called, "ends": {key: list(pair) for key, pair in ends.items()}}}


def say(
    meta: Mapping[str, Any],
    drawn: Sequence[go.Scatter],
    worded: Callable[[str], str],
    amount: Callable[[str, int], str],
    lang: str,
) -> list[str]:
    """Return the sentences on the ghosts of a figure: what they are, and how far each line ends from its own.

    Parameters
    ----------
    meta
        Notes of the figure.
    drawn
        All its traces.
    worded, amount
        What people call a line, and how they say one of its values.
    lang
        Language.
    """
    if "ghosts" not in meta:
        return []
    called, ends = meta["ghosts"]["called"], meta["ghosts"]["ends"]
    if not any(trace.meta and trace.meta.get("ghost") for trace in drawn):
        return [text("chart.ghosts.none", lang, called=called)]
    said = [text("chart.ghosts.describe", lang, called=called)]
    apart = {key: pair for key, pair in ends.items() if None not in pair and pair[0] != pair[1]}
    for key, (own, theirs) in apart.items():
        said.append(text("chart.ghosts.end", lang, line=worded(key), own=amount(key, own), theirs=amount(key, theirs)))
    return said if apart else [*said, text("chart.ghosts.same", lang)]


def ghosts(
    what: str,
    session: Session,
    against: Session,
    lang: str = "en",
    theme: str = "light",
    *,
    called: str = "",
    size: str = "normal",
) -> go.Figure:
    """Draw a chart of a game over the ghost of another one, such as a side line over the line that it leaves.

    The lines of the game are solid as ever. Those of the other game are faded and dashed, from where the two part, and
    as far as the game itself goes; where a line ends elsewhere than its ghost, the ghost's value stands in brackets.

    Parameters
    ----------
    what
        Name of a chart of lines.
    session, against
        The game, and the other one; of each the line under its cursor is drawn.
    lang, theme, size
        As for :func:`power_points`.
    called
        What people call the other game, inside a sentence; "" for ``"the other line"``.

    Raises
    ------
    ValueError
        If the two are not of one game and number of players, or the chart has no lines; else as :func:`power_points`.
    RondelError
        If the game has no such chart.
    """
    game = session.game.id
    own = part(game, __package__ or "")
    if own is None or what not in own.DRAW:
        known = ", ".join(own.DRAW) if own else ""
        raise RondelError("tables.not_here", what=what, game_id=game, known=known)
    draw: Mapping[str, Callable[..., go.Figure]] = getattr(own, "GHOSTS", {})
    if what not in draw:
        raise ValueError(f"{what} has no ghosts: choose one of {', '.join(draw)}")
    if against.game.id != game or list(against.names) != list(session.names):
        raise ValueError("a ghost is of the same game, with as many players")
    paint(theme)
    past = Past(against, called or text("chart.ghosts.other", lang))
    return sized(draw[what](session, lang, theme, past), size)
