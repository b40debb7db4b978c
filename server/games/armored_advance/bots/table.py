"""The table as one seat sees it, made into a state again, so that a bot can ask the rules.

Once the lists are open nothing on the table is secret. What the view leaves out (who began a turn
with which action, which facts were called) is filled in with the usual case: the offers, not this
state, say what is allowed; it is asked for odds and for room. Places count as exact in it: what
may be too close to call is slow to work out, and a bot need not know before it fires.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from server.games.armored_advance.ground.fortifications import HIT_POINTS
from server.games.armored_advance.ground.places import INCH, Place
from server.games.armored_advance.ground.plan import BoardPlan, PiecePlan
from server.games.armored_advance.lists.squads import SQUADS
from server.games.armored_advance.play.movement import FREE_MOVE_ROAD
from server.games.armored_advance.state import Deeds, Options, Shots, Squad, State, Unit
from server.games.armored_advance.units.cards import SCALES, Names, UnitCard
from server.games.armored_advance.views.board import Board, Map, SquadOnBoard, UnitOnBoard
from server.games.kernel import Seat

NAMELESS = Names(en="", de="")


def table(board: Board, seat: Seat) -> State:
    """A state that looks like the board, with the seat about to act."""
    rules = board.rules
    cards = {card.id: card for card in board.cards}
    round_ = (board.turn + 1) // 2
    objectives = tuple(each.at for each in board.objectives if each.at is not None)
    return State(
        options=Options(
            mission=rules.mission,
            board=None if board.map is None else plan_of(board.map, objectives),
            requisition=rules.requisition,
            action_limit=rules.action_limit,
            turn_limit=rules.turn_limit,
            vp_target=rules.vp_target,
            scale=next(scale for scale in SCALES if scale == rules.scale),
            unit=rules.unit,
            squads=rules.squads,
            objectives=len(board.objectives),
        ),
        house=rules.house,
        stage=board.stage,
        cards=board.cards,
        units=tuple(_unit(unit, cards[unit.card], seat, round_) for unit in board.units),
        squads=tuple(_squad(squad, seat) for squad in board.squads),
        deployer=seat,
        zones=(board.sides[0].zone, board.sides[1].zone),
        active=seat,
        turn=board.turn,
        actions_left=board.actions_left,
        scouted=board.scouted,
        worn=() if board.map is None else _worn(board.map),
        wrecks=tuple(unit.id for unit in board.units if unit.wreck),
        vp=(board.sides[0].vp, board.sides[1].vp),
    )


@lru_cache(maxsize=16)
def plan_of(seen: Map, objectives: tuple[Place, ...]) -> BoardPlan:
    """The board; the same object for one match, because results are cached by its identity."""
    first, second = seen.zones
    return BoardPlan(
        id=seen.id,
        name=NAMELESS,
        width=seen.width,
        depth=seen.depth,
        pieces=tuple(
            PiecePlan(id=piece.id, kind=piece.kind, outline=piece.outline, height=piece.height)
            for piece in seen.pieces
        ),
        zones=(first, second),
        objectives=objectives,
    )


def _worn(seen: Map) -> tuple[tuple[str, int], ...]:
    """The damage done to fortifications, where they have HP."""
    return tuple(
        (piece.id, HIT_POINTS[piece.kind] - piece.hp)
        for piece in seen.pieces
        if piece.hp is not None
    )


def _unit(seen: UnitOnBoard, card: UnitCard, seat: Seat, round_: int) -> Unit:
    return Unit(
        id=seen.id,
        seat=seen.seat,
        card=seen.card,
        hp=seen.hp,
        state=seen.state,
        place=seen.at,
        heading=seen.heading,
        deeds=_deeds(seen, card, seat),
        fired=round_ - 1 if seen.reloading else None,
        set_up=seen.set_up,
        towing=seen.towing,
        towed_by=seen.towed_by,
    )


def _deeds(seen: UnitOnBoard, card: UnitCard, seat: Seat) -> Deeds:
    own = seen.seat == seat
    spent = card.actions - seen.actions if own else 0
    first: Literal["none", "move", "other"] = "other" if spent else "none"
    if seen.first_moved == "action":
        first = "move"
    return Deeds(
        actions=spent,
        moves=seen.moves,
        inches=seen.inches,
        moved=seen.moved,
        first=first,
        free_first=seen.first_moved == "free",
        free_move=own and not seen.free_move,
        on_road=seen.free_move == round(FREE_MOVE_ROAD * INCH),
        idle=own and seen.set_up == "setting_up",
        shots=tuple(Shots(id, _at(card, id)) for id in seen.fired),
    )


def _at(card: UnitCard, id: str) -> Literal["armour", "infantry"]:
    weapon = card.weapon(id)
    return "infantry" if weapon is not None and weapon.kind == "ai" else "armour"


def _squad(seen: SquadOnBoard, seat: Seat) -> Squad:
    return Squad(
        id=seen.id,
        seat=seen.seat,
        kind=seen.kind,
        men=seen.men,
        machine_gun=seen.machine_gun,
        grenades=seen.grenades,
        state=seen.state,
        place=seen.at,
        acted=seen.seat == seat and not seen.can_act,
        moved=SQUADS[seen.kind].hides and not seen.hidden,
        aboard=seen.aboard,
        manning=seen.manning,
        on=seen.on,
    )
