"""Where ids and times of notes come from."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime


@dataclass(frozen=True, slots=True)
class Sources:
    """Where ids and times of notes come from.

    Parameters
    ----------
    id
        Returns an id that no other note has, whoever writes it.
    time
        Returns the present time, such as ``2026-11-30T09:00:00Z``.
    """

    id: Callable[[], str] = lambda: secrets.token_hex(8)
    time: Callable[[], str] = lambda: datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
