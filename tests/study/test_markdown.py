"""The Markdown of a study: read by a real reader of Markdown, whatever a note holds is text."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import mistune
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamekit.replay.notes import Anchor, Note
from gamekit.study import Study
from gamekit.study.markdown import escaped, inline, markdown, paragraphs
from gamekit.study.report import clean, report
from tests import hostile
from tests.conftest import ROOT
from tests.replay.games import begun
from tests.study.support import game, others, sources

HOSTILE = [
    *hostile.HOSTILE,
    "<script>hit()</script>",
    '<img src=x onerror="hit()">',
    "[click](javascript:hit())",
    "![x](https://example.invalid/x.png)",
    "<https://example.invalid>",
    "https://example.invalid/a_b_c?x=1&y=2",
    "www.example.invalid and WWW.EXAMPLE.INVALID",
    "ann@example.invalid",
    "[a]: https://example.invalid\n\n[a]",
    "[^1] and [^1]: foot",
    "# heading",
    "heading\n===",
    "heading\n---",
    "- item\n+ item\n* item\n1. item\n2) item",
    "> quote",
    "    code",
    "```\ncode\n```",
    "~~~\ncode\n~~~",
    "`code` ~~gone~~ **bold** _soft_ ==marked== ++new++ ^up^ ~down~",
    "| a | b |\n| --- | --- |\n| c | d |",
    "a | b\n--- | ---\nc | d",
    "term\n: what it means",
    "***\n___\n* * *",
    "$x$ $$y$$ \\(z\\) \\[w\\]",
    "&lt;b&gt; &amp; &#60;",
    "ends in a backslash \\",
    "- [ ] to do\n- [x] done",
    ":smile: {{ liquid }} {% raw %}",
    "<!-- comment --> <?php ?> <![CDATA[x]]> <!DOCTYPE html>",
    "*[HTML]: abbreviation",
    "\u202eright to left\u202c and \u05e9\u05dc\u05d5\u05dd",
    "a\x00b\x1b[31mc\x07",
    "one\r\ntwo\rthree\u2028four\x85five",
    "x" * 5000,
    "\U0001f600 \U0001f468\u200d\U0001f469\u200d\U0001f467",
]
PLUGINS = ["strikethrough", "footnotes", "table", "url", "task_lists", "def_list", "abbr", "mark", "insert", "math"]


class Seen(HTMLParser):
    """What a browser would see: elements, and text."""

    def __init__(self, html: str) -> None:
        super().__init__(convert_charrefs=True)
        self.elements: list[str] = []
        self.text = ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, _attrs: object) -> None:
        self.elements.append(tag)

    def handle_data(self, data: str) -> None:
        self.text += data

    def handle_comment(self, data: str) -> None:
        raise AssertionError(f"a comment of HTML: {data}")

    handle_decl = handle_pi = unknown_decl = handle_comment


def read(markdown: str) -> Seen:
    """Read Markdown with everything that a reader may know; HTML in it is live."""
    html = mistune.create_markdown(escape=False, plugins=PLUGINS)(markdown)
    assert isinstance(html, str)
    return Seen(html)


def words(text: str) -> list[str]:
    return text.split()


@pytest.mark.parametrize("text", HOSTILE)
def test_a_hostile_text_is_text(text: str) -> None:
    seen = read("\n\n".join(paragraphs(clean(text))))
    assert set(seen.elements) <= {"p", "br"}
    assert words(seen.text) == words(clean(text))


def test_what_is_tried_is_live_when_it_is_not_escaped() -> None:
    live = {element for text in HOSTILE for element in read_raw(text)}
    assert {"script", "img", "a", "h1", "li", "blockquote", "code", "table", "hr", "strong", "em", "del"} <= live


def read_raw(text: str) -> list[str]:
    html = mistune.create_markdown(escape=False, plugins=PLUGINS)(text)
    seen = HTMLParser()
    elements: list[str] = []
    seen.handle_starttag = lambda tag, _attrs: elements.append(tag)  # type: ignore[method-assign]
    seen.feed(str(html))
    return elements


@pytest.mark.parametrize("text", HOSTILE)
def test_a_hostile_text_stays_in_its_item_and_its_cell(text: str) -> None:
    """Such as a tag or a name, which stand inside a line."""
    one = " ".join(clean(text).split())
    seen = read(f"- **!** · {inline(one)}\n\n| a | b |\n| --- | --- |\n| {inline(one)} | end |")
    assert set(seen.elements) <= {"ul", "li", "p", "strong", "table", "thead", "tbody", "tr", "th", "td"}
    assert (seen.elements.count("li"), seen.elements.count("td")) == (1, 2)
    assert words(seen.text).count("end") == 1 + 2 * words(one).count("end")


SIGNS = st.text(st.sampled_from("ab1 \n\\`*_{}[]()#+-.!|<>~$&:;=\"'/@^,?%"), max_size=40)


@given(SIGNS)
def test_no_text_of_signs_is_anything_but_text(text: str) -> None:
    blocks = paragraphs(clean(text))
    seen = read("\n\n".join(blocks))
    assert set(seen.elements) <= {"p", "br"}
    assert words(seen.text) == words(text)
    assert seen.elements.count("p") == len(blocks)


def test_lines_and_paragraphs_stay_what_they_are() -> None:
    seen = read("\n\n".join(paragraphs("one\ntwo\n\n\nthree")))
    assert seen.elements == ["p", "br", "p"]


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("Too early: 3 - 2 = 1 (see RON-6).", "Too early: 3 - 2 = 1 (see RON-6)."),
        ("He had 5 armies; why not 6?", "He had 5 armies; why not 6?"),
        ("Trop tôt\u202f!", "Trop tôt\u202f!"),
    ],
)
def test_plain_words_are_written_as_they_are(text: str, written: str) -> None:
    assert escaped(text) == written


def told(words: str) -> Study:
    """Return a study with the same words wherever words from a file can stand."""
    session = game(12)
    session.names["P1"] = words
    study = Study(session, words, sources=sources())
    study.add(3, text={"en": words, "fr": words}, glyph="?!", tags=[words, words], marks=[words, f"P1 > {words}"])
    study.add(3, text={"xx": words}, when="before")
    line = study.branch(5, others(session, 5, 2), name={"en": words}, text=words)
    study.add(6, text=words, line=line.id)
    study.branch(6, others(study.line(line.id), 6), line=line.id, name={"fr": words})
    study.merge([Note("lost", Anchor(4, "0" * 12), author=words, text={"en": words}, line=(words,))])
    return study


ONE_LINE = [text for text in HOSTILE if len(clean(text).split("\n")) == 1 and len(text) < 1000]


@pytest.mark.parametrize("text", ONE_LINE)
def test_a_document_has_the_same_elements_whatever_the_words_are(text: str) -> None:
    assert read(markdown(told(text), title=text)).elements == read(markdown(told("plain"), title="plain")).elements


def test_a_document_tells_everything() -> None:
    study = told("plain")
    written = markdown(study, title="My study")
    lines = written.split("\n")
    assert lines[0] == "# My study"
    assert "6 notes: plain (6). 2 side lines." in written
    assert [line for line in lines if line.startswith("## ")] == [
        *(line for line in lines if line.startswith("## Turn ")),
        "## Unattached notes",
    ]
    # What happened at a step stands above its notes, and the note that speaks of the position before it comes first.
    at = lines.index(next(line for line in lines if line.startswith("**Step 3.**")))
    assert study.session.log(3)[0][0].split()[-1] in lines[at]
    assert lines[at + 2].startswith("- plain \N{MIDDLE DOT} 2026-11-30 \N{MIDDLE DOT} before the step")
    assert "- **?!** \N{MIDDLE DOT} plain \N{MIDDLE DOT} 2026-11-30 \N{MIDDLE DOT} tags: plain, plain" in written
    assert "  *English* \N{MIDDLE DOT} plain\n\n  *French* \N{MIDDLE DOT} plain" in written
    # The second side line leaves the first one; both stand at the note of the first, one after the other.
    first, named, second = (found.start() for found in re.finditer(r"\*\*Side line \d: plain\.\*\*", written))
    assert "\n    - plain" in written[first:named]
    assert "It leaves “Side line 1: plain.” after step 6." in written[second:]
    assert "- **Step 6.**" in written[first:second]
    assert written[named:].startswith("**Side line 2")
    assert "The game is not over." in written
    assert 'note "lost" was written on another position at step 4' in written


def test_a_document_in_french() -> None:
    written = markdown(told("plain"), "fr", "Titre")
    assert "## Tour 1" in written
    assert "  *Français* \N{MIDDLE DOT} plain\n\n  *Anglais* \N{MIDDLE DOT} plain" in written
    assert "Variante 1\N{NO-BREAK SPACE}: plain." in written


def test_side_lines_may_be_nested_as_deep_as_a_file_likes() -> None:
    study = Study(begun(4), sources=sources())
    line = ""
    for _ in range(60):
        session = study.line(line)
        # On each line a step further than on the one before, where there is something else to do.
        n = study.lines[line].at + 1 if line else 2
        while len(session.game.legal_actions(session.line[n].state)) < 2:
            n += 1
        line = study.branch(n, others(session, n, 6), line=line).id
    assert len(re.findall(r"\*\*Side line \d+\.\*\* It leaves", markdown(study))) == 60


def test_a_choice_made_in_secret_is_told_in_words() -> None:
    """At a table nobody sees it; whoever reads the record does."""
    study = Study.open(ROOT / "replays/impero-3p.replay.jsonl")
    session = study.session
    n = next(n for n in range(1, len(session)) if not session.log(n))
    study.add(n, text="In secret.")
    seat = str(session.line[n].action).split()[0]
    told = session.log(n, "en", seat)[0][0]
    assert f"**Step {n}.** {told}" in markdown(study)


@pytest.mark.parametrize("ended", [False, True])
def test_what_a_line_never_shows_is_not_told(ended: bool) -> None:
    """Orders are shown when all are given, and not in a game that is left before that (IMP-171)."""
    study = Study.open(ROOT / "replays/impero-3p.replay.jsonl")
    session = study.session if ended else study.trial(next(n for n in range(200) if not study.session.log(n + 1)) + 1)
    n = next(n for n in range(1, len(session) + 1) if not session.log(n))
    study = Study(session)
    study.add(n, text="In secret.")
    seat = str(session.line[n].action).split()[0]
    told = session.log(n, "en", seat)[0][0]
    assert ended == (told in markdown(study))
    assert ended != (f"**Step {n}.** In secret, and not shown afterwards." in markdown(study))
    assert ended or str(session.line[n].action) not in markdown(study)


def test_a_mark_is_named_as_far_as_it_is_known() -> None:
    study = Study(Study.open(ROOT / "replays/incorporated-4p.replay.jsonl").session)
    study.add(3, text="Here.", marks=["interest:18", "http://a.invalid:80", "nobody:x > interest"])
    assert [remark.marks for turn in report(study).turns for step in turn.steps for remark in step.remarks] == [
        ("Interest 18", "http://a.invalid:80", "nobody:x \N{RIGHTWARDS ARROW} Interest")
    ]
