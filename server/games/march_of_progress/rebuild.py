"""Determinization for bots: from a player's view to a full state that is consistent with it.

Nearly all of March is public. The view hides the opponent's pick, for which some legal card is
taken, and rules, which come from the answers at set-up and the scenario's file.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec
from msgspec.structs import replace

from server.games.kernel import Answer, View
from server.games.march_of_progress.board import Board, CountryCard, Die, PlayerArea
from server.games.march_of_progress.cards import CARDS, PHASE_OF, SEATS, Card
from server.games.march_of_progress.files import ScenarioFile, parse
from server.games.march_of_progress.pick import why_not
from server.games.march_of_progress.scenario import (
    Country,
    Cubes,
    End,
    Hands,
    Initiative,
    Names,
    Rules,
    Scenario,
    Space,
)
from server.games.march_of_progress.state import Army, House, Player, State, Task, with_player


def rebuild(view: View, answers: Mapping[str, Answer], shipped: Mapping[str, str]) -> State:
    """A state with this view. The rules of a club's own scenario that no board shows (what SCORE
    needs, what flips the initiative) are taken to be the usual ones."""
    board: Board = view.board
    s = State(
        scenario=_scenario(view, shipped),
        house=_house(answers),
        cards=board.cards,
        stage=_stage(board),
        turn=board.turn,
        initiative=board.initiative,
        stock=board.vp_stock,
        players=(_player(board, 0), _player(board, 1)),
        vp_dice=tuple(card.vp.value for card in board.countries),
        armies=tuple(army for area in board.players for army in _armies(board, area)),
        todo=_todo(board),
        reveal=board.reveal,
    )
    return _with_unknown_picks(s, board)


def _house(answers: Mapping[str, Answer]) -> House:
    known = {f.name: answers[f.name] for f in msgspec.structs.fields(House) if f.name in answers}
    return msgspec.convert(known, House)


# --- The scenario ----------------------------------------------------------------------------


def _scenario(view: View, shipped: Mapping[str, str]) -> Scenario:
    board: Board = view.board
    rules, initiative, end = _rules(board, shipped)
    blue, orange = (_all_cards(board, area) for area in board.players)
    pairs = ((card.id, other) for card in board.countries for other in card.neighbours)
    return Scenario(
        id=board.scenario,
        name=_names(view, f"mop-scenario-{board.scenario}"),
        countries=tuple(_country(view, card) for card in board.countries),
        adjacency=tuple(pair for pair in pairs if pair[0] < pair[1]),
        vp_stock=Cubes(black=0, white=board.vp_stock + sum(a.vp for a in board.players)),
        armies_per_player=len(_armies(board, board.players[0])),
        cards=Hands(blue=blue, orange=orange),
        order=board.order,
        rules=rules,
        initiative=initiative,
        end=replace(end, vp=board.ends_at),
    )


def _rules(board: Board, shipped: Mapping[str, str]) -> tuple[Rules, Initiative, End]:
    # A club may have replaced this scenario: what the board shows overrides the shipped file.
    floor = min(card.vp_floor for card in board.countries if card.owner)
    for file, text in shipped.items():
        draft = parse(file, text)
        if isinstance(draft, ScenarioFile) and draft.id == board.scenario:
            rules = replace(draft.rules, strength_floor_home=floor)
            return rules, draft.initiative, draft.end
    return Rules(strength_floor_home=floor), Initiative(), End()


def _all_cards(board: Board, area: PlayerArea) -> tuple[Card, ...]:
    """The side's whole set: in hand, discarded and, while a turn resolves, in play."""
    held = {*area.hand, *area.discard, *((area.picked,) if area.picked else ())}
    return tuple(card for card in CARDS if card in held)


def _names(view: View, key: str) -> Names:
    return Names(view.names[key]["en"], view.names[key]["de"])


def _country(view: View, card: CountryCard) -> Country:
    return Country(
        id=card.id,
        name=_names(view, f"mop-country-{card.id}"),
        owner=card.owner,
        vp=_space(card.vp),
        strength=_space(card.strength) if card.strength else None,
        garrison=card.garrison,
        blue_armies=0,
        orange_armies=0,
    )


def _space(die: Die) -> Space:
    return Space(start=die.value, low=die.low, high=die.high)


# --- The table -------------------------------------------------------------------------------


def _stage(board: Board) -> Literal["roll", "pick", "resolve", "over"]:
    if board.phase == "roll" or board.phase == "pick" or board.phase == "over":
        return board.phase
    return "resolve"


def _player(board: Board, place: int) -> Player:
    area = board.players[place]
    home = next(card for card in board.countries if card.owner == area.seat)
    assert home.strength is not None
    return Player(
        seat=area.seat,
        hand=area.hand,
        strength=home.strength.value,
        discard=area.discard,
        picked=area.picked,
        vp=area.vp,
    )


def _with_unknown_picks(s: State, board: Board) -> State:
    """Any legal card for each pick that is hidden."""
    for area, me in zip(board.players, s.players, strict=True):
        if area.pick == "locked" and area.picked is None:
            some = next(card for card in me.hand if why_not(me, card) is None)
            s = with_player(s, replace(me, picked=some))
    return s


def _armies(board: Board, area: PlayerArea) -> list[Army]:
    """The armies on the country cards; the ids that are left over are in the stock."""
    here = {
        piece.id: Army(piece.id, piece.seat, card.id, piece.fortified, piece.on_capital)
        for card in board.countries
        for piece in card.armies
        if piece.seat == area.seat
    }
    names = (f"{area.seat}-{n}" for n in range(1, len(here) + area.army_stock + 1))
    return [here.get(name, Army(name, area.seat, None)) for name in names]


def _todo(board: Board) -> tuple[Task, ...]:
    """What is being decided, and the action of whoever has not had theirs yet."""
    now = board.deciding
    if now is None or board.reveal is None:
        return ()
    played = {card.seat: card for card in board.reveal.played}
    phase = {seat: PHASE_OF[card.card] for seat, card in played.items()}
    if now.kind == "order":
        return (Task("order", now.seat, phase=phase[now.seat]),)
    # Whoever stands on a capital just won is not necessarily the one whose action that was.
    acting = None if now.kind == "occupy" else now.seat
    rest = (s for s in SEATS if s != acting and played[s].effect == "waits")
    where = now.countries[0] if now.kind in ("discard", "occupy") else ""
    return (Task(now.kind, now.seat, where), *(Task(phase[seat], seat) for seat in rest))
