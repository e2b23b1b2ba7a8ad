"""What ``make bench`` measures: the goals of speed and size, as ratios taken in one interleaved run."""
