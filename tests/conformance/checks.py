"""What must hold for every game, as plain functions that raise AssertionError.

They take the game and a state or a step of a random game, so that the same checks run over every registered game and
over the broken variants of ``test_checks_bite``.
"""

from __future__ import annotations

import dataclasses
import json
import string
from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from functools import partial
from itertools import pairwise, product
from types import MappingProxyType
from typing import Any

import pytest

from gamekit.core import codec
from gamekit.core.chance import CHANCE
from gamekit.core.delta import diff, patch
from gamekit.core.errors import BadAction, IllegalAction, UnknownViewer
from gamekit.core.events import Event, Paid
from gamekit.core.game import ALL, PUBLIC, Game, Step
from gamekit.core.ledger import Chart
from gamekit.core.rulebook import Rulebook
from gamekit.core.text import Action
from gamekit.core.verdict import Verdict
from gamekit.locale import LANGUAGES, catalogue
from tests.conformance.profiles import Profile
from tests.strategies import Played, instance_of, seats, spell

ATOMS = (type(None), bool, int, str, Fraction)
NAMES = {"P1": "Ann", "P2": "Ben", "P3": "Cleo", "P4": "Dan", "P5": "Eve", "P6": "Finn"}


def book_of(game: Game[Any], state: Any) -> Rulebook:
    """Return the rulebook of the ruleset that a state is played by."""
    return game.rulebook(game.view(state)["ruleset"])


def must_know(book: Rulebook, rules: Iterable[str], what: object) -> None:
    """Every rule that is cited is in the rulebook, and holds."""
    for rule in rules:
        assert rule in book, f"{what} cites {rule}, which the rulebook does not have"
        assert book[rule].holds, f"{what} cites {rule}, which ruleset {book.ruleset} does not hold"


def frozen_all_through(value: Any, path: str = "state") -> None:
    """Nothing in a state can be changed: only atoms, tuples, frozen sets and frozen dataclasses."""
    if isinstance(value, ATOMS) or type(value) is Chart:
        # A chart of accounts is one object for the whole process and says nothing about the position.
        return
    if isinstance(value, (tuple, frozenset)):
        for place, item in enumerate(value):
            frozen_all_through(item, f"{path}[{place}]")
        return
    if isinstance(value, MappingProxyType):
        for key, item in value.items():
            frozen_all_through(item, f"{path}[{key!r}]")
        return
    assert dataclasses.is_dataclass(value), f"{path} is a {type(value).__name__}, which can change"
    assert not hasattr(value, "__dict__"), f"{path} takes any attribute"
    for f in dataclasses.fields(value):
        with pytest.raises(dataclasses.FrozenInstanceError):
            setattr(value, f.name, None)
        frozen_all_through(getattr(value, f.name), f"{path}.{f.name}")


def canonical_order(game: Game[Any], state: Any) -> None:
    """Legal actions are in strictly ascending canonical order, and so unique."""
    legal = game.legal_actions(state)
    keys = [game.order_key(action) for action in legal]
    for earlier, later in pairwise(keys):
        assert earlier < later, f"{earlier} does not come before {later}"
    assert len(set(legal)) == len(legal)
    assert legal == game.legal_actions(dataclasses.replace(state)), "asked twice, answered differently"


def somebody_can_act(game: Game[Any], state: Any) -> None:
    """Whoever is asked has an action, all actions are his, and after the end there are none."""
    decision = game.to_act(state)
    legal = game.legal_actions(state)
    if decision is None:
        assert legal == ()
        assert game.interjections(state) == ()
        return
    assert legal, f"{decision} has no legal action"
    assert {action.actor for action in legal} == {decision.actor}
    assert decision.seat in (*seats(game, state), CHANCE)
    assert (decision.seat == CHANCE) == (decision.actor == CHANCE)


def legal_is_accepted(game: Game[Any], state: Any) -> None:
    """Every legal action is accepted and rests on rules of the rulebook."""
    book = book_of(game, state)
    for action in game.legal_actions(state):
        assert game.refusals(state, action) == (), action
        verdict = game.explain(state, action)
        assert verdict.status == "legal", action
        assert verdict.action == str(action)
        assert verdict.rules, f"{action} is legal by no rule"
        must_know(book, verdict.rules, action)


def only_legal_is_accepted(game: Game[Any], state: Any, actions: Iterable[Action]) -> int:
    """An action is accepted if it is listed or an instance of a template; else it is refused with rules.

    Returns the number of refused ones.
    """
    legal, templates, book = set(game.legal_actions(state)), game.interjections(state), book_of(game, state)
    tree, digest, refused = codec.to_tree(state), codec.digest(state), 0
    for action in actions:
        if action in legal or any(instance_of(action, template) for template in templates):
            assert game.refusals(state, action) == (), f"{action} should be legal"
            continue
        assert game.refusals(state, action), f"{action} should be refused"
        refused += 1
        with pytest.raises(IllegalAction) as caught:
            game.apply(state, action)
        verdict = caught.value.verdict
        assert verdict.status == "illegal"
        assert not verdict
        assert verdict.rules, f"{action} is refused by no rule"
        assert caught.value.rule == verdict.rules[0]
        assert not all(ground.hint for ground in verdict.reasons), f"{action} is refused by hints alone"
        must_know(book, verdict.rules, action)
        speaks(verdict)
    assert codec.to_tree(state) == tree, "a refusal changed the state"
    assert codec.digest(state) == digest == codec.digest(fresh(game, state))
    return refused


def speaks(verdict: Verdict) -> None:
    """A verdict has a text in every language, with every rule id in it and no hole."""
    for lang in LANGUAGES:
        text = verdict.named(NAMES).text(lang)
        assert text.strip()
        for rule in verdict.rules:
            assert rule in text


def unreadable_is_malformed(game: Game[Any], state: Any, text: str) -> None:
    """A text is answered whatever it is; what cannot be read is malformed or the beginning of something."""
    verdict = game.explain(state, text)
    action: Action | BadAction
    try:
        action = game.parse(text)
    except BadAction as error:
        action = error
    if isinstance(action, BadAction):
        assert verdict.status in ("malformed", "incomplete"), text
        assert all(action.text(lang).strip() for lang in LANGUAGES)
    else:
        assert verdict.status in ("legal", "illegal", "incomplete"), text
        assert (verdict.status == "legal") == (not game.refusals(state, action)), text
    assert bool(verdict.choices) or verdict.status != "incomplete"
    speaks(verdict)


def prefixes_lead_on(game: Game[Any], state: Any, action: Action) -> None:
    """Every beginning of a legal action names the word that goes on, and every word it names goes on."""
    words = str(action).split()
    for length in range(len(words)):
        start = " ".join(words[:length])
        verdict = game.explain(state, start)
        assert verdict.status in ("incomplete", "legal"), f"{start!r} is {verdict.status}"
        assert words[length] in verdict.choices, f"{start!r} does not lead to {words[length]!r}"
        assert len(set(verdict.choices)) == len(verdict.choices)
        for choice in verdict.choices:
            # A choice goes on from the last word, or completes it; a square may begin as its country does.
            ways = [" ".join((*words[:length], choice))]
            if words[:length] and choice.startswith(words[length - 1]):
                ways.append(" ".join((*words[: length - 1], choice)))
            answers = {game.explain(state, longer).status for longer in ways}
            assert answers & {"incomplete", "legal"}, f"{choice!r} after {start!r} leads nowhere"
    # A number is a whole word at any length: 1 is not the beginning of 103.
    for cut in range(1, 0 if words[-1].isdigit() else len(words[-1])):
        start = " ".join((*words[:-1], words[-1][:cut]))
        verdict = game.explain(state, start)
        assert verdict.status in ("incomplete", "legal"), f"{start!r} is {verdict.status}"
        assert words[-1] in verdict.choices, f"{start!r} does not complete to {words[-1]!r}"


def action_round_trip(game: Game[Any], action: Action) -> None:
    """An action survives its text form and its JSON form."""
    assert game.parse(str(action)) == action
    assert str(game.parse(str(action))) == str(action)
    data = codec.encode(action)
    assert game.grammar.from_json(data) == action
    assert codec.decode(type(action), data) == action
    assert codec.encode(game.grammar.from_json(data)) == data
    for spelled in (str(action).upper(), f"  {action}  ".replace(" ", "\t "), str(action).replace(" > ", ">")):
        assert game.parse(spelled) == action, spelled


def fresh(game: Game[Any], state: Any) -> Any:
    """Return an equal state that shares nothing with the given one and remembers no digest."""
    return codec.decode(game.state_type, codec.encode(state))


def state_round_trip(game: Game[Any], state: Any) -> None:
    """A state survives its JSON form: same tree, same digest, same legal actions, same view."""
    again = fresh(game, state)
    assert again is not state
    assert again == state
    assert codec.encode(again) == codec.encode(state)
    assert codec.digest(again) == codec.digest(state)
    assert len(codec.digest(state)) == codec.DIGEST_LENGTH
    assert game.legal_actions(again) == game.legal_actions(state)
    assert game.view(again) == game.view(state)
    tags = [tag for tag, _ in state.parts()]
    assert len(set(tags)) == len(tags)
    # Through the text of a file, in which the keys of objects stand in another order.
    filed = codec.decode(game.state_type, json.loads(codec.canonical(codec.encode(state))))
    assert filed == state
    assert codec.digest(filed) == codec.digest(state)


def applies_without_trace(game: Game[Any], played: Played) -> None:
    """Applying an action again gives the same step, and leaves the state before as it was."""
    tree, digest = codec.to_tree(played.before), codec.digest(played.before)
    again = game.apply(played.before, played.action)
    assert again.state == played.after
    assert again.events == played.step.events
    assert codec.to_tree(played.before) == tree
    assert codec.digest(played.before) == digest == codec.digest(fresh(game, played.before))
    assert codec.digest(again.state) == codec.digest(fresh(game, again.state))


def changes_something(played: Played) -> None:
    """A step that leaves all as it was would make a game endless, and tell nobody."""
    assert codec.digest(played.before) != codec.digest(played.after), played.action
    assert played.step.events, f"{played.action} happened without an event"


def keeps_invariants(game: Game[Any], state: Any) -> None:
    """No invariant is broken."""
    assert list(game.invariants(state)) == []


def keeps_the_books(played: Played) -> None:
    """No unit appears or vanishes, and every change of an account is told as a payment."""
    before, after = played.before.ledger, played.after.ledger
    for unit in before.chart.units:
        assert before.total(unit) == after.total(unit)
    retold = before
    for event in played.step.events:
        if isinstance(event, Paid) and event.visible_to is None:
            retold = retold.moved(event.source, event.target, event.amount, event.unit)
    assert retold == after, f"{played.action} moved something that no payment tells"


def events_speak(game: Game[Any], events: Iterable[Event], book: Rulebook) -> None:
    """Every event rests on rules of the rulebook and has a sentence in every language, all names known."""
    for event in events:
        assert event.rules, f"{event} rests on no rule"
        must_know(book, event.rules, event)
        for lang in LANGUAGES:
            message = catalogue(lang)[f"{game.id}.{event.message()}"]
            sentence = event.text(lang, game.id, NAMES)
            assert sentence.strip()
            for identifier in named_in(message, event.params()):
                known = identifier in NAMES or f"{game.id}.name.{identifier}" in catalogue(lang)
                assert known, f"{lang}: {identifier} has no name for {event}"
                assert not set("{}") & set(sentence)


def named_in(message: str, params: dict[str, Any]) -> Iterator[str]:
    """Yield the ids that a message calls by their names."""
    for _, field, spec, _ in string.Formatter().parse(message):
        if field and spec in ("name", "the", "of"):
            value = params[field]
            yield from value if isinstance(value, tuple) else (str(value),)


def chance_is_fair(game: Game[Any], state: Any) -> bool:
    """When chance acts its outcomes are the legal actions and their probabilities sum to 1. Returns whether it acts."""
    decision = game.to_act(state)
    outcomes = game.chance_outcomes(state)
    if decision is None or decision.actor != CHANCE:
        assert outcomes == ()
        return False
    assert sum(share for _, share in outcomes) == 1
    assert all(type(share) is Fraction and share > 0 for _, share in outcomes)
    assert tuple(action for action, _ in outcomes) == game.legal_actions(state)
    return True


def templates_are_exact(game: Game[Any], state: Any) -> int:
    """Least and most of every template are accepted for each target, one less and one more are refused.

    Returns the number of templates.
    """
    templates = game.interjections(state)
    book = book_of(game, state)
    assert len(set(templates)) == len(templates)
    for template in templates:
        assert 0 < template.least <= template.most or template.least == template.most == 0
        assert template.rules
        must_know(book, template.rules, template)
        for target in template.targets or ("",):
            bounds = ((template.least, True), (template.most, True))
            beyond = ((template.least - 1, False), (template.most + 1, False)) if template.most else ()
            for amount, inside in (*bounds, *beyond):
                action = game.parse(spell(template, amount, target))
                assert (not game.refusals(state, action)) == inside, f"{action} against {template}"
                assert action not in game.legal_actions(state)
            decision = game.to_act(state)
            step = game.apply(state, game.parse(spell(template, template.most, target)))
            assert game.to_act(step.state) == decision, "an interjection leaves the decision open"
    return len(templates)


def outcome_fits(game: Game[Any], state: Any) -> bool:
    """There is an outcome exactly when nobody is to act; better scores have better ranks. Returns whether over."""
    outcome = game.outcome(state)
    assert (outcome is None) == (game.to_act(state) is not None)
    if outcome is None:
        return False
    scores, ranks = dict(outcome.scores), dict(outcome.ranks)
    assert tuple(scores) == tuple(ranks) == seats(game, state)
    for one in scores:
        assert ranks[one] == 1 + sum(other < ranks[one] for other in ranks.values()), "ranks skip or repeat"
        for other in scores:
            assert not (scores[one] > scores[other] and ranks[one] >= ranks[other]), f"{one} is better than {other}"
    must_know(book_of(game, state), outcome.ended.rules, outcome)
    assert outcome.to_json() == {"scores": scores, "ranks": ranks, "rules": list(outcome.ended.rules)}
    return True


def viewers(game: Game[Any], state: Any) -> tuple[str, ...]:
    """Return everybody who can look at a state without seeing all of it."""
    return (PUBLIC, *seats(game, state))


def hides_what_is_hidden(game: Game[Any], state: Any, profile: Profile) -> int:
    """A viewer sees the same, may do the same and is told the same, whatever is hidden from him.

    Returns the number of hidden worlds that were compared.
    """
    compared = 0
    decision = game.to_act(state)
    for viewer in viewers(game, state):
        for twin in profile.twins(state, viewer):
            compared += 1
            assert codec.digest(twin) != codec.digest(state)
            assert game.view(twin, viewer) == game.view(state, viewer), f"{viewer} sees what is hidden"
            assert game.view(twin, ALL) != game.view(state, ALL)
            assert game.to_act(twin) == decision
            assert game.interjections(twin) == game.interjections(state)
            if decision is None or decision.seat != viewer:
                continue
            assert game.legal_actions(twin) == game.legal_actions(state), f"{viewer} may do what betrays a secret"
            if profile.secret(state):
                for action in game.legal_actions(state):
                    mine, other = (game.redact(game.apply(s, action), viewer) for s in (state, twin))
                    assert mine.events == other.events, f"{viewer} is told what is hidden"
    return compared


def keeps_secrets(game: Game[Any], state: Any, profile: Profile) -> bool:
    """At a secret decision nobody else can tell from events and view what was chosen. Returns whether it was one."""
    if not profile.secret(state):
        return False
    decision = game.to_act(state)
    assert decision is not None
    steps = [game.apply(state, action) for action in game.legal_actions(state)]
    for viewer in viewers(game, state):
        told = [game.redact(step, viewer).events for step in steps]
        seen = [game.view(step.state, viewer) for step in steps]
        if viewer == decision.seat:
            assert len({repr(events) for events in told}) == len(steps), "one's own choice is told"
        else:
            assert all(events == told[0] for events in told), f"{viewer} is told what {decision.seat} chose"
            assert all(view == seen[0] for view in seen), f"{viewer} sees what {decision.seat} chose"
    return True


def open_to_all(game: Game[Any], step: Step[Any]) -> None:
    """In an open game every viewer sees the same view and all events."""
    shown = game.view(step.state)
    for viewer in (*viewers(game, step.state), ALL):
        assert game.view(step.state, viewer) == shown
        assert game.redact(step, viewer) == step


def strangers_are_refused(game: Game[Any], step: Step[Any]) -> None:
    """Who is nobody at the table is shown nothing; the error names those there are."""
    assert game.seats(step.state) == seats(game, step.state)
    looks: tuple[Callable[[str], object], ...] = (partial(game.view, step.state), partial(game.redact, step))
    for look, stranger in product(looks, ("P0", "Ann", "")):
        said = ""
        try:
            look(stranger)
        except UnknownViewer as error:
            said = error.text()
        assert ", ".join((*seats(game, step.state), PUBLIC, ALL)) in said, f"{stranger!r} looks at {game.id}"


def views_are_json(game: Game[Any], state: Any) -> None:
    """Views are plain JSON with what every widget relies on."""
    for viewer in (*viewers(game, state), ALL):
        view = game.view(state, viewer)
        assert view == plain(view)
        decision = game.to_act(state)
        assert view["game"] == game.id
        assert view["ruleset"] in game.rulesets
        assert view["turn"] == game.turn(state) >= 1
        assert view["over"] == (decision is None)
        shown = decision and {"point": decision.point, "actor": decision.actor, "seat": decision.seat}
        assert view["decision"] == shown


def plain(value: Any, path: str = "view") -> Any:
    """Return a copy of JSON data; AssertionError where it is none, or where a key would break a path."""
    if value is None or type(value) in (bool, int, str):
        return value
    if type(value) is list:
        return [plain(item, f"{path}[]") for item in value]
    assert type(value) is dict, f"{path} is a {type(value).__name__}"
    for key in value:
        assert type(key) is str, f"{path} has the key {key!r}"
        assert "/" not in key, f"{path} has the key {key!r}"
    return {key: plain(item, f"{path}/{key}") for key, item in value.items()}


def deltas_round_trip(game: Game[Any], played: Played) -> None:
    """The delta between two views leads from one to the other, both ways, and changes neither."""
    for viewer in (PUBLIC, ALL):
        old, new = game.view(played.before, viewer), game.view(played.after, viewer)
        kept = plain(old)
        assert patch(old, diff(old, new)) == new
        assert patch(new, diff(new, old)) == old
        assert diff(old, old) == {}
        assert old == kept
