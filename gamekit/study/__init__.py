"""Studies: recorded games with notes, and what a game brings to look at them."""
