"""What must not be seen of a table, in JavaScript: each lists the parts that are wrong."""

from __future__ import annotations

CUT = """() => {
    const root = document.querySelector("#widget1 .gk-table");
    const edge = root.getBoundingClientRect().right + 1;
    const boxes = "button, td, th, caption, kbd, select, table, input, .gk-table-where, [class*=gk-table-]";
    // Tables wider than their place scroll in a box of their own.
    const seen = [...root.querySelectorAll(boxes)].filter((node) => !node.closest(".gk-acc-box"));
    const out = seen.filter((node) => node.getBoundingClientRect().right > edge);
    const fixed = [...root.querySelectorAll("button:not(.gk-chip), .gk-table-bar div, .gk-table-panel :is(div, p)")];
    const cut = fixed.filter((node) => node.scrollWidth > node.clientWidth + 1 && node.clientWidth > 1);
    return [...out, ...cut].map((node) => `${node.className}: ${node.textContent.slice(0, 40)}`);
}"""
"""What is wider than the table or its own frame."""

SMALL = """() => [...document.querySelectorAll("#widget1 .gk-table :is(button:not(.gk-chip), select, input)")]
    .filter((node) => node.offsetParent && Math.min(node.offsetWidth, node.offsetHeight) < 24)
    .map((node) => `${node.className}: ${node.textContent}`)"""
"""What is too small to hit."""

# What stands in the board has measures of its own, which its own tests hold.
OVERLAP = """() => {
    const parts = [...document.querySelectorAll("#widget1 .gk-whole-column > *")].filter((it) => it.offsetHeight > 0);
    const boxes = parts.map((it) => [it.className, it.getBoundingClientRect()]);
    const hits = [];
    for (const [one, a] of boxes) for (const [two, b] of boxes)
        if (one < two && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
            hits.push(`${one} | ${two}`);
    return hits;
}"""
"""Which parts cover one another."""
