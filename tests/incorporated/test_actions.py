"""Every action has a text and a JSON form that lead back to it, and a place in the canonical order."""

from __future__ import annotations

import pytest

from gamekit.core import codec
from gamekit.core.errors import BadAction
from gamekit.incorporated.actions import GRAMMAR, TYPES, order_key

TEXTS = (
    *("chance outlook india_emerging", "chance payoff finance", "chance die 4", "chance discard heavy"),
    *("P3 unlock india.4", "P3 lock japan.1", "P3 flip south_africa"),
    *("P1 auction us", "P1 sell india 10", "P1 bid 22", "P2 lower 0", "P1 pass", "P2 loan"),
    *("P1 place us.3", "P2 remove us.2", "P3 swap india.1"),
    *("P1 income us", "P1 fight", "P1 grab tax_havens.1", "P1 stop", "P1 defend japan", "P1 expand"),
    *("P1 kill P2 us cube", "P1 kill P2 us executive", "P1 kill P2 us us.2", "P1 move tax_havens > canada"),
    *("P1 lobby power_play europe", "P1 lobby budget", "P1 lobby tax_havens", "P4 lobby rd"),
    *("P1 camp NATO", "P1 camp SCO", "P1 marker russia", "P1 banks interest left", "P1 banks stress up"),
    *("P1 budget austerity heavy", "P1 budget austerity none", "P1 budget stimulus", "P1 rd us.6"),
    *("P1 exchange finance heavy", "P2 discard mining", "P1 repay 0"),
)


@pytest.mark.parametrize("text", TEXTS)
def test_text_and_json_lead_back_to_the_action(text: str) -> None:
    action = GRAMMAR.parse(text)
    assert str(action) == text
    assert GRAMMAR.parse(str(action)) == action
    assert GRAMMAR.from_json(codec.encode(action)) == action
    assert hash(order_key(action))


def test_every_verb_is_tried() -> None:
    assert {text.split()[1] for text in TEXTS} == {kind.TAG for kind in TYPES}


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("p1 AUCTION US", "P1 auction us"),
        ("P1 move us>canada", "P1 move us > canada"),
        ("P1 move us canada", "P1 move us > canada"),
        ("P1 camp nato", "P1 camp NATO"),
        ("P1 kill p2 US Cube", "P1 kill P2 us cube"),
        ("P1 budget AUSTERITY None", "P1 budget austerity none"),
    ],
)
def test_other_clear_spellings_mean_the_same(given: str, meant: str) -> None:
    assert str(GRAMMAR.parse(given)) == meant


@pytest.mark.parametrize(
    "text",
    [
        *("P5 pass", "P1 buy us", "P1 auction tax_havens", "P1 auction", "P1 auction us china", "P1 auction nowhere"),
        *("P1 bid", "P1 bid many", "P1 bid 1234567", "P1 sell us", "P1 pass now", "P1 loan 3"),
        *("P1 grab us.8", "P1 kill P2 us", "P1 kill P9 us cube", "P1 kill P2 us china.1", "P1 move us"),
        *("P1 lobby", "P1 lobby power_play", "P1 lobby power_play moon", "P1 lobby rd europe", "P1 lobby party"),
        *("P1 camp UN", "P1 banks interest up", "P1 banks", "P1 budget", "P1 budget stimulus heavy"),
        *("P1 budget austerity", "P1 exchange heavy", "chance outlook nothing", "chance payoff gold", "P1 defend"),
    ],
)
def test_what_spells_no_action_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(BadAction) as caught:
        GRAMMAR.parse(text)
    for lang in ("en", "fr"):
        assert caught.value.text(lang)


def test_the_canonical_order() -> None:
    ordered = (
        *(
            "P1 auction us",
            "P1 auction china",
            "P1 sell us 1",
            "P1 sell us 2",
            "P1 sell china 1",
            "P1 bid 3",
            "P1 bid 10",
        ),
        *("P1 fight", "P1 defend us", "P1 defend canada", "P1 grab us.1", "P1 kill P2 us cube"),
        *("P1 kill P2 us executive", "P1 kill P2 us us.1", "P1 kill P3 us cube", "P1 kill P2 china cube", "P1 expand"),
        *("P1 move us > canada", "P1 move us > uk", "P1 move canada > us", "P1 stop"),
        *("P1 lobby power_play america", "P1 lobby power_play asia", "P1 lobby tax_havens", "P1 lobby subsidies"),
        *("P1 camp NATO", "P1 camp SCO", "P1 banks interest left", "P1 banks stress up"),
        *("P1 budget austerity finance", "P1 budget austerity none", "P1 budget stimulus"),
        *("P1 exchange finance mining", "P1 exchange heavy finance", "P1 repay 0", "P1 repay 1", "P1 pass", "P1 loan"),
    )
    keys = [order_key(GRAMMAR.parse(text)) for text in ordered]
    assert keys == sorted(keys)
