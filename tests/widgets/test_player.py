"""ReplayPlayer on the Python side: what it takes, what it sends, what it says of itself."""

from __future__ import annotations

import json
import re
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import traitlets

import gamekit
from gamekit.core.delta import patch
from gamekit.locale import catalogue, text
from tests.conftest import ROOT
from tests.widgets.packed import unpacked
from tests.widgets.recorded import long_game, play, short_game
from widgets import ReplayPlayer
from widgets.film import book_texts, make_film, pack


def saved(player: ReplayPlayer, step: int = 0) -> int:
    """Return how many bytes a notebook takes that shows a player at a step."""
    player.step = step
    return len(json.dumps(player.get_state(), indent=1)) + len(json.dumps(player.to_svg()))


def delta_of(film: dict[str, Any], packed: list[Any]) -> dict[str, Any]:
    """Read the packed form of a step again, as its documentation describes it."""
    put, gone, rest = {}, [], list(packed)
    while rest:
        path = rest.pop(0)
        if path < 0:
            gone.append(film["paths"][-1 - path])
        else:
            value = rest.pop(0)
            put[film["paths"][path]] = film["values"][value[0]] if isinstance(value, list) else value
    return {"set": put, "del": gone}


def test_the_film_holds_every_view_of_the_game():
    session = long_game()
    film = make_film(session)
    view = film["first"]
    assert view == session.view(0)
    for n, packed in enumerate(film["deltas"], start=1):
        view = patch(view, delta_of(film, packed))
        assert view == session.view(n), f"step {n}"
    assert n == 600


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_film_holds_every_line_of_the_log_and_the_rules_it_names(lang):
    session = short_game()
    film = make_film(session, lang)
    lines = [
        [(film["texts"][said], tuple(film["ids"][rule] for rule in rules)) for said, *rules in step]
        for step in film["log"]
    ]
    assert lines == [session.log(n, lang) for n in range(len(session) + 1)]
    named = {rule for step in lines for _, rules in step for rule in rules}
    book = session.game.rulebook("summary")
    rules = book_texts(book, film["ids"], lang)
    assert named == set(rules)
    assert all(rules[rule]["text"] == book[rule].text[lang] for rule in named)


def test_turns_are_the_steps_after_which_another_nation_moves():
    session = long_game()
    turns = make_film(session)["turns"]
    assert turns[0] == 0
    numbers = [session.view(n)["turn"] for n in range(len(session) + 1)]
    assert turns[1:] == [n for n in range(1, 601) if numbers[n] > numbers[n - 1]]


def test_each_step_says_what_is_to_be_decided():
    session = short_game()
    film = make_film(session, "en")
    assert len(film["next"]) == len(session) + 1
    for n, number in enumerate(film["next"]):
        decision = session.game.to_act(session.line[n].state)
        message = f"imperial2030.point.{decision.point}"
        said = text(
            message, "en", game="imperial2030", names=session.names, nation=decision.actor, player=decision.seat
        )
        assert film["texts"][number] == said


def test_at_the_end_it_says_that_the_game_is_over():
    session = next(game for seed in count(1) if (game := play(600, seed)).to_act is None)
    film = make_film(session, "fr")
    assert film["texts"][film["next"][-1]] == text("imperial2030.point.over", "fr")
    assert film["next"].count(film["next"][-1]) == 1


def test_a_long_game_stays_small():
    film = make_film(long_game())
    assert len(json.dumps(film, separators=(",", ":")).encode()) <= 250 * 1024
    assert len(pack(film)) <= 80 * 1024


def test_the_whole_state_of_a_long_game_fits_a_notebook():
    assert saved(ReplayPlayer(long_game())) <= 400 * 1024


def test_in_another_language_it_is_still_the_game_that_was_shown() -> None:
    session = play(60)
    player = ReplayPlayer(session, start_at=50)
    session.undo_to(10)
    session.play(session.legal_actions[-1])
    player.lang = "fr"
    film = unpacked(player._film)
    assert (len(film["deltas"]), player.last, player.step) == (60, 60, 50)
    assert film["log"] == unpacked(ReplayPlayer(play(60), lang="fr")._film)["log"]
    player.step = 60
    assert player.view == play(60).view()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_long_game_of_incorporated_fits_a_notebook(lang: str):
    session = gamekit.load(ROOT / "replays/incorporated-4p.replay.jsonl")
    assert len(session) > 600
    player = ReplayPlayer(session, lang=lang)
    assert max(saved(player), saved(player, player.last)) <= 400 * 1024


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("recorded", "steps", "most"),
    [("impero-3p", 750, 400), ("impero-4p", 1100, 425)],
)
def test_a_long_game_of_impero_fits_a_notebook(lang: str, recorded: str, steps: int, most: int):
    """A game of three is as long as one of Incorporated; one of four half as long again, and may take a little more."""
    session = gamekit.load(ROOT / f"replays/{recorded}.replay.jsonl")
    assert len(session) > steps
    player = ReplayPlayer(session, lang=lang)
    assert saved(player) <= 400 * 1024
    assert saved(player, player.last) <= most * 1024


def test_the_rules_that_can_be_opened_are_those_named_anywhere():
    player = ReplayPlayer(gamekit.load(ROOT / "replays/incorporated-3p.replay.jsonl"))
    film = unpacked(player._film)
    named = set(film["ids"]) | {rule for rules in film["dial"]["rules"].values() for rule in rules}
    assert named <= film["rules"].keys()
    assert film["rules"].keys() < set(player._session.game.rulebook(film["first"]["ruleset"]))


def test_the_same_game_gives_the_same_state():
    one, two = (ReplayPlayer(play(60), lang="fr").get_state() for _ in range(2))
    assert one.pop("layout") != two.pop("layout")
    assert one == two


def test_it_only_reads_the_session():
    session = play(20)
    session.seek(5)
    player = ReplayPlayer(session, start_at=11)
    player.step = 3
    assert session.n == 5
    assert len(session) == 20


def test_moves_played_later_do_not_appear():
    session = play(10)
    player = ReplayPlayer(session)
    session.play(session.legal_actions[0])
    assert player.last == 10
    player.step = 11
    assert player.step == 10


def test_start_at_and_step_stop_at_the_ends():
    assert ReplayPlayer(short_game(), start_at=12).step == 12
    assert ReplayPlayer(short_game(), start_at=-4).step == 0
    assert ReplayPlayer(short_game(), start_at=10**9).step == 40
    player = ReplayPlayer(short_game())
    player.step = 41
    assert player.step == 40
    player.step = -1
    assert player.step == 0


@pytest.mark.parametrize("wrong", ["7", 7.5, None, [7]])
def test_a_step_that_is_no_whole_number_is_refused(wrong):
    with pytest.raises(traitlets.TraitError):
        ReplayPlayer(short_game(), start_at=wrong)
    player = ReplayPlayer(short_game(), start_at=3)
    with pytest.raises(traitlets.TraitError):
        player.step = wrong
    assert player.step == 3


def test_the_view_follows_the_step_and_is_not_sent():
    player = ReplayPlayer(short_game(), start_at=7)
    assert player.view == short_game().view(7)
    player.step = 8
    assert player.view == short_game().view(8)
    assert not {"view", "names"} & set(player.keys)


def test_what_the_browser_sends_moves_the_step():
    player = ReplayPlayer(short_game())
    player.set_state({"step": 17})
    assert player.step == 17
    assert player.view == short_game().view(17)


def test_the_repr_is_the_same_in_every_run():
    assert repr(ReplayPlayer(short_game(), start_at=7)) == "ReplayPlayer(imperial2030, 40 steps, at 7)"


def test_a_session_or_a_path_is_asked_for():
    with pytest.raises(TypeError, match="a session or the path of a replay, not int"):
        ReplayPlayer(7)


@pytest.mark.parametrize("kind", [str, Path])
def test_the_path_of_a_replay_is_enough(kind):
    path = ROOT / "replays/imperial2030-2p.replay.jsonl"
    player = ReplayPlayer(kind(path), 9)
    assert player.view == gamekit.load(path).view(9)
    with pytest.raises(FileNotFoundError):
        ReplayPlayer(kind(ROOT / "replays/none.replay.jsonl"))


def test_an_unknown_option_is_an_error_that_lists_the_known_ones():
    with pytest.raises(TypeError, match=r"'speed'; its options are session, start_at, viewer, lang, size, layout"):
        ReplayPlayer(short_game(), speed=2)


@pytest.mark.parametrize("option", [{"lang": "de"}, {"size": "huge"}])
def test_a_wrong_value_of_an_option_is_refused(option):
    with pytest.raises(traitlets.TraitError):
        ReplayPlayer(short_game(), **option)


def test_another_language_words_the_log_anew():
    player = ReplayPlayer(short_game())
    assert unpacked(player._film)["labels"]["widget.player.play"] == "Play"
    player.lang = "fr"
    assert unpacked(player._film)["texts"] == make_film(short_game(), "fr")["texts"]
    assert unpacked(player._film)["labels"]["widget.player.play"] == "Lire"
    assert "_labels" not in player.get_state()


def test_the_saved_notebook_holds_a_picture_and_words():
    data, _ = ReplayPlayer(short_game(), start_at=5)._repr_mimebundle_()
    assert data["image/svg+xml"].startswith("<svg")
    assert data["text/plain"] == "ReplayPlayer(imperial2030, 40 steps, at 5)"
    assert "application/vnd.jupyter.widget-view+json" in data


@pytest.mark.parametrize("folder", ["player", "accounts", "log"])
def test_the_texts_that_the_browser_asks_for_exist(root, folder):
    source = "".join(path.read_text("utf-8") for path in sorted((root / "widgets/js" / folder).glob("*.*js")))
    asked = set(re.findall(r"\"(widget\.[a-z_]+\.[a-z_]+)\"", source))
    asked |= {f"widget.{folder}.{word}" for word in re.findall(r"\bt\(\"([a-z_]+)\"", source)}
    assert len(asked) > 4
    assert asked <= set(catalogue("en"))


def test_every_key_has_its_words(root):
    # The ids of these texts are put together from the list of bindings.
    keys = (root / "widgets/js/player/keys.mjs").read_text("utf-8")
    bindings = re.findall(r'aria: "([A-Za-z]+)", label: "([a-z_]+)"', keys)
    assert len(bindings) == 10
    for key, label in bindings:
        assert {f"widget.player.{label}{form}" for form in ("", "_help")} <= set(catalogue("en"))
        assert f"widget.player.key_{key.lower()}" in catalogue("fr")


HOSTILE = "</script><img src=x onerror=alert(1)>\u2028&amp;"


def test_the_page_holds_names_as_data_only():
    page = ReplayPlayer(play(8, players=(HOSTILE, "Ben"))).to_html(title="<b>Game & co</b>")
    assert "onerror" not in page
    assert "<title>&lt;b&gt;Game &amp; co&lt;/b&gt;</title>" in page
    assert "\u2028" not in page


def test_the_page_lets_nothing_in_and_nothing_out():
    page = ReplayPlayer(short_game()).to_html()
    policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]+)"', page)[1]
    assert policy.startswith("default-src &#x27;none&#x27;; script-src &#x27;sha256-")
    scripts = re.search(r"script-src ([^;]+(?:;[^;]+)*?); style-src", policy)[1]
    assert "unsafe" not in scripts
    assert not re.search(r"(?:src|href)\s*=\s*[\"']?(?:https?:)?//", page)
