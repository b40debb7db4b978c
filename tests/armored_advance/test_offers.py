"""What the offers leave out is what `check` refuses: every shot and every report, one by one."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest
from msgspec.structs import replace

from server.games.armored_advance import GAME
from server.games.armored_advance.actions import EndTurn, Fire, Scout, Unhook
from server.games.armored_advance.ground import lanes
from server.games.armored_advance.offers.fire_offers import FACES
from server.games.armored_advance.play.gunnery import weapons_of
from server.games.armored_advance.state import State, mapped
from server.games.kernel import MOST_OFFERS, Seat
from server.games.ruling import IllegalMove
from tests.armored_advance.table import at, match, play, refused, unit
from tests.kernel.playout import playout
from tests.kernel.variation import covers


def turns(seed: int, share: float) -> Iterator[State]:
    """Some states on a board in which a side is to act."""
    luck = random.Random(~seed)
    for moment in playout(GAME, random.Random(seed)):
        s = moment.after
        if s.stage == "play" and mapped(s) and GAME.legal(s, s.active) and luck.random() < share:
            yield s


def is_allowed(s: State, seat: Seat, action: Fire | Scout) -> bool:
    try:
        GAME.check(s, seat, action)
    except IllegalMove:
        return False
    return True


def every_shot(s: State) -> Iterator[Fire]:
    assert s.options.board is not None
    targets = [t.id for t in (*s.units, *s.squads, *s.options.board.pieces)]
    for thing in (*s.units, *s.squads):
        if thing.seat == s.active:
            for weapon in weapons_of(s, thing):
                for target in targets:
                    for accurate in (False, True):
                        yield Fire(
                            unit=thing.id, weapon=weapon.id, target=target, accurate=accurate
                        )


def every_report(s: State) -> Iterator[Scout]:
    own = [unit.id for unit in s.units if unit.seat == s.active]
    for scout in own:
        for target in s.units:
            for friend in own:
                yield Scout(unit=scout, target=target.id, friend=friend)


def with_faces(s: State, shot: Fire) -> Iterator[Fire]:
    for face in (None, *FACES) if s.house.facing_rule == "ask" else (None,):
        yield Fire(
            unit=shot.unit,
            weapon=shot.weapon,
            target=shot.target,
            accurate=shot.accurate,
            face=face,
        )


@pytest.mark.parametrize("seed", range(4))
def test_every_shot_and_report_that_is_allowed_is_offered_and_no_other_target(seed):
    allowed = 0
    for s in islice(turns(seed, 0.1), 12):
        if s.unclear is not None or s.votes is not None:
            continue
        offers = GAME.legal(s, s.active)
        for shot in every_shot(s):
            fits = [a for a in with_faces(s, shot) if is_allowed(s, s.active, a)]
            named = any(covers(offer, a) for offer in offers for a in with_faces(s, shot))
            assert named == bool(fits), shot
            allowed += len(fits)
        for report in every_report(s):
            if is_allowed(s, s.active, report):
                assert any(covers(offer, report) for offer in offers), report
    assert allowed


def test_offers_are_the_same_whatever_was_measured_before():
    for s in turns(1, 0.2):
        before = GAME.legal(s, s.active)
        lanes._known.clear()
        for one in s.units:
            GAME.legal(s, s.active, one.id)  # one by one, so that other batches are measured
        assert GAME.legal(s, s.active) == before


@pytest.mark.parametrize("error", [0, 2])
def test_a_lane_measured_among_others_is_the_lane_measured_alone(error):
    for s in turns(1, 0.02):
        s = replace(s, options=replace(s.options, place_error=100 * error))
        ours, theirs = (
            [lanes.body(s, one) for one in s.units if one.place and one.seat == seat]
            for seat in GAME.seats
        )
        lanes._known.clear()
        table = lanes.lanes(s, ours, theirs, "front90")
        for a, row in zip(ours, table, strict=True):
            for b, lane in zip(theirs, row, strict=True):
                lanes._known.clear()
                assert lanes.between(s, a, b, "front90") == lane


def test_without_a_board_a_gun_is_let_go_without_a_place_or_a_heading():
    truck, gun = unit("blue-1", "sdkfz-251-1", towing="blue-2"), unit("blue-2", "pak-36")
    s = match(truck, replace(gun, towed_by="blue-1"), unit("orange-1", "panther-g"), board=False)
    play(s, Unhook(unit="blue-1"))
    assert refused(s, Unhook(unit="blue-1", heading=1)) == "aa-no-board"
    assert refused(s, Unhook(unit="blue-1", at=at(1, 1))) == "aa-no-board"


def sixty_a_side() -> State:
    """Light tanks in five rows of twelve on either side, in sight of each other."""
    rows = [(x, 4 + 4.4 * k) for x in (4, 8, 12, 16, 20) for k in range(12)]
    blue = [unit(f"blue-{n}", "m5a1-stuart", x, y) for n, (x, y) in enumerate(rows, 1)]
    orange = [
        unit(f"orange-{n}", "m5a1-stuart", 80 - x, y, 180) for n, (x, y) in enumerate(rows, 1)
    ]
    return match(*blue, *orange, spare=False, action_limit=60)


def test_of_more_offers_than_a_view_shows_every_unit_keeps_its_own_and_the_rest_is_counted():
    s = sixty_a_side()
    offers, view = GAME.legal(s, "blue"), GAME.view(s, "blue")
    own = {u.id for u in s.units if u.seat == "blue"}
    assert len(offers) > MOST_OFFERS, "else there is nothing to cut"
    assert len(view.offers) == MOST_OFFERS and view.more == len(offers) - MOST_OFFERS
    assert {offer.about for offer in view.offers} == {None, *own}
    assert view.offers[-1].action == EndTurn()
    counts = Counter(offer.about for offer in view.offers if offer.about)
    whole = Counter(offer.about for offer in offers if offer.about)
    assert all(counts[id] >= min(whole[id], 3) for id in own), "nobody gives up more than others"


def test_what_a_view_leaves_out_is_found_by_the_unit():
    s = sixty_a_side()
    offers, shown = GAME.legal(s, "blue"), GAME.view(s, "blue").offers
    for id in dict.fromkeys(offer.about for offer in offers if offer not in shown):
        mine = [offer for offer in GAME.legal(s, "blue", id) if offer.about == id]
        assert mine == [offer for offer in offers if offer.about == id]
