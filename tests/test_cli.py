"""The rondel command: what it prints, where, and with which status; never a traceback."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import gamekit
from gamekit import __version__
from gamekit.locale import LANGUAGES, catalogue
from gamekit.replay import record
from tests.conftest import ROOT
from tests.replay.games import begun, edited, finished_text
from tests.replay.test_sidelines import branched

BOOK = gamekit.get("imperial2030").rulebook("summary")


def shell(
    *args: str, stdout: int = subprocess.PIPE, module: str = "gamekit", **env: str
) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", module, *args],
        cwd=ROOT,
        env={**os.environ, "PYTHONUTF8": "1", **env},
        stdout=stdout,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        check=False,
    )


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "game.replay.jsonl"
    path.write_text(finished_text(), encoding="utf-8")
    return path


# play


def test_play_writes_a_replay_that_holds_and_says_so(rondel, tmp_path: Path):
    path = tmp_path / "g.replay.jsonl"
    status, out, err = rondel("play", "imperial2030", "--players", 3, "--bots", "greedy", "--seed", 1, "-o", path)
    assert (status, err) == (0, [])
    report = record.verify(path)
    assert report
    assert report.outcome is not None
    scores = ", ".join(f"{seat} {score}" for seat, score in report.outcome.scores)
    assert out == [f"{path}: {report.steps} steps, scores {scores}, seed 1"]
    session = record.load(path)
    assert session.seed == 1
    assert list(session.names) == ["P1", "P2", "P3"]
    assert session.meta == {"bots": ["greedy"] * 3}


def test_the_same_seed_writes_the_same_bytes(rondel, tmp_path: Path):
    paths = [tmp_path / name for name in ("a.jsonl", "b.jsonl", "c.jsonl")]
    for path, seed in zip(paths, (5, 5, 6)):
        assert rondel("play", "imperial2030", "--players=2", "--bots=random", "--seed", seed, "-o", path)[0] == 0
    one, same, other = (path.read_bytes() for path in paths)
    assert one == same != other


def test_play_without_a_file_prints_the_replay(rondel):
    status, out, err = rondel("play", "imperial2030", "--players", "2", "--bots", "greedy,random", "--seed", "2")
    assert (status, err) == (0, [])
    session = record.loads("\n".join(out) + "\n")
    assert session.meta == {"bots": ["greedy", "random"]}
    assert record.dumps(session).splitlines() == out


def test_a_seed_that_was_not_asked_for_is_in_the_file(rondel, tmp_path: Path):
    path = tmp_path / "g.jsonl"
    _, out, _ = rondel("play", "imperial2030", "--players", 2, "-o", path)
    seed = json.loads(path.read_text(encoding="utf-8").splitlines()[0])["seed"]
    assert out[0].endswith(f"seed {seed}")
    again = tmp_path / "again.jsonl"
    rondel("play", "imperial2030", "--players", 2, "--seed", seed, "-o", again)
    assert again.read_bytes() == path.read_bytes()


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["imperail2030"], "no game “imperail2030”; the kit has: imperial2030, impero, incorporated"),
        (["incorporated", "--players", "5"], "2 to 4 players are needed, not 5 (INC-035)"),
        (["imperial2030", "--players", "7"], "GEN-1"),
        (["imperial2030", "--players", "many"], "--players"),
        (["imperial2030", "--ruleset", "published"], "“published”; choose one of: summary"),
        ([""], "no game “”"),
        (["imperial2030", "--bots", "clever"], "“clever”; the kit has: biased, greedy, random"),
        (["imperial2030", "--bots", ""], "no computer player “”; the kit has"),
        (["imperial2030", "--bots", "greedy,random"], "2 computer players for 4 seats"),
        (["imperial2030", "--seed", "x"], "--seed"),
        ([], "GAME"),
    ],
)
def test_play_refuses_wrong_arguments(rondel, tmp_path: Path, args: list[str], message: str):
    path = tmp_path / "g.jsonl"
    status, out, err = rondel("play", *args, "-o", path)
    assert (status, out) == (2, [])
    assert err[0].startswith("rondel: ")
    assert message in err[0]
    assert not path.exists()


@pytest.mark.parametrize("target", ["none/g.jsonl", "g.jsonl/x"])
def test_play_says_which_file_cannot_be_written(rondel, tmp_path: Path, target: str):
    (tmp_path / "g.jsonl").write_text("", encoding="utf-8")
    status, out, err = rondel("play", "imperial2030", "--players", 2, "--seed", 1, "-o", tmp_path / target)
    assert (status, out, len(err)) == (1, [], 1)
    assert str(tmp_path / target) in err[0]


@pytest.mark.parametrize("target", ["", ".", "./", "/", "new/"])
def test_play_asks_for_the_name_of_a_file_before_it_plays(rondel, tmp_path: Path, monkeypatch, target: str):
    monkeypatch.chdir(tmp_path)
    for language, part in (("en", "file"), ("fr", "fichier")):
        status, out, err = rondel("--lang", language, "play", "imperial2030", "-o", target)
        assert (status, out, len(err)) == (2, [], 1)
        assert part in err[0]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("count", [-3, 10**9])
def test_play_refuses_a_table_of_any_odd_size(rondel, count: int):
    status, out, err = rondel("play", "imperial2030", "--players", count)
    assert (status, out, len(err)) == (2, [], 1)
    assert f"not {count} (GEN-1)" in err[0]


def test_options_of_a_ruleset_go_into_the_file(rondel, tmp_path: Path):
    path = tmp_path / "g.jsonl"
    chosen = ("--option", "hidden_cash=true", "--option", "bond_supply=25")
    args = ("play", "incorporated", "--players", 3, "--bots", "random", "--seed", 1, *chosen, "-o", path)
    assert rondel(*args)[::2] == (0, [])
    assert json.loads(path.read_text(encoding="utf-8").splitlines()[0])["options"] == {
        "bond_supply": 25,
        "hidden_cash": True,
    }
    assert rondel("verify", path)[0] == 0
    _, out, _ = rondel("show", path, "--step", 60)
    shown = record.load(path).view(60)["seats"]
    assert {own["cash"] for own in shown.values()} == {None}
    assert any(re.match(r"P1 +(Giant Squid|Big Brother|Fortress Derivatives) ", line) for line in out)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["hidden_cash"], "NAME=VALUE"),
        (["=true"], "NAME=VALUE"),
        (["hidden_cash=true", "hidden_cash=false"], "the option hidden_cash is given twice"),
        (["hidden_cash=1"], "option hidden_cash: yes or no (true or false) is needed, not 1"),
        (["bop_max=9"], "option bop_max: 3 or 4 is needed (INC-A06)"),
        (["bop_max=" + "9" * 5000], "option bop_max: 3 or 4 is needed (INC-A06)"),
        (["bond_supply=-1"], "a whole number of bonds from 1 is needed"),
        (["colour=red"], "has no option colour; it has growth_has_zero (true/false), bop_max (3/4), bond_supply"),
    ],
)
def test_play_says_what_an_option_needs(rondel, tmp_path: Path, given: list[str], said: str):
    path = tmp_path / "g.jsonl"
    options = [part for text in given for part in ("--option", text)]
    status, out, err = rondel("play", "incorporated", *options, "-o", path)
    assert (status, out, len(err)) == (2, [], 1)
    assert said in err[0]
    assert not path.exists()


@pytest.mark.parametrize("bots", ["random", "biased", "greedy"])
def test_play_verify_and_show_know_every_game(rondel, tmp_path: Path, bots: str):
    path = tmp_path / "g.jsonl"
    for game_id in gamekit.games():
        status, out, err = rondel("play", game_id, "--players", 2, "--bots", bots, "--seed", 3, "-o", path)
        assert (status, err, len(out)) == (0, [], 1)
        assert rondel("verify", path)[0] == 0
        for lang in LANGUAGES:
            status, out, err = rondel("show", path, "--step", 30, "--lang", lang)
            assert (status, err) == (0, [])
            assert out[0].startswith(catalogue(lang)[f"{game_id}.title"])


def test_options_are_not_abbreviated(rondel):
    status, out, err = rondel("play", "imperial2030", "--play", 3)
    assert (status, out) == (2, [])
    assert "--play" in err[0]


# verify


def test_verify_says_when_a_file_was_written_by_newer_rules(rondel, game: Path, tmp_path: Path):
    newer = tmp_path / "newer.replay.jsonl"
    newer.write_text(game.read_text(encoding="utf-8").replace('"rules":"1"', '"rules":"2"'), encoding="utf-8")
    status, out, err = rondel("verify", newer)
    assert (status, err, len(out)) == (0, [], 1)
    assert out[0].endswith("written by version 2 of the rules, this is version 1: update Rondel.")


def test_verify_says_what_holds(rondel, game: Path, tmp_path: Path):
    unfinished = tmp_path / "u.replay.jsonl"
    record.save(begun(), unfinished)
    status, out, err = rondel("verify", game, unfinished)
    steps = finished_text().count("\n") - 2
    assert (status, err) == (0, [])
    assert out == [
        f"{game}: holds: Imperial 2030, ruleset summary, {steps} steps, finished",
        f"{unfinished}: holds: Imperial 2030, ruleset summary, 12 steps, not finished",
    ]


def test_verify_tells_every_file_that_fails_and_goes_on(rondel, game: Path, tmp_path: Path):
    wrong = tmp_path / "w.replay.jsonl"
    wrong.write_text(edited(finished_text(), 9, digest="0" * 12), encoding="utf-8")
    binary = tmp_path / "b.replay.jsonl"
    binary.write_bytes(bytes(range(256)))
    missing = tmp_path / "none"
    status, out, err = rondel("verify", wrong, missing, binary, tmp_path, game)
    assert status == 1
    assert [line.split(":")[0] for line in out] == [str(game)]
    assert err[0].startswith(f"{wrong}: line 9, step 8: ")
    assert err[1].startswith(f"{missing}: ")
    assert err[2].startswith(f"{binary}: line 1, step 0: ")
    assert err[3].startswith(f"{tmp_path}: ")
    assert len(err) == 4


def test_verify_looks_at_the_notes_too(rondel, tmp_path: Path):
    path = tmp_path / "g.replay.jsonl"
    record.save(branched(), path)
    assert rondel("verify", path)[0] == 0
    beside = tmp_path / "g.notes.jsonl"
    beside.write_text(beside.read_text(encoding="utf-8") + "hello\n", encoding="utf-8")
    status, out, err = rondel("verify", path)
    assert (status, out, len(err)) == (1, [], 1)
    assert "of the notes" in err[0]


def test_verify_in_french(rondel, game: Path, tmp_path: Path):
    wrong = tmp_path / "w.replay.jsonl"
    wrong.write_text(edited(finished_text(), 9, digest="0" * 12), encoding="utf-8")
    status, out, err = rondel("verify", "--lang", "fr", game, wrong)
    assert status == 1
    assert "tient\u00a0: Imperial 2030" in out[0]
    assert "jeu de règles «\u00a0summary\u00a0»" in out[0]
    assert err[0].startswith(f"{wrong}: ligne 9, étape 8\u00a0: ")


# show


def test_show_tells_a_step(rondel, game: Path):
    status, out, err = rondel("show", game, "--step", 20)
    assert (status, err) == (0, [])
    action = json.loads(finished_text().splitlines()[20])
    assert out[1].startswith("Step 20 of ")
    assert out[2] == f"{action['actor']} {action['action']}"
    assert out[-1].startswith("Next: ")


def test_show_tells_the_last_step_if_none_is_named(rondel, game: Path):
    _, out, _ = rondel("show", game, "--lang=fr")
    last = finished_text().count("\n") - 2
    assert out[1].startswith(f"Étape {last} sur {last}")


def test_show_opens_a_broken_file_as_far_as_it_goes_and_says_so(rondel, game: Path):
    game.write_bytes(game.read_bytes()[:2000])
    steps = len(record.read(game).session)
    status, out, err = rondel("show", game)
    assert status == 1
    assert out[1].startswith(f"Step {steps} of {steps}")
    assert "cut off" in err[0]
    status, out, err = rondel("show", game, "--step", steps + 1)
    assert (status, out) == (2, [])
    assert "cut off" in err[0]
    assert err[1] == f"rondel: there is no step {steps + 1}; the steps are 0 to {steps}"


@pytest.mark.parametrize(("step", "status"), [("-1", 2), ("99999", 2), ("x", 2), ("0", 0)])
def test_show_refuses_steps_that_are_not_there(rondel, game: Path, step: str, status: int):
    assert rondel("show", game, f"--step={step}")[0] == status


def test_show_says_why_a_file_does_not_open(rondel, tmp_path: Path):
    other = tmp_path / "other.jsonl"
    other.write_text('{"hello": 1}\n', encoding="utf-8")
    for path, reason in ((tmp_path / "none", "No such file"), (tmp_path, "directory"), (other, "no replay")):
        status, out, err = rondel("show", path)
        assert (status, out, len(err)) == (1, [], 1)
        assert reason in err[0]


@pytest.mark.parametrize(("args", "start"), [(["show"], "rondel: "), (["verify"], "")])
def test_a_file_to_read_needs_a_name_and_is_named(rondel, tmp_path: Path, args: list[str], start: str):
    assert rondel(*args, "") == (1, [], [f"{start}a file name is needed"])
    assert rondel("--lang", "fr", *args, "") == (1, [], [f"{start}il faut un nom de fichier"])
    assert rondel(*args, tmp_path) == (1, [], [f"{start}{tmp_path}: a directory, not a file"])
    cut = tmp_path / "cut.jsonl"
    cut.write_text(finished_text()[:60], encoding="utf-8")
    said = "the file is cut off in the middle of its first line; nothing of the game is left"
    assert rondel(*args, cut) == (1, [], [f"{start}{cut}: line 1, step 0: {said}"])


# rules


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_lists_every_rule_in_order(rondel, lang: str):
    status, out, err = rondel("rules", "imperial2030", "--lang", lang)
    assert (status, err) == (0, [])
    assert [line.split()[0] for line in out if not line.startswith(" ")] == list(BOOK)
    assert all(len(line) <= 100 for line in out)
    said = " ".join(line.strip() for line in out)
    assert all(rule.text[lang].split()[-1] in said for rule in BOOK.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_tells_one_rule_with_its_source_and_reason(rondel, lang: str):
    for rule in BOOK.values():
        status, out, err = rondel("rules", "imperial2030", rule.id.lower(), "--lang", lang)
        assert (status, err) == (0, [])
        said = " ".join(" ".join(out).split())
        assert out[0].startswith(f"{rule.id} (")
        assert catalogue(lang)[f"cli.source.{rule.source}"] in said
        for words in (rule.text[lang], *rule.words, rule.why.get(lang, "")):
            assert " ".join(words.split()) in said


@pytest.mark.parametrize(("game", "rule"), [("imperial2030", "RON-6"), ("incorporated", "INC-036")])
def test_a_rule_says_that_it_is_from_the_rules_of_its_game(rondel, game, rule):
    # Which rules these are, short ones or a rulebook, is a matter of the ruleset.
    assert rondel("rules", game, rule)[1][0] == f"{rule} (from the rules of the game)"
    assert rondel("rules", game, rule, "--lang", "fr")[1][0] == f"{rule} (tirée des règles du jeu)"


def test_rules_names_the_nearest_of_an_unknown_rule(rondel):
    status, out, err = rondel("rules", "imperial2030", "RON-66")
    assert (status, out) == (2, [])
    assert "nearest are: RON-6" in err[0]
    _, _, err = rondel("rules", "imperial2030", "ZZZ")
    assert err == ["rondel: imperial2030 has no rule “ZZZ”; without an id all rules are listed"]
    assert rondel("rules", "imperial2030", "--ruleset", "nonsense")[0] == 2
    assert rondel("rules", "chess")[0] == 2


# The command itself.


def test_help_names_the_commands_and_the_status(rondel):
    status, out, err = rondel("--help")
    assert (status, err) == (0, [])
    said = " ".join(" ".join(out).split())
    for word in ("play", "verify", "show", "rules", "Exit status: 0"):
        assert word in said
    for command in ("play", "verify", "show", "rules"):
        status, out, err = rondel(command, "--help", "--lang", "fr")
        assert (status, err) == (0, [])
        assert "langue des messages" in " ".join(" ".join(out).split())


def test_the_headings_of_the_help_are_in_the_language_too(rondel):
    for args, headings in (([], ["options", "commandes"]), (["rules"], ["arguments", "options"])):
        _, out, _ = rondel("--lang", "fr", *args, "--help")
        assert [line.rstrip(" :") for line in out if re.fullmatch(r"\w+ ?:", line)] == headings
        assert "show this help" not in " ".join(out)


def test_the_language_stands_before_or_behind_the_command_and_the_last_one_counts(rondel):
    english, french = (rondel("rules", "imperial2030", "GEN-1", "--lang", lang) for lang in LANGUAGES)
    assert english != french
    assert rondel("--lang", "fr", "rules", "imperial2030", "GEN-1") == french
    assert rondel("--lang=fr", "rules", "imperial2030", "GEN-1") == french
    assert rondel("--lang", "fr", "rules", "--lang", "en", "imperial2030", "GEN-1") == english
    assert rondel("--lang", "en", "rules", "-h", "--lang", "fr") == rondel("--lang", "fr", "rules", "-h")
    assert rondel("rules", "imperial2030", "GEN-1") == english


def test_version(rondel):
    assert rondel("--version") == (0, [f"rondel {__version__}"], [])


@pytest.mark.parametrize(
    "args", [[], ["dance"], ["verify"], ["show"], ["rules"], ["rules", "imperial2030", "--lang", "de"]]
)
def test_wrong_arguments(rondel, args: list[str]):
    status, out, err = rondel(*args)
    assert (status, out) == (2, [])
    assert err[0].startswith("rondel: ")
    assert any(line.startswith("usage: rondel") for line in err)


def test_help_does_not_load_the_games():
    code = (
        "import sys; from gamekit import cli\ntry: cli.main(['--help'])\nexcept SystemExit: pass\nprint(*sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    loaded = run.stdout.splitlines()[-1].split()
    assert "gamekit.cli" in loaded
    heavy = ("gamekit.imperial2030", "gamekit.players", "gamekit.replay", "numpy", "pandas", "plotly", "ipywidgets")
    assert [name for name in loaded if name in heavy] == []


def test_names_in_a_file_cannot_steer_the_terminal(rondel, tmp_path: Path):
    path = tmp_path / "g.jsonl"
    path.write_text(edited(record.dumps(begun()), 1, game="\x1b[2J"), encoding="utf-8")
    _, _, err = rondel("verify", path)
    assert "\x1b" not in err[0]


# In a process of its own.


@pytest.mark.parametrize("module", ["gamekit", "gamekit.cli"])
def test_the_command_is_its_module_too(module: str):
    run = shell("--version", module=module)
    assert (run.returncode, run.stdout.strip()) == (0, f"rondel {__version__}")
    wrong = shell("dance", module=module)
    assert (wrong.returncode, wrong.stderr.startswith("rondel: ")) == (2, True)


def test_the_command_in_a_shell(tmp_path: Path):
    path = tmp_path / "g.replay.jsonl"
    run = shell("play", "imperial2030", "--players", "2", "--seed", "1", "-o", str(path))
    assert (run.returncode, run.stderr) == (0, "")
    assert shell("verify", str(path)).returncode == 0
    assert shell("verify", str(tmp_path / "none")).returncode == 1
    assert shell("dance").returncode == 2


@pytest.mark.parametrize("args", [["rules", "imperial2030"], ["play", "imperial2030", "--players", "2", "--seed", "1"]])
def test_a_reader_that_goes_away_is_no_error(args: list[str]):
    process = subprocess.Popen(
        [sys.executable, "-m", "gamekit", *args], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    process.stdout.read(20)
    process.stdout.close()
    assert process.stderr is not None
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait() == 0


def test_a_reader_that_goes_away_does_not_hide_a_file_that_fails(game: Path, tmp_path: Path):
    read, write = os.pipe()
    os.close(read)
    run = shell("verify", str(game), str(tmp_path / "none"), stdout=write)
    os.close(write)
    assert run.returncode == 1
    assert re.fullmatch(r".*none: .*\n", run.stderr)


def test_a_full_disk_is_told(game: Path):
    if not Path("/dev/full").exists():
        pytest.skip("this system has no /dev/full")
    with Path("/dev/full").open("w") as full:
        run = shell("show", str(game), stdout=full.fileno())
    assert (run.returncode, len(run.stderr.splitlines())) == (1, 1)


def test_a_terminal_without_letters_shows_marks(game: Path):
    run = subprocess.run(
        [sys.executable, "-m", "gamekit", "show", str(game), "--lang", "fr"],
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, b"")
    assert b"Imperial 2030" in run.stdout


def test_an_interrupt_ends_quietly(tmp_path: Path):
    code = (
        "import sys; from gamekit import cli, players\n"
        "def play(*_): raise KeyboardInterrupt\n"
        "players.play = play\n"
        f"sys.exit(cli.main(['play', 'imperial2030', '-o', {str(tmp_path / 'g.jsonl')!r}]))"
    )
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout, run.stderr) == (128 + signal.SIGINT, "", "")
    assert list(tmp_path.iterdir()) == []


def test_a_game_that_does_not_end_is_kept_and_told(rondel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    from gamekit import players
    from gamekit.players import loop

    monkeypatch.setattr(players, "play", lambda session, table: loop.play(session, table, max_actions=10))
    path = tmp_path / "g.jsonl"
    status, _, err = rondel("play", "imperial2030", "--seed", 1, "-o", path)
    assert (status, len(err)) == (1, 1)
    assert record.verify(path).steps == 10
