"""Council, the game for one to ten that only the tests play: each method in a few lines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from server.games.bot import drawn
from server.games.kernel import (
    REFEREE,
    Answer,
    Between,
    Chance,
    Choice,
    Decide,
    Dice,
    Faces,
    Fault,
    Field,
    Form,
    Happening,
    Luck,
    Offer,
    Order,
    Over,
    Pending,
    Roll,
    Seat,
    Setup,
    Shuffle,
    SomeOf,
    Step,
    Types,
    View,
    Viewer,
)
from server.games.payment import suggest_payment
from server.games.ruling import Phrase, Ruling
from server.games.telling import refuse, seat_ref
from tests.kernel.council import play
from tests.kernel.council.halls import COINS, OPEN, Hall, coin_ref, price_of, shelf
from tests.kernel.council.state import (
    MOST_COINS,
    MOST_POINTS,
    NOTES,
    SIDES,
    SITTING,
    SPEAKING,
    Action,
    Award,
    Board,
    Correction,
    Lay,
    Player,
    Promise,
    SetCoins,
    SetPoints,
    SetSpeaker,
    Shown,
    State,
    Vote,
    Word,
    Worth,
    says,
    worth_of,
)


def number(key: str, default: int, low: int, high: int) -> Field:
    return Field(
        key=key,
        group="option",
        label=Phrase(f"co-{key}"),
        kind="number",
        default=default,
        low=low,
        high=high,
    )


FIELDS = (
    number("players", 3, 1, len(SIDES)),
    number("rounds", 4, 2, 6),
    number("goal", 3, 1, 6),
)


class Council:
    id = "council"
    version = "1"
    types = Types(state=State, action=Action, board=Board, question=Worth, correction=Correction)
    seats = SIDES

    # --- Setting up ---

    def form(self, partial: Setup) -> Form:
        halls, left_out = shelf(partial.data)
        given = {field.key: partial.answers.get(field.key, field.default) for field in FIELDS}
        faults = tuple(
            Fault(field.key, says("co-bad-number", low=field.low or 0, high=field.high or 0))
            for field in FIELDS
            if not fits_field(field, given[field.key])
        )
        wrong = {fault.where for fault in faults}
        many = 3 if "players" in wrong else int(given["players"] or 0)
        if partial.answers.get("hall", OPEN.id) not in halls:
            faults += (Fault("hall", Phrase("co-no-hall")),)
        fields = (*FIELDS, hall_field(halls))
        seats = SIDES[:many]
        return Form(fields=fields, seats=seats, faults=faults, left_out=left_out, fewest=1)

    def setup(self, chosen: Setup, seats: tuple[Seat, ...]) -> State:
        answer = {field.key: field.default for field in FIELDS} | dict(chosen.answers)
        hall = shelf(chosen.data)[0][str(answer.get("hall", OPEN.id))]
        purse = {coin: getattr(hall.purse, coin) for coin in COINS}
        return State(
            goal=int(answer["goal"] or 0),
            rounds=int(answer["rounds"] or 0),
            hall=hall,
            players=tuple(Player(seat=seat, coins=purse) for seat in seats),
            speaker=seats[0],
        )

    # --- Playing ---

    def pending(self, s: State) -> Pending:
        match s.phase:
            case "shuffle":
                return Shuffle(id=f"shuffle{s.count}", why=Phrase("co-shuffle"), size=len(s.pile))
            case "lay":
                waiting = tuple(player.seat for player in s.present if player.laid is None)
                return Decide(id=f"lay{s.count}", seats=s.seats, waiting=waiting, kind="pick")
            case "word":
                return Decide(id=f"word{s.count}", seats=(s.speaker,), waiting=(s.speaker,))
            case "roll":
                dice = (Dice(key="council", seat=s.speaker, count=1),)
                return Roll(id=f"roll{s.count}", why=Phrase("co-roll"), groups=dice)
            case "tie":
                judge = (REFEREE,)
                return Decide(id=f"tie{s.count}", seats=judge, waiting=judge, by="referee")
            case "vote":
                waiting = tuple(player.seat for player in s.present if player.vote is None)
                return Decide(id=f"vote{s.count}", seats=waiting, waiting=waiting, by="agreement")
            case "over":
                return self.standing(s)

    def legal(self, s: State, seat: Seat, about: str | None = None) -> tuple[Offer, ...]:
        wanted = self.pending(s)
        if not isinstance(wanted, Decide) or seat not in wanted.seats:
            return ()
        offers = OFFERS[s.phase](s, seat)
        return tuple(o for o in offers if about is None or getattr(o.action, "note", None) == about)

    def check(self, s: State, seat: Seat, action: Action) -> Ruling[int]:
        wanted = self.pending(s)
        if not isinstance(wanted, Decide) or seat not in wanted.seats:
            raise refuse("co-not-your-turn", SITTING)
        match s.phase, action:
            case "lay", Lay():
                return play.check_lay(s.of(seat), action)
            case "word", Word():
                return play.check_word(s, s.of(seat), action)
            case "tie", Award():
                return play.check_award(s, action)
            case "vote", Vote():
                return play.check_vote(s.of(seat), action)
        raise refuse("co-not-now", SITTING)

    def apply(self, s: State, seat: Seat, action: Action) -> Step:
        self.check(s, seat, action)
        match action:
            case Lay():
                return play.play_lay(s, s.of(seat), action)
            case Word():
                return play.play_word(s, s.of(seat), action)
            case Award():
                return play.play_award(s, action)
            case Vote():
                return play.play_vote(s, s.of(seat), action)

    def feed(self, s: State, chance: Chance) -> Step:
        match self.pending(s), chance:
            case Shuffle(id=wanted), Order(shuffle=given) if wanted == given:
                return play.shuffle(s, chance)
            case Roll(id=wanted), Faces(roll=given) if wanted == given:
                if not is_one_die(chance):
                    raise refuse("co-wrong-dice", SPEAKING)
                return play.roll(s, chance)
        raise refuse("co-not-now", SITTING)

    def correct(self, s: State, correction: Correction) -> Step:
        player = s.of(correction.seat)
        if s.phase == "over" or player.out:
            raise refuse("co-cannot-set", SITTING, most=MOST_POINTS)
        match correction:
            case SetPoints(points=points):
                if not 0 <= points <= MOST_POINTS:
                    raise refuse("co-cannot-set", SITTING, most=MOST_POINTS)
                s = play.with_player(s, replace(player, points=points))
                said = says("co-points-set", side=seat_ref(player.seat), points=points)
            case SetCoins(coin=coin, count=count):
                if not 0 <= count <= MOST_COINS:
                    raise refuse("co-cannot-set", SITTING, most=MOST_COINS)
                s = play.with_player(s, replace(player, coins={**player.coins, coin: count}))
                s = play.settle(s).state if s.phase == "word" else s  # it may be payable no more
                said = says(
                    "co-coins-set", side=seat_ref(player.seat), count=count, coin=coin_ref(coin)
                )
            case SetSpeaker():
                # What the old speaker was asked is asked again, of the new one.
                s = replace(s, speaker=player.seat)
                s = play.hear_speaker(s) if s.phase == "word" else play.ask_next(s)
                said = says("co-speaker-set", side=seat_ref(player.seat))
        return Step(state=s, happenings=(Happening(text=said, seat=player.seat),))

    def drop(self, s: State, seat: Seat) -> Step | None:
        return play.drop(s, seat)

    def standing(self, s: State) -> Over:
        """Alone one wins by reaching the goal and loses otherwise; else the most points win."""
        scores = {player.seat: player.points for player in s.players}
        best = max(scores[seat] for seat in s.seats)
        if len(s.players) == 1:
            reached = best >= s.goal
            why = says("co-reached" if reached else "co-missed", points=best, goal=s.goal)
            return Over(winners=s.seats if reached else (), scores=scores, why=why)
        winners = tuple(seat for seat in s.seats if scores[seat] == best)
        return Over(winners=winners, scores=scores, why=says("co-most-points", points=best))

    # --- Telling ---

    def turn(self, s: State) -> int:
        return s.round

    def view(self, s: State, viewer: Viewer) -> View:
        me = s.of(viewer) if viewer else None
        board = Board(
            round=s.round,
            rounds=s.rounds,
            hall=s.hall.name,
            phase=s.phase,
            speaker=s.speaker,
            pile=len(s.pile),
            seats=tuple(shown(s, player) for player in s.players),
            hand=me.hand if me else (),
            laid=me.laid if me else None,
            promises=tuple(p for p in s.promises if knows(viewer, p)),
        )
        offers = self.legal(s, viewer) if viewer else ()
        return View(board=board, prompt=prompt(s), offers=offers)

    def ask(self, s: State | None, viewer: Viewer, question: Worth) -> Ruling[int]:
        known = NOTES if s is None else s.of(viewer).hand if viewer else ()
        if question.note not in known:
            raise refuse("co-not-in-hand", SITTING)
        return play.worth(question.note)

    # --- Keeping ---

    def upgrade(self, saved: Mapping[str, Any], version: str) -> State:
        return msgspec.convert(saved, State)

    def changes(self, version: str) -> tuple[Phrase, ...]:
        return ()

    def invariants(self, s: State) -> None:
        lying = s.pile + s.discard
        for player in s.players:
            on_table = player.laid is not None and player.laid not in player.hand
            lying += player.hand + ((player.laid,) if player.laid and on_table else ())
            assert player.points >= 0, "points below zero"
            assert min(player.coins.values()) >= 0, "in debt"
            assert not (player.out and (player.hand or player.laid)), "somebody left with notes"
        assert sorted(lying) == sorted(NOTES), "a note was lost or copied"
        assert s.speaker in s.seats, "the speaker has left"
        assert s.round <= s.rounds, "too many rounds"

    def sample(self, s: State, seat: Seat, offer: Offer, luck: Luck) -> Action:
        now = msgspec.structs.asdict(offer.action)
        chosen = {vary.field: drawn(vary, now[vary.field], luck) for vary in offer.vary}
        action: Action = replace(offer.action, **chosen)
        return action

    def disguise(self, s: State, viewer: Viewer, luck: Luck) -> State:
        hidden = [p for p in s.players if p.seat != viewer]
        unseen = s.pile + s.discard + tuple(note for p in hidden for note in p.hand)
        mixed = luck.sample(unseen, len(unseen))
        for player in hidden:
            hand = tuple(mixed.pop() for _ in player.hand)
            open_ = s.phase != "lay" or player.laid is None
            laid = player.laid if open_ else luck.choice(hand)
            s = play.with_player(s, replace(player, hand=hand, laid=laid))
        s = replace(s, promises=tuple(disguised(s, p, viewer, luck) for p in s.promises))
        return replace(s, pile=tuple(mixed[: len(s.pile)]), discard=tuple(mixed[len(s.pile) :]))


def fits_field(field: Field, value: Answer) -> bool:
    whole = isinstance(value, int) and not isinstance(value, bool)
    return whole and (field.low or 0) <= value <= (field.high or 0)  # type: ignore[operator]


def hall_field(halls: Mapping[str, Hall]) -> Field:
    return Field(
        key="hall",
        group="option",
        label=Phrase("co-hall"),
        kind="choice",
        default=OPEN.id,
        choices=tuple(
            Choice(id=id, label=says("co-hall-named", name=hall.name)) for id, hall in halls.items()
        ),
    )


def is_one_die(thrown: Faces) -> bool:
    dice = thrown.faces.get("council", ())
    return set(thrown.faces) == {"council"} and len(dice) == 1 and 1 <= dice[0] <= 6


def knows(viewer: Viewer, promise: Promise) -> bool:
    return viewer in (promise.by, *promise.to)


def disguised(s: State, promise: Promise, viewer: Viewer, luck: Luck) -> Promise:
    """The same to somebody who does not know of it: another promise, to others."""
    if knows(viewer, promise):
        return promise
    others = [p.seat for p in s.players if p.seat not in (promise.by, viewer)]
    to = tuple(luck.sample(others, luck.randint(1, len(others)))) if others else promise.to
    return replace(promise, to=to, promise=luck.randint(1, 6))


def shown(s: State, player: Player) -> Shown:
    return Shown(
        seat=player.seat,
        points=player.points,
        coins=player.coins,
        notes=len(player.hand),
        ready=player.laid is not None,
        laid=None if s.phase == "lay" else player.laid,
        vote=player.vote,
        out=player.out,
    )


def prompt(s: State) -> Phrase:
    return says(f"co-prompt-{s.phase}", side=seat_ref(s.speaker))


def offer_notes(s: State, seat: Seat) -> tuple[Offer, ...]:
    return tuple(
        Offer(action=Lay(note=note), label=says("co-do-lay", worth=worth_of(note)))
        for note in s.of(seat).hand
    )


def offer_words(s: State, seat: Seat) -> tuple[Offer, ...]:
    others = tuple(each for each in s.seats if each != seat)
    price = price_of(s.hall, s.of(seat).coins)
    vary = (SomeOf(field="to", values=others), Between(field="promise", low=1, high=6), price)
    word = Word(to=(), promise=1, coins=suggest_payment(price) or {})
    return (Offer(action=word, label=says("co-do-word", price=price.low), vary=vary),)


def offer_awards(s: State, seat: Seat) -> tuple[Offer, ...]:
    return tuple(
        Offer(action=Award(seat=p.seat), label=says("co-do-award", side=seat_ref(p.seat)))
        for p in play.equals(s, s.face)
    )


def offer_votes(s: State, seat: Seat) -> tuple[Offer, ...]:
    return (
        Offer(action=Vote(rise=True), label=Phrase("co-do-rise")),
        Offer(action=Vote(rise=False), label=Phrase("co-do-stay")),
    )


OFFERS = {"lay": offer_notes, "word": offer_words, "tie": offer_awards, "vote": offer_votes}


GAME = Council()
