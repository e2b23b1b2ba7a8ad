"""The records of a study as they are now, as they were saved, and what must be written for one to count again.

A record that was saved may be in anybody's hands: whatever takes its place has a higher revision, so that merging
brings nothing back and loses nothing. What was never saved leaves no trace when it is taken back.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from gamekit.replay.notes import Entry, Kept, Note, key, rank

Changes = dict[str, tuple[Entry | None, Entry | None]]
"""What a change did: key of an entry -> the entry before and after, None where there is none."""


class Book:
    """The entries of a notes file by key.

    Parameters
    ----------
    entries
        What the file holds.
    saved
        Whether they are in a file at all.
    """

    def __init__(self, entries: Iterable[Entry], saved: bool) -> None:
        self._now: dict[str, Entry] = {key(entry): entry for entry in entries}
        self._saved: dict[str, Entry] = dict(self._now) if saved else {}
        # The latest of each note that ever was in a file of ours, copies too; the highest revision seen anywhere.
        self._out: dict[str, Entry] = dict(self._saved)
        self._seen = {name: entry.rev for name, entry in self._now.items()}

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All entries, deleted notes too."""
        return tuple(self._now.values())

    @property
    def changed(self) -> bool:
        """Whether there is anything that is not saved."""
        return self._now != self._saved

    def __contains__(self, name: object) -> bool:
        return name in self._now

    def note(self, name: str) -> Note | None:
        """Return a note that is not deleted; None if there is none of that id."""
        entry = self._now.get(name)
        return entry if isinstance(entry, Note) and not entry.deleted else None

    def put(self, entry: Entry) -> Changes:
        """Let an entry count, whatever there was."""
        name = key(entry)
        before, self._now[name] = self._now.get(name), entry
        return {name: (before, entry)}

    def revise(self, note: Note, time: str, **changes: Any) -> Note:
        """Return a note with changes as its next revision."""
        return replace(note, rev=self._above(note.id), time=time, **changes)

    def restore(self, name: str, wanted: Entry | None, time: str) -> None:
        """Let an entry count as it was at another time, None: as if it had never been."""
        now, out = self._now.get(name), self._out.get(name)
        if wanted is None:
            if out is None:
                self._now.pop(name, None)
            elif isinstance(now, Note):
                self._now[name] = self.revise(now, time, deleted=True)
        elif out is None or rank(wanted) >= rank(out) or isinstance(wanted, Kept):
            self._now[name] = wanted
        else:
            self._now[name] = self.revise(wanted, time)

    def merge(self, entries: Iterable[Entry]) -> Changes:
        """Take what is new or newer in other entries; return what that changed."""
        changes: Changes = {}
        for entry in entries:
            name, now = key(entry), self._now.get(key(entry))
            self._seen[name] = max(self._seen.get(name, 0), entry.rev)
            if now is None or rank(now) < rank(entry):
                self._now[name] = entry
                changes[name] = (changes[name][0] if name in changes else now, entry)
        return changes

    def saved(self, entries: Iterable[Entry], here: bool) -> None:
        """Note that entries are in a file now; ``here`` says whether in that of the study or in a copy."""
        written = {key(entry): entry for entry in entries}
        for name, entry in written.items():
            if name not in self._out or rank(self._out[name]) < rank(entry):
                self._out[name] = entry
            self._seen[name] = max(self._seen.get(name, 0), entry.rev)
        if here:
            self._now, self._saved = dict(written), written

    def _above(self, name: str) -> int:
        now = self._now.get(name)
        return max(now.rev if now else 0, self._seen.get(name, 0)) + 1
