"""The menus that any game has: word by word, what nothing competes with left out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self

import pytest

import gamekit
from gamekit.core.menu import (
    OPEN,
    Amount,
    Menu,
    Option,
    among,
    beginning,
    behind,
    settled,
    shared_rules,
    whole,
)
from gamekit.core.session import Session
from gamekit.core.text import Action, Grammar
from gamekit.core.verdict import reason
from tests.tiny import Coins, actions
from tests.tiny.state import State

NAMES = ["Ann", "Ben"]


@pytest.fixture
def session(coins: Coins) -> Session:
    """Return a game in which P1 can sell the apple it had, or of the pears it has just harvested."""
    own = gamekit.position("coins", {"players": 2, "seats": {"P1": {"apples": 1}}})
    for text in ("chance roll 4", "P1 pick pears", "P2 pick apples"):
        own.play(text)
    return own


def shown(menu: Menu, lang: str = "en") -> list[tuple[str, str]]:
    """Return text and label of each option."""
    return [(option.text, option.label.text(lang, "coins")) for option in menu.options]


def test_the_first_menu_asks_for_the_first_word_that_can_differ(session: Session) -> None:
    menu = session.menu()
    assert menu.question.text("en", "coins", {"P1": "Ann"}) == "Ann sells fruit or keeps it."
    assert shown(menu) == [("P1 sell", "sell"), ("P1 keep", "keep")]
    assert [(option.complete, option.more) for option in menu.options] == [(False, True), (True, False)]
    assert menu.done is None


def test_the_next_menu_goes_on_from_what_was_chosen(session: Session) -> None:
    menu = session.menu("P1 sell")
    assert menu.text == "P1 sell"
    assert shown(menu, "fr") == [("P1 sell apples", "pommes"), ("P1 sell pears", "poires")]
    assert menu.question.text("en") == "What comes next?"
    pears = session.menu(menu.options[1].text)
    assert shown(pears) == [(f"P1 sell pears {count}", str(count)) for count in range(1, len(pears.options) + 1)]
    assert all(option.complete and not option.more for option in pears.options)


def test_a_word_without_a_rival_is_shown_and_not_asked_for(coins: Coins) -> None:
    own = gamekit.position("coins", {"players": 2, "seats": {"P1": {"apples": 0}}})
    for text in ("chance roll 4", "P1 pick pears", "P2 pick apples"):
        own.play(text)
    counts = shown(own.menu("P1 sell"))
    assert len(counts) > 1
    assert counts == [(f"P1 sell pears {n}", f"pears, {n}") for n in range(1, len(counts) + 1)]


def test_only_one_verb_is_not_asked_for(coins: Coins) -> None:
    session = gamekit.new_session("coins", NAMES, deal={"first": "P1"}, seed=1)
    assert shown(session.menu()) == [(f"chance roll {pips}", str(pips)) for pips in range(1, 7)]
    session.draw()
    assert shown(session.menu("P1 pick"), "fr") == [("P1 pick apples", "pommes"), ("P1 pick pears", "poires")]
    assert session.menu("P1 pick").text == ""


def test_behind_a_whole_action_it_can_only_be_played(session: Session) -> None:
    menu = session.menu("P1 sell pears 1")
    assert (menu.text, menu.options) == ("P1 sell pears 1", ())
    assert menu.done is not None
    assert (menu.done.text, menu.done.complete, menu.done.more) == ("P1 sell pears 1", True, False)


@pytest.mark.parametrize("text", ["", "P1", "P2 sell", "nonsense", "P1 se", "P1 sell plums", "P1 give P2 1", "> *2"])
def test_what_begins_nothing_gives_the_first_menu(session: Session, text: str) -> None:
    assert session.menu(text) == session.menu()


def test_other_spellings_begin_the_same(session: Session) -> None:
    assert session.menu("  p1   SELL ") == session.menu("P1 sell")


def test_a_menu_asks_at_the_cursor(session: Session) -> None:
    session.seek(1)
    assert shown(session.menu()) == [("P1 pick apples", "apples"), ("P1 pick pears", "pears")]


def test_a_label_rests_on_the_rules_of_all_it_leads_to(coins: Coins, session: Session) -> None:
    legal = session.legal_actions
    assert shared_rules(coins, session.state, legal) == ("SEL-1",)
    assert all(option.label.rules == ("SEL-1",) for option in session.menu().options)


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take any of three things, so that one action can begin another."""

    TAG: ClassVar[str] = "take"

    things: tuple[str, ...]

    def words(self) -> tuple[str, ...]:
        return self.things

    @classmethod
    def read(cls, actor: str, words: tuple[str, ...]) -> Self:  # type: ignore[override]
        return cls(actor, tuple(words))


class Takes(Coins):
    """Coins with other legal actions, all of one verb."""

    grammar: ClassVar[Grammar] = Grammar(actions.SEATS, (Take,))

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        return tuple(Take("P1", tuple(things)) for things in ("a", "ab", "abc", "axc", "b"))

    def grounds(self, state: State, action: Action) -> tuple[str, ...]:
        assert isinstance(action, Take)
        return tuple(f"RUL-{place}" for place in range(1, len(action.things) + 1))


def test_an_action_that_begins_another_can_be_played_or_go_on(session: Session) -> None:
    game = Takes()
    first = game.menu(session.state)
    assert [(o.text, o.complete, o.more) for o in first.options] == [
        ("P1 take a", True, True),
        ("P1 take b", True, False),
    ]
    menu = game.menu(session.state, "P1 take a")
    assert menu.done == whole("P1 take a", reason("menu.word", "RUL-1", words=("a",)))
    assert [(o.text, o.complete, o.more) for o in menu.options] == [
        ("P1 take a b", True, True),
        ("P1 take a x", False, True),
    ]
    assert menu.options[0].label.rules == ("RUL-1", "RUL-2")


def test_a_single_line_is_asked_for_by_its_last_word(session: Session) -> None:
    class One(Takes):
        def legal_actions(self, state: State) -> tuple[Action, ...]:
            return (Take("P1", ("a", "b")),)

    menu = One().menu(session.state)
    assert menu.options == (whole("P1 take a b", reason("menu.word", "RUL-1", "RUL-2", words=("b",))),)


def test_menus_are_values() -> None:
    def make(word: str) -> Menu:
        label = reason("menu.word", "SEL-1", words=(word,))
        return Menu("x", reason("menu.word.ask"), (beginning("x y", label, "here", "army"),), whole("x", label))

    assert make("a") == make("a")
    assert hash(make("a")) == hash(make("a"))
    assert make("a") != make("b")


def test_behind_finds_only_what_ends_a_menu() -> None:
    label = reason("menu.word", words=("a",))
    grows = Option("x", label, complete=True, more=True)
    menu = Menu("", reason("menu.word.ask"), (grows, whole("y", label)))
    assert behind(menu, "y") == settled("y", label)
    assert behind(menu, "x") is menu
    assert behind(menu, "z") is menu


def test_a_reason_gives_its_words_without_rules(session: Session) -> None:
    verdict = session.explain("P1 sell apples 9")
    (ground,) = verdict.reasons
    assert ground.text("en", "coins", {"P1": "Ann"}) == "Ann holds only 1 (apples)."
    assert verdict.text() == f"{ground.text('en', 'coins', session.names).rstrip('.')} ({', '.join(ground.rules)})."


# Amounts.


def asked() -> Amount:
    """Return an amount from 3 to 20 that means something else from 8 on."""
    label = reason("coins.do.sell", "SEL-1", amount=OPEN)
    hints = ((3, reason("coins.few", "SEL-2")), (8, reason("coins.many", "SEL-3", "SEL-1")))
    return Amount("P1 sell apples", label, 3, 20, hints)


def test_an_amount_spells_and_reads_its_numbers() -> None:
    amount = asked()
    assert amount.spelled(7) == "P1 sell apples 7"
    assert [amount.number(f"P1 sell apples {n}") for n in (3, 20)] == [3, 20]
    for text in ("P1 sell apples 2", "P1 sell apples 21", "P1 sell apples 07", "P1 sell apples", "P1 sell apples  7"):
        assert amount.number(text) is None, text
    for text in ("P1 sell apples x", "P1 sell apples \u0663", "P1 sell pears 7", "", "P1 sell apples 99999999"):
        assert amount.number(text) is None, text


def test_a_hint_holds_up_to_the_next_one() -> None:
    amount = asked()
    assert [hint.message for n in (3, 7, 8, 20) if (hint := amount.hint(n))] == ["coins.few"] * 2 + ["coins.many"] * 2
    assert amount.hint(2) is None


def test_a_number_is_named_with_the_rules_of_what_it_means() -> None:
    named = asked().named(8)
    assert named.params["amount"] == 8
    assert named.rules == ("SEL-1", "SEL-3")


def test_behind_a_number_the_action_is_settled() -> None:
    first = Menu("", reason("menu.word.ask"), (whole("P1 keep", reason("menu.word", words=())),), amount=asked())
    inner = Menu("P1 sell", reason("menu.word.ask"), (), amount=asked())
    assert behind(first, "P1 sell apples 21") is first
    found = behind(first, "P1 sell apples 5")
    assert found.done is not None
    assert (found.text, found.done.text, found.done.complete) == ("P1 sell apples 5", "P1 sell apples 5", True)
    assert among((first, inner), "P1 sell") is inner
    assert among((first, inner), "P1 keep").done is not None
    assert among((first, inner), "nonsense") is first
