"""The demonstrations of a lesson: what they say comes from the engine, a reset always works, the journal keeps all."""

from __future__ import annotations

import html
import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

from gamekit import classroom
from gamekit.classroom import SCENARIOS, Journal, crisis_die
from gamekit.core.errors import RondelError
from gamekit.locale import LANGUAGES, catalogue
from tests.conftest import ROOT
from widgets import CrisisDemo, Decisions, RateDemo, ScenarioDemo, TwiceDemo
from widgets.base import look
from widgets.classroom.demo import Demo
from widgets.classroom.desk import picture
from widgets.classroom.results import FIGURES
from widgets.classroom.sketch import sketch

MAKE = {
    "rate": lambda **options: RateDemo(**options),
    "crisis": lambda **options: CrisisDemo(**options),
    "twice": lambda **options: TwiceDemo(**options),
    "scenario": lambda **options: ScenarioDemo(["calm"], turns=1, **options),
    "decisions": lambda **options: Decisions(options.pop("journal", None) or Journal(), **options),
}


@pytest.fixture(params=MAKE)
def part(request: pytest.FixtureRequest) -> str:
    """Return the part of a demonstration."""
    return str(request.param)


def figure(demo: Demo) -> dict[str, Any]:
    """Return the figure that a demonstration shows now."""
    (output,) = demo.output.outputs
    found: dict[str, Any] = output["data"]["application/vnd.plotly.v1+json"]
    return found


def cells(demo: Demo, table: int = 0) -> list[list[str]]:
    """Return the rows of a table."""
    return [row["cells"] for row in demo.results._shown["tables"][table]["rows"]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_demonstration_leaves_a_picture_and_a_stable_text(part: str, lang: str):
    demo, other = (MAKE[part](lang=lang) for _ in range(2))
    data = demo._repr_mimebundle_()
    first, *told = data["text/plain"].splitlines()
    assert first == repr(other)
    assert told == [sentence for sentence, *_ in [*demo.desk._shown["title"], *demo.desk._shown["told"]]]
    assert told
    assert "object at 0x" not in data["text/plain"]
    picture = ET.fromstring(data["image/svg+xml"])
    assert picture.attrib["lang"] == lang
    assert data["image/svg+xml"] == other.to_svg()
    assert "application/vnd.jupyter.widget-view+json" in data
    texts = "".join(picture.itertext())
    for table in demo.results._shown["tables"]:
        assert table["caption"] in texts
        assert all(row["cells"][0] in texts for row in table["rows"])


@pytest.mark.parametrize("given", [{"lang": "de"}, {"size": "huge"}, {"theme": "sepia"}])
def test_an_option_that_there_is_not_is_refused(given: dict[str, str]):
    with pytest.raises(ValueError, match=next(iter(given.values()))):
        RateDemo(**given)


def test_a_journal_is_a_journal():
    with pytest.raises(TypeError, match="dict"):
        RateDemo(journal={})


def test_a_figure_is_shown_in_words_too(part: str):
    demo = MAKE[part]()
    for output in demo.output.outputs:
        assert len(output["data"]["text/plain"]) > 40
        assert output["data"]["application/vnd.plotly.v1+json"]["data"]
    assert bool(demo.output.outputs) == (part != "decisions")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_picture_of_a_figure_has_its_title_lines_and_names(theme: str):
    demo = ScenarioDemo(["calm", "boom"], turns=1, theme=theme)
    for what in FIGURES:
        demo.set(figure=what)
        drawn = figure(demo)
        picture = ET.fromstring(demo.to_svg())
        texts = " ".join(picture.itertext())
        for named in [drawn["layout"]["title"]["text"], *(note["text"] for note in drawn["layout"]["annotations"])]:
            for words in named.split("<br>"):
                assert html.unescape(re.sub("<[^>]*>", "", words)) in texts
        paths = [path for path in picture.iter("{http://www.w3.org/2000/svg}path") if path.get("stroke-dasharray")]
        assert len(paths) == sum(trace["name"] == "Calm" for trace in drawn["data"]) > 0
        assert all(path.get("stroke") == look()["ui"]["light"]["muted"] for path in paths), "always on light paper"


def test_the_picture_of_the_heat_map_has_every_cell():
    demo = CrisisDemo(5, 1)
    rows = next(trace["z"] for trace in figure(demo)["data"] if trace["type"] == "heatmap")
    cells = [one for one in ET.fromstring(demo.to_svg()).iter() if one.get("fill-opacity")]
    assert len(cells) == sum(map(len, rows)) > 100
    assert [float(one.attrib["fill-opacity"]) > 0 for one in cells] == [value > 0 for row in rows for value in row]


def test_a_figure_of_another_kind_is_left_to_its_words():
    drawn = {"data": [{"type": "pie"}], "layout": {"xaxis": {"range": [0, 1]}}}
    assert sketch(drawn, "#000000", 0) is None
    shown = {"name": "A figure", "title": [], "fields": [], "told": [], "tables": []}
    svg = ET.fromstring(picture(shown, "en", (drawn, "Two slices.")))
    (words,) = [one for one in svg.iter() if one.text == "Two slices." and one.get("y")]
    assert words.tag.endswith("text")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_of_a_figure_is_taken_for_a_formula(part: str, lang: str):
    for output in MAKE[part](lang=lang).output.outputs:
        drawn = output["data"]["application/vnd.plotly.v1+json"]
        texts = re.findall(r'"((?:[^"\\]|\\.)*)"', json.dumps([{**drawn["layout"], "meta": None}, drawn["data"]]))
        assert len(texts) > 20
        assert [text for text in texts if text.count("$") > 1] == []


def test_a_figure_is_larger_for_a_projector_and_as_wide():
    small, large = (figure(CrisisDemo(size=size))["layout"] for size in ("normal", "large"))
    assert large["height"] == pytest.approx(1.4 * small["height"], abs=1)
    assert large["font"]["size"] == pytest.approx(1.4 * small["font"]["size"], abs=0.1)
    assert large["meta"] == small["meta"]
    assert large.get("width") == small.get("width")
    bars = [figure(ScenarioDemo(["calm"], turns=1, size=size)) for size in ("normal", "large")]
    assert bars[0]["data"][0]["line"]["width"] < bars[1]["data"][0]["line"]["width"]
    odds = {}
    for size in ("normal", "large"):
        demo = ScenarioDemo(["calm"], turns=1, size=size)
        demo.set(figure="crisis_odds")
        odds[size] = figure(demo)["data"][0]["width"]
    assert odds["normal"] == odds["large"], "a bar is as wide as its turn lets it"


def test_the_dark_paper_is_dark():
    paper = {theme: figure(CrisisDemo(theme=theme))["layout"]["paper_bgcolor"] for theme in ("light", "dark")}
    assert paper["light"] != paper["dark"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_at_most_three_sliders_are_in_view(lang: str):
    for make in MAKE.values():
        demo = make(lang=lang)
        if demo.sliders is not None:
            assert len(demo.sliders.show) <= 3
            assert set(demo.sliders.movable) <= set(demo.sliders.show)


def test_what_makes_no_sense_changes_nothing(part: str):
    demo = MAKE[part]()
    before = repr(demo), demo.results._shown["tables"]
    nonsense: list[Any] = [
        None,
        {},
        {"do": "fly"},
        {"do": "press"},
        {"do": "press", "button": "nothing"},
        {"do": "set", "field": "nothing", "value": 1},
        {"do": "set", "field": "seed", "value": "7"},
        {"do": "set", "field": "seed", "value": -1},
        {"do": "set", "field": "later", "value": "99"},
        {"do": "set", "field": "slider", "value": None},
        {"do": "set", "field": "self", "value": 1},
    ]
    for content in nonsense:
        demo.desk._receive(demo.desk, content, None)
    assert (repr(demo), demo.results._shown["tables"]) == before


def test_the_browser_hears_that_it_was_heard():
    demo = CrisisDemo()
    before = demo.desk._shown["heard"]
    demo.desk._receive(demo.desk, {"do": "press", "button": "nothing"}, None)
    assert demo.desk._shown["heard"] == before + 1


def test_every_message_of_the_demonstrations_is_used():
    sources = "".join(path.read_text("utf-8") for path in (ROOT / "widgets/classroom").glob("*.py"))
    sources += "".join(path.read_text("utf-8") for path in (ROOT / "gamekit/classroom").glob("*.py"))
    sources += (ROOT / "widgets/charts/incorporated/bond.py").read_text("utf-8")
    made = {
        *(f"widget.classroom.part.{part}" for part in MAKE),
        *(f"classroom.scenario.{scenario}" for scenario in SCENARIOS),
        *(f"classroom.why.{scenario}" for scenario in SCENARIOS),
    }
    ids = {key for key in catalogue() if key.startswith(("classroom.", "widget.classroom.", "widget.desk."))}
    assert made <= ids
    # The whole id or its last word stands in the source, where the front may be put together.
    lost = [key for key in ids - made if not any(f'"{word}"' in sources for word in (key, key.rpartition(".")[2]))]
    assert lost == []


# Rates.


def test_the_table_follows_the_slider():
    demo = RateDemo(now=20, later=12, repaid=3)
    assert [row[:5] for row in cells(demo)][:2] == [["1", "$20", "$3", "$12", "+$5"], ["2", "$19", "$3", "$12", "+$4"]]
    assert demo.sliders is not None
    demo.sliders.values = {"interest": 12}
    assert cells(demo)[0][:5] == ["1", "$12", "$3", "$12", "−$3"]
    assert "a loss of $3" in demo.desk._shown["title"][0][0]
    assert "&#36;12 now" in figure(demo)["layout"]["title"]["text"].replace("<br>", " ")
    demo.set(later=20, held=2, repaid=4)
    assert cells(demo)[0][:5] == ["3", "$10", "$4", "$20", "−$14"]
    demo.reset()
    assert cells(demo)[0][:5] == ["1", "$20", "$3", "$12", "+$5"]


def test_the_table_is_that_of_the_engine():
    demo = RateDemo(now=17, later=15, repaid=2, held=1, bonds=3)
    rows = classroom.loan_table(17, 15, held=1, bonds=3, repaid=2)
    assert [row[1] for row in cells(demo)] == [f"${row['brings']}" for row in rows]
    assert [row[6] for row in cells(demo)] == [f"{100 * row['rate_end']:.1f}\xa0%" for row in rows]


def test_a_decision_on_rates_is_noted():
    journal = Journal()
    demo = RateDemo(journal=journal)
    demo.set(who="Table 3", prediction="a gain")
    demo.press("note")
    (row,) = journal.rows()
    assert (row["who"], row["prediction"]) == ("Table 3", "a gain")
    assert "20" in row["chosen"]
    assert row["result"] == demo.desk._shown["title"][0][0]
    assert (demo.values["who"], demo.values["prediction"]) == ("Table 3", ""), "the next prediction is asked anew"


def test_without_a_journal_there_is_nothing_to_note(part: str):
    if part != "decisions":
        assert {"who", "prediction"}.isdisjoint(field["id"] for field in MAKE[part]().desk._shown["fields"])


# The crisis.


def test_the_odds_stand_there_before_the_roll():
    demo = CrisisDemo(growth=5, stress=1)
    assert "a crisis in 5 of 12 cases" in demo.desk._shown["title"][0][0]
    assert demo.sliders is not None
    demo.sliders.values = {"growth": 7, "stress": 2}
    assert "difficulty 9: a crisis in 8 of 12 cases" in demo.desk._shown["title"][0][0]
    assert "difficulty 9" in figure(demo)["layout"]["title"]["text"].replace("<br>", " ")


def test_rolls_are_those_of_the_seed_and_come_again():
    demo = CrisisDemo(growth=7, stress=2, seed=4)
    for _ in range(5):
        demo.roll()
    dice = [crisis_die(4, number) for number in range(1, 6)]
    assert [die for *_, die in demo.rolls] == dice
    assert [row[4] for row in cells(demo)] == [str(die) for die in dice]
    assert [row[5] for row in cells(demo)] == [f"intensity {9 - die}" if die < 9 else "none" for die in dice]
    demo.set(seed=5)
    assert demo.rolls == []
    demo.set(seed=4)
    demo.roll()
    assert [die for *_, die in demo.rolls] == dice[:1]


def test_a_roll_is_told_by_the_engine_and_noted():
    journal = Journal()
    demo = CrisisDemo(growth=7, stress=2, seed=7, journal=journal)
    demo.roll()
    told = demo.desk._shown["told"]
    assert [words for words, *_ in told] == [words for words, _ in classroom.crisis_lines(classroom.roll(7, 2, seed=7))]
    assert any("Growth moves" in words for words, *_ in told)
    (row,) = journal.rows()
    assert (row["chosen"], row["seed"], row["result"]) == ("Growth 7, Stress 2", 7, told[0][0])
    demo.reset()
    assert demo.rolls == []
    assert demo.desk._shown["told"] == []
    assert len(journal) == 1


# The same turn twice.


def test_the_same_turn_twice_has_the_same_luck_and_another_slider():
    journal = Journal()
    demo = TwiceDemo("boom", "growth", 2, seed=7, journal=journal)
    turn = cells(demo)[0]
    assert turn[2] == str(crisis_die(7, 1)), "one number: it is the same in both"
    assert (turn[3], turn[5]) == ("9", "6")
    assert (turn[4], turn[6]) == ("3", "–")
    assert demo.desk._shown["told"][0][0].startswith("The same luck in both.")
    assert len(journal) == 0, "nobody has decided anything yet"
    demo.play()
    (row,) = journal.rows()
    assert (row["chosen"], row["seed"]) == ("The turn begins in Boom, Growth 2", 7)


def test_another_slider_starts_from_where_the_scenario_has_it():
    demo = TwiceDemo("boom", "growth", 2)
    demo.set(slider="interest")
    assert demo.sliders is not None
    assert demo.sliders.show == demo.sliders.movable == ["interest"]
    assert demo.sliders.places["growth"] == SCENARIOS["boom"]["growth"]
    assert demo.economies is None
    demo.play()
    assert demo.desk._shown["told"][0][0].startswith("Needs a slider that was moved")
    demo.sliders.values = {"interest": 12}
    demo.play()
    assert demo.economies is not None
    demo.set(start="calm")
    assert demo.sliders.places == {**SCENARIOS["calm"]}
    demo.set(seed=3)
    demo.reset()
    assert demo.sliders.values == {"growth": 2}
    assert repr(demo) == repr(TwiceDemo("boom", "growth", 2))
    assert demo.desk._shown["told"] == TwiceDemo("boom", "growth", 2).desk._shown["told"]


def test_the_result_stays_while_a_slider_is_dragged():
    demo = TwiceDemo("boom", "growth", 2)
    before = demo.results._shown["tables"], demo.output.outputs
    assert demo.sliders is not None
    demo.sliders.values = {"growth": 3}
    assert (demo.results._shown["tables"], demo.output.outputs) == before


@pytest.mark.parametrize("given", [("bubble", "growth", 2), ("boom", "growth", 0)])
def test_what_cannot_be_changed(given: tuple[str, str, int]):
    with pytest.raises(RondelError):
        TwiceDemo(*given)
    with pytest.raises(ValueError, match="power"):
        TwiceDemo("boom", "power", 2)


# Scenarios.


def test_a_scenario_is_drawn_over_the_one_before():
    journal = Journal()
    demo = ScenarioDemo(["calm"], turns=1, journal=journal)
    assert demo.results._shown["tables"] == []
    demo.press("boom")
    demo.press("tight_money")
    assert [scenario for scenario, _ in demo.played] == ["boom", "tight_money"]
    assert figure(demo)["layout"]["meta"]["sessions"] == ["Boom", "Tight money"]
    pressed = [button["id"] for button in demo.desk._shown["buttons"] if button.get("pressed")]
    assert pressed == ["tight_money"]
    assert [row["chosen"] for row in journal.rows()] == ["Boom", "Tight money"]
    demo.press("tight_money")
    assert [scenario for scenario, _ in demo.played] == ["boom", "tight_money"], "not over itself"
    demo.set(seed=3)
    assert [session.seed for _, session in demo.played] == [3, 3]
    assert str(crisis_die(3, 1)) in demo.desk._shown["title"][0][0]
    demo.reset()
    assert [scenario for scenario, _ in demo.played] == ["calm"]
    assert demo.values["seed"] == 7


@pytest.mark.parametrize("what", ["sliders", "crisis_odds", "bonds", "cash", "net_worth"])
def test_every_figure_can_be_drawn_of_one_and_of_two(what: str):
    demo = ScenarioDemo(["calm"], turns=1)
    demo.set(figure=what)
    assert figure(demo)["layout"]["meta"]["chart"] == what
    demo.press("boom")
    assert figure(demo)["layout"]["meta"]["what"] == what


def test_an_economy_that_is_kept_is_not_played_again():
    demo = ScenarioDemo(["calm"], turns=1)
    calm = demo.played[-1][1]
    demo.press("boom")
    demo.press("calm")
    assert demo.played[-1][1] is calm
    for seed in range(20, 30):
        demo.set(seed=seed)
    assert len(demo._cache) == 8
    assert [session.seed for _, session in demo.played] == [29, 29]


@pytest.mark.parametrize("first", [[], ["calm", "boom", "calm"], "calm"])
def test_one_or_two_scenarios_begin(first: Any):
    with pytest.raises(ValueError, match="one or two"):
        ScenarioDemo(first)


# Decisions.


def test_decisions_appear_as_they_are_made_and_are_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    journal = Journal()
    table = Decisions(journal)
    assert table.results._shown["tables"] == []
    crisis = CrisisDemo(seed=7, journal=journal)
    crisis.roll()
    crisis.roll()
    assert [row[0] for row in cells(table)] == ["2", "1"]
    table.save()
    assert (tmp_path / "decisions.csv").read_text("utf-8-sig").splitlines()[0].startswith("Number,Part,Who")
    assert "decisions.csv holds 2 decisions." in table.desk._shown["told"][0][0]
    table.set(file="nowhere/x.csv")
    table.save()
    assert table.desk._shown["told"][0][0].startswith("Needs a file that can be written; nowhere/x.csv cannot")
    for odd in ("", "a\0b.csv"):
        table.set(file="decisions.csv")
        table.set(file=odd)
        table.save()
        assert table.desk._shown["told"][0][0].startswith("Needs a file")


def test_redrawing_loses_nothing():
    journal = Journal()
    for _ in range(2):
        CrisisDemo(seed=7, journal=journal).roll()
    assert [row[0] for row in cells(Decisions(journal))] == ["2", "1"]


def test_a_journal_that_cannot_save_itself_is_told_and_keeps_the_decision(tmp_path: Path):
    folder = tmp_path / "gone"
    folder.mkdir()
    journal = Journal(folder / "a.csv")
    folder.rmdir()
    demo = CrisisDemo(seed=7, journal=journal)
    demo.desk._receive(demo.desk, {"do": "press", "button": "roll"}, None)
    assert len(demo.rolls) == len(journal) == 1
    assert demo.desk._shown["told"][-1][0].startswith("Needs a file that can be written")
