"""Selecting a Target (p5): whether it may be shot at at all, before any die.

Range, arc and sight are three separate facts; a shot needs all three.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from server.games.armored_advance.fire.shot import Lane, Shot
from server.games.armored_advance.house import House, aa, by_house, settled
from server.games.armored_advance.lengths import shown
from server.games.armored_advance.units.cards import Arc
from server.games.ruling import Reason, Ref, Value


class Access(Struct, frozen=True, kw_only=True):
    """The three facts, the first reason that forbids the attack, and all terms about them."""

    in_range: bool
    in_arc: bool
    visible: bool
    refused: Reason | None
    reasons: tuple[Reason, ...]


def access(
    shot: Shot,
    house: House,
    *,
    limit: int | None,
    limit_page: int = 15,
    needs_sight: bool = True,
    over_walls: bool = False,
    forbidden: Reason | None = None,
) -> Access:
    """Whether the target may be attacked. `limit`: inches; exactly that is within (Q44)."""
    in_range = limit is None or shot.lane.inches <= limit
    in_arc = shot.shooter.arc == "turret" or shot.lane.in_arc
    visible = not needs_sight or _visible(shot, over_walls=over_walls)
    out = [*_range(shot, limit, limit_page, fits=in_range)]
    arc = [*_arc(shot, house, fits=in_arc)]
    sight = [*_sight(shot, house, fits=visible)] if needs_sight else []
    why = [forbidden] if forbidden else []
    why += [] if in_range else out
    why += [] if in_arc else arc
    why += [] if visible else sight[:1]
    return Access(
        in_range=in_range,
        in_arc=in_arc,
        visible=visible,
        refused=why[0] if why else None,
        reasons=(*([forbidden] if forbidden else []), *_towed(shot), *out, *arc, *sight),
    )


def out_of_the_question(lane: Lane, arc: Arc, *, needs_sight: bool) -> bool:
    """Whether `access` refuses the lane to every weapon with this arc: a cheap test for
    callers that go through many lanes."""
    open_facts = {doubt.about for doubt in lane.doubts}
    if arc != "turret" and not lane.in_arc and "arc" not in open_facts:
        return True
    return needs_sight and lane.sight == "hidden" and not open_facts & {"sight", "height"}


def _visible(shot: Shot, *, over_walls: bool) -> bool:
    """Seen; or hidden by walls alone, and scouted by someone who sees it (p21)."""
    sight = shot.lane.sight
    return sight == "seen" or (sight == "behind_walls" and (over_walls or shot.shooter.scout > 0))


def _towed(shot: Shot) -> Iterator[Reason]:
    if shot.target.towed:
        yield Reason("aa-target-towed", by_house("towed_target"))


def _range(shot: Shot, limit: int | None, page: int, *, fits: bool) -> Iterator[Reason]:
    if limit is None:
        return
    inches = shot.lane.inches
    values: dict[str, Value] = {
        "inches": shown(inches, limit),
        "limit_inches": limit,
        "unit": "in",
    }
    cite = settled(44) if inches == limit else aa(page)
    yield Reason("aa-within-limit" if fits else "aa-beyond-limit", cite, 0, values)


def _arc(shot: Shot, house: House, *, fits: bool) -> Iterator[Reason]:
    arc = shot.shooter.arc
    if arc == "turret":
        return
    off = shot.lane.off_arc
    values: dict[str, Value] = {
        "arc": Ref("aa-arc", arc),
        "degrees": "none" if off is None else round(off, 1),
    }
    cite = by_house("arc_test") if house.arc_test == "any_part" else aa(14)
    if shot.shooter.arc_by_house:
        cite = by_house("field_gun_arc")
    yield Reason("aa-in-arc" if fits else "aa-out-of-arc", cite, 0, values)


def _sight(shot: Shot, house: House, *, fits: bool) -> Iterator[Reason]:
    lane = shot.lane
    values: dict[str, Value] = {
        "percent": "none" if lane.share is None else round(100 * lane.share),
        "piece": lane.hidden_by or Ref("aa-the", "terrain" if lane.sight == "hidden" else "wall"),
    }
    if lane.sight == "seen":
        yield Reason("aa-seen", by_house("visibility_pct"), 0, values)
    elif lane.sight == "hidden":
        rule = "hills" if lane.by_hill else "visibility_pct"
        yield Reason("aa-hidden", by_house(rule), 0, values)
    else:
        yield Reason("aa-behind-walls-shot" if fits else "aa-behind-walls", aa(21), 0, values)
    if lane.share is not None and 0 < lane.share < 1:  # of all or nothing no share is told
        yield Reason(f"aa-share-of-{house.seen_share}", by_house("seen_share"))


def verdict_of(found: Access, *needs: int | None) -> Literal["can", "hopeless", "refused"]:
    """Refused by the rules; or allowed, and hopeless where a die cannot show what is needed."""
    if found.refused:
        return "refused"
    return "hopeless" if None in needs else "can"
