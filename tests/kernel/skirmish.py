"""Skirmish, the game that only the tests play: each method of the protocol in a few lines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from server.games.bot import drawn
from server.games.kernel import (
    Between,
    Chance,
    Choice,
    Closed,
    Decide,
    Dice,
    Faces,
    Fault,
    Field,
    Form,
    Happening,
    Luck,
    Offer,
    OneOf,
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
from server.games.ruling import Phrase, Ruling
from server.games.telling import refuse, seat_ref
from tests.kernel import skirmish_play as play
from tests.kernel.skirmish_state import (
    DEALING,
    DECK,
    FIGHTING,
    LAST_ROUND,
    MOST_STAKE,
    PLANNING,
    SIDES,
    TIES,
    Action,
    Ambush,
    Board,
    Exchange,
    Plan,
    Player,
    SetPoints,
    Shown,
    State,
    Worth,
    cards,
    says,
)

FIELDS = (
    Field(
        key="goal",
        group="option",
        label=Phrase("sk-goal"),
        kind="number",
        default=5,
        low=3,
        high=8,
    ),
    Field(
        key="hand",
        group="option",
        label=Phrase("sk-hand-size"),
        kind="number",
        default=4,
        low=3,
        high=4,
    ),
    Field(
        key="ties",
        group="house",
        label=Phrase("sk-ties"),
        kind="choice",
        default="first",
        choices=(
            Choice(id="first", label=Phrase("sk-ties-first")),
            Choice(id="nobody", label=Phrase("sk-ties-nobody")),
        ),
        cite=TIES,
    ),
)


class Skirmish:
    id = "skirmish"
    version = "2"
    types = Types(state=State, action=Action, board=Board, question=Worth, correction=SetPoints)
    seats = SIDES

    # --- Setting up ---

    def form(self, partial: Setup) -> Form:
        faults = tuple(
            Fault(field.key, Phrase("sk-bad-answer"))
            for field in FIELDS
            if not answers(field, partial.answers.get(field.key, field.default))
        )
        return Form(fields=FIELDS, seats=SIDES, faults=faults)

    def setup(self, chosen: Setup, seats: tuple[Seat, ...]) -> State:
        answer = {field.key: field.default for field in FIELDS} | dict(chosen.answers)
        return State(
            goal=int(answer["goal"] or 0),
            hand_size=int(answer["hand"] or 0),
            ties=str(answer["ties"]),
            players=tuple(Player(seat=seat) for seat in seats),
        )

    # --- Playing ---

    def pending(self, s: State) -> Pending:
        match s.phase:
            case "shuffle":
                return Shuffle(id=f"shuffle{s.count}", why=Phrase("sk-shuffle"), size=len(s.pile))
            case "plan":
                waiting = tuple(player.seat for player in s.players if player.plan is None)
                return Decide(id=f"plan{s.count}", seats=s.seats, waiting=waiting, kind="pick")
            case "window":
                # Open to all: to ask only those who hold an ambush would tell who holds one.
                return Decide(id=f"window{s.count}", seats=s.seats, waiting=(), kind="window")
            case "spoils":
                assert s.winner is not None
                return Decide(id=f"spoils{s.count}", seats=(s.winner,), waiting=(s.winner,))
            case "fight":
                return the_roll(s)
            case "over":
                return self.standing(s)

    def legal(self, s: State, seat: Seat, about: str | None = None) -> tuple[Offer, ...]:
        wanted = self.pending(s)
        if not isinstance(wanted, Decide) or seat not in wanted.seats:
            return ()
        offers = OFFERS[s.phase](s, s.of(seat))
        return tuple(offer for offer in offers if about in (None, offer.about))

    def check(self, s: State, seat: Seat, action: Action) -> Ruling[int]:
        wanted = self.pending(s)
        if not isinstance(wanted, Decide) or seat not in wanted.seats:
            raise refuse("sk-not-your-turn", PLANNING)
        match s.phase, action:
            case "plan", Plan():
                return play.check_plan(s, s.of(seat), action)
            case "window", Ambush():
                return play.check_ambush(s.of(seat), action)
            case "spoils", Exchange():
                return play.check_exchange(s, s.of(seat), action)
        raise refuse("sk-not-now", PLANNING)

    def apply(self, s: State, seat: Seat, action: Action) -> Step:
        self.check(s, seat, action)
        match action:
            case Plan():
                return play.play_plan(s, s.of(seat), action)
            case Ambush():
                return play.play_ambush(s, s.of(seat), action)
            case Exchange():
                return play.play_exchange(s, s.of(seat), action)

    def feed(self, s: State, chance: Chance) -> Step:
        match self.pending(s), chance:
            case Shuffle(id=wanted), Order(shuffle=given) if wanted == given:
                return play.shuffle(s, chance)
            case Decide(id=wanted, kind="window"), Closed(decision=given) if wanted == given:
                return play.close_window(s)
            case Roll(id=wanted) as roll, Faces(roll=given) if wanted == given:
                if not fits(roll, chance):
                    raise refuse("sk-wrong-dice", FIGHTING)
                return play.fight(s, chance)
        raise refuse("sk-not-now", PLANNING)

    def correct(self, s: State, correction: SetPoints) -> Step:
        player = s.of(correction.seat)
        # A stake already laid down must stay covered, or the correction would tell how high it is.
        lowest = MOST_STAKE if s.phase in ("plan", "window", "fight") else 0
        if s.phase == "over" or not min(lowest, player.points) <= correction.points < s.goal:
            raise refuse("sk-cannot-set", DEALING, goal=s.goal)
        text = says("sk-corrected", side=seat_ref(player.seat), points=correction.points)
        told = Happening(text=text, seat=player.seat)
        changed = replace(player, points=correction.points)
        return Step(state=play.with_player(s, changed), happenings=(told,))

    def standing(self, s: State) -> Over:
        scores = {player.seat: player.points for player in s.players}
        best = max(scores.values())
        why = Phrase("sk-goal-reached" if best >= s.goal else "sk-most-points", {"points": best})
        winners = tuple(seat for seat in s.seats if scores[seat] == best)
        return Over(winners=winners, scores=scores, why=why)

    # --- Telling ---

    def turn(self, s: State) -> int:
        return s.round

    def view(self, s: State, viewer: Viewer) -> View:
        me = s.of(viewer) if viewer else None
        board = Board(
            round=s.round,
            phase=s.phase,
            goal=s.goal,
            pile=len(s.pile),
            discard=len(s.discard),
            seats=tuple(shown(s, player) for player in s.players),
            leader=s.leader,
            hand=me.hand if me else (),
            plan=me.plan if me else None,
        )
        offers = self.legal(s, viewer) if viewer else ()
        return View(board=board, prompt=prompt(s), offers=offers)

    def ask(self, s: State | None, viewer: Viewer, question: Worth) -> Ruling[int]:
        known = DECK if s is None else s.of(viewer).hand if viewer else ()
        if question.card not in known:
            raise refuse("sk-not-in-hand", PLANNING)
        return play.worth(question.card)

    # --- Keeping ---

    def upgrade(self, saved: Mapping[str, Any], version: str) -> State:
        # Version 1 knew no house rule for ties: the first at the table led.
        older = {"ties": "first"} if version == "1" else {}
        return msgspec.convert({**older, **saved}, State)

    def changes(self, version: str) -> tuple[Phrase, ...]:
        return ()

    def invariants(self, s: State) -> None:
        lying = s.pile + s.discard
        for player in s.players:
            on_table = player.plan is not None and player.plan.card not in player.hand
            lying += player.hand + player.ambushes
            lying += (player.plan.card,) if player.plan and on_table else ()
            assert player.points >= 0, "points below zero"
            assert s.phase == "over" or player.points < s.goal, "the goal was reached unnoticed"
        assert sorted(lying) == sorted(DECK), "a card was lost or copied"
        assert s.round <= LAST_ROUND, "too many rounds"

    def sample(self, s: State, seat: Seat, offer: Offer, luck: Luck) -> Action:
        chosen = {vary.field: drawn(vary, None, luck) for vary in offer.vary}
        action: Action = replace(offer.action, **chosen)
        return action

    def disguise(self, s: State, viewer: Viewer, luck: Luck) -> State:
        hidden = [p for p in s.players if p.seat != viewer]
        unseen = s.pile + s.discard + tuple(card for p in hidden for card in p.hand)
        mixed = luck.sample(unseen, len(unseen))
        for player in hidden:
            hand = tuple(mixed.pop() for _ in player.hand)
            s = play.with_player(s, replace(player, hand=hand))
            if s.phase == "plan" and player.plan:
                plan = Plan(
                    card=luck.choice(hand),
                    at=luck.choice([seat for seat in s.seats if seat != player.seat]),
                    stake=luck.randint(0, play.most_stake(player)),
                )
                s = play.with_player(s, replace(player, hand=hand, plan=plan))
        return replace(s, pile=tuple(mixed[: len(s.pile)]), discard=tuple(mixed[len(s.pile) :]))


def answers(field: Field, value: object) -> bool:
    if field.kind == "choice":
        return value in [choice.id for choice in field.choices]
    within = isinstance(value, int) and not isinstance(value, bool)
    return within and (field.low or 0) <= value <= (field.high or 0)  # type: ignore[operator]


def the_roll(s: State) -> Roll:
    red, white = play.red_dice(s).value, play.white_dice(s).value
    groups = (
        Dice(key="red", seat=s.leader, count=red, need=play.RED_NEEDS, colour="red"),
        Dice(
            key="white",
            seat=s.target,
            count=white,
            need=play.WHITE_NEEDS,
            wins="at_most",
            colour="white",
        ),
    )
    return Roll(id=f"fight{s.count}", why=Phrase("sk-fight"), groups=groups)


def fits(roll: Roll, thrown: Faces) -> bool:
    if set(thrown.faces) != {group.key for group in roll.groups}:
        return False
    return all(
        len(thrown.faces[group.key]) == group.count
        and all(1 <= face <= group.sides for face in thrown.faces[group.key])
        for group in roll.groups
    )


def shown(s: State, player: Player) -> Shown:
    return Shown(
        seat=player.seat,
        points=player.points,
        cards=len(player.hand),
        ready=player.plan is not None,
        plan=None if s.phase == "plan" else player.plan,
        ambushes=player.ambushes,
    )


def prompt(s: State) -> Phrase:
    if s.phase == "spoils" and s.winner:
        return Phrase("sk-prompt-spoils", {"side": seat_ref(s.winner)})
    return Phrase(f"sk-prompt-{s.phase}")


def offer_plans(s: State, player: Player) -> tuple[Offer, ...]:
    others = tuple(seat for seat in s.seats if seat != player.seat)
    vary = (
        OneOf(field="at", values=others),
        Between(field="stake", low=0, high=play.most_stake(player)),
    )
    return tuple(
        Offer(
            action=Plan(card=card, at=others[0]),
            label=Phrase("sk-do-plan", {"card": cards((card,))[0]}),
            vary=vary,
            about=card,
        )
        for card in player.hand
    )


def offer_ambush(s: State, player: Player) -> tuple[Offer, ...]:
    held = play.ambushes(player)
    if not held or player.ambushes:
        return ()
    vary = SomeOf(field="cards", values=held, low=1)
    return (Offer(action=Ambush(cards=held), label=Phrase("sk-do-ambush"), vary=(vary,)),)


def offer_exchange(s: State, player: Player) -> tuple[Offer, ...]:
    vary = SomeOf(field="cards", values=player.hand, high=play.most_exchanged(s, player))
    return (Offer(action=Exchange(cards=()), label=Phrase("sk-do-exchange"), vary=(vary,)),)


OFFERS = {"plan": offer_plans, "window": offer_ambush, "spoils": offer_exchange}


GAME = Skirmish()
