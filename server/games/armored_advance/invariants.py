"""What holds in every state (section 6 of our digest): pools, counts, room, and who holds whom."""

from __future__ import annotations

from itertools import combinations

from server.games.armored_advance.ground.layout import standing
from server.games.armored_advance.ground.places import INCH
from server.games.armored_advance.ground.room import on_table, overlap
from server.games.armored_advance.lists.squads import MOST_GRENADES, SQUADS
from server.games.armored_advance.play import deployment, missions, transport
from server.games.armored_advance.play.manning import crews
from server.games.armored_advance.play.movement import road_bonus
from server.games.armored_advance.state import SEATS, Squad, State, Unit, card_of, find_unit, mapped
from server.games.armored_advance.units.cards import UnitCard

SLACK = 2  # thousandths: paths are rounded to whole ones


def hold(s: State) -> None:
    """Raises `AssertionError` naming the first thing that cannot be."""
    _stage(s)
    _pools(s)
    for unit in s.units:
        _unit(s, unit, card_of(s, unit))
    for squad in s.squads:
        _squad(s, squad)
    _links(s)
    _scores(s)
    if mapped(s):
        _room(s)


def _stage(s: State) -> None:
    assert (s.stage == "lists") == (None in s.sealed), "lists are opened together"
    assert s.stage == "lists" or s.units, "a side without units"
    if s.attack or s.wreck or s.unclear or s.votes is not None:
        assert s.stage == "play", "dice and votes belong to a turn"
    if s.stage == "play" and not (s.attack or s.wreck or s.unclear):
        assert not missions.is_over(s), "over, and nobody said so"
    assert (s.stage == "deploy" and mapped(s)) <= bool(deployment.waiting(s, s.deployer))


def _pools(s: State) -> None:
    """Actions come from both pools, and infantry's from neither (invariants 1 and 2)."""
    assert 0 <= s.actions_left <= s.options.action_limit, "the action limit"
    if s.stage == "play":
        spent = sum(unit.deeds.actions for unit in s.units if unit.seat == s.active)
        assert spent == s.options.action_limit - s.actions_left, "pools do not add up"
    for unit in s.units:
        assert 0 <= unit.deeds.actions <= card_of(s, unit).actions, "a unit's own pool"


def _unit(s: State, unit: Unit, card: UnitCard) -> None:
    assert 0 <= unit.hp <= card.hp, "HP"
    assert (unit.hp == 0) == (unit.state == "destroyed"), "destroyed at 0 HP, and only then"
    if not card.is_field_gun:  # a gun may have been towed
        assert unit.deeds.inches <= furthest(card) + SLACK, "moved too far"
        assert unit.deeds.moves <= unit.deeds.actions, "moves are actions"
    if unit.state == "destroyed":
        assert unit.towing is None and not transport.passengers(s, unit), "a wreck holds nobody"
        assert unit.id in s.wrecks or unit.place is None, "a wreck takes no room"
    elif mapped(s):
        on = unit.place is not None
        assert on == (unit.state == "ready" and unit.towed_by is None), "on the board, or in tow"
    primary = card.primary
    if primary is not None:
        times = sum(shots.weapon == primary.id for shots in unit.deeds.shots)
        allowed = card.actions if card.has("rapid_fire") or card.has("support") else 1
        assert times <= allowed, "the primary fired too often"
    if unit.deeds.idle:
        assert unit.deeds.moved == "no" and not unit.deeds.shots, "setting up, and busy"
    assert unit.set_up == "no" or card.has("indirect")


def furthest(card: UnitCard) -> int:
    """Thousandths a unit may go in a turn (invariant 5)."""
    road, again = road_bonus(card), card.actions - 1
    first = card.move + road
    later = (2 if card.weight == "heavy" else card.move) + road
    free = 3 if card.weight == "light" else 0
    return round((first + again * later + free) * INCH)


def _squad(s: State, squad: Squad) -> None:
    kind = SQUADS[squad.kind]
    assert 0 <= squad.men <= kind.men, "men"
    assert (squad.men == 0) == (squad.state == "destroyed"), "gone with the last man"
    assert 0 <= squad.grenades <= MOST_GRENADES
    assert kind.takes_equipment or not (squad.machine_gun or squad.grenades)
    if squad.aboard is not None:
        ride = find_unit(s, squad.aboard)
        assert ride is not None and ride.state == "ready", "riding in a wreck"
        assert squad.place is None and ride.seat == squad.seat
    elif mapped(s):
        assert (squad.place is not None) == (squad.state == "ready"), "on the board"


def _links(s: State) -> None:
    """Tows, seats and crews (invariant 12)."""
    for unit in s.units:
        seats = card_of(s, unit).x("apc") or 0
        assert len(transport.passengers(s, unit)) <= seats, "too many riders"
        if unit.towing is not None:
            gun = find_unit(s, unit.towing)
            assert gun is not None and gun.towed_by == unit.id, "a tow has two ends"
        if unit.towed_by is not None:
            tower = find_unit(s, unit.towed_by)
            assert tower is not None and tower.towing == unit.id, "a tow has two ends"
    if mapped(s):
        manned = [squad.id for squad in crews(s).values()]
    else:
        manned = [squad.id for squad in s.squads if squad.manning]
        guns = [squad.manning for squad in s.squads if squad.manning]
        assert len(set(guns)) == len(guns), "two squads at one gun"
    assert len(set(manned)) == len(manned), "a squad mans one gun"


def _scores(s: State) -> None:
    assert min(s.vp) >= 0
    found = missions.objectives(s)
    gains = [missions.tally(s, seat).value for seat in SEATS]
    assert min(gains) == 0 and max(gains, default=0) <= len(found), "one side gains at most"


def _room(s: State) -> None:
    """Everything on the board, and nothing in anything else."""
    plan = s.options.board
    assert plan is not None
    shapes = list(standing(s))
    for id, shape in shapes:
        assert on_table(shape, plan.width / INCH, plan.depth / INCH), f"{id} is off the board"
    for (one, a), (two, b) in combinations(shapes, 2):
        assert not overlap(a, b), f"{one} and {two} overlap"
