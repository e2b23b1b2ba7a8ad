"""Rings cut into spaces: angle 0 is up, angles grow clockwise, in radians."""

from __future__ import annotations

import math

from widgets.pictures.layout import Point
from widgets.pictures.svg import number


def polar(radius: float, angle: float) -> Point:
    """Return a point round 0,0."""
    return radius * math.sin(angle), -radius * math.cos(angle)


def wedge(inner: float, outer: float, start: float, end: float) -> str:
    """Return the path of a space between two radii, from one angle to the other."""
    points = [polar(outer, start), polar(outer, end), polar(inner, end), polar(inner, start)]
    a, b, c, d = (f"{number(x)} {number(y)}" for x, y in points)
    return f"M{a}A{number(outer)} {number(outer)} 0 0 1 {b}L{c}A{number(inner)} {number(inner)} 0 0 0 {d}Z"
