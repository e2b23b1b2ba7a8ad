"""Tests of the computer players; ``python -m tests.players.report`` prints how their games go."""
