"""Drawing: one card after the other, from decks and discard piles (PR-45 to PR-49)."""

from __future__ import annotations

from msgspec.structs import replace

from server.games.kernel import Happening, Seat
from server.games.progress.actions import Take
from server.games.progress.data import ROMAN
from server.games.progress.knowledge import onto
from server.games.progress.state import (
    State,
    age_of,
    book,
    card_ref,
    is_unknown,
    open_ages,
    ours,
    rebuilt,
    unknown,
    with_player,
    without,
)
from server.games.ruling import Phrase, Ruling
from server.games.telling import Told, refuse, seat_ref, tell


def from_discards(s: State, kind: str) -> bool:
    """Whether cards may come from discard piles (A-10)."""
    if kind == "shuffle" or s.house.draw_from_discard == "none":
        return False
    return s.house.draw_from_discard == "both" or kind == "quick"


def decks_open(s: State, kind: str, ages: tuple[int, ...]) -> tuple[int, ...]:
    """Ages whose deck a card can be taken from."""
    among = ages if kind == "shuffle" else open_ages(s)
    refill = s.house.auto_reshuffle == "yes" and kind != "shuffle"
    return tuple(age for age in among if s.decks[age - 1] or (refill and s.discards[age - 1]))


def piles_open(s: State, kind: str) -> tuple[int, ...]:
    """Ages whose discard pile a card can be taken from."""
    if not from_discards(s, kind):
        return ()
    return tuple(age for age in open_ages(s) if s.discards[age - 1])


def can_draw(s: State, kind: str) -> bool:
    return bool(decks_open(s, kind, ()) or piles_open(s, kind))


def shufflable(s: State) -> tuple[int, ...]:
    """Ages that Shuffle & Draw may choose (A-13)."""
    empty = s.house.shuffle_empty == "yes"
    return tuple(age for age in open_ages(s) if s.discards[age - 1] or (empty and s.decks[age - 1]))


def check_take(s: State, take: Take) -> Ruling[str]:
    drawing = s.drawing
    assert drawing is not None
    if take.pile == "deck":
        if take.card is not None:
            raise refuse("pr-deck-is-hidden", rebuilt(47))
        if take.age not in decks_open(s, drawing.kind, drawing.ages):
            raise refuse("pr-deck-closed", rebuilt(49))
        return Ruling("deck")
    if take.age not in piles_open(s, drawing.kind):
        raise refuse("pr-pile-closed", ours(10))
    pile = s.discards[take.age - 1]
    if s.house.discard_access == "top":
        if take.card not in (None, pile[-1]):
            raise refuse("pr-top-only", ours(11))
    elif take.card is not None and take.card not in pile:
        raise refuse("pr-not-in-pile", ours(11))
    return Ruling("discard")


def take(s: State, taken: Take, told: Told) -> State:
    drawing = s.drawing
    assert drawing is not None
    if taken.pile == "deck":
        if not s.decks[taken.age - 1]:
            waiting = replace(drawing, taking=taken.age)
            return shuffle_in(replace(s, drawing=waiting), (taken.age,))
        return take_top(s, taken.age, told)
    pile = s.discards[taken.age - 1]
    card = taken.card or pile[-1]
    at = len(pile) - 1 - pile[::-1].index(card)
    piles = replace_pile(s.discards, taken.age, (*pile[:at], *pile[at + 1 :]))
    kept = unknown(taken.age) if s.companion else card
    player = s.me
    s = with_player(s, replace(player, hand=(*player.hand, kept)))
    tell(told, "pr-took", s.active, card=card_ref(card), age=ROMAN[taken.age])
    return one_less(replace(s, discards=piles), taken.age)


def take_top(s: State, age: int, told: Told) -> State:
    """The top card of a deck goes to the active player's hand, unseen by the others."""
    card, *rest = s.decks[age - 1]
    player = s.me
    s = with_player(s, replace(player, hand=(*player.hand, card)))
    tell(told, "pr-drew", s.active, age=ROMAN[age])
    told.extend(drawn_card(s.active, card))
    return one_less(replace(s, decks=replace_pile(s.decks, age, tuple(rest))), age)


def drawn_card(seat: Seat, card: str) -> list[Happening]:
    if is_unknown(card):
        return []
    text = Phrase("pr-drew-card", {"seat": seat_ref(seat), "card": card_ref(card)})
    return [Happening(text=text, seat=seat, to=(seat,))]


def one_less(s: State, age: int) -> State:
    drawing = s.drawing
    if drawing is None:
        return s
    ages = drawing.ages
    if drawing.kind == "shuffle" and s.house.shuffle_split == "one_per_deck":
        ages = tuple(each for each in ages if each != age)
    return replace(s, drawing=replace(drawing, left=drawing.left - 1, ages=ages, taking=0))


def replace_pile(
    piles: tuple[tuple[str, ...], ...], age: int, pile: tuple[str, ...]
) -> tuple[tuple[str, ...], ...]:
    return tuple(pile if n == age - 1 else old for n, old in enumerate(piles))


def shuffle_in(s: State, ages: tuple[int, ...]) -> State:
    """The discard piles go into their decks, which chance then orders; printed ones by hand."""
    if not s.companion:
        return replace(s, shuffles=(*s.shuffles, *(f"age-{age}" for age in ages)))
    for age in ages:
        many = len(s.decks[age - 1]) + len(s.discards[age - 1])
        s = replace(
            s,
            decks=replace_pile(s.decks, age, (unknown(age),) * many),
            discards=replace_pile(s.discards, age, ()),
        )
    return s


def pile_to_shuffle(s: State) -> tuple[str, ...]:
    """The cards that the first shuffle in the queue is about."""
    what, which = s.shuffles[0].split("-", 1)
    if what == "age":
        age = int(which)
        return s.decks[age - 1] + s.discards[age - 1]
    return s.philosophers if what == "philosophers" else s.milestone_decks[int(which)]


def shuffled(s: State, places: tuple[int, ...]) -> State:
    """The first pile in the queue lies in this order."""
    pile = pile_to_shuffle(s)
    if sorted(places) != list(range(len(pile))):
        raise refuse("pr-not-an-order", book(3))
    order = tuple(pile[place] for place in places)
    what, which = s.shuffles[0].split("-", 1)
    s = replace(s, shuffles=s.shuffles[1:], count=s.count + 1)
    if what == "age":
        age = int(which)
        return replace(
            s,
            decks=replace_pile(s.decks, age, order),
            discards=replace_pile(s.discards, age, ()),
        )
    if what == "philosophers":
        return replace(s, philosophers=order)
    return replace(s, milestone_decks=replace_pile(s.milestone_decks, int(which) + 1, order))


def discard(s: State, seat: Seat, card: str, many: int) -> State:
    """Cards of the hand go to the pile of their age, without Knowledge."""
    player = s.of(seat)
    s = with_player(s, replace(player, hand=without(player.hand, card, many)))
    return replace(s, discards=onto(s.discards, age_of(s, card), (card,) * many))
