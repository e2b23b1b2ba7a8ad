"""Replays: games as files that hold, with notes beside them."""
