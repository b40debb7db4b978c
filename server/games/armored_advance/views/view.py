"""From the state to what one viewer may see of it."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from server.games.armored_advance.actions import Scout
from server.games.armored_advance.fire.odds import one_short
from server.games.armored_advance.fire.too_close import question
from server.games.armored_advance.ground.fortifications import hit_points
from server.games.armored_advance.ground.places import INCH
from server.games.armored_advance.lengths import phrase_in, shown_in
from server.games.armored_advance.lists import handing_in
from server.games.armored_advance.lists.forces import MOST_OF_A_KIND
from server.games.armored_advance.lists.squads import MOST_GRENADES, SQUADS
from server.games.armored_advance.offers.legal import legal
from server.games.armored_advance.play import missions, movement
from server.games.armored_advance.play.attacks import declared_shot
from server.games.armored_advance.play.economy import left
from server.games.armored_advance.play.gunnery import first_moved, hides
from server.games.armored_advance.play.infantry import can_act
from server.games.armored_advance.play.manning import crew_of, crews, manned_by
from server.games.armored_advance.play.pending import deciders, pending
from server.games.armored_advance.play.scouts import if_called
from server.games.armored_advance.play.transport import passengers
from server.games.armored_advance.play.verdicts import called, short
from server.games.armored_advance.state import (
    SEATS,
    LastShot,
    Squad,
    State,
    Unit,
    card_of,
    mapped,
    own_turn,
    round_of,
    side,
)
from server.games.armored_advance.views.board import (
    BattleResult,
    Board,
    Map,
    ObjectiveOnBoard,
    PieceOnBoard,
    Rules,
    Settling,
    Side,
    SquadOnBoard,
    UnitOnBoard,
)
from server.games.armored_advance.views.names import names
from server.games.kernel import Decide, Over, Seat, View, Viewer
from server.games.offering import show
from server.games.ruling import Phrase, Value
from server.games.telling import seat_ref


def view(s: State, viewer: Viewer) -> View:
    """The table as the viewer sees it. Of a sealed list others learn only that it is in."""
    said, unit = prompt(s, viewer), s.options.unit
    shown = show(legal(s, viewer) if viewer is not None else ())
    return View(
        board=board(s, viewer),
        prompt=said if unit == "in" else phrase_in(said, unit),
        offers=shown.offers,
        more=shown.more,
        names=names(s),
    )


def board(s: State, viewer: Viewer) -> Board:
    seats = deciders(s)
    radius = int(s.house.objective_radius) * INCH
    return Board(
        stage=s.stage,
        rules=_rules(s),
        map=_map(s),
        turn=s.turn,
        round=round_of(s),
        active=s.active if s.stage == "play" else seats[0] if len(seats) == 1 else None,
        actions_left=s.actions_left,
        sides=tuple(_side(s, seat, viewer) for seat in SEATS),
        cards=s.cards,
        units=_units(s),
        squads=tuple(_squad(s, squad) for squad in s.squads),
        objectives=tuple(
            ObjectiveOnBoard(id=o.id, at=o.at, radius=radius, owner=o.owner, men=o.men)
            for o in missions.objectives(s)
        ),
        scouted=s.scouted,
        last_shot=_last_shot(s),
        again=_again(s),
        settling=_settling(s),
        driven=s.driven,
        result=BattleResult(winners=missions.result(s).winners) if s.stage == "over" else None,
    )


def _last_shot(s: State) -> LastShot | None:
    """With its lengths in the unit of the table."""
    last, unit = s.last_shot, s.options.unit
    if last is None or unit == "in":
        return last
    return replace(last, reasons=shown_in(last.reasons, unit))


def _rules(s: State) -> Rules:
    own = s.options
    return Rules(
        mission=own.mission,
        requisition=own.requisition,
        action_limit=own.action_limit,
        turn_limit=own.turn_limit,
        vp_target=own.vp_target,
        scale=own.scale,
        unit=own.unit,
        squads=own.squads,
        most_of_a_kind=MOST_OF_A_KIND,
        most_grenades=MOST_GRENADES,
        place_error=own.place_error or 100 * own.error,
        house=s.house,
    )


def _map(s: State) -> Map | None:
    plan = s.options.board
    if plan is None:
        return None
    return Map(
        id=plan.id,
        width=plan.width,
        depth=plan.depth,
        pieces=tuple(
            PieceOnBoard(
                id=piece.id,
                kind=piece.kind,
                outline=piece.outline,
                height=piece.height,
                hp=hit_points(s, piece),
            )
            for piece in plan.pieces
            if piece.id not in s.gone
        ),
        zones=plan.zones,
    )


def _side(s: State, seat: Seat, viewer: Viewer) -> Side:
    """A list lies open to its owner at once, to everybody when both are in."""
    open_ = s.stage != "lists"
    sealed = s.sealed[side(seat)] is not None
    return Side(
        seat=seat,
        zone=s.zones[side(seat)],
        vp=s.vp[side(seat)],
        requisition=int(missions.worth(s, seat)),
        list="open" if open_ else "sealed" if sealed else "no",
        force=handing_in.own_list(s, seat) if open_ or viewer == seat else None,
    )


def _units(s: State) -> tuple[UnitOnBoard, ...]:
    manned = crews(s) if mapped(s) else {}
    return tuple(_unit(s, unit, manned) for unit in s.units)


def _unit(s: State, unit: Unit, manned: Mapping[str, Squad]) -> UnitOnBoard:
    card, deeds = card_of(s, unit), unit.deeds
    active = s.stage == "play" and unit.seat == s.active and unit.state == "ready"
    crew = manned.get(unit.id) if mapped(s) else crew_of(s, unit) if card.is_field_gun else None
    free = active and movement.has_free_move(s, unit)
    return UnitOnBoard(
        id=unit.id,
        seat=unit.seat,
        card=unit.card,
        hp=unit.hp,
        state=unit.state,
        at=unit.place,
        heading=unit.heading,
        actions=left(s, unit) if active else 0,
        moves=deeds.moves,
        inches=deeds.inches,
        moved=deeds.moved,
        first_moved=first_moved(deeds),
        free_move=round(movement.budget(s, unit, free=True).inches * INCH) if free else 0,
        fired=tuple(dict.fromkeys(shots.weapon for shots in deeds.shots)),
        reloading=card.has("long_reload") and unit.fired == own_turn(s) - 1 and active,
        set_up=unit.set_up,
        towing=unit.towing,
        towed_by=unit.towed_by,
        passengers=tuple(squad.id for squad in passengers(s, unit)),
        crew=crew.id if crew is not None else None,
        wreck=unit.id in s.wrecks,
    )


def _squad(s: State, squad: Squad) -> SquadOnBoard:
    gun = manned_by(s, squad) if squad.state == "ready" else None
    active = s.stage == "play" and squad.seat == s.active
    return SquadOnBoard(
        id=squad.id,
        seat=squad.seat,
        kind=squad.kind,
        men=squad.men,
        full=SQUADS[squad.kind].men,
        machine_gun=squad.machine_gun,
        grenades=squad.grenades,
        state=squad.state,
        at=squad.place,
        can_act=active and can_act(squad),
        aboard=squad.aboard,
        manning=gun.id if gun is not None else None,
        on=squad.on,
        hidden=squad.state == "ready" and hides(squad),
    )


def _again(s: State) -> int | None:
    if s.last_shot is None or s.attack is None or not s.attack.plan.reroll:
        return None
    return one_short(s.last_shot.need)


def _settling(s: State) -> Settling | None:
    unclear = s.unclear
    if unclear is None:
        return None
    action, doubt = unclear.action, unclear.doubt
    if isinstance(action, Scout):
        yes, no = (if_called(s, action, holds=holds) for holds in (True, False))
    else:
        shot = declared_shot(s, unclear.seat, action, unclear.lane)
        yes, no = (short(called(shot, doubt, s.house, holds=holds)) for holds in (True, False))
    return Settling(
        unit=action.unit, target=action.target, doubt=doubt, said=unclear.votes, yes=yes, no=no
    )


# --- What to do ------------------------------------------------------------------------------


def prompt(s: State, viewer: Viewer) -> Phrase:
    """What the viewer is to do, or whom they wait for."""
    waits = pending(s)
    if isinstance(waits, Over):
        return waits.why
    if not isinstance(waits, Decide):
        return waits.why
    if s.unclear is not None:
        return question(s.unclear.doubt)
    mine = viewer in waits.waiting
    missing: Value = tuple(seat_ref(seat) for seat in waits.waiting)
    kind: str = "draw" if s.votes is not None else s.stage
    if s.stage == "lists" and not mine and viewer is not None:
        return Phrase("aa-prompt-sealed", {"missing": missing})
    if s.stage == "deploy" and not mapped(s):
        kind = "deploy-table"
    values: dict[str, Value] = {"missing": missing, "left": s.actions_left, "round": round_of(s)}
    return Phrase(f"aa-prompt-{kind}" if mine else f"aa-wait-{kind}", values)
