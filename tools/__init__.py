"""Scripts of the project's own upkeep; not part of the distribution."""
