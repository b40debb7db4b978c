"""How Skirmish is played: deal, plan, reveal, ambush, fight, spoils."""

from __future__ import annotations

from msgspec.structs import replace

from server.games.kernel import Faces, Happening, Order, Seat, Step
from server.games.ruling import Phrase, Reason, Ruling, total
from server.games.telling import refuse, seat_ref
from tests.kernel.skirmish_state import (
    DEALING,
    FIGHTING,
    LAST_ROUND,
    MOST_EXCHANGED,
    MOST_STAKE,
    PLANNING,
    TIES,
    Ambush,
    Exchange,
    Plan,
    Player,
    State,
    cards,
    says,
    strength,
)

RED_NEEDS = 4  # or more
WHITE_NEEDS = 3  # or less
ALWAYS = Reason("sk-one-die", FIGHTING, 1)


def with_player(s: State, player: Player) -> State:
    return replace(s, players=tuple(player if p.seat == player.seat else p for p in s.players))


# --- Dealing ---------------------------------------------------------------------------------


def fill_hands(s: State) -> Step:
    """Fill every hand from the pile, or ask for a shuffle first if the pile is too small."""
    wanted = sum(s.hand_size - len(player.hand) for player in s.players)
    if len(s.pile) < wanted:
        together = s.pile + s.discard
        return Step(state=ask_next(replace(s, pile=together, discard=(), phase="shuffle")))

    told = []
    for player in s.players:
        short = s.hand_size - len(player.hand)
        drawn = s.pile[:short]
        s = with_player(s, replace(player, hand=player.hand + drawn))
        s = replace(s, pile=s.pile[short:])
        told.append(to_one(player.seat, "sk-drew", drawn))
    s = ask_next(replace(s, phase="plan", round=s.round + 1))
    begun = Happening(text=Phrase("sk-round", {"round": s.round}))
    return Step(state=s, happenings=(begun, *told), reveals=True)


def to_one(seat: Seat, key: str, drawn: tuple[str, ...]) -> Happening:
    return Happening(text=says(key, cards=cards(drawn), count=len(drawn)), seat=seat, to=(seat,))


def ask_next(s: State) -> State:
    return replace(s, count=s.count + 1)


def shuffle(s: State, order: Order) -> Step:
    if sorted(order.places) != list(range(len(s.pile))):
        raise refuse("sk-not-an-order", DEALING)
    return fill_hands(replace(s, pile=tuple(s.pile[place] for place in order.places)))


# --- Planning --------------------------------------------------------------------------------


def check_plan(s: State, player: Player, plan: Plan) -> Ruling[int]:
    """The dice the card would throw."""
    if plan.card not in player.hand:
        raise refuse("sk-not-in-hand", PLANNING)
    if plan.at == player.seat or plan.at not in s.seats:
        raise refuse("sk-not-a-neighbour", PLANNING)
    if not 0 <= plan.stake <= most_stake(player):
        raise refuse("sk-stake", PLANNING, most=most_stake(player))
    return worth(plan.card)


def most_stake(player: Player) -> int:
    return min(MOST_STAKE, player.points)


def worth(card: str) -> Ruling[int]:
    name = cards((card,))[0]
    return total([Reason("sk-card-strength", PLANNING, strength(card), {"card": name})])


def play_plan(s: State, player: Player, plan: Plan) -> Step:
    s = with_player(s, replace(player, plan=plan))
    if any(other.plan is None for other in s.players):
        # Whether somebody thought again is nobody's business: only the first choice is told.
        ready = Happening(
            text=Phrase("sk-ready", {"side": seat_ref(player.seat)}), seat=player.seat
        )
        return Step(state=s, happenings=() if player.plan else (ready,))
    return reveal(s)


def reveal(s: State) -> Step:
    told = []
    for player in s.players:
        assert player.plan is not None
        rest = tuple(card for card in player.hand if card != player.plan.card)
        s = with_player(s, replace(player, hand=rest))
        sent = says(
            "sk-sent",
            side=seat_ref(player.seat),
            card=cards((player.plan.card,))[0],
            at=seat_ref(player.plan.at),
            stake=player.plan.stake,
        )
        told.append(Happening(text=sent, seat=player.seat))
    s = ask_next(replace(s, phase="window", leader=leader(s)))
    return Step(state=s, happenings=tuple(told), reveals=True)


def leader(s: State) -> Seat | None:
    """The seat of the strongest card; of equal ones the first at the table, or none (house 1)."""
    force = {p.seat: strength(p.plan.card) for p in s.players if p.plan}
    strongest = [seat for seat in s.seats if force[seat] == max(force.values())]
    return None if len(strongest) > 1 and s.ties == "nobody" else strongest[0]


# --- Ambushing -------------------------------------------------------------------------------


def check_ambush(player: Player, ambush: Ambush) -> Ruling[int]:
    """The dice the ambushes would add."""
    if player.ambushes:
        raise refuse("sk-ambushed-already", FIGHTING)
    chosen = set(ambush.cards)
    if not chosen or len(chosen) != len(ambush.cards) or not chosen <= set(ambushes(player)):
        raise refuse("sk-no-ambush", FIGHTING)
    return total([Reason("sk-ambush-dice", FIGHTING, len(chosen))])


def ambushes(player: Player) -> tuple[str, ...]:
    return tuple(card for card in player.hand if strength(card) == 0)


def play_ambush(s: State, player: Player, ambush: Ambush) -> Step:
    rest = tuple(card for card in player.hand if card not in ambush.cards)
    s = with_player(s, replace(player, hand=rest, ambushes=ambush.cards))
    text = says("sk-ambushes", side=seat_ref(player.seat), count=len(ambush.cards))
    told = Happening(text=text, seat=player.seat)
    return Step(state=s, happenings=(told,), reveals=True)


def close_window(s: State) -> Step:
    if s.leader is not None:
        return Step(state=ask_next(replace(s, phase="fight")))
    told = Happening(text=Phrase("sk-nobody-leads"), reasons=(Reason("sk-ties-nobody", TIES),))
    return end_round(s, None, (told,))


# --- Fighting --------------------------------------------------------------------------------


def red_dice(s: State) -> Ruling[int]:
    """The leader's dice: one, its card's, and its own ambushes."""
    assert s.leader is not None
    player = s.of(s.leader)
    assert player.plan is not None
    extra = Reason("sk-ambush-dice", FIGHTING, len(player.ambushes), side=player.seat)
    return total([ALWAYS, *worth(player.plan.card).reasons, extra])


def white_dice(s: State) -> Ruling[int]:
    """The target's dice: one, its own card's, and the ambushes of all but the leader."""
    assert s.target is not None
    plan = s.of(s.target).plan
    assert plan is not None
    laid = sum(len(p.ambushes) for p in s.players if p.seat != s.leader)
    extra = Reason("sk-ambush-dice", FIGHTING, laid, side=s.target)
    return total([ALWAYS, *worth(plan.card).reasons, extra])


def fight(s: State, faces: Faces) -> Step:
    red, white = faces.faces["red"], faces.faces["white"]
    hits = sum(face >= RED_NEEDS for face in red)
    guards = sum(face <= WHITE_NEEDS for face in white)
    assert s.leader is not None and s.target is not None
    ahead, behind = s.of(s.leader), s.of(s.target)
    assert ahead.plan is not None
    stake = ahead.plan.stake
    if hits > guards:
        s = with_player(s, replace(ahead, points=ahead.points + 1 + stake))
        gains = total([Reason("sk-victory", FIGHTING, 1), Reason("sk-staked", FIGHTING, stake)])
        winner = ahead.seat
    else:
        s = with_player(s, replace(ahead, points=ahead.points - stake))
        s = with_player(s, replace(behind, points=behind.points + 1))
        gains = total([Reason("sk-held", FIGHTING, 1)])
        winner = behind.seat
    text = says("sk-fought", side=seat_ref(winner), hits=hits, guards=guards, points=gains.value)
    told = Happening(text=text, seat=winner, reasons=gains.reasons)
    return end_round(s, winner, (told,))


def end_round(s: State, winner: Seat | None, told: tuple[Happening, ...]) -> Step:
    """Clear the table; then the end, the spoils or the next round."""
    for player in s.players:
        assert player.plan is not None
        s = replace(s, discard=(*s.discard, player.plan.card, *player.ambushes))
        s = with_player(s, replace(player, plan=None, ambushes=()))
    s = ask_next(replace(s, leader=None, winner=winner))
    if max(player.points for player in s.players) >= s.goal or s.round >= LAST_ROUND:
        return Step(state=replace(s, phase="over"), happenings=told)
    if winner is not None:
        return Step(state=replace(s, phase="spoils"), happenings=told)
    dealt = fill_hands(s)
    return replace(dealt, happenings=told + dealt.happenings)


# --- Spoils ----------------------------------------------------------------------------------


def check_exchange(s: State, player: Player, exchange: Exchange) -> Ruling[int]:
    """How many cards would be drawn."""
    chosen = set(exchange.cards)
    if len(chosen) != len(exchange.cards) or not chosen <= set(player.hand):
        raise refuse("sk-not-in-hand", DEALING)
    if len(chosen) > most_exchanged(s, player):
        raise refuse("sk-too-many", DEALING, most=most_exchanged(s, player))
    return Ruling(len(chosen))


def most_exchanged(s: State, player: Player) -> int:
    return min(MOST_EXCHANGED, len(s.pile), len(player.hand))


def play_exchange(s: State, player: Player, exchange: Exchange) -> Step:
    count = len(exchange.cards)
    drawn = s.pile[:count]
    rest = tuple(card for card in player.hand if card not in exchange.cards)
    s = with_player(s, replace(player, hand=rest + drawn))
    s = replace(s, pile=s.pile[count:], discard=s.discard + exchange.cards, winner=None)
    text = says("sk-exchanged", side=seat_ref(player.seat), count=count)
    told = Happening(text=text, seat=player.seat)
    dealt = fill_hands(s)
    happenings = (told, to_one(player.seat, "sk-drew", drawn), *dealt.happenings)
    return Step(state=dealt.state, happenings=happenings, reveals=True)
