"""What to do on the real table between two boards: models, the dice beside them, terrain.

Hit points and men are counted on dice beside the models (p9, p17), so they are turned by hand too.
With a map a model lies at a place; without one the program knows no more than that it is on the
table, in tow, aboard, at a gun or on an objective.
"""

from __future__ import annotations

from collections.abc import Iterator

from server.games.armored_advance.ground.places import Place
from server.games.armored_advance.legs import (
    Pose,
    is_seen,
    legs,
    short,
    stopped,
    told_bow,
    told_legs,
    told_march,
    told_place,
)
from server.games.armored_advance.state import Driven, piece_ref, unit_ref
from server.games.armored_advance.views.board import Board, SquadOnBoard, UnitOnBoard
from server.games.deeds import Deed, Hands, Lie, Seen, Table, Trail
from server.games.kernel import Seat
from server.games.ruling import Phrase, Value

Model = UnitOnBoard | SquadOnBoard


def table(board: Board) -> Table:
    """How everything lies: models, the dice that count HP and men, terrain that can go."""
    lying: dict[str, Lie] = {}
    for model in _models(board):
        where = _where(board, model)
        if where is not None:
            lying[f"model/{model.id}"] = where
        if (die := _on_die(board, model)) is not None:
            lying[f"die/{model.id}"] = die
        if isinstance(model, SquadOnBoard) and board.map is None and model.on is not None:
            lying[f"on/{model.id}"] = model.on
    for piece in board.map.pieces if board.map else ():
        lying[f"piece/{piece.id}"] = "stands"
        if piece.hp is not None:
            lying[f"piece-die/{piece.id}"] = piece.hp
    return lying


def deeds(before: Board, after: Board) -> tuple[Deed, ...]:
    """Terrain first, then each model with its dice."""
    old, hands = {model.id: model for model in _models(before)}, Hands(table(before))
    _terrain(hands, before, after)
    for model in _models(after):
        was = old.pop(model.id, None)
        lay = _where(before, was) if was else None
        for stop in _stops(after, was, model):
            _model(hands, lay, stop, after, model)
            lay = stop
        _model(hands, lay, _where(after, model), after, model)
        _die(hands, after, model)
        _objective(hands, after, model)
    for gone in old.values():  # a list that was taken back
        _off(hands, gone.id, gone.seat)
    return tuple(hands.done)


def trails(before: Board, after: Board) -> tuple[Trail, ...]:
    """The newest shot, and whatever went from one place to another."""
    old = {model.id: model for model in _models(before)}
    found = list(_shot(before, after, old))
    for model in _models(after):
        was = old.get(model.id)
        found += _moved(was, model, after.driven) if was is not None else ()
    return tuple(found)


def _models(board: Board) -> tuple[Model, ...]:
    return (*board.units, *board.squads)


def _where(board: Board, model: Model) -> str | None:
    """Where a model is, as one word to compare; None: not on the table."""
    if model.state == "waiting" and not _deploys(board):
        return None
    if model.state == "destroyed" and not _is_wreck(model):
        return None
    if isinstance(model, SquadOnBoard):
        if model.aboard is not None:
            return f"aboard {model.aboard}"
        if board.map is None and model.manning is not None:
            return f"manning {model.manning}"
        return _place(model.at)
    if model.towed_by is not None:
        return f"towed {model.towed_by}"
    return f"{'wreck ' if model.wreck else ''}{_place(model.at, model.heading)}"


def _deploys(board: Board) -> bool:
    """Without a map all models are put up while the match waits for the word that they stand."""
    return board.map is None and board.stage == "deploy"


def _is_wreck(model: Model) -> bool:
    return isinstance(model, UnitOnBoard) and model.wreck


def _stops(board: Board, was: Model | None, now: Model) -> Iterator[str]:
    """Where a model lies at the waypoints of the newest way, if that is how it went."""
    way = board.driven
    if way is None or was is None or was.at is None or (way.unit, way.start) != (now.id, was.at):
        return
    at = Pose(was.at.x, was.at.y, _heading(was))
    for place in way.via:
        stop = stopped(at, place)
        if not is_seen(at, stop, board.rules.unit):
            continue
        at = stop if isinstance(now, UnitOnBoard) else Pose(place.x, place.y)
        yield _place(place, at.heading)


def _place(at: Place | None, heading: int = 0) -> str:
    return "table" if at is None else f"{at.x} {at.y} {heading}"


def _on_die(board: Board, model: Model) -> int | None:
    """What the die beside a model shows; None: it has none."""
    if model.state != "ready" and not (model.state == "waiting" and _deploys(board)):
        return None
    return model.hp if isinstance(model, UnitOnBoard) else model.men


# --- Models ----------------------------------------------------------------------------------


def _model(hands: Hands, old: str | None, new: str | None, board: Board, model: Model) -> None:
    if old == new:
        return
    if new is None:
        _off(hands, model.id, model.seat)
        return
    hands.do(_moving(old, new, board, model), model.seat, {f"model/{model.id}": new})


def _moving(old: str | None, new: str, board: Board, model: Model) -> Phrase:
    """The verb for how a model comes to lie as it lies now."""
    who: dict[str, Value] = {"who": unit_ref(model.id)}
    how, _, other = new.partition(" ")
    if how in ("aboard", "manning", "towed"):
        return Phrase(f"aa-deed-{how}", {**who, "other": unit_ref(other)})
    if how == "wreck":
        return Phrase("aa-deed-wreck", who)
    was, now = _pose(old), _pose(new)
    if now is None or board.map is None:
        return Phrase("aa-deed-out" if old else "aa-deed-bring", who)
    unit, walks = board.rules.unit, isinstance(model, SquadOnBoard)
    values = {**who, **told_place(now, board.map.width, board.map.depth, unit)}
    if was is not None and is_seen(was, now, unit):
        if walks:
            return Phrase("aa-deed-march", {**values, **told_march(was, now, unit)})
        return Phrase("aa-deed-move", {**values, **told_legs(legs(was, now), unit)})
    if was is not None and (degrees := short(now.heading - was.heading)):
        side = "left" if degrees > 0 else "right"
        return Phrase("aa-deed-turn", {**who, "degrees": abs(degrees), "side": side})
    bow: dict[str, Value] = {"bow": "none"} if walks else told_bow(now.heading)
    return Phrase("aa-deed-put", {**values, **bow})


def _pose(where: str | None) -> Pose | None:
    """The place and heading in a word of `_place`; None: it names none."""
    parts = (where or "").split()
    return Pose(*map(int, parts)) if len(parts) == 3 else None


def _off(hands: Hands, id: str, seat: Seat) -> None:
    """With all its dice."""
    things = [f"model/{id}", f"die/{id}", f"on/{id}"]
    gone = {thing: None for thing in things if thing in hands.lying}
    if gone:
        hands.do(Phrase("aa-deed-off", {"who": unit_ref(id)}), seat, gone)


def _die(hands: Hands, board: Board, model: Model) -> None:
    """A die is turned, or laid beside a model that comes; it goes with one that goes."""
    thing = f"die/{model.id}"
    lies = hands.lying.get(thing)
    wanted = _on_die(board, model)
    if lies == wanted:
        return
    key = "aa-deed-hp" if isinstance(model, UnitOnBoard) else "aa-deed-men"
    values: dict[str, Value] = {"who": unit_ref(model.id)}
    if wanted is None:
        hands.do(Phrase("aa-deed-no-die", values), model.seat, {thing: None})
        return
    values |= {"from": lies if lies is not None else "none", "to": wanted}
    hands.do(Phrase(key, values), model.seat, {thing: wanted})


def _objective(hands: Hands, board: Board, model: Model) -> None:
    """Which objective a squad stands on, where there is no map to tell."""
    if not isinstance(model, SquadOnBoard) or board.map is not None:
        return
    thing = f"on/{model.id}"
    if hands.lying.get(thing) != model.on:
        text = Phrase("aa-deed-on", {"who": unit_ref(model.id), "objective": model.on or "none"})
        hands.do(text, model.seat, {thing: model.on})


# --- Terrain ---------------------------------------------------------------------------------


def _terrain(hands: Hands, before: Board, after: Board) -> None:
    old = {piece.id: piece for piece in before.map.pieces} if before.map else {}
    for piece in after.map.pieces if after.map else ():
        was = old.pop(piece.id, None)
        values: dict[str, Value] = {"piece": piece_ref(piece.id)}
        if was is None:
            hands.do(Phrase("aa-deed-piece-back", values), None, {f"piece/{piece.id}": "stands"})
        if piece.hp is not None and (was is None or was.hp != piece.hp):
            text = Phrase("aa-deed-piece-hp", {**values, "to": piece.hp})
            hands.do(text, None, {f"piece-die/{piece.id}": piece.hp})
    for id in old:
        things = [f"piece/{id}", f"piece-die/{id}"]
        gone = {thing: None for thing in things if thing in hands.lying}
        hands.do(Phrase("aa-deed-piece-off", {"piece": piece_ref(id)}), None, gone)


# --- Trails ----------------------------------------------------------------------------------


def _spot(model: Model | None) -> tuple[int, int] | None:
    return None if model is None or model.at is None else (model.at.x, model.at.y)


def _shot(before: Board, after: Board, old: dict[str, Model]) -> Iterator[Trail]:
    """From where the shooter stands to where its target stood."""
    shot = after.last_shot
    if shot is None or shot == before.last_shot:
        return
    now = {model.id: model for model in _models(after)}
    target = _spot(old.get(shot.target)) or _spot(now.get(shot.target))
    yield Trail(
        how="fired",
        thing=shot.target,
        seat=shot.seat,
        start=_spot(now.get(shot.unit)),
        end=target,
        by=shot.unit,
    )


def _moved(was: Model, now: Model, way: Driven | None) -> Iterator[Trail]:
    start, end = _spot(was), _spot(now)
    if now.state == "destroyed" and was.state == "ready":
        yield Trail(how="gone", thing=now.id, seat=now.seat, start=start)
    elif start != end:
        how: Seen = "moved" if start and end else "came" if end else "gone"
        via: tuple[tuple[int, int], ...] = ()
        if way is not None and (way.unit, way.start) == (now.id, was.at):
            via = tuple((place.x, place.y) for place in way.via)
        yield Trail(how=how, thing=now.id, seat=now.seat, start=start, end=end, via=via)
    elif end is not None and _heading(was) != _heading(now):
        yield Trail(how="turned", thing=now.id, seat=now.seat, start=start, end=end)


def _heading(model: Model) -> int:
    return model.heading if isinstance(model, UnitOnBoard) else 0
