"""What of a nation or a player of Imperial 2030 is a number, and its unit."""

from __future__ import annotations

NATION_NUMBERS = {
    "treasury": "million",
    "power": "point",
    "factor": "",
    "armies": "army",
    "fleets": "fleet",
    "factories": "factory",
    "flags": "flag",
    "revenue": "million",
}
"""What of a nation is a number, and its unit."""
SEAT_NUMBERS = {"cash": "million", "score": "point"}
