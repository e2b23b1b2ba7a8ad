"""What a browser may ask of a studio, wish by wish: what is done, and what is said to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from gamekit.replay.notes import Note
from gamekit.study import StudyError
from widgets.studying.shown import MOST_PROBLEMS, line_name, name_of, saved_words
from widgets.studying.wishes import (
    MOST_WORD,
    NoSense,
    Refused,
    by_language,
    cut,
    note_fields,
    step_of,
    text_of,
    word_of,
)

if TYPE_CHECKING:
    from widgets.studio import Studio

Content = Mapping[str, Any]
Answer = tuple[str, str]
"""What is said, and the id of the note it is about, or empty."""


def add(studio: Studio, content: Content) -> Answer:
    """Add a note; one that says nothing is refused."""
    n, line, fields = step_of(content), word_of(content, "line", ""), note_fields(content)
    fields.pop("name", None)
    if not any(fields.get(key) for key in ("text", "glyph", "tags", "marks")):
        raise Refused("empty")
    note = studio.study.add(n, line=line, **fields)
    return _placed(studio, "added", note), note.id


def edit(studio: Studio, content: Content) -> Answer:
    """Change what a note says; one that holds no side line must still say something."""
    fields = note_fields(content)
    note = _note(studio, content)
    after = {key: fields.get(key, getattr(note, key)) for key in ("text", "glyph", "tags", "marks")}
    if not note.line and not any(after.values()):
        raise Refused("empty_edit")
    note = studio.study.edit(note.id, **fields)
    return _placed(studio, "edited", note), note.id


def delete(studio: Studio, content: Content) -> Answer:
    """Take a note back, with the side line that it holds."""
    note = _note(studio, content)
    words = (
        studio.say("deleted_line", name=line_name(note, studio.lang)) if note.line else _placed(studio, "deleted", note)
    )
    studio.study.delete(note.id)
    return words, ""


def undo(studio: Studio, _content: Content) -> Answer:
    """Take back what was done last."""
    return _stepped(studio, "undone", studio.study.undo())


def redo(studio: Studio, _content: Content) -> Answer:
    """Do again what was taken back last."""
    return _stepped(studio, "redone", studio.study.redo())


def save(studio: Studio, _content: Content) -> Answer:
    """Save the notes."""
    studio.save()
    return saved_words(studio.study, studio.lang), ""


def author(studio: Studio, content: Content) -> Answer:
    """Sign what is written from now on with another name, or not at all."""
    name = studio.study.author = word_of(content, "name")
    return studio.say("signed", name=name) if name else studio.say("unsigned"), ""


def try_moves(studio: Studio, content: Content) -> Answer:
    """Open a table to try other moves."""
    n, line = step_of(content), word_of(content, "line", "")
    if studio.table is not None:
        raise Refused("trying")
    if studio.study.trial(n, line).to_act is None:
        raise Refused("over", n=n)
    studio.try_moves(n, line)
    return studio.say("tried", n=n), ""


def keep(studio: Studio, content: Content) -> Answer:
    """Make a side line of what was tried."""
    name = by_language(content, "name", MOST_WORD) if "name" in content else {}
    note = studio.keep(name)
    if note is None:
        raise NoSense("keep")
    return studio.say("kept", name=line_name(note, studio.lang), n=note.anchor.at), note.id


def discard(studio: Studio, _content: Content) -> Answer:
    """Put what was tried away."""
    if studio.table is None:
        raise NoSense("discard")
    studio.discard()
    return studio.say("discarded"), ""


def promote(studio: Studio, content: Content) -> Answer:
    """Write a replay with a side line as its main line."""
    line = _line(studio, content)
    if studio.study.path is None:
        raise Refused("no_file")
    path = studio.promote(line)
    return studio.say("promoted", file=path.name, name=name_of(studio.study, line, studio.lang)), line


def compare(studio: Studio, content: Content) -> Answer:
    """Compare a side line with the line that it leaves."""
    line = _line(studio, content)
    studio.compare(line)
    held, shown = studio.study.lines[line], studio.desk.comparison
    other = name_of(studio.study, held.base, studio.lang)
    which = "compared" if shown["turn"] == shown["main_turn"] else "compared_shorter"
    return studio.say(which, name=line_name(held.note, studio.lang), other=other, turn=shown["main_turn"]), line


def uncompare(studio: Studio, _content: Content) -> Answer:
    """Put a comparison away."""
    studio.compare(None)
    return studio.say("uncompared"), ""


def merge(studio: Studio, content: Content) -> Answer:
    """Add the notes of somebody else's file, and tell of each line of it that could not be read."""
    text, file = text_of(content, "text"), text_of(content, "file") if "file" in content else ""
    # What a file is called is no reason to refuse it.
    file = cut(file) or studio.say("their_file")
    merged = studio.study.merge(text.encode())
    words = [studio.say("merged", file=file, added=merged.added, changed=merged.changed, same=merged.same)]
    if merged.problems:
        words.append(studio.say("merged_problems", count=len(merged.problems)))
        words += [problem.text(studio.lang) for problem in merged.problems[:MOST_PROBLEMS]]
    return " ".join(words), ""


def export(studio: Studio, content: Content) -> Answer:
    """Write the study as a page, as Markdown or for a printer."""
    kind = content.get("kind")
    if kind not in ("html", "md", "print"):
        raise NoSense("kind")
    return studio.say("exported", file=str(studio.export(kind))), ""


def _note(studio: Studio, content: Content) -> Note:
    """Return the note that a message names; another view may have deleted it meanwhile."""
    name = text_of(content, "id")
    try:
        return studio.study.note(name)
    except StudyError:
        raise Refused("no_note") from None


def _line(studio: Studio, content: Content) -> str:
    """Return the side line that a message names; another view may have deleted it meanwhile."""
    line = text_of(content, "line")
    if line not in studio.study.lines:
        raise Refused("no_line")
    return line


def _placed(studio: Studio, what: str, note: Note) -> str:
    """Return that something was done to a note, and where that stands."""
    place = studio.study.place(note.id)
    if place is None:
        return studio.say(f"{what}_unattached")
    if not place.line:
        return studio.say(what, n=place.n)
    return studio.say(f"{what}_inside", n=place.n, name=name_of(studio.study, place.line, studio.lang))


def _stepped(studio: Studio, what: str, kind: str) -> Answer:
    if not kind:
        return studio.say(f"nothing_{what}"), ""
    return studio.say(what, what=studio.say(f"kind.{kind}")), ""


WISHES: Mapping[str, Callable[[Studio, Content], Answer]] = {
    "add": add,
    "edit": edit,
    "delete": delete,
    "undo": undo,
    "redo": redo,
    "save": save,
    "author": author,
    "try": try_moves,
    "keep": keep,
    "discard": discard,
    "promote": promote,
    "compare": compare,
    "uncompare": uncompare,
    "merge": merge,
    "export": export,
}
"""What a browser may ask for."""
