"""Players who choose at random: uniformly, or so that rare branches of the rules are reached."""

from __future__ import annotations

from collections import Counter

from gamekit.core.text import Action
from gamekit.players.base import Player, Question
from gamekit.players.skills import skill

INTERJECTS = 16
"""The biased player interjects at one decision in so many, where it may."""


class RandomPlayer(Player):
    """Chooses any legal action, all equally likely."""

    name = "random"

    def choose(self, question: Question) -> Action | str:
        """Return one of the legal actions."""
        return self.one_of(question.legal, question.step, "choice")


class BiasedPlayer(Player):
    """Chooses at random, but rare kinds of action more often, and interjects now and then.

    Where a game has weights of its own, the seed also picks the player's mood (``seed`` modulo the number of
    moods). Elsewhere each verb is equally likely, however many actions it has.
    """

    name = "biased"

    def choose(self, question: Question) -> Action | str:
        """Return a legal action, or now and then the text of an interjection."""
        step = question.step
        if question.templates and self.draw.number(INTERJECTS, step, "interject") == 0:
            return self._interjection(question)
        known = skill(question.game)
        weights = known.weigh(question, self.seed) if known else even_by_verb(question.legal)
        return self.weighted(question.legal, weights, step, "choice")

    def _interjection(self, question: Question) -> str:
        step = question.step
        template = self.one_of(question.templates, step, "template")
        target = self.one_of(template.targets, step, "target") if template.targets else ""
        # The smaller of two draws: small amounts are more frequent, the largest still occurs.
        span = template.most - template.least + 1
        amount = template.least + min(self.draw.number(span, step, "amount", place) for place in (0, 1))
        return template.spelled(target, amount)


def even_by_verb(legal: tuple[Action, ...]) -> tuple[int, ...]:
    """Return weights that make every verb equally likely.

    Examples
    --------
    >>> import gamekit
    >>> legal = gamekit.new_session("imperial2030", players=4, seed=7).legal_actions
    >>> even_by_verb(legal)
    (1, 1, 1, 1, 1, 1)
    """
    counts = Counter(action.TAG for action in legal)
    scale = 1
    for count in counts.values():
        scale *= count
    return tuple(scale // counts[action.TAG] for action in legal)
