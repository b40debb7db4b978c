"""A turn: development, actions, upkeep, the solo reveal; everything that goes on by itself."""

from __future__ import annotations

from msgspec.structs import replace

from server.games.kernel import Happening
from server.games.progress import overlap, personalities, solo
from server.games.progress.ages import check_age
from server.games.progress.benefits import activate_dev, options, people_left
from server.games.progress.deal import deal
from server.games.progress.drawing import decks_open, piles_open, take_top
from server.games.progress.state import (
    Four,
    State,
    Time,
    excess,
    quick_discard,
    value,
    with_player,
)
from server.games.ruling import IllegalMove, Phrase
from server.games.telling import Told, seat_ref, tell


def advance(s: State, told: Told) -> State:
    """Play on until somebody has to decide, a pile to be shuffled, or the game is over."""
    for _ in range(10_000):
        s = drop_empty_choices(s)
        if not s.choices and s.late is None:  # of a card's benefits it comes last (PR-63)
            s = drop_empty_choices(check_age(s, told))
        if s.phase == "over" or s.shuffles or s.choices or overlap.waits(s):
            return s
        if s.why:
            return replace(s, phase="over", drawing=None)
        after = once(s, told)
        if after is s:
            return s
        s = after
    raise AssertionError("the turn never comes to a decision")


def once(s: State, told: Told) -> State:
    """One thing that needs no decision; the same state: there is none."""
    match s.phase:
        case "deal":
            dealt = deal(s, told)
            waits = any(choice.kind == "philosopher" for choice in dealt.choices)
            return dealt if waits else begin_turn(replace(dealt, round=1), told)
        case "develop":
            return develop(s, told)
        case "draw":
            return draw_on(s, told)
        case "discard":
            return s if s.to_discard else replace(s, phase="action")
        case "action":
            return s if may_act(s) else replace(s, phase="upkeep", pool=Four())
        case "upkeep":
            if not excess(s, s.me):
                return upkeep(s, told)
            return overlap.put_off(s, told) if overlap.may_put_off(s) else s
        case "reveal":
            return solo.reveal(s, told)
        case "next":
            return end_turn(s, told)
        case "over":
            return s


def drop_empty_choices(s: State) -> State:
    while s.choices and not options(s, s.choices[0]):
        s = replace(s, choices=s.choices[1:])
    return s


def begin_turn(s: State, told: Told) -> State:
    """Every technology under development loses a marker (PR-21)."""
    player = s.me
    dev = tuple(replace(each, markers=each.markers - 1) for each in player.dev)
    s = with_player(s, replace(player, dev=dev))
    s = replace(s, phase="develop", turn=Time(), count=s.count + 1, drawing=None)
    tell(told, "pr-turn", s.active, round=s.round)
    return s


def develop(s: State, told: Told) -> State:
    """What has no markers left becomes active; the player orders several (A-17)."""
    done = [dev for dev in s.me.dev if dev.markers <= 0]
    if len(done) > 1:
        return s
    if done:
        return activate_dev(s, s.active, done[0].card, told)
    actions = value(s, s.me, "action")
    return replace(s, phase="action", turn=Time(actions=actions, fresh=True), skilled=actions)


def draw_on(s: State, told: Told) -> State:
    """Go on with a card that waited for a shuffle, or end the drawing."""
    drawing = s.drawing
    assert drawing is not None
    if drawing.taking and s.decks[drawing.taking - 1]:
        return take_top(s, drawing.taking, told)
    sources = decks_open(s, drawing.kind, drawing.ages) or piles_open(s, drawing.kind)
    if drawing.left > 0 and sources:
        if drawing.kind == "shuffle" and s.house.shuffle_split == "one_per_deck":
            return take_top(s, decks_open(s, "shuffle", drawing.ages)[0], told)
        return s
    return stop_drawing(s)


def stop_drawing(s: State) -> State:
    drawing = s.drawing
    assert drawing is not None
    if drawing.kind == "quick":
        many = min(quick_discard(s, s.me), len(s.me.hand))
        return replace(s, drawing=None, phase="discard", to_discard=many)
    return replace(s, drawing=None, phase="action")


def may_act(s: State) -> bool:
    """Whether anything is left to do, be it a free action."""
    if s.turn.actions > 0:
        return True
    person = personalities.next_rank(s, s.active)
    if person is not None and people_left(s, person):
        return True
    if s.me.person is not None and has_heritage(s):
        return True
    free_cost = s.milestone is not None and not s.turn.milestone
    return (free_cost and can_cover(s)) or solo.may_swap(s)


def has_heritage(s: State) -> bool:
    try:
        personalities.check_heritage(s, s.active)
    except IllegalMove:
        return False
    return True


def can_cover(s: State) -> bool:
    """Whether the player has anything to pay with: what everybody sees, as the hand is secret."""
    return bool(s.me.hand or s.me.ready.total or s.pool.total)


def upkeep(s: State, told: Told) -> State:
    """The hand fits: every token turns ready, and the turn is over (PR-50)."""
    player = s.me
    player = replace(player, ready=player.tokens, spent=Four())
    s = replace(with_player(s, player), pool=Four())
    if s.ended and (s.solo or s.house.end_mode != "finish_round"):
        return replace(s, why=s.ended)
    return replace(s, phase="reveal" if s.solo else "next")


def end_turn(s: State, told: Told) -> State:
    """The next in order who is still there. The round is over when the order begins again, also
    where its first has left in the middle of it."""
    at = s.order.index(s.active)
    later = [seat for seat in s.order[at + 1 :] if not s.of(seat).out]
    if s.ended and (s.house.end_mode != "finish_round" or not later):
        return replace(s, why=s.ended)
    if later:
        return begin_turn(replace(s, active=later[0]), told)
    first = next(seat for seat in s.order if not s.of(seat).out)
    return begin_turn(replace(s, active=first, round=s.round + 1), told)


def left(s: State, seat: str) -> Happening:
    return Happening(text=Phrase("pr-left", {"seat": seat_ref(seat)}), seat=seat)
