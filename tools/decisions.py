"""Write docs/decisions.md from the rulebooks: what the project settled where a source text is silent."""

from __future__ import annotations

from pathlib import Path

import gamekit
from gamekit.core.rulebook import Rule
from gamekit.locale import text

TARGET = Path(__file__).parent.parent / "docs" / "decisions.md"

HEAD = """# Decisions

Where the source text of a game is silent, unclear or contradicts itself, the project settled the point. Each
decision binds like any other rule and is an entry of the rulebook: `.venv/bin/rondel rules {game} {first}`
shows one, with the words of the source behind it. This page is written by `python -m tools.decisions` from the
rulebooks.
"""


def page() -> str:
    """Return the page as Markdown."""
    games = gamekit.games()
    first = next(iter(gamekit.get(games[0]).rulebook(gamekit.get(games[0]).rulesets[0]).decisions()))
    parts = [HEAD.format(game=games[0], first=first.id)]
    for game_id in games:
        game = gamekit.get(game_id)
        for ruleset in game.rulesets:
            decisions = game.rulebook(ruleset).decisions()
            title = text(f"{game_id}.title")
            parts.append(f"## {title}, ruleset `{ruleset}` ({len(decisions)} decisions)\n")
            parts += [entry(rule) for rule in decisions]
    return "\n".join(parts)


def entry(rule: Rule) -> str:
    """Return one decision: what holds, and why."""
    return f"- **{rule.id}** {rule.text['en']}\n  *Why:* {rule.why['en']}"


if __name__ == "__main__":
    TARGET.write_text(page().rstrip() + "\n", encoding="utf-8")
