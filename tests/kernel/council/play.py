"""How Council is played: deal, lay, a private word, the die, the referee, the vote."""

from __future__ import annotations

from msgspec.structs import replace

from server.games.kernel import Faces, Happening, Order, Seat, Step
from server.games.payment import check_payment, suggest_payment
from server.games.ruling import Reason, Ruling, total
from server.games.telling import refuse, seat_ref
from tests.kernel.council.halls import WORTH, price_of
from tests.kernel.council.state import (
    HAND,
    SITTING,
    SPEAKING,
    VOTING,
    Award,
    Lay,
    Player,
    Promise,
    State,
    Vote,
    Word,
    says,
    worth_of,
)


def with_player(s: State, player: Player) -> State:
    return replace(s, players=tuple(player if p.seat == player.seat else p for p in s.players))


def ask_next(s: State) -> State:
    return replace(s, count=s.count + 1)


def told(key: str, seat: Seat, *reasons: Reason, **values: object) -> Happening:
    text = says(key, side=seat_ref(seat), **values)  # type: ignore[arg-type]
    return Happening(text=text, seat=seat, reasons=reasons)


# --- Dealing ---------------------------------------------------------------------------------


def shuffle(s: State, order: Order) -> Step:
    if sorted(order.places) != list(range(len(s.pile))):
        raise refuse("co-not-an-order", SITTING)
    return fill_hands(replace(s, pile=tuple(s.pile[place] for place in order.places)))


def fill_hands(s: State) -> Step:
    """Fill every hand from the pile, or ask for a shuffle first if the pile is too small."""
    wanted = sum(HAND - len(player.hand) for player in s.present)
    if len(s.pile) < wanted:
        together = s.pile + s.discard
        return Step(state=ask_next(replace(s, pile=together, discard=(), phase="shuffle")))
    drawn = []
    for player in s.present:
        more = s.pile[: HAND - len(player.hand)]
        s = replace(s, pile=s.pile[len(more) :])
        s = with_player(s, replace(player, hand=player.hand + more))
        text = says("co-drew", count=len(more))
        drawn.append(Happening(text=text, seat=player.seat, to=(player.seat,)))
    s = ask_next(replace(s, phase="lay", round=s.round + 1))
    begun = Happening(text=says("co-round", round=s.round, side=seat_ref(s.speaker)))
    return Step(state=s, happenings=(begun, *drawn), reveals=True)


# --- Laying notes ----------------------------------------------------------------------------


def check_lay(player: Player, lay: Lay) -> Ruling[int]:
    if lay.note not in player.hand:
        raise refuse("co-not-in-hand", SITTING)
    return worth(lay.note)


def worth(note: str) -> Ruling[int]:
    """The faces on which it scores."""
    return total([Reason("co-note-worth", SITTING, worth_of(note))])


def play_lay(s: State, player: Player, lay: Lay) -> Step:
    s = with_player(s, replace(player, laid=lay.note))
    # That somebody thought again is nobody's business: only the first choice is told.
    ready = () if player.laid else (told("co-ready", player.seat),)
    if any(other.laid is None for other in s.present):
        return Step(state=s, happenings=ready)
    return reveal(s)


def reveal(s: State) -> Step:
    shown = []
    for player in s.present:
        assert player.laid is not None
        rest = tuple(note for note in player.hand if note != player.laid)
        s = with_player(s, replace(player, hand=rest))
        shown.append(told("co-laid", player.seat, worth=worth_of(player.laid)))
    return Step(state=hear_speaker(s), happenings=tuple(shown), reveals=True)


# --- A private word --------------------------------------------------------------------------


def hear_speaker(s: State) -> State:
    """Ask the speaker for a word; the die at once if there is nobody to have one with, or it cannot
    be paid for."""
    payable = suggest_payment(price_of(s.hall, s.of(s.speaker).coins)) is not None
    return ask_next(replace(s, phase="word" if payable and len(s.present) > 1 else "roll"))


def check_word(s: State, player: Player, word: Word) -> Ruling[int]:
    others = set(s.seats) - {player.seat}
    if len(set(word.to)) != len(word.to) or not set(word.to) <= others:
        raise refuse("co-not-a-listener", SPEAKING)
    if not 1 <= word.promise <= 6:
        raise refuse("co-promise", SPEAKING)
    return check_payment(price_of(s.hall, player.coins), word.coins, SPEAKING)


def play_word(s: State, player: Player, word: Word) -> Step:
    paid = sum(WORTH[coin] * many for coin, many in word.coins.items())
    left = {coin: many - word.coins.get(coin, 0) for coin, many in player.coins.items()}
    s = with_player(s, replace(player, coins=left))
    # The same whether or not anybody was told.
    happenings = [told("co-spoke", player.seat, paid=paid)]
    if word.to:
        given = Promise(by=player.seat, to=word.to, promise=word.promise)
        s = replace(s, promises=(*s.promises, given))
        private = told("co-promised", player.seat, promise=word.promise, to=listeners(word.to))
        happenings.append(replace(private, to=(player.seat, *word.to)))
    return Step(
        state=ask_next(replace(s, phase="roll")), happenings=tuple(happenings), reveals=True
    )


def listeners(seats: tuple[Seat, ...]) -> tuple[object, ...]:
    return tuple(seat_ref(seat) for seat in seats)


# --- The council's die -----------------------------------------------------------------------


def roll(s: State, faces: Faces) -> Step:
    """Every note at least as high as the die scores; equal ones of several go to the referee."""
    [face] = faces.faces["council"]
    scored = []
    for player in s.present:
        assert player.laid is not None
        if worth_of(player.laid) > face:
            s = with_player(s, replace(player, points=player.points + 1))
            scored.append(told("co-scored", player.seat, Reason("co-higher", SPEAKING, 1)))
    equal = equals(s, face)
    if len(equal) > 1:
        return Step(state=ask_next(replace(s, phase="tie", face=face)), happenings=tuple(scored))
    for player in equal:
        s = with_player(s, replace(player, points=player.points + 1))
        scored.append(told("co-scored", player.seat, Reason("co-equal", SPEAKING, 1)))
    return after(end_round(s), scored)


def equals(s: State, face: int | None) -> tuple[Player, ...]:
    return tuple(p for p in s.present if p.laid is not None and worth_of(p.laid) == face)


def check_award(s: State, award: Award) -> Ruling[int]:
    if award.seat not in [player.seat for player in equals(s, s.face)]:
        raise refuse("co-not-equal", SPEAKING)
    return total([Reason("co-referee", SPEAKING, 1)])


def play_award(s: State, award: Award) -> Step:
    player = s.of(award.seat)
    s = with_player(s, replace(player, points=player.points + 1))
    given = told("co-scored", player.seat, Reason("co-referee", SPEAKING, 1))
    return after(end_round(s), [given])


def after(step: Step, before: list[Happening]) -> Step:
    return replace(step, happenings=(*before, *step.happenings))


def end_round(s: State) -> Step:
    """Clear the table; then the end, the vote or the next round."""
    for player in s.present:
        assert player.laid is not None
        s = replace(s, discard=(*s.discard, player.laid))
        s = with_player(s, replace(player, laid=None))
    s = ask_next(replace(s, face=None))
    if s.round >= s.rounds:
        return Step(state=replace(s, phase="over"))
    if s.round * 2 == s.rounds and len(s.present) > 1:
        return Step(state=replace(s, phase="vote"))
    return next_round(s)


def next_round(s: State) -> Step:
    return fill_hands(replace(s, speaker=next_speaker(s, s.speaker)))


def next_speaker(s: State, seat: Seat) -> Seat:
    """The next at the table who still plays."""
    order = [player.seat for player in s.players]
    at = order.index(seat)
    return next(each for each in (*order[at + 1 :], *order[: at + 1]) if each in s.seats)


# --- Rising early ----------------------------------------------------------------------------


def check_vote(player: Player, vote: Vote) -> Ruling[int]:
    if player.vote is not None:
        raise refuse("co-voted", VOTING)
    return Ruling(int(vote.rise))


def play_vote(s: State, player: Player, vote: Vote) -> Step:
    s = with_player(s, replace(player, vote=vote.rise))
    said = [told("co-vote-rise" if vote.rise else "co-vote-stay", player.seat)]
    return after(counted(s), said)


def counted(s: State) -> Step:
    """One no and the council goes on at once; the last yes, and it rises."""
    votes = [player.vote for player in s.present]
    if False in votes:
        for player in s.players:
            s = with_player(s, replace(player, vote=None))
        return next_round(ask_next(s))
    if None in votes:
        return Step(state=s)
    return Step(state=replace(s, phase="over"))


# --- Leaving ---------------------------------------------------------------------------------


def drop(s: State, seat: Seat) -> Step | None:
    """The seat's notes are put away unseen and the rest go on; nobody goes on alone."""
    player = s.of(seat)
    if player.out or s.phase == "over" or len(s.present) <= 2:
        return None
    speaker = next_speaker(s, seat) if s.speaker == seat else s.speaker
    notes = player.hand
    if player.laid is not None and player.laid not in notes:
        notes = (*notes, player.laid)
    s = with_player(s, replace(player, hand=(), laid=None, vote=None, out=True))
    s = ask_next(replace(s, speaker=speaker, discard=(*s.discard, *notes)))
    return after(settle(s), [told("co-left", seat)])


def settle(s: State) -> Step:
    """What the seat that left was the last to answer goes on without it."""
    if s.phase == "lay" and all(player.laid is not None for player in s.present):
        return reveal(s)
    if s.phase == "vote":
        return counted(s)
    if s.phase == "word":
        return Step(state=hear_speaker(s))
    if s.phase == "tie" and len(equals(s, s.face)) < 2:
        [*last] = equals(s, s.face)
        return play_award(s, Award(seat=last[0].seat)) if last else end_round(s)
    return Step(state=s)
