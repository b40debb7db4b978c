"""Corrections: set a counter, a die or an army to what stands on the real table."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from server.games.kernel import Happening, Seat, Step
from server.games.march_of_progress.cards import OTHER, SEATS, ArmyId, Card, CountryId
from server.games.march_of_progress.end import is_last_turn, why_last_turn
from server.games.march_of_progress.state import (
    Army,
    Player,
    State,
    all_cards,
    armies_in,
    card_ref,
    country,
    country_ref,
    home,
    mop,
    player,
    vp_die,
    with_armies,
    with_player,
)
from server.games.march_of_progress.turn import go_on
from server.games.ruling import Phrase, Value
from server.games.telling import Told, refuse, seat_ref

_CHAPTER = mop("mop-chapter-setup")


class _Correction(Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    pass


class SetVp(_Correction, frozen=True, kw_only=True, tag="set-vp"):
    seat: Seat
    vp: int


class SetStrength(_Correction, frozen=True, kw_only=True, tag="set-strength"):
    seat: Seat
    strength: int


class SetVpDie(_Correction, frozen=True, kw_only=True, tag="set-vp-die"):
    country: CountryId
    vp: int


class SetArmy(_Correction, frozen=True, kw_only=True, tag="set-army"):
    """Where the army stands (None: in the stock), whether it lies, whether it holds the capital."""

    army: ArmyId
    country: CountryId | None
    fortified: bool = False
    on_capital: bool = False


class SetInitiative(_Correction, frozen=True, kw_only=True, tag="set-initiative"):
    seat: Seat


class SetCards(_Correction, frozen=True, kw_only=True, tag="set-cards"):
    """The side holds these cards; its others, but for one in play, lie in its discard pile."""

    seat: Seat
    hand: tuple[Card, ...]


Correction = SetVp | SetStrength | SetVpDie | SetArmy | SetInitiative | SetCards


def correct(s: State, correction: Correction) -> Step:
    """The state as the table shows it; a decision with one option left is then made."""
    if s.stage == "over":
        raise refuse("mop-correct-over", _CHAPTER)
    told: Told = []
    match correction:
        case SetVp():
            s = _set_vp(s, correction, told)
        case SetStrength():
            s = _set_strength(s, correction, told)
        case SetVpDie():
            s = _set_vp_die(s, correction, told)
        case SetArmy():
            s = _set_army(s, correction, told)
        case SetInitiative():
            s = _set_initiative(s, correction, told)
        case SetCards():
            s = _set_cards(s, correction, told)
    return Step(state=go_on(s, told), happenings=tuple(told))


def _tell(told: Told, key: str, **values: Value) -> None:
    told.append(Happening(text=Phrase(key, values)))


def _side(seat: Seat) -> Seat:
    if seat not in SEATS:
        raise refuse("mop-no-such-side", _CHAPTER, side=seat)
    return seat


def _hold(value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise refuse("mop-correct-range", _CHAPTER, value=value, low=low, high=high)


def _set_vp(s: State, change: SetVp, told: Told) -> State:
    """The cubes are limited: what a side gains, the stock loses."""
    me = player(s, _side(change.seat))
    _hold(change.vp, 0, me.vp + s.stock)
    _tell(told, "mop-corrected-vp-from", seat=seat_ref(me.seat), was=me.vp, vp=change.vp)
    moved = replace(s, stock=s.stock + me.vp - change.vp)
    after = with_player(moved, replace(me, vp=change.vp))
    _tell_the_end(s, after, told)
    return after


def _tell_the_end(before: State, after: State, told: Told) -> None:
    """Points set by hand end the game with the turn being played, which nobody could foresee."""
    if is_last_turn(after):
        why = why_last_turn(after)
        told.append(Happening(text=Phrase("mop-last-turn", {"turn": after.turn}), reasons=why))
    elif is_last_turn(before):
        _tell(told, "mop-not-last-turn", turn=after.turn)


def _set_strength(s: State, change: SetStrength, told: Told) -> State:
    me, space = player(s, _side(change.seat)), home(s, change.seat).strength
    assert space is not None
    _hold(change.strength, space.low, space.high)
    values: dict[str, Value] = {"was": me.strength, "strength": change.strength}
    _tell(told, "mop-corrected-strength-from", seat=seat_ref(me.seat), **values)
    return with_player(s, replace(me, strength=change.strength))


def _set_vp_die(s: State, change: SetVpDie, told: Told) -> State:
    card = country(s, change.country)
    _hold(change.vp, card.vp.low, card.vp.high)
    values: dict[str, Value] = {"was": vp_die(s, card.id), "vp": change.vp}
    _tell(told, "mop-corrected-vp-die-from", country=country_ref(card.id), **values)
    dice = zip(s.vp_dice, s.scenario.countries, strict=True)
    return replace(s, vp_dice=tuple(change.vp if c is card else die for die, c in dice))


def _set_army(s: State, change: SetArmy, told: Told) -> State:
    army = next((army for army in s.armies if army.id == change.army), None)
    if army is None:
        raise refuse("mop-no-such-army", _CHAPTER, army=change.army)
    seat = seat_ref(army.seat)
    placed = Army(army.id, army.seat, change.country, change.fortified, change.on_capital)
    if change.country is None:
        if change.fortified or change.on_capital:
            raise refuse("mop-correct-stock", _CHAPTER)
        _tell(told, "mop-corrected-stock", seat=seat)
        return with_armies(s, placed)
    card = country(s, change.country)
    if change.on_capital and card.owner != OTHER[army.seat]:
        raise refuse("mop-correct-capital", _CHAPTER, country=country_ref(card.id))
    posture = "lying" if change.fortified else "standing"
    posture = f"capital_{posture}" if change.on_capital else posture
    values: dict[str, Value] = {"country": country_ref(card.id), "posture": posture}
    _tell(told, "mop-corrected-army", seat=seat, **values)
    # Only one army fits on a capital: whoever held it stands beside it now.
    others = armies_in(s, card.id, army.seat) if change.on_capital else []
    return with_armies(s, *(replace(other, on_capital=False) for other in others), placed)


def _set_initiative(s: State, change: SetInitiative, told: Told) -> State:
    """The new holder of the card also makes the decision about the order, if one is pending."""
    if s.initiative is None:
        raise refuse("mop-correct-initiative", _CHAPTER)
    holder = _side(change.seat)
    _tell(told, "mop-corrected-initiative", seat=seat_ref(holder))
    todo = tuple(replace(t, seat=holder) if t.kind == "order" else t for t in s.todo)
    return replace(s, initiative=holder, todo=todo)


def _set_cards(s: State, change: SetCards, told: Told) -> State:
    """Both piles are open to all, and told to all. A card picked face down is taken back whichever
    it is: keeping it or not would tell whether it is among the cards named."""
    me = player(s, _side(change.seat))
    hand, discard = _piles(s, me, change.hand)
    values: dict[str, Value] = {
        "held": len(hand),
        "cards": tuple(map(card_ref, hand)),
        "discarded": len(discard),
        "discards": tuple(map(card_ref, discard)),
    }
    _tell(told, "mop-corrected-cards", seat=seat_ref(me.seat), **values)
    me = replace(me, hand=hand, discard=discard)
    if s.stage == "pick" and me.picked is not None:
        _tell(told, "mop-picks-again", seat=seat_ref(me.seat))
        me = replace(me, picked=None)
    return with_player(s, me)


def _piles(
    s: State, me: Player, named: tuple[Card, ...]
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The hand and the discard pile; refuses cards that are not the side's or are in play."""
    seat, cards = seat_ref(me.seat), all_cards(s, me.seat)
    if len(set(named)) < len(named) or not set(named) <= set(cards):
        raise refuse("mop-correct-cards", _CHAPTER, seat=seat)
    in_play = me.picked if s.stage == "resolve" else None
    if in_play in named:
        raise refuse("mop-correct-in-play", _CHAPTER, seat=seat, card=card_ref(in_play))
    if "score" not in (*named, in_play):
        raise refuse("mop-correct-score", mop("mop-chapter-score"), seat=seat)
    hand = tuple(card for card in cards if card in named)
    gone = [card for card in cards if card not in (*named, in_play)]
    played = [card for card in me.discard if card in gone]
    return hand, (*played, *(card for card in gone if card not in played))
