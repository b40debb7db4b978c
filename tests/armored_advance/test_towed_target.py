"""A gun in tow as a target: a field gun where its vehicle stands (p13, Q57)."""

from __future__ import annotations

import pytest

from server.games.armored_advance import GAME
from server.games.armored_advance.actions import Fire, SayFire, Scout, Settle
from server.games.armored_advance.bots.worth import aimed
from server.games.armored_advance.house import House
from server.games.armored_advance.questions.shots import AskBest, AskShot
from server.games.kernel import OneOf
from server.games.ruling import IllegalMove
from tests.armored_advance.table import CARDS, match, play, refused, the, throw, unit

GUN = Fire(unit="blue-1", weapon="gun", target="orange-2")
TOW = Fire(unit="blue-1", weapon="gun", target="orange-1")
OLD = House(towed_target="no")


def column(x: float = 30, **more):
    """Blue's tank before a half-track with a gun in tow."""
    return match(
        unit("blue-1", "m4a3-75w"),
        unit("orange-1", "m3a1-halftrack", x, 10, 180, towing="orange-2"),
        unit("orange-2", "pak-40", towed_by="orange-1"),
        unit("orange-3", "m4a3-75w", 60, 50),
        **more,
    )


def fired(s, target: str):
    return GAME.check(s, "blue", Fire(unit="blue-1", weapon="gun", target=target))


def test_it_is_measured_where_its_vehicle_stands():
    tow, gun = (fired(column(), target).value for target in ("orange-1", "orange-2"))
    assert gun.lane == tow.lane
    assert gun.prospect.need == tow.prospect.need


def test_it_is_a_field_gun_with_its_own_armour_and_hp():
    s = match(
        unit("blue-1", "pz-iv-f1"),
        unit("orange-1", "m3a1-halftrack", 16, 10, 180, towing="orange-2"),
        unit("orange-2", "flak-36", towed_by="orange-1"),
    )
    s = play(s, GUN)
    assert the(s, "orange-2").hp == 0, "Support does 15 to a field gun, which has 14"
    assert the(s, "orange-1").towing is None and the(s, "orange-2").towed_by is None
    assert the(s, "orange-1").hp == 6


@pytest.mark.parametrize("wrecks", ["remove", "block"])
def test_a_gun_destroyed_in_tow_is_in_nobodys_way(wrecks):
    s = throw(play(column(house=House(wrecks=wrecks)), GUN), 6)
    assert the(s, "orange-2").state == "destroyed" and "orange-2" not in s.wrecks


def test_the_ruling_says_where_it_is_measured():
    reasons = {reason.key: reason.cite.chapter for reason in fired(column(), "orange-2").reasons}
    assert reasons["aa-target-towed"] == "aa-house-towed_target"
    assert "aa-target-towed" not in [reason.key for reason in fired(column(), "orange-1").reasons]


def targets(s) -> tuple[str, ...]:
    (offer,) = [o for o in GAME.legal(s, "blue", "blue-1") if o.action == TOW]
    (vary,) = [vary for vary in offer.vary if isinstance(vary, OneOf)]
    return vary.values


def test_it_is_offered_unless_the_house_rule_forbids_it():
    assert targets(column()) == ("orange-1", "orange-2", "orange-3")
    assert targets(column(house=OLD)) == ("orange-1", "orange-3")
    assert refused(column(house=OLD), GUN) == "aa-target-in-tow"


def test_it_is_among_the_best_shots():
    for house, told in ((House(), True), (OLD, False)):
        best = GAME.ask(column(house=house), None, AskBest(seat="blue")).value
        assert ("orange-2" in [shot.target for shot in best]) == told


def test_a_bot_may_aim_at_it():
    (offer,) = [o for o in GAME.legal(column(), "blue", "blue-1") if o.action == TOW]
    assert "orange-2" in [each.action.target for each in aimed(column(), offer)]


def test_a_shot_at_it_may_be_asked_and_one_from_it_may_not():
    ask = AskShot(unit="blue-1", weapon="gun", target="orange-2")
    assert GAME.ask(column(), None, ask).value == fired(column(), "orange-2").value.prospect
    with pytest.raises(IllegalMove, match="aa-not-on-board"):
        GAME.ask(column(), None, AskShot(unit="orange-2", weapon="gun", target="blue-1"))


def test_a_scout_may_report_it():
    s = match(
        unit("blue-1", "m5a1-stuart"),
        unit("orange-1", "m3a1-halftrack", 30, 10, 180, towing="orange-2"),
        unit("orange-2", "pak-40", towed_by="orange-1"),
    )
    report = Scout(unit="blue-1", target="orange-2", friend="blue-99")
    assert play(s, report).scouted[0].bonus == 3
    (offer,) = [o for o in GAME.legal(s, "blue", "blue-1") if isinstance(o.action, Scout)]
    assert OneOf(field="target", values=("orange-1", "orange-2")) in offer.vary


def test_without_a_board_it_is_shot_at_as_it_is_said():
    s = column(board=False)
    said = SayFire(unit="blue-1", weapon="gun", target="orange-2", inches=10_000)
    assert GAME.check(s, "blue", said).value.prospect.verdict == "can"


def test_what_was_called_of_its_lane_holds_while_its_vehicle_stands_there():
    hulls = sum(CARDS[card].hull.length for card in ("m4a3-75w", "m3a1-halftrack")) / 2000
    s = play(column(x=10 + 12.02 + hulls, place_error=100), GUN)
    assert s.unclear is not None
    s = play(play(s, Settle(holds=False)), Settle(holds=False), "orange")
    (call,) = s.calls
    tow = the(s, "orange-1")
    assert call.poses[1] == (tow.place.x, tow.place.y, tow.heading)
