"""The season wheel, without a browser: its data, its words, its picture."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from traitlets import TraitError

import gamekit
from gamekit.core.game import PUBLIC
from gamekit.impero import GAME, modifiers
from gamekit.impero.board import SEASONS, board
from gamekit.impero.calendar import season_dial
from gamekit.impero.flow import PHASES
from gamekit.locale import LANGUAGES, has
from tests.conftest import ROOT
from tests.widgets.test_picture import contrast
from widgets.base import look
from widgets.displays.impero.picture_seasons import SeasonWords, seasons_svg
from widgets.seasons import SeasonWheel

SVG = "{http://www.w3.org/2000/svg}"
FILE = Path(__file__).parents[1] / "data/views/impero_dial.json"


def position(**data: Any) -> dict[str, Any]:
    """Return the view of a custom position."""
    return GAME.view(GAME.position(data), PUBLIC)


def test_the_file_for_the_browser_holds_the_dial() -> None:
    assert json.loads(FILE.read_text(encoding="utf-8")) == season_dial({})


def test_every_effect_of_the_data_has_a_line() -> None:
    """IMP-010 to IMP-021, IMP-030."""
    dial = season_dial({})
    for season in dial["seasons"]:
        assert len(season["lines"]) == len(board().seasons[season["id"]])
    for card, shown in dial["cards"].items():
        assert [line["params"]["n"] for line in shown["lines"]] == [each.n for each in board().cards[card].effects]
        assert shown["reconstructed"]
    assert [phase["id"] for phase in dial["phases"]] == list(PHASES)


def test_the_numbers_of_the_wheel_are_those_of_the_engine() -> None:
    """IMP-017 to IMP-021: what the wheel says of upkeep, influence and stability is what the engine adds."""
    for season in SEASONS:
        state = GAME.position({"season": season, "phase": "management"})
        lines = next(each["lines"] for each in season_dial({})["seasons"] if each["id"] == season)
        said = {line["say"]: line["params"]["n"] for line in lines}
        assert said.get("upkeep_add", 0) == modifiers.added(modifiers.season_effects(state), "upkeep_add")
        assert said.get("stability.temporary", 0) == modifiers.winter_loss(state)
        cap = said.get("influence_cap", said.get("influence_none", board().influence_cap))
        assert cap == modifiers.influence_cap(state)
        assert said.get("siege_add", 0) == modifiers.siege_bonus(state, "P1")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_has_words_and_rules_that_are_there(lang: str) -> None:
    book = GAME.rulebook("impero")
    for options in ({}, {"actions": False}, {"winter_stability": "permanent"}):
        dial = season_dial({"options": options})
        for season in dial["seasons"]:
            assert all(has(f"widget.seasons.short.{line['say']}", lang) for line in season["lines"])
        groups = [*dial["seasons"], *dial["cards"].values()]
        lines = [line for group in groups for line in group["lines"]]
        assert all(has(f"widget.seasons.effect.{line['say']}", lang) for line in lines)
        assert all(rule in book for line in [*lines, *dial["phases"]] for rule in line["rules"])
        assert all(line["phase"] in PHASES for line in lines)


def test_options_change_the_wheel() -> None:
    """IMP-S01, IMP-A03."""
    left_out = season_dial(position(options={"actions": False}))["phases"][3]
    assert (left_out["id"], left_out["played"], left_out["rules"]) == ("actions", False, ["IMP-S01"])
    lasting = season_dial(position(options={"winter_stability": "permanent"}))["seasons"][3]["lines"]
    assert [line["say"] for line in lasting if line["say"].startswith("stability")] == ["stability.permanent"]


@pytest.mark.parametrize(
    ("season", "year", "after"), [("printemps", 1, "ete"), ("hiver", 1, "printemps"), ("hiver", 2, "")]
)
def test_the_season_that_comes_next(season: str, year: int, after: str) -> None:
    """IMP-002, IMP-176."""
    assert position(season=season, year=year, options={"years": 2})["next_season"] == after


def test_words_say_what_is_in_force() -> None:
    view = position(season="automne", phase="management", card="automne_3")
    parts = SeasonWords(view, "en").now()
    said = " ".join(f"{title} {' '.join(said for said, _ in lines)}" for title, lines in parts).replace("\u00a0", " ")
    for words in (
        "Autumn of year 1 of 3, phase III Management",
        "Transaction between players: + 1 gold for each of the two",
        "Event card: Famine (* reconstructed)",
        "Next: Winter: upkeep + 1, movement − 2, no influence, stability − 1 per region.",
    ):
        assert words in said
    title, lines = SeasonWords(view, "en").read("automne", "upkeep")
    assert title == "Autumn, phase V Upkeep & Deficit"
    assert lines[-1][0].startswith("Famine: Upkeep")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("data", "read"),
    [
        ({"season": "hiver", "year": 3, "phase": "upkeep"}, {}),
        ({"phase": "over", "season": "hiver", "year": 3}, {}),
        ({"phase": "management", "options": {"actions": False}}, {"season": "printemps", "phase": "actions"}),
        ({"card": "hiver_3", "season": "hiver"}, {"season": "hiver", "phase": "event"}),
        (None, {"season": "ete"}),
        (None, {}),
    ],
)
def test_the_picture_is_whole_and_says_everything(data: Any, read: dict[str, str], lang: str) -> None:
    drawn = seasons_svg({} if data is None else position(**data), lang, **read)
    root = ElementTree.fromstring(drawn)
    described = root.findtext(f"{SVG}desc") or ""
    assert re.search(r"\(IMP-\w+", described)
    assert not re.search(r"[{}]|widget\.|impero\.", " ".join(root.itertext()))
    assert not list(root.iter(f"{SVG}script"))
    box = [float(part) for part in root.attrib["viewBox"].split()]
    assert all(float(text.get("y", 0)) < box[1] + box[3] for text in root.iter(f"{SVG}text"))


def test_it_takes_a_session_and_follows_another_position() -> None:
    wheel = SeasonWheel(
        gamekit.new_session("impero", players=["Ann", "Ben"], options={"winter_stability": "permanent"})
    )
    assert repr(wheel) == "SeasonWheel(year=1, now='printemps', lang='en')"
    assert "stability.permanent" in str(wheel._dial)
    wheel.view = position(season="ete", phase="management")
    assert "stability.temporary" in str(wheel._dial)
    assert wheel._rules["IMP-018"]["text"].startswith("Winter")
    wheel.lang = "fr"
    assert wheel._rules["IMP-018"]["text"].startswith("Hiver")
    assert "Été" in wheel.to_svg()


def test_what_is_read_must_be_there() -> None:
    assert repr(SeasonWheel(season="hiver", phase="upkeep")) == "SeasonWheel(season='hiver', phase='upkeep', lang='en')"
    with pytest.raises(TraitError, match="no season 'winter': there are printemps, ete, automne, hiver"):
        SeasonWheel(season="winter")
    with pytest.raises(TraitError, match="no phase 'VI'"):
        SeasonWheel(season="hiver", phase="VI")
    with pytest.raises(TypeError, match="its options are"):
        SeasonWheel(seasons="hiver")
    with pytest.raises(ValueError, match="only impero"):
        SeasonWheel(gamekit.new_session("incorporated", players=["Ann", "Ben"]))


def test_tints_are_those_of_the_style_sheet_and_carry_the_ink() -> None:
    css = (ROOT / "widgets/js/seasons/seasons.css").read_text("utf-8")
    for theme in ("light", "dark"):
        for season in SEASONS:
            assert f"--gk-season-{season}: {look()['seasons'][season][theme]};" in css
            assert contrast(look()["seasons"][season][theme], look()["board"][theme]["ink"]) >= 4.5
