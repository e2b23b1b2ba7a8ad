"""Lines of the log as an SVG picture."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from typing import Any

from widgets.pictures.tables import PAD, ROW, SIZE, document, line, rule


def log_picture(title: str, entries: Sequence[Mapping[str, Any]], width: int = 760) -> str:
    """Draw lines of the log, newest first.

    Parameters
    ----------
    title
        Heading.
    entries
        Newest first: ``n`` and ``lines``, each ``[sentence, rule id, ...]``.
    width
        In pixels; sentences break to fit.
    """
    body = [line(title, PAD, ROW, weight=700)]
    top = ROW + PAD
    for entry in entries:
        body.append(rule(top, width))
        body.append(line(str(entry["n"]), PAD + 34, top + 16, anchor="end", faint=True))
        for sentence, *rules in entry["lines"]:
            whole = f"{sentence} ({', '.join(rules)})" if rules else sentence
            for part in textwrap.wrap(whole, int((width - 64) / (SIZE * 0.52))):
                body.append(line(part, PAD + 46, top + 16))
                top += 18
        top += 6
    return document(title, width, top, "".join(body))
