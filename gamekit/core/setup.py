"""What the set-ups of all games check before they deal: how many play, by which ruleset, with which options."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from gamekit.core.errors import SetupError
from gamekit.core.terms import Config


def check_count(count: int, game: str, counts: Iterable[int], rule: str) -> None:
    """Check the number of players, by a rule of the game.

    Raises
    ------
    SetupError
        If the game is not for so many.
    """
    counts = tuple(counts)
    if count not in counts:
        raise SetupError("setup.players", rule=rule, game=game, count=count, least=min(counts), most=max(counts))


def check_table(config: Config, game: str, counts: Iterable[int], rule: str, rulesets: Iterable[str]) -> None:
    """Check the number of players and the ruleset of a configuration.

    Parameters
    ----------
    game
        Id of the game.
    counts
        The numbers of players that it is for, without gaps.
    rule
        Id of the rule that says so.
    rulesets
        Ids of the playable rulesets.

    Raises
    ------
    SetupError
        For a wrong number of players, or another ruleset.
    """
    check_count(len(config.players), game, counts, rule)
    rulesets = tuple(rulesets)
    if config.ruleset not in rulesets:
        raise SetupError("setup.ruleset", game=game, ruleset=config.ruleset, known=", ".join(rulesets))


def check_options(config: Config, known: Mapping[str, str]) -> None:
    """Check that a configuration names only known options.

    Parameters
    ----------
    known
        What each option can be, as the command takes it, by the option's name.

    Raises
    ------
    SetupError
        For an unknown option.
    """
    if extra := sorted(set(config.options) - set(known)):
        spelled = ", ".join(f"{name} ({values})" for name, values in known.items())
        raise SetupError("setup.option_known", option=extra[0], ruleset=config.ruleset, known=spelled)
