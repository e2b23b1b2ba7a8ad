"""The commands about notes on replays: ``notes``, ``export`` and ``merge``. None of them writes to a replay."""

from __future__ import annotations

import argparse
import importlib
import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gamekit.cli.terminal import FAILED, FINE, WIDTH, FileFailed, Terminal, WrongArguments

if TYPE_CHECKING:
    from gamekit.replay.notes import Entry, Note
    from gamekit.study import Study

PAGES = (".html", ".htm")
MARKDOWN = ".md"


# notes


def notes(options: argparse.Namespace, terminal: Terminal) -> int:
    """List the notes on a replay."""
    from gamekit.replay.plain import safe

    study = _study(options, terminal)
    looked_for = {"author": options.author, "tag": options.tag, "glyph": options.glyph}
    found = study.search(options.search or "", **looked_for)
    terminal.say(safe(terminal.words("notes_found", file=options.file, found=len(found), notes=len(study.notes))))
    for block in _told(study, found, terminal):
        terminal.say(safe(f"\n{block}"))
    for problem in study.problems:
        terminal.complain(f"{options.file}: {terminal.error(problem)}")
    return FAILED if study.problems else FINE


def _told(study: Study, found: Sequence[Note], terminal: Terminal) -> Iterator[str]:
    """Yield each note as a few lines: where it stands and whose it is, then what it says."""
    from gamekit.study.report import Writer, details, language

    writer = Writer(study, terminal.lang)
    number = {line: at for at, line in enumerate(study.lines, 1)}
    why = {note.id: problem for note, problem in study.unattached}
    for note in found:
        remark = writer.words(note)
        head = [terminal.words("note_at", n=note.anchor.n)]
        if note.anchor.line in number:
            head.append(terminal.words("note_in", number=number[note.anchor.line]))
        head += filter(None, (remark.glyph, remark.sign, remark.author))
        head += details(remark, terminal.lang)
        if note.id in number:
            head.append(terminal.words("note_moves", number=number[note.id]))
        lines = [" \N{MIDDLE DOT} ".join(head)]
        for lang, said in remark.texts:
            words = said
            if len(remark.texts) > 1:
                words = terminal.words("note_text", language=language(lang, terminal.lang), words=said)
            lines += map(_indented, words.split("\n"))
        if note.id in why:
            lines.append(_indented(terminal.words("note_unattached", why=terminal.error(why[note.id]))))
        yield "\n".join(lines)


def _indented(words: str) -> str:
    return textwrap.fill(words, WIDTH, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)


def _study(options: argparse.Namespace, terminal: Terminal) -> Study:
    """Open a replay with its notes.

    Raises
    ------
    FileFailed
        If either cannot be read.
    """
    from gamekit.core.errors import RondelError
    from gamekit.replay.lines import read_bytes
    from gamekit.study import Study

    try:
        if options.notes is not None:
            # A study may begin without a notes file; whoever names one here wants to read it.
            read_bytes(options.notes)
        return Study.open(options.file, notes=options.notes)
    except OSError as error:
        raise FileFailed(terminal.error(error)) from None
    except RondelError as error:
        raise FileFailed(f"{options.file}: {terminal.error(error)}") from None


# export


def export(options: argparse.Namespace, terminal: Terminal) -> int:
    """Write a replay with its notes as a page or as Markdown."""
    from gamekit.core.errors import RondelError
    from gamekit.replay.files import check_path, write_whole
    from gamekit.replay.plain import safe

    target = options.output
    try:
        check_path(target)
    except OSError as error:
        raise WrongArguments(terminal.error(error)) from None
    ending = Path(target).suffix.lower()
    if ending not in (*PAGES, MARKDOWN):
        raise WrongArguments(terminal.words("export_form", file=target))
    if ending == MARKDOWN and (options.print or options.step is not None):
        option = "--print" if options.print else "--step"
        raise WrongArguments(terminal.words("export_options", option=option))
    if options.print and options.step is not None:
        raise WrongArguments(terminal.words("export_print_start"))
    study = _study(options, terminal)
    if any(_same(target, source) for source in (study.path, study.notes_path) if source is not None):
        raise WrongArguments(terminal.words("export_over", file=target))
    last = len(study.line())
    if options.step is not None and not 0 <= options.step <= last:
        raise WrongArguments(terminal.words("no_step", n=options.step, last=last))
    try:
        data = _written(study, ending, options, terminal).encode()
        write_whole(target, data)
    except OSError as error:
        raise FileFailed(terminal.error(error)) from None
    except RondelError as error:
        raise FileFailed(f"{target}: {terminal.error(error)}") from None
    size = -(-len(data) // 1024)
    terminal.say(safe(terminal.words("exported", file=target, notes=len(study.notes), size=size)))
    for problem in study.problems:
        terminal.complain(f"{options.file}: {terminal.error(problem)}")
    return FAILED if study.problems else FINE


def _written(study: Study, ending: str, options: argparse.Namespace, terminal: Terminal) -> str:
    """Return the text of the file that is asked for."""
    lang, title = terminal.lang, options.title
    if ending == MARKDOWN:
        from gamekit.study.markdown import markdown

        return markdown(study, lang, title)
    pages = _pages(terminal)
    text: str = (
        pages.printable(study, lang, title)
        if options.print
        else pages.page(study, lang=lang, title=title, start_at=options.step or 0)
    )
    return text


def _pages(terminal: Terminal) -> Any:
    """Return the module that makes pages.

    The engine never imports the widgets, which stand above it and need more than the standard library: a page is made
    by them all the same, where they are installed. So they are asked for by name, here alone, and only when a page is
    wanted.

    Raises
    ------
    FileFailed
        If they, or what they need, are not installed.
    """
    try:
        return importlib.import_module("widgets.export")
    except ImportError as error:
        raise FileFailed(terminal.words("export_needs", what=error.name or error)) from None


def _same(one: str | Path, other: str | Path) -> bool:
    """Return whether two paths lead to the same file, which need not be there."""
    here, there = Path(one), Path(other)
    return here.samefile(there) if here.exists() and there.exists() else here.resolve() == there.resolve()


# merge


def merge(options: argparse.Namespace, terminal: Terminal) -> int:
    """Merge notes files into one."""
    from gamekit.core.errors import NotesError
    from gamekit.replay import notes as files
    from gamekit.replay.files import alone, check_path
    from gamekit.replay.plain import safe

    target = options.output
    try:
        check_path(target)
    except OSError as error:
        raise WrongArguments(terminal.error(error)) from None
    # What is there and is not merged would be lost; what is merged loses nothing.
    if Path(target).exists() and not any(_same(target, file) for file in options.files):
        raise WrongArguments(terminal.words("merge_exists", file=target))
    status = FINE
    read: list[Sequence[Entry]] = []
    # A study that is saved into one of the files meanwhile would be lost.
    with alone(target):
        for file in options.files:
            entries, problems = _entries(file, terminal)
            read.append(entries)
            terminal.say(safe(_counted(file, entries, terminal)))
            for problem in problems:
                terminal.complain(terminal.words("merge_kept", file=file, problem=terminal.error(problem)))
                status = FAILED
        merged = files.merge(*read)
        try:
            files.write(merged, target)
        except OSError as error:
            raise FileFailed(terminal.error(error)) from None
        except NotesError as error:
            raise FileFailed(f"{target}: {terminal.error(error)}") from None
    terminal.say(safe(_counted(target, merged, terminal)))
    return status


def _entries(file: str, terminal: Terminal) -> tuple[Sequence[Entry], Sequence[Exception]]:
    """Return what a notes file holds, and what is wrong with its lines.

    Raises
    ------
    FileFailed
        If it cannot be read, or is another kind of file: all its lines would be kept, and be bad ones for ever.
    """
    from gamekit.core.errors import NotesError
    from gamekit.replay import notes as files
    from gamekit.replay.files import check_path

    try:
        check_path(file)
        found = files.read(file)
    except OSError as error:
        raise FileFailed(terminal.error(error)) from None
    except NotesError as error:
        raise FileFailed(f"{file}: {terminal.error(error)}") from None
    if found.entries and not any(entry.id for entry in found.entries):
        raise FileFailed(terminal.words("merge_no_notes", file=file))
    return found.entries, found.problems


def _counted(file: str, entries: Sequence[Entry], terminal: Terminal) -> str:
    """Return how many notes a file holds, and how many of whom."""
    from gamekit.replay.notes import Note
    from gamekit.study.report import by_author

    authors = [entry.author for entry in entries if isinstance(entry, Note) and not entry.deleted]
    if not authors:
        return terminal.words("merge_none", file=file)
    return terminal.words("merge_of", file=file, notes=len(authors), authors=by_author(authors, terminal.lang))
