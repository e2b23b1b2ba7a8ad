"""The core, piece by piece."""
