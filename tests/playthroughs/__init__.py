"""Golden playthroughs: games written out step by step, so that any change of behaviour shows as a changed line.

Each text file holds a header, then per step the decision, the legal actions, what was played, what was told, and the
digest. The test plays the actions of a file again and compares every line. ``python -m tests.playthroughs`` writes
the files anew from the actions they hold: look at the difference before you commit it.
"""
