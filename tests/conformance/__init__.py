"""The suite that every game must pass, whatever its rules.

``checks`` holds the checks as plain functions over (game, state, ...), ``profiles`` the few facts about each game that
the contract cannot say, ``test_every_game`` runs all of it over every registered game and the tests' own coins, and
``test_checks_bite`` breaks coins in every way that a check is there to find.
"""
