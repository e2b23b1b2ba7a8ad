"""The map and what all widgets share, without a browser."""

from __future__ import annotations

from typing import Any

import pytest
from traitlets import TraitError

import gamekit
from tests.widgets.regions import view
from widgets.base import as_view, labels
from widgets.displays.imperial2030.board import board, facts, wheel
from widgets.map import WorldMap
from widgets.rondel import Rondel


@pytest.fixture
def midgame() -> dict[str, Any]:
    return view()


def test_the_board_joins_the_map_with_the_facts_of_the_game():
    drawn = board()
    assert len(drawn["regions"]) == 62
    assert drawn["nations"] == ["RU", "CN", "IN", "BR", "US", "EU"]
    assert drawn["wrap"] is True
    home = {key: region for key, region in drawn["regions"].items() if region["kind"] == "home"}
    assert len(home) == 24
    assert all({"owner", "build", "city"} <= region.keys() for region in home.values())
    assert {key for key, region in home.items() if "port" in region} == {
        key for key, region in home.items() if region["build"] == "shipyard"
    }
    assert drawn["regions"]["london"]["sea"] == "northatlantic"


def test_the_facts_are_those_of_the_game():
    known = facts()
    assert board()["facts"] == known
    assert known["interest"] == {
        "2": 1, "4": 2, "6": 3, "9": 4, "12": 5, "16": 6, "20": 7, "25": 8, "30": 9,
    }  # fmt: skip


def test_the_wheel_follows_the_ruleset():
    assert [space["id"] for space in wheel()] == [
        "factory", "production", "import", "maneuver", "investor", "taxation",
    ]  # fmt: skip
    published = wheel("published")
    assert len(published) == 8
    assert published[2] == {"id": "production1", "action": "production"}


def test_an_unknown_option_is_refused_with_the_options_there_are():
    with pytest.raises(TypeError, match=r"WorldMap has no option 'hilight'; its options are view, highlight, lang"):
        WorldMap(hilight=["congo"])
    with pytest.raises(TypeError, match="expected a view"):
        WorldMap(view=7)


def test_a_widget_takes_a_view_or_a_session_and_its_players_names(midgame: dict[str, Any]):
    assert WorldMap(midgame).view == midgame
    session = gamekit.new_session("imperial2030", players=["Ann", "Ben"], seed=7)
    shown = WorldMap(session)
    assert shown.view == session.view()
    assert shown.names == {"P1": "Ann", "P2": "Ben"}
    session.play(session.legal_actions[0])
    assert shown.view != session.view()
    shown.view = session
    assert shown.view == session.view()
    assert as_view(midgame) is not midgame


def test_the_text_of_a_widget_is_the_same_for_the_same_position(midgame: dict[str, Any]):
    assert repr(WorldMap(midgame)) == "WorldMap(game='imperial2030', turn=74, lang='en')"
    assert repr(WorldMap()) == "WorldMap(lang='en')"
    assert repr(Rondel(midgame, lang="fr")) == "Rondel(game='imperial2030', turn=74, lang='fr')"


def test_only_regions_of_the_board_can_be_selected_or_highlighted(midgame: dict[str, Any]):
    shown = WorldMap(midgame, selected="congo", highlight=["berlin"])
    with pytest.raises(TraitError, match="no region 'atlantis'"):
        shown.selected = "atlantis"
    with pytest.raises(TraitError, match="no region 'atlantis'"):
        shown.highlight = ["congo", "atlantis"]
    assert (shown.selected, shown.highlight) == ("congo", ["berlin"])
    shown.selected = ""


def test_language_and_size_are_limited_and_labels_follow(midgame: dict[str, Any]):
    shown = WorldMap(midgame)
    assert shown._labels["widget.map.sea"] == "sea"
    shown.lang = "fr"
    assert shown._labels["widget.map.sea"] == "mer"
    assert shown._labels["imperial2030.name.moscow"] == "Moscou"
    with pytest.raises(TraitError):
        shown.lang = "de"
    with pytest.raises(TraitError):
        WorldMap(midgame, size="huge")


def test_a_browser_is_sent_its_own_texts_only():
    sent = labels("en", "widget.map.", "imperial2030.name.")
    assert sent["widget.map.sea"] == "sea"
    assert not any(key.startswith("widget.rondel.") for key in sent)


def test_a_saved_notebook_keeps_a_picture_beside_the_live_widget(midgame: dict[str, Any]):
    shown = WorldMap(midgame)
    bundle, metadata = shown._repr_mimebundle_()  # type: ignore[misc]
    assert bundle["text/plain"] == repr(shown)
    assert bundle["image/svg+xml"] == shown.to_svg()
    assert "application/vnd.jupyter.widget-view+json" in bundle
    assert isinstance(metadata, dict)


def test_a_page_of_its_own_holds_everything(midgame: dict[str, Any]):
    page = WorldMap(midgame, selected="congo").to_html("Turn 74 </title><script>")
    assert "<title>Turn 74 &lt;/title&gt;&lt;script&gt;</title>" in page
    assert '"selected":"congo"' in page
    for outside in ("src=", "@import", "https:"):
        assert outside not in page.replace("http://www.w3.org/2000/svg", ""), outside


def test_the_sample_views_say_what_the_engine_says():
    """The hand-made positions have the shape of the engine's own views, key by key."""
    engine = gamekit.new_session("imperial2030", players=4, seed=1).view()
    for name in ("fresh", "midgame"):
        sample = view(name)
        assert set(sample) <= set(engine)
        assert set(sample["nations"]["RU"]) == set(engine["nations"]["RU"])
        assert set(sample["seats"]["P1"]) <= set(engine["seats"]["P1"])
        assert set(sample["spaces"]) == set(engine["spaces"])
