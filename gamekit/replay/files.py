"""Writing a file as a whole: whoever reads it, and whenever the writer dies, finds the old one or the new one."""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
import shutil
from os import PathLike
from pathlib import Path


def check_target(path: str | PathLike[str]) -> None:
    """Check that a path names a file, before anything is made that would go there.

    Raises
    ------
    IsADirectoryError
        If it is empty, ends as a folder does, or is one.
    """
    name = os.fspath(path)
    if not name or name.endswith(("/", os.sep)) or Path(name).is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), name)


def write_whole(path: str | PathLike[str], data: bytes) -> None:
    """Write a file.

    The data goes to a new file in the same folder, which then takes the place of the old one. Links are followed,
    permissions kept. What is no ordinary file (a device, a pipe) is written to directly.

    Raises
    ------
    OSError
        If the file cannot be written; the old one is still there then.
    """
    target = Path(os.path.realpath(path))
    if target.exists() and not target.is_file():
        target.write_bytes(data)
        return
    new = target.with_name(f".rondel-{secrets.token_hex(6)}.tmp")
    try:
        with new.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            shutil.copymode(target, new)
        new.replace(target)
    except BaseException as error:
        with contextlib.suppress(OSError):
            new.unlink()
        if isinstance(error, OSError):
            error.filename = os.fspath(path)
        raise
