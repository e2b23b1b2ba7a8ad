"""A study as one page to play through: small, locked, complete, and for reading only."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

from gamekit.study import Study, StudyError
from tests import tiny
from tests.conftest import ROOT
from tests.study import support
from tests.widgets.recorded import short_game
from widgets import ReplayPlayer
from widgets.export import MOST, page, printable

LONGEST = "impero-4p"


def filled(name: str, notes: int, lines: int, moves: int, home: Path) -> Study:
    """Return a recorded game with so many notes in two languages and side lines of so many moves."""
    rng = random.Random(1)
    study = Study.open(ROOT / f"replays/{name}.replay.jsonl", notes=home / "none.notes.jsonl", author="Ann")
    last = len(study.session)
    for k in range(notes):
        english = " ".join(f"In step {rng.randrange(last)} that was another thing." for _ in range(12))
        french = " ".join(f"Au coup {rng.randrange(last)}, c’\u00e9tait autre chose." for _ in range(12))
        text = {"en": f"{k}: {english}", "fr": f"{k} : {french}"}
        study.add(
            rng.randrange(1, last + 1), text=text, glyph="?!", tags=("import",), author=rng.choice(("Ann", "Ben"))
        )
    while len(study.lines) < lines:
        trial = study.trial(rng.randrange(1, last * 9 // 10))
        for _ in range(moves):
            if trial.legal_actions:
                trial.play(rng.choice(trial.legal_actions))
            elif trial.to_act:
                trial.draw()
        if [node.action for node in trial.steps] != [node.action for node in study.session.steps[: len(trial)]]:
            study.keep(trial, name={"en": f"Line {len(study.lines)}"})
    return study


@pytest.mark.slow
def test_the_longest_recorded_game_with_many_notes_is_small_enough(tmp_path: Path):
    sizes = {path.name: path.read_bytes().count(b"\n") for path in (ROOT / "replays").glob("*.replay.jsonl")}
    assert max(sizes, key=lambda name: sizes[name]) == f"{LONGEST}.replay.jsonl"
    study = filled(LONGEST, notes=40, lines=6, moves=40, home=tmp_path)
    made = page(study, title="Long")
    assert len(made.encode()) < MOST * 3 // 4


def test_a_page_that_is_too_big_is_refused_with_its_size():
    study = Study(short_game())
    noise = random.Random(1)
    for n in range(1, 21):
        study.add(n, text={"en": noise.randbytes(30_000).hex()})
    with pytest.raises(StudyError, match=r"at most 1024 KiB is needed, and this one would have 1\d\d\d") as refused:
        page(study)
    assert "au plus 1024 Kio" in refused.value.text("fr")


def test_it_is_a_page_of_its_own_with_the_study_in_it():
    study = Study(short_game(), author="Ann")
    study.add(3, text={"en": "</script><script>hit()</script>"})
    made = page(study, lang="fr", title="<b>Mine</b>", start_at=12)
    assert '<html lang="fr">' in made
    assert "<title>&lt;b&gt;Mine&lt;/b&gt;</title>" in made
    assert len(re.findall("<script", made)) == 3
    assert re.search("default-src 'none'; script-src 'sha256-[^']+' blob:; style-src", made.replace("&#x27;", "'"))
    state = json.loads(re.search(r'id="gk-state">(.*?)</script>', made, re.DOTALL)[1])
    assert (state["step"], state["lang"], state["line"]) == (12, "fr", "")
    assert [note["text"]["en"] for note in state["_notes"]] == ["</script><script>hit()</script>"]


def test_the_same_study_makes_the_same_page_and_stays_as_it_is():
    study = Study(short_game(), author="Ann")
    study.add(3, text={"en": "One."})
    made = page(study)
    assert page(study) == made
    assert (study.undoable, len(study.notes)) == ("add", 1)


def test_it_is_named_after_the_replay_or_the_game():
    assert "<title>Imperial 2030, Short rules</title>" in page(Study(short_game()))
    assert "<title>imperial2030-4p</title>" in page(Study.open(ROOT / "replays/imperial2030-4p.replay.jsonl"))


def test_a_game_that_brings_nothing_is_exported_too():
    with tiny.registered():
        study = support.study(12)
        study.add(3, text={"en": "Remember this."}, marks=["apples"])
        study.branch(5, support.others(study.session, 5))
        paper = printable(study)
        assert ("Remember this." in paper, "<img" in paper, "<svg" in paper) == (True, False, False)
        assert "Side line 1." in paper
        assert "Remember this." in page(study)


def test_a_page_says_what_it_is_and_whose_notes_it_holds():
    study = Study(short_game())
    study.add(3, text="Early.", author="<b>Ann</b>")
    head = re.search("<header>(.*?)</header>", page(study, title="Ben & me"))
    assert head
    assert head[1].startswith("<h1>Ben &amp; me</h1><p>Imperial 2030")
    assert "1 note: &lt;b&gt;Ann&lt;/b&gt; (1)." in head[1]
    assert "<header>" not in ReplayPlayer(short_game()).to_html("Plain")
