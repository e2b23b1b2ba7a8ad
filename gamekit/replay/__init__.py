"""Replays: games as files that hold, with notes beside them."""

from gamekit.replay.record import (
    NotesWarning,
    Reading,
    Report,
    dumps,
    load,
    loads,
    read,
    reads,
    save,
    verify,
)

__all__ = ["NotesWarning", "Reading", "Report", "dumps", "load", "loads", "read", "reads", "save", "verify"]
