"""Bots that play Armored Advance: one by chance, one that moves and shoots sensibly.

They know what their seat sees. Without a board a bot sees no table it could measure: it stands
still there, and agrees to a draw.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from server.games.armored_advance import GAME
from server.games.armored_advance import actions as act
from server.games.armored_advance.bots.moves import drive, march
from server.games.armored_advance.bots.setup import deploy, pick
from server.games.armored_advance.bots.table import table
from server.games.armored_advance.bots.worth import Aimed, aimed, thing
from server.games.armored_advance.offers.sampling import sample
from server.games.armored_advance.play import scouts
from server.games.armored_advance.state import Squad, State
from server.games.armored_advance.views.board import Board
from server.games.bot import Asked, Bot, RandomPlayer, Seen, open_offers
from server.games.kernel import Luck, Offer, OneOf, Seat
from server.games.ruling import IllegalMove

GOOD_SHOT = 0.5  # the chance from which a shot is taken without looking for a better place
LONG = 40  # rounds after which a quiet match is left drawn
ANY_WAY = (act.Pick, act.ChooseZone, act.Settle, act.AgreeDraw)  # offers that hold as they vary
REPORTS = 6  # shots for which a scout's report is considered


class Judge:
    """Knows how it stands, by the mission's own count."""

    def lead(self, asked: Asked) -> float:
        scores = GAME.standing(table(asked.view.board, asked.seat)).scores
        return scores[asked.seat] - max(scores[seat] for seat in scores if seat != asked.seat)


class AnyOffer(Judge, RandomPlayer):
    """Takes any offer, varied in any way that the table as it sees it allows."""

    def choose(self, seen: Seen, luck: Luck) -> Any | None:
        offers = open_offers(seen)
        if not offers:
            return None
        offer = luck.choice(offers)
        if isinstance(offer.action, ANY_WAY):
            return self.vary(offer, luck)
        return sample(table(seen.view.board, seen.seat), seen.seat, offer, luck)


class Greedy(Judge):
    """Takes one good action after the other, and looks no further than this turn."""

    def choose(self, seen: Seen, luck: Luck) -> Any | None:
        offers, board = open_offers(seen), seen.view.board
        if not offers:
            return None
        match offers[0].action:
            case act.Pick():
                return pick(offers[0], luck)
            case act.ChooseZone():
                return RandomPlayer(GAME.types).vary(offers[0], luck)
            case act.Deployed():
                return offers[0].action
            case act.Deploy():
                return deploy(table(board, seen.seat), seen.seat, offers, luck)
            case act.Settle():
                return settle(board, seen.seat, luck)
            case act.AgreeDraw():
                return act.AgreeDraw(draw=board.map is None or board.round >= LONG)
        if board.map is None:
            return act.EndTurn()
        return act_in_turn(table(board, seen.seat), seen.seat, offers)


def settle(board: Board, seat: Seat, luck: Luck) -> act.Settle:
    """Too close to call: what the other side says; else at random, by how likely it is, so that
    two bots that answer at once do not disagree for ever."""
    assert board.settling is not None
    other = board.settling.said[1 if seat == "blue" else 0]
    if other is not None:
        return act.Settle(holds=other)
    return act.Settle(holds=luck.random() < board.settling.doubt.probability)


# --- A turn ----------------------------------------------------------------------------------


def act_in_turn(s: State, seat: Seat, offers: Sequence[Offer]) -> Any:
    """The next action of the turn: a report, a shot, a move, a squad's; else it ends."""
    marching = marches(s, seat, offers)
    fires = [o for o in offers if isinstance(o.action, act.Fire)]
    if s.options.mission == "domination":  # who is on the way to an objective does not stop to fire
        fires = [o for o in fires if o.action.unit not in marching]
    shots = sorted((each for o in fires for each in aimed(s, o)[:2]), key=lambda each: -each.worth)
    return (
        report(s, seat, offers, shots)
        or good_shot(shots)
        or set_up(offers, shots)
        or best_of_units(s, seat, offers, shots)
        or next(iter(marching.values()), None)
        or get_out(offers)
        or act.EndTurn()
    )


def good_shot(shots: Sequence[Aimed]) -> act.Fire | None:
    return next((shot.action for shot in shots if shot.chance >= GOOD_SHOT), None)


def set_up(offers: Sequence[Offer], shots: Sequence[Aimed]) -> act.SetUp | None:
    """A howitzer that has nothing to fire at now gets ready for its next turn (p15)."""
    busy = {shot.action.unit for shot in shots}
    for offer in offers:
        if isinstance(offer.action, act.SetUp) and offer.action.unit not in busy:
            return offer.action
    return None


def best_of_units(
    s: State, seat: Seat, offers: Sequence[Offer], shots: Sequence[Aimed]
) -> act.Fire | act.Move | None:
    """Of the first unit that has something to gain: its shot, or a move to a better one."""
    for offer in offers:
        move = offer.action
        if not isinstance(move, act.Move) or isinstance(thing(s, move.unit), Squad):
            continue
        own = next((shot for shot in shots if shot.action.unit == move.unit), None)
        best = drive(s, seat, move)
        if own is not None and (best is None or own.worth >= best.worth):
            return own.action
        if best is not None:
            return best.action
    return shots[0].action if shots else None


def marches(s: State, seat: Seat, offers: Sequence[Offer]) -> dict[str, act.Move]:
    """By squad: its next step, if it has somewhere to go."""
    found: dict[str, act.Move] = {}
    for offer in offers:
        if isinstance(offer.action, act.Move) and isinstance(thing(s, offer.action.unit), Squad):
            step = march(s, seat, offer.action)
            if step is not None:
                found[step.unit] = step
    return found


def get_out(offers: Sequence[Offer]) -> Any | None:
    return next((o.action for o in offers if isinstance(o.action, act.Unload)), None)


# --- Scouts ----------------------------------------------------------------------------------


def report(
    s: State, seat: Seat, offers: Sequence[Offer], shots: Sequence[Aimed]
) -> act.Scout | None:
    """A report that helps a friend's shot by more than the scout's own would do."""
    fires = {o.action.unit: o for o in offers if isinstance(o.action, act.Fire)}
    best: tuple[float, act.Scout] | None = None
    for offer in offers:
        if not isinstance(offer.action, act.Scout):
            continue
        scout = offer.action.unit
        own = max((shot.worth for shot in shots if shot.action.unit == scout), default=0.0)
        for shot in shots[:REPORTS]:
            action = act.Scout(unit=scout, target=shot.action.target, friend=shot.action.unit)
            if action.friend == scout or not _covers(offer, action):
                continue
            gain = _gain(s, seat, action, fires[shot.action.unit], shot)
            if gain > own and (best is None or gain > best[0]):
                best = gain, action
    return best[1] if best else None


def _covers(offer: Offer, action: act.Scout) -> bool:
    fields = {vary.field: vary.values for vary in offer.vary if isinstance(vary, OneOf)}
    return action.target in fields["target"] and action.friend in fields["friend"]


def _gain(s: State, seat: Seat, action: act.Scout, offer: Offer, before: Aimed) -> float:
    """How much more the friend's shot is worth with the report."""
    if s.actions_left < 2 or before.action.weapon != offer.action.weapon:
        return 0.0
    try:
        bonus = scouts.check_scout(s, seat, action)
    except IllegalMove:
        return 0.0
    told = scouts.play_scout(s, seat, action, bonus, [])
    after = [each for each in aimed(told, offer) if each.action == before.action]
    return after[0].worth - before.worth if after else 0.0


_EASY, _NORMAL = AnyOffer(GAME.types), Greedy()
BOTS: Mapping[str, Bot] = {"easy": _EASY, "normal": _NORMAL, "random": _EASY, "greedy": _NORMAL}
FORMER = ("random", "greedy")
