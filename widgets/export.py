"""A study as a file to hand on: a page to print. It needs neither a kernel nor a network."""

from widgets.printing import printable

__all__ = ["printable"]
