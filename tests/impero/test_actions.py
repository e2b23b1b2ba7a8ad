"""Every verb of IMPERO has a text form and a file form that read back."""

from __future__ import annotations

import pytest

from gamekit.core import codec
from gamekit.core.errors import BadAction
from gamekit.impero import GAME
from gamekit.impero.actions import GRAMMAR, TYPES, order_key
from gamekit.locale import LANGUAGES

TEXTS = [
    "chance card printemps_3",
    "chance die 4",
    "P1 choose latium",
    "P1 lose a1 archer",
    "P1 build ferme capua",
    "P1 upgrade ferme capua",
    "P1 recruit fantassin roma",
    "P1 recruit fantassin roma a1",
    "P2 recruit navire carthago mare_africum",
    "P2 recruit navire carthago f1",
    "P1 influence capua",
    "P1 route roma caere",
    "P1 buy irrigation",
    "P1 calm latium",
    "P1 spend 2",
    "P1 move a1 > etruria",
    "P1 move a1 fantassin 2 engin_siege 1 > roma",
    "P1 move a1 > etruria a2",
    "P1 move a1 > f1",
    "P1 move f1 > mare_gallicum",
    "P1 move f1 > mare_gallicum f2",
    "P1 move s1 > africa",
    "P1 attack a1 P2 a3",
    "P1 attack f1 P2 f1",
    "P1 siege a1 capua",
    "P1 mission s1 P2 stability",
    "P1 mission s1 P2 stocks",
    "P1 mission s1 P2 influence capua",
    "P1 mission s1 P2 building capua ferme",
    "P1 trade P2",
    "P1 give bois 2",
    "P1 want or 1",
    "P1 offer",
    "P1 propose P2 roma utica",
    "P2 accept",
    "P2 refuse",
    "P2 retreat latium",
    "P2 stand",
    "P1 split -1 -1",
    "P1 unrest latium",
    "P1 withdraw capua",
    "P1 repair capua",
    "P1 repair capua ferme",
    "P1 revolt capua",
    "P1 pass",
    "P1 done",
]


@pytest.mark.parametrize("text", TEXTS)
def test_an_action_reads_back(text: str) -> None:
    action = GAME.parse(text)
    assert str(action) == text
    assert GRAMMAR.from_json(codec.encode(action)) == action
    order_key(action)


def test_every_verb_is_there() -> None:
    assert {text.split()[1] for text in TEXTS} == {kind.TAG for kind in TYPES}


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("p1 BUILD farm Capua", "P1 build ferme capua"),
        ("P1 recruit infantry roma", "P1 recruit fantassin roma"),
        ("P1 route capua roma", "P1 route roma capua"),
        ("P1 move a1 cavalry 1 >etruria", "P1 move a1 cavalier 1 > etruria"),
        ("P1 give wood 2", "P1 give bois 2"),
    ],
)
def test_other_clear_spellings(said: str, meant: str) -> None:
    assert str(GAME.parse(said)) == meant


@pytest.mark.parametrize(
    "text",
    [
        "chance card",
        "chance card printemps_9",
        "chance die",
        "P1 choose",
        "P1 choose rom",
        "P1 lose a1",
        "P1 lose b1 archer",
        "P1 lose a1 navire",
        "P1 build capua",
        "P1 build villa capua",
        "P1 recruit fantassin",
        "P1 recruit hoplite roma",
        "P1 recruit fantassin roma s1",
        "P1 influence",
        "P1 route roma",
        "P1 buy",
        "P1 buy rome",
        "P1 move a1 etruria",
        "P1 move a1 fantassin > etruria",
        "P1 move a1 fantassin 0 > etruria",
        "P1 move s1 archer 1 > etruria",
        "P1 move > etruria",
        "P1 move a1 > nowhere",
        "P1 attack a1 P2",
        "P1 attack a1 P9 a1",
        "P1 siege a1",
        "P1 mission s1 P2",
        "P1 mission s1 P2 poison",
        "P1 mission s1 P2 stability capua",
        "P1 mission s1 P2 stocks capua",
        "P1 mission s1 P2 influence",
        "P1 mission s1 P2 building capua",
        "P1 trade",
        "P1 give bois",
        "P1 give marble 2",
        "P1 propose P2 roma",
        "P1 retreat",
        "P1 split 1",
        "P1 repair",
    ],
)
def test_what_spells_nothing_is_said_in_both_languages(text: str) -> None:
    with pytest.raises(BadAction):
        GAME.parse(text)
    with pytest.raises(BadAction) as caught:
        GRAMMAR.parse(text)
    for lang in LANGUAGES:
        assert caught.value.text(lang)
