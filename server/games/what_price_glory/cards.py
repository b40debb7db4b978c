"""Which cards combine in an impulse, and what they make of it (5.3, 5.4, 15)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from server.games.kernel import Seat
from server.games.ruling import Reason, Ruling
from server.games.telling import refuse
from server.games.what_price_glory import printed
from server.games.what_price_glory.actions import Commit, CommitPrinted
from server.games.what_price_glory.pack import Effect
from server.games.what_price_glory.sides import EN, MOST_CARDS, CardName, card_ref, wpg
from server.games.what_price_glory.state import (
    PRINTED,
    Discarded,
    Player,
    State,
    card,
    effect,
    player,
    with_player,
)

STARTS: dict[Effect, str] = {"two-actions": "A", "two-groups": "B"}
CONVERTS: frozenset[Effect] = frozenset(("recover", "singles", "bombard", "rail"))
COMBINES = CONVERTS | STARTS.keys()
REACTIONS: frozenset[Effect] = frozenset(("machine-guns", "air-supremacy", "counter-fleet"))


def named(s: State, who: Player, wanted: Effect) -> CardName | None:
    """The committed card with this effect, if there is one."""
    return next((name for name in printed.committed(s, who) if effect(s, name) == wanted), None)


def has_used(s: State, seat: Seat, wanted: Effect) -> bool:
    """Whether a card with this effect was shown in this impulse."""
    return any(effect(s, name) == wanted for name in player(s, seat).used)


def only_simple(s: State, seat: Seat) -> bool:
    """In turn one the Entente's cards give single simple actions alone (13.3)."""
    return s.turn == 1 and seat == EN


def minus(cards: Iterable[CardName], *gone: CardName) -> tuple[CardName, ...]:
    """The cards without one of each of these."""
    left = list(cards)
    for name in gone:
        left.remove(name)
    return tuple(left)


def counted(cards: Mapping[CardName, int]) -> tuple[CardName, ...]:
    return tuple(name for name, many in cards.items() for _ in range(many))


def counts(cards: Iterable[CardName]) -> dict[CardName, int]:
    found: dict[CardName, int] = {}
    for name in cards:
        found[name] = found.get(name, 0) + 1
    return dict(sorted(found.items()))


def check_commit(s: State, seat: Seat, action: Commit) -> Ruling[int]:
    """The cards are in the hand and may be played together (5.3)."""
    if s.printed:
        raise refuse("wpg-cards-on-the-table", wpg("4.2"))
    chosen = _chosen(action)
    hand = list(player(s, seat).hand)
    for name in chosen:
        if name not in hand:
            raise refuse("wpg-not-in-hand", wpg("4.2"), card=name)
        hand.remove(name)
    if len(chosen) == 1:
        return Ruling(1, (Reason("wpg-one-card", wpg("4.2")),))
    if only_simple(s, seat):
        raise refuse("wpg-turn-one-single", wpg("13.3"))
    if len(chosen) > MOST_CARDS:
        raise refuse("wpg-too-many-cards", wpg("5.3"), most=MOST_CARDS)
    if len(set(chosen)) < len(chosen):
        raise refuse("wpg-same-card-twice", wpg("5.3"))
    _check_together(s, action)
    return Ruling(len(chosen), (Reason("wpg-cards-combine", wpg("5.3")),))


def _chosen(action: Commit) -> tuple[CardName, ...]:
    event = () if action.event is None else (action.event,)
    return (action.card, *action.more, *event)


def _check_together(s: State, action: Commit) -> None:
    start = effect(s, action.card)
    if start not in STARTS:
        key = "wpg-start-with" if start in CONVERTS else "wpg-plays-alone"
        raise refuse(key, wpg("5.3"), card=card_ref(action.card))
    for name in action.more:
        if effect(s, name) not in COMBINES:
            key = "wpg-event-with" if card(s, name).kind == "event" else "wpg-plays-alone"
            raise refuse(key, wpg("5.3"), card=card_ref(name))
    if action.event is None:
        return
    kind, what = card(s, action.event).kind, effect(s, action.event)
    if kind != "event" or what in REACTIONS:
        raise refuse("wpg-plays-alone", wpg("5.3"), card=card_ref(action.event))
    with_esprit = any(effect(s, name) == "two-actions" for name in (action.card, *action.more))
    if with_esprit:
        raise refuse("wpg-event-with-esprit", wpg("5.3"), card=card_ref(action.event))


def commit(s: State, seat: Seat, action: Commit | CommitPrinted) -> State:
    who = player(s, seat)
    if isinstance(action, CommitPrinted):
        chosen: tuple[CardName, ...] = (PRINTED,) * action.count
    else:
        chosen = _chosen(action)
    return with_player(s, replace(who, hand=minus(who.hand, *chosen), committed=chosen))


def show(s: State, seat: Seat, name: CardName) -> State:
    """A committed card is used by its text and seen by all."""
    who = player(s, seat)
    left = minus(who.committed, printed.face_down(s, name))
    return with_player(s, replace(who, committed=left, used=(*who.used, name)))


def put_away(s: State, seat: Seat) -> State:
    """All cards of the impulse leave it (4.4): events that were used go out of the game (5.2),
    what was shown lies open in the discard pile, the rest unseen."""
    who = player(s, seat)
    events = tuple(name for name in who.used if card(s, name).kind == "event")
    shown = tuple(Discarded(n, seen=True) for n in who.used if card(s, n).kind == "battle")
    unseen = tuple(Discarded(name, seen=False) for name in sorted(who.committed))
    changed = replace(
        who,
        committed=(),
        used=(),
        discard=(*who.discard, *shown, *unseen),
        out=(*who.out, *events),
    )
    return with_player(s, changed)
