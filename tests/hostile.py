"""Texts that a file may hold and mean harm: markup, scripts, formulas, signs that steer what stands around them.

Whatever shows a text from a file shows these as they are. A payload that ran would set ``window.hit`` or ask a network
for something; the browser tests fail on either.
"""

from __future__ import annotations

from collections.abc import Mapping

SCRIPTS: Mapping[str, str] = {
    "image": '<img src=x onerror="window.hit=1">',
    "script": "<script>window.hit=1</script>",
    "script_end": "</script><script>window.hit=1</script>",
    "style_end": "</style><svg onload=window.hit=1>",
    "title_end": "</title></textarea></noscript><img src=x onerror=window.hit=1>",
    "svg": "<svg xmlns='http://www.w3.org/2000/svg' onload='window.hit=1'><script>window.hit=1</script></svg>",
    "svg_link": "<svg><a xlink:href='javascript:window.hit=1'><text y='20'>press</text></a></svg>",
    "foreign": "<svg><foreignObject><iframe srcdoc='<script>parent.hit=1</script>'></iframe></foreignObject></svg>",
    "math": "<math><mtext><table><mglyph><style><!--</style><img title='--><img src=x onerror=window.hit=1>'>",
    "handlers": '" onmouseover="window.hit=1" onfocus="window.hit=1" autofocus tabindex="0" x="',
    "lone_quote": "' onclick='window.hit=1",
    "link": "<a href='javascript:window.hit=1'>press</a>",
    "bare_link": "javascript:window.hit=1",
    "data_link": "data:text/html,<script>window.hit=1</script>",
    "entity_link": "<a href='jav&#x09;ascript:window.hit=1'>press</a>",
    "comment": "<!-- --!><img src=x onerror=window.hit=1> -->",
    "cdata": "]]><img src=x onerror=window.hit=1>",
    "cdata_open": "<![CDATA[<img src=x onerror=window.hit=1>]]>",
    "doctype": "<!DOCTYPE x [<!ENTITY y SYSTEM 'file:///etc/passwd'>]><b>&y;</b>",
    "entities": "&lt;img src=x onerror=window.hit=1&gt; &amp;amp; &#60;b&#62; &nbsp",
    "frame": "<iframe src='http://rondel.invalid/frame'></iframe><base href='http://rondel.invalid/'>",
    "fetch": "<img src='http://rondel.invalid/pixel.png'><link rel=stylesheet href='//rondel.invalid/x.css'>",
    "refresh": "<meta http-equiv=refresh content='0;url=http://rondel.invalid/'>",
    "form": "<form action='http://rondel.invalid/'><input name=isindex autofocus onfocus=window.hit=1></form>",
    "style": "<style>*{display:none!important}</style><p style='position:fixed;inset:0;background:red'>",
    "css_url": "background:url(http://rondel.invalid/x.png);--x:expression(window.hit=1)",
    "template": "{name} {player:name} {0} ${window.hit=1} {{constructor.constructor('window.hit=1')()}} $1 $& $` %s",
    "string_end": "'; window.hit=1; //\\'; window.hit=1; //",
    "json_end": '"}],"x":[{"y":"</script>',
    "markdown": "# [press](javascript:window.hit=1) ![x](http://rondel.invalid/x.png) <b>**bold**</b> `code` | cell |",
    "markdown_image": "![x](x 'y' onerror=window.hit=1)\n\n- <img src=x onerror=window.hit=1>\n\n```\n<script>\n```",
    "selector": "x\"] , * { } [data-id='y",
}
"""What tries to run a script, to leave the page, or to be taken for markup, a template or a selector."""

SIGNS: Mapping[str, str] = {
    "right_to_left": "\u202edna lorC \u202cAnn",
    "override_open": "Ann \u202e\u2066\u2067\u202b never closed",
    "isolate_end": "\u2069\u2069\u202c\u202c) nnA",
    "arabic": "\u0645\u0631\u062d\u0628\u0627 (12) \u05e9\u05dc\u05d5\u05dd!",
    "family": "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466 \U0001f3f4\u200d\u2620\ufe0f",
    "zero_width": "\u200b\u200c\u200d\u2060\ufeffA\u200bn\u200bn\u00ad",
    "combining": "Z\u0335\u0321\u0327" + "a" + "\u0300\u0301\u0302\u0303\u0308\u030a\u0323\u0330" * 40 + "lgo",
    "separators": "one\u2028two\u2029three\u0085four\u000bfive\u000csix",
    "controls": "\x01\x07\x08bell\x1b[31mred\x1b]0;title\x07\x7f\x9b31m",
    "nothing": "before\x00after",
    "blanks": " \t \u00a0\u3000\u2003 ",
    "formula": '=HYPERLINK("http://rondel.invalid/","press")',
    "formula_dde": "=cmd|'/C calc'!A0",
    "formula_plus": "+1+1",
    "formula_minus": "-2+3",
    "formula_at": "@SUM(1+1)",
    "prototype": "__proto__",
    "constructor": "constructor",
    "to_string": "toString",
    "undefined": "undefined",
    "not_a_number": "NaN",
    "private": "\ue000\uffff\U0010ffff\ufdd0",
    "long": "x" * 10_000,
    "long_wide": "\u4e2d" * 3_000,
    "long_emoji": "\U0001f4a5" * 1_500,
    "many_lines": "\n" * 60 + "end",
    "many_marks": "> " * 400 + "x",
}
"""What tries to turn, stretch or break what stands around it, or to be taken for something of the program."""

NAMED: Mapping[str, str] = {**SCRIPTS, **SIGNS}
"""All of them, each by a short name."""

MIXED: tuple[str, ...] = (
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
"""A few of each kind, longer ones, and signs that come together."""

HOSTILE: tuple[str, ...] = (*MIXED, *(text for text in NAMED.values() if text.strip()))
"""All that are not blank."""

GLYPHS: tuple[str, ...] = ("constructor", "hasownproperty", "undefined", "script", "w" * 5_000, "a-" * 500 + "b")
"""Signs as a notes file may hold them: letters and hyphens only."""

MARKS: tuple[str, ...] = (
    *(text for text in NAMED.values() if len(text) < 200),
    *(f"{text} > {text}" for text in ("__proto__", "constructor", "<img src=x onerror=window.hit=1>")),
    *("congo > __proto__", "interest:<b>18</b>", "interest:NaN", "us:us.3:x", "P1.toString", " > ", ">", ""),
)
"""Marks as a notes file may hold them."""

NAMES: tuple[str, ...] = (
    SCRIPTS["image"],
    "\u202e<b>{player}</b>",
    "Cleo & `$1$` </script><svg onload=hit()>",
    "&lt;",
)
"""Names of four players, which no table shows otherwise than they are."""
