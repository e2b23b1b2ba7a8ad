"""The Markdown of a study: read by a real reader of Markdown, whatever a note holds is text."""

from __future__ import annotations

from html.parser import HTMLParser

import mistune
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamekit.study.markdown import escaped, inline, paragraphs
from gamekit.study.report import clean

HOSTILE = [
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
