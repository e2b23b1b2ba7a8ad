"""What the map of IMPERO says of a position, for its saved picture; in the browser ``js/provinces/facts.mjs``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from widgets.displays.impero.board import board
from widgets.displays.words import Words


class MapWords(Words):
    """The words of one picture of the map."""

    def whose(self, view: Mapping[str, Any], seat: str) -> str:
        """Return a player with the faction."""
        return self("whose", seat=seat, faction=view["seats"][seat]["faction"])

    def standing(self, view: Mapping[str, Any], place: str) -> str:
        """Return what a region, a sea or a city is."""
        drawn = board()
        if place in drawn["cities"]:
            own = view["cities"][place]
            how = self(f"how.{own['how']}", who=self.whose(view, own["owner"])) if own["owner"] else self("how.neutral")
            region = drawn["cities"][place]["region"]
            said = self("city", region=region, held=how, pv=own["pv"], most=own["most"])
            besieger = own.get("besieger")
            return self("besieged", city=said, who=self.whose(view, besieger)) if besieger else said
        if drawn["regions"][place]["kind"] == "sea":
            return self("sea")
        own = view["regions"][place]
        if not own["governor"]:
            return self("ungoverned")
        most = drawn["facts"]["most_stability"]
        return self("governed", who=self.whose(view, own["governor"]), stability=own["stability"], most=most)

    def piece(self, view: Mapping[str, Any], key: str) -> str:
        """Return what a piece is; ``P1.a1`` is the army a1 of P1."""
        seat, _, name = key.partition(".")
        for kind in ("fleets", "armies", "agents"):
            for own in view.get(kind, ()):
                if (own["owner"], own["name"]) == (seat, name):
                    return self._piece(view, kind, own)
        return ""

    def _piece(self, view: Mapping[str, Any], kind: str, own: Mapping[str, Any]) -> str:
        named = {"name": own["name"], "who": self.whose(view, own["owner"])}
        if kind == "fleets":
            return self("fleet", **named, **{part: own[part] for part in ("ships", "cargo", "carries")})
        if kind == "armies":
            land = board()["facts"]["land"]
            units = [self(f"units.{unit}", count=count) for unit, count in zip(land, own["units"]) if count]
            return self("army", **named, units=", ".join(units))
        said = self(f"agent.{own['kind']}", **named)
        return self("caught", piece=said) if own.get("caught") else said

    def places(self, view: Mapping[str, Any]) -> Iterator[str]:
        """Yield a line for each place of a position, with what stands there; none for the bare board."""
        if not view:
            return
        fleets = {f"{own['owner']}.{own['name']}": own["sea"] for own in view["fleets"]}
        held: dict[str, list[str]] = {}
        for kind, where in (("armies", "place"), ("fleets", "sea"), ("agents", "region")):
            for own in view[kind]:
                place = fleets.get(f"{own['owner']}.{own[where]}", own[where])
                held.setdefault(place, []).append(self._piece(view, kind, own))
        for place in (*board()["regions"], *board()["cities"]):
            built = [
                self("building", building=own["kind"], level=own["level"], pv=own["pv"], most=own["most"])
                for own in view["cities"].get(place, {}).get("buildings", ())
            ]
            said = "; ".join(built + held.get(place, [])) or self("empty")
            yield f"{self('line', place=place, standing=self.standing(view, place), held=said)}."
