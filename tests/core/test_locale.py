"""Words: names, articles, counts, and games that bring their own."""

from __future__ import annotations

import json
import re
import string
from collections.abc import Iterator
from pathlib import Path

import pytest

from gamekit import locale
from gamekit.imperial2030.board import board
from gamekit.locale import LANGUAGES, catalogue, has, name, text
from tests import tiny
from tests.tiny import Coins

NAMES = {"P1": "Ann", "P2": "Bénédicte"}
FORM_OF_NAME = re.compile(r"\.(the|of|in)\.")
RESERVED = {"message_id", "lang", "game", "names"}
"""Parameters of :func:`gamekit.locale.text` itself; a placeholder of that name could never be filled."""


def messages(tmp_path: Path, **words: tuple[str, str]) -> Path:
    """Write a folder with the catalogues of a game ``t``; two underscores stand for a dot."""
    for place, lang in enumerate(LANGUAGES):
        own = {f"t.{key.replace('__', '.')}": both[place] for key, both in words.items()}
        (tmp_path / f"{lang}.json").write_text(json.dumps(own), encoding="utf-8")
    return tmp_path


@pytest.fixture
def say(tmp_path: Path) -> Iterator[None]:
    words = {
        "steps": ("{n} {n:step|steps}", "{n} {n:pas|pas}"),
        "coins": ("{n} {n:coin|coins}", "{n} {n:pièce|pièces}"),
        "who": ("{a:name} meets {b:name}", "{a:name} rencontre {b:name}"),
        "opens": ("{a:the} opens, says {a:the}", "{a:the} ouvre, dit {a:the}"),
        "of": ("{a:of}", "{a:of}"),
        "in": ("{a:in}", "{a:in}"),
        "name__lake": ("Lake", "Lac"),
        "the__lake": ("the Lake", "le lac"),
        "name__coast": ("Coast", "Côte"),
        "the__coast": ("the Coast", "la côte"),
        "in__coast": ("on the Coast", "sur la côte"),
        "name__paris": ("Paris", "Paris"),
        "name__US": ("United States", "États-Unis"),
        "the__US": ("the United States", "les États-Unis"),
        "of__US": ("of the United States", "des États-Unis"),
        "name__apples": ("apples", "pommes"),
    }
    locale.register("t", messages(tmp_path, **words))
    yield
    locale.unregister("t")


@pytest.mark.usefixtures("say")
def test_english_counts_one_as_singular() -> None:
    assert [text("t.coins", "en", n=n) for n in (-2, -1, 0, 1, 2, 21)] == [
        "-2 coins",
        "-1 coin",
        "0 coins",
        "1 coin",
        "2 coins",
        "21 coins",
    ]


@pytest.mark.usefixtures("say")
def test_french_counts_zero_and_one_as_singular() -> None:
    assert [text("t.coins", "fr", n=n) for n in (-1, 0, 1, 2)] == ["-1 pièce", "0 pièce", "1 pièce", "2 pièces"]


@pytest.mark.usefixtures("say")
def test_names_are_the_players_own_or_the_games() -> None:
    assert text("t.who", "en", game="t", names=NAMES, a="P1", b="US") == "Ann meets United States"
    assert text("t.who", "fr", game="t", names=NAMES, a="P2", b="US") == "Bénédicte rencontre États-Unis"
    assert text("t.who", game="t", a="P1", b="nowhere") == "P1 meets nowhere"
    assert text("t.who", game="t", a=("US", "apples"), b=["P1"], names=NAMES) == "United States, apples meets Ann"


@pytest.mark.usefixtures("say")
def test_articles_open_sentences_with_a_capital() -> None:
    assert text("t.opens", "en", game="t", a="US") == "The United States opens, says the United States"
    assert text("t.opens", "fr", game="t", a="US") == "Les États-Unis ouvre, dit les États-Unis"


@pytest.mark.usefixtures("say")
def test_of_contracts_in_french() -> None:
    def of(who: str, lang: str) -> str:
        return text("t.of", lang, game="t", names=NAMES | {"P3": "Hugo"}, a=who)

    assert [of(who, "en") for who in ("US", "P1", "P2")] == ["of the United States", "of Ann", "of Bénédicte"]
    assert [of(who, "fr") for who in ("US", "P1", "P2")] == ["des États-Unis", "d’Ann", "de Bénédicte"]


@pytest.mark.usefixtures("say")
def test_an_article_contracts_in_french_and_a_name_does_not() -> None:
    names = {"P1": "le Roux"}
    said = [text("t.of", "fr", game="t", names=names, a=who) for who in ("lake", "coast", "P1")]
    assert said == ["du lac", "de la côte", "de le Roux"]


@pytest.mark.usefixtures("say")
def test_in_depends_on_the_place_in_french() -> None:
    def inside(lang: str) -> list[str]:
        return [text("t.in", lang, game="t", a=place) for place in ("paris", "coast", "lake")]

    assert inside("en") == ["in Paris", "on the Coast", "in the Lake"]
    assert inside("fr")[:2] == ["à Paris", "sur la côte"]
    assert text("t.in", "fr", game="t", a=["paris", "coast"]) == "à Paris, sur la côte"


@pytest.mark.usefixtures("say")
@pytest.mark.parametrize(
    ("own", "shown"),
    [
        ("Zoë Ω 名", "Zoë Ω 名"),
        ("\u05d3\u05e0\u05d4", "\u2068\u05d3\u05e0\u05d4\u2069"),
        ("An\u202en", "\u2068An\u202en\u2069"),
        # What would end the isolation early is left out.
        ("An\u2069\u202en", "\u2068An\u202en\u2069"),
    ],
)
def test_a_name_that_is_read_from_right_to_left_turns_nothing_around_it(own: str, shown: str) -> None:
    names = {"P1": own}
    assert text("t.who", game="t", names=names, a="P1", b="US") == f"{shown} meets United States"
    assert text("t.of", "en", game="t", names=names, a="P1") == f"of {shown}"
    # A name by itself stays as its owner wrote it.
    assert name("t", "P1", names=names) == own


def test_french_signs_keep_to_their_words() -> None:
    broken = re.compile(r" [:;?!»]|« ")
    loose = [key for key, words in catalogue("fr").items() if broken.search(words)]
    # A heading is typed to get at its column.
    assert loose == ["column.cash_of"]
    assert locale.spaced("Un : deux ; trois ? « quatre » !", "fr") == (
        "Un\u00a0: deux\u202f; trois\u202f? «\u00a0quatre\u00a0»\u202f!"
    )
    assert locale.spaced("One : two ?", "en") == "One : two ?"


def test_names_with_signs_stay_as_they_are(coins: Coins) -> None:
    odd = {"P1": "{x} %s <b>", "P2": "|"}
    assert text("coins.event.paid.gift", game="coins", names=odd, source="P1", target="P2", amount=1) == (
        "{x} %s <b> gives | 1 coin."
    )


def test_what_is_missing_is_an_error_of_the_program() -> None:
    with pytest.raises(KeyError, match=r"the message 'no\.such\.message' cannot be said in 'fr'"):
        text("no.such.message", "fr")
    with pytest.raises(KeyError, match=r"'error\.ledger\.amount' cannot be said in 'en'.*amount"):
        text("error.ledger.amount")
    with pytest.raises(ValueError, match="choose one of en, fr"):
        catalogue("de")
    assert not has("no.such.message")
    assert has("error.ledger.amount", "fr")


def test_catalogues_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        catalogue()["error.illegal"] = "x"  # type: ignore[index]


def test_a_guest_brings_its_words_and_takes_them_away(tmp_path: Path) -> None:
    folder = messages(tmp_path, hello=("hello", "bonjour"), name__x=("eks", "iks"))
    locale.register("t", folder)
    try:
        assert text("t.hello", "fr") == "bonjour"
        assert name("t", "x") == "eks"
        assert has("error.illegal"), "the kit's own words stay"
        locale.register("t", folder)
        assert text("t.hello") == "hello"
    finally:
        locale.unregister("t")
    assert not has("t.hello")
    assert name("t", "x") == "x"
    locale.unregister("t")


def test_a_guest_cannot_change_the_words_of_others(tmp_path: Path) -> None:
    before = dict(catalogue())
    for lang in LANGUAGES:
        (tmp_path / f"{lang}.json").write_text(json.dumps({"error.illegal": "ha"}), encoding="utf-8")
    with pytest.raises(ValueError, match=r"t: message ids already taken: error\.illegal"):
        locale.register("t", tmp_path)
    assert catalogue() == before


@pytest.mark.parametrize(
    ("cost", "english", "french"),
    [
        ((("bois", 2), ("or", 1)), "Open a trade route: 2 wood, 1 gold", "2 bois, 1 or"),
        ((("engin_siege", 1), ("archer", 3)), "Open a trade route: 1 siege engine, 3 archers", "de siège, 3 archers"),
        ((("engin_siege", 2),), "Open a trade route: 2 siege engines", "2 engins de siège"),
        ((), "Open a trade route: nothing", "rien"),
    ],
)
def test_amounts_are_counted_one_by_one(cost: tuple[tuple[str, int], ...], english: str, french: str) -> None:
    assert locale.text("impero.do.order.route", "en", game="impero", route=cost) == english
    assert locale.text("impero.do.order.route", "fr", game="impero", route=cost).endswith(french)


def placeholders(message: str) -> dict[str, set[str]]:
    """Return the placeholders of a message by name, with the ways in which they are shown."""
    found: dict[str, set[str]] = {}
    for _, field, spec, _ in string.Formatter().parse(message):
        if field is not None:
            found.setdefault(field, set()).add(spec or "")
    return found


@pytest.fixture(scope="module", params=["kit", "coins"])
def both(request: pytest.FixtureRequest) -> dict[str, dict[str, str]]:
    """Return the catalogues of the kit, or of coins, by language."""
    if request.param == "kit":
        return {lang: dict(catalogue(lang)) for lang in LANGUAGES}
    return {lang: json.loads((tiny.WORDS / f"{lang}.json").read_text(encoding="utf-8")) for lang in LANGUAGES}


def test_both_languages_say_the_same_things(both: dict[str, dict[str, str]]) -> None:
    # Forms of names are needed where a language has them, and fall back to the plain name where it has none.
    ids = [{key for key in both[lang] if not FORM_OF_NAME.search(key)} for lang in LANGUAGES]
    assert ids[0] == ids[1]
    for key in sorted(ids[0]):
        english, french = (placeholders(both[lang][key]) for lang in LANGUAGES)
        assert set(english) == set(french), key


def test_every_placeholder_can_be_filled(both: dict[str, dict[str, str]]) -> None:
    for lang in LANGUAGES:
        for key, message in both[lang].items():
            for field, specs in placeholders(message).items():
                assert field.isidentifier(), f"{lang} {key}: {field!r}"
                assert field not in RESERVED, f"{lang} {key}: {field!r}"
                forms = ("", "name", "the", "of", "in", "plus", "amounts")
                assert all(spec in forms or spec.count("|") == 1 for spec in specs), f"{lang} {key}"


def test_messages_are_clean_and_files_sorted(both: dict[str, dict[str, str]]) -> None:
    for lang in LANGUAGES:
        assert list(both[lang]) == sorted(both[lang])
        for key, message in both[lang].items():
            assert message == message.strip() != "", f"{lang} {key}"
            assert "  " not in message, f"{lang} {key}"


def test_apostrophes_are_typographic(both: dict[str, dict[str, str]]) -> None:
    for lang in LANGUAGES:
        for key, message in both[lang].items():
            assert not re.search(r"\w'\w", message), f"{lang} {key}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_region_stands_in_a_sentence(lang: str) -> None:
    said = {place: text("imperial2030.event.peace_offered", lang, game="imperial2030", nation="RU", region=place)
            for place in board().regions}  # fmt: skip
    if lang == "en":
        assert said["philippines"] == "Russia offers peace in the Philippines."
        return
    assert said["beijing"] == "Russie\u00a0: paix proposée à Pékin."
    assert said["canada"] == "Russie\u00a0: paix proposée au Canada."
    assert said["northatlantic"] == "Russie\u00a0: paix proposée dans l’Atlantique Nord."
    cities = {place for place, region in board().regions.items() if region.kind == "home"}
    assert {place for place, words in said.items() if " proposée à " in words} == cities


def test_files_are_sorted_and_have_no_key_twice() -> None:
    for folder in (Path(locale.__file__).parent, tiny.WORDS):
        for lang in LANGUAGES:
            pairs = json.loads((folder / f"{lang}.json").read_text(encoding="utf-8"), object_pairs_hook=list)
            keys = [key for key, _ in pairs]
            assert keys == sorted(set(keys)), f"{folder.name}/{lang}.json"
