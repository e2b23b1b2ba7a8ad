"""The rondel, without a browser."""

from __future__ import annotations

from typing import Any

import pytest
from traitlets import TraitError

from tests.widgets.regions import view
from widgets.rondel import Rondel


@pytest.fixture
def midgame() -> dict[str, Any]:
    return view()


def test_only_spaces_of_the_wheel_can_be_chosen(midgame: dict[str, Any]):
    rondel = Rondel(midgame)
    rondel.chosen = "import"
    with pytest.raises(TraitError, match="no space 'production1' on this rondel: it has factory, production"):
        rondel.chosen = "production1"
    assert rondel.chosen == "import"


def test_a_choice_is_told_to_whoever_observes_and_ends_with_its_position(midgame: dict[str, Any]):
    rondel = Rondel(midgame)
    told: list[str] = []
    rondel.observe(lambda change: told.append(change["new"]), "chosen")
    rondel.chosen = "import"
    rondel.view = {**midgame, "turn": 75}
    rondel.chosen = "import"
    assert told == ["import", "", "import"]


def test_the_wheel_is_that_of_the_ruleset_shown(midgame: dict[str, Any]):
    rondel = Rondel(midgame)
    assert len(rondel._wheel) == 6
    rondel.view = {**midgame, "ruleset": "published"}
    assert [space["id"] for space in rondel._wheel][:2] == ["taxation", "factory"]
    assert len(rondel._wheel) == 8


def test_a_rondel_may_be_read_only(midgame: dict[str, Any]):
    assert Rondel(midgame).readonly is False
    assert Rondel(midgame, readonly=True).readonly is True
    assert "readonly" in Rondel.options()
