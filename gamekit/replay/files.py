"""Writing a file as a whole: whoever reads it, and whenever the writer dies, finds the old one or the new one."""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
import shutil
from collections.abc import Iterator
from os import PathLike
from pathlib import Path


def check_path(path: str | PathLike[str]) -> None:
    """Check that a path names a file, whether or not there is one: before it is read, or anything made to go there.

    Raises
    ------
    IsADirectoryError
        If it is empty, ends as a folder does, or is one.
    """
    name = os.fspath(path)
    if not name:
        # Python takes an empty path for the folder that the program runs in, which nobody meant.
        raise IsADirectoryError(errno.EISDIR, "a file name is needed", name)
    last = os.path.basename(name)  # noqa: PTH119 - a Path forgets the slash at its end
    if last in ("", os.curdir, os.pardir) or Path(name).is_dir():
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


@contextlib.contextmanager
def alone(path: str | PathLike[str]) -> Iterator[None]:
    """Let no other program that asks for the same be at the files of a folder meanwhile: for reading, then writing.

    Where folders cannot be locked it does nothing. A program that dies holds nobody up.
    """
    try:
        import fcntl

        folder = os.open(Path(os.path.realpath(path)).parent, os.O_RDONLY)
    except (ImportError, OSError):
        yield
        return
    try:
        with contextlib.suppress(OSError):
            fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)
