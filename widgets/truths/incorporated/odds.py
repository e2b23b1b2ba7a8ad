"""Odds before the die is rolled: of a crisis, and of a clash; and the payoff cards that Growth reveals."""

from __future__ import annotations

from collections.abc import Callable

from gamekit.core.verdict import reason
from gamekit.incorporated import odds
from gamekit.incorporated.events import SliderMoved
from widgets.lessons.answers import Fact, Slip
from widgets.truths.branch import Branch, Truth, usable

CLASH = ("die", "chances")
"""What can be asked about the next clash of a zone."""


def signed(number: int) -> str:
    """Return a number with its sign."""
    return f"{number:+d}".replace("-", "−") if number else "0"


def _sum(branch: Branch) -> Fact:
    sliders, crisis = branch.view["sliders"], branch.view["crisis"]
    growth, stress = (sliders[name]["value"] for name in ("growth", "stress"))
    return reason(
        *("widget.quiz.fact.difficulty", "INC-022"),
        growth=growth,
        stress=signed(stress),
        difficulty=crisis["difficulty"],
    )


def difficulty(branch: Branch, _who: str) -> Truth:
    """Return the difficulty of a crisis as it is now (INC-022)."""
    value, growth = branch.view["crisis"]["difficulty"], branch.view["sliders"]["growth"]["value"]
    added = reason("widget.quiz.fact.stress", "INC-022")
    slips = [
        Slip(growth, "stress", (added,)),
        Slip(branch.before["crisis"]["difficulty"], "before", branch.of(SliderMoved)),
        Slip(branch.view["sliders"]["growth"]["cards"], "percent", (added,)),
    ]
    facts = (*branch.of(SliderMoved), _sum(branch))
    return Truth("number", value, "difficulty", facts=facts, slips=usable(slips, value))


def crisis(branch: Branch, _who: str) -> Truth:
    """Return how many sides of the crisis die bring a crisis (INC-190)."""
    now = branch.view["crisis"]
    value, sides = now["chances"], now["of"]
    below = reason("widget.quiz.fact.below", "INC-190", sides=sides)
    growth = branch.view["sliders"]["growth"]["value"]
    slips = [
        Slip(now["difficulty"], "below", (below,)),
        Slip(int(odds.crisis_chance(growth) * sides), "stress", (reason("widget.quiz.fact.stress", "INC-022"),)),
        Slip(sides - value, "other_side", (below,)),
        Slip(branch.before["crisis"]["chances"], "before", branch.of(SliderMoved)),
    ]
    facts = (*branch.of(SliderMoved), _sum(branch), below)
    return Truth("number", value, "crisis", "chance", facts=facts, slips=usable(slips, value), params={"sides": sides})


def cards(branch: Branch, _who: str) -> Truth:
    """Return how many payoff cards lie open (INC-021, INC-103)."""
    value = sum(branch.view["payoff"]["revealed"].values())
    growth = branch.view["sliders"]["growth"]
    fact = reason("widget.quiz.fact.cards", "INC-021", "INC-103", growth=growth["value"], cards=growth["cards"])
    slips = [
        Slip(growth["value"], "percent", (reason("widget.quiz.fact.track", "INC-021"),)),
        Slip(branch.before["sliders"]["growth"]["cards"], "before", branch.of(SliderMoved, slider="growth")),
    ]
    # After a crisis or a budget there are more or fewer than the slider says.
    facts: tuple[Fact, ...] = (*branch.of(SliderMoved, slider="growth"), fact) if value == growth["cards"] else ()
    return Truth("number", value, "cards", "card", facts=facts, slips=usable(slips, value))


GLOBAL_ODDS: dict[str, Callable[[Branch, str], Truth]] = {"cards": cards, "difficulty": difficulty, "crisis": crisis}
"""What can be asked about the turn as a whole."""


def clash(branch: Branch, zone: str, camp: str, what: str) -> Truth:
    """Return the least number on the die that wins the next clash of a zone, or how many sides win it.

    Raises
    ------
    ValueError
        If no die is rolled there (INC-182), or the zone has no battleground.
    """
    now = branch.view["clashes"][zone]
    own = now and now["camps"][camp]
    if own is None or own["least"] is None:
        raise ValueError(f"no die is rolled in {zone}: nothing to ask about")
    power, bonus, stability, sides = own["power"], own["bonus"], now["stability"], now["of"]
    added = reason("widget.quiz.fact.added", "INC-174", "INC-175")
    errors = {"balance": bonus, "bonus": power, "neither": 0, "camp": -power - bonus, "bonus_side": power - bonus}
    facts: tuple[Fact, ...] = (
        reason(
            *("widget.quiz.fact.clash", "INC-174", "INC-175", "INC-176"),
            country=now["country"],
            camp=camp,
            stability=stability,
            power=signed(power),
            bonus=signed(bonus),
            needed=stability - power - bonus,
        ),
    )
    if what == "die":
        value = own["least"]
        slips = [Slip(odds.least_roll(stability, wrong), hint, (added,)) for hint, wrong in errors.items()]
        if stability - power - bonus <= 1:
            slips.insert(0, Slip(stability - power - bonus, "never_one", (reason("widget.quiz.fact.one", "INC-176"),)))
    else:
        value = own["chances"]
        slips = [Slip(own["least"], "least", (reason("widget.quiz.fact.faces", "INC-173", sides=sides),))]
        slips += [
            Slip(int(odds.clash_chance(stability, wrong) * sides), hint, (added,)) for hint, wrong in errors.items()
        ]
    params = {"camp": camp, "country": now["country"], "sides": sides}
    unit = "" if what == "die" else "chance"
    return Truth("number", value, what, unit, facts=facts, slips=usable(slips, value), params=params)
