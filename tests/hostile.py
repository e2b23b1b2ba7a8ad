"""Texts that would do harm if anybody took them for more than text: in notes, names, pages and tables."""

from __future__ import annotations

HOSTILE = (
    '<img src=x onerror="window.hit=1">',
    "Cleo & `$1$` </script><svg onload=hit()>",
    "{player} {0} %s ${x} &lt;",
    "[a](javascript:hit()) ![](http://nowhere.invalid/a.png) | # *b* `c`",
    "=1+1",
    "\u202e\u2066abc\u2069 \u05d0\u05d1 \u0627",
    "".join(map(chr, range(32))) + "\x7f\x80\x9f\u2028\u2029\ufeff",
    "long " * 20_000,
    "x" * 100_000,
    "\U0001f469\u200d\U0001f680 e\u0301 \ufffd\uffff",
    "a\r\nb\tc\\n\"'",
)
