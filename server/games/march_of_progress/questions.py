"""What-if questions: combat, control and score in a match; and combat in bare numbers."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from server.games.kernel import Seat
from server.games.march_of_progress.attack import check_forces, is_target
from server.games.march_of_progress.cards import SEATS, ArmyId, CountryId
from server.games.march_of_progress.control import control
from server.games.march_of_progress.score import gain
from server.games.march_of_progress.state import House, State, country, country_ref, mop
from server.games.march_of_progress.totals import Forces, Totals, forces_in, weigh
from server.games.ruling import Ruling
from server.games.telling import refuse

_CHAPTER = mop("mop-chapter-combat")
_MOST = 20  # armies in a question without a match: more than any match has


class _Question(Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    pass


class AskCombat(_Question, frozen=True, kw_only=True, tag="ask-combat"):
    """What if this side attacked there now, standing these armies up, with or without the +1?"""

    attacker: Seat
    country: CountryId
    stand_up: tuple[ArmyId, ...] = ()
    plus_one: bool = False


class AskControl(_Question, frozen=True, kw_only=True, tag="ask-control"):
    """Who controls the country?"""

    country: CountryId


class AskScore(_Question, frozen=True, kw_only=True, tag="ask-score"):
    """What would SCORE bring this side now?"""

    seat: Seat


class AskNumbers(_Question, frozen=True, kw_only=True, tag="ask-numbers"):
    """A combat in bare numbers, Blue attacking; needs no match."""

    strength: int
    armies: int
    plus_one: bool = False
    defence_strength: int
    normal: int = 0
    fortified: int = 0
    garrison: int = 0
    house: House = House()


Question = AskCombat | AskControl | AskScore | AskNumbers


def answer(s: State | None, question: Question) -> Ruling[Any]:
    """The ruling. It depends on public information only, so every viewer gets the same."""
    if isinstance(question, AskNumbers):
        return _numbers(question)
    if s is None:
        raise refuse("mop-ask-needs-match", _CHAPTER)
    if isinstance(question, AskControl):
        return control(s, country(s, question.country).id)
    if isinstance(question, AskScore):
        return gain(s, _side(question.seat))
    return _combat(s, question)


def _side(seat: Seat) -> Seat:
    if seat not in SEATS:
        raise refuse("mop-no-such-side", _CHAPTER, side=seat)
    return seat


def _combat(s: State, asked: AskCombat) -> Ruling[Totals]:
    attacker, where = _side(asked.attacker), country(s, asked.country).id
    check_forces(s, attacker, where, asked.stand_up)
    if not is_target(s, attacker, where):
        raise refuse("mop-no-target-there", _CHAPTER, country=country_ref(where))
    forces = forces_in(s, attacker, where, stand_up=asked.stand_up)
    return weigh(_plus(forces, plus_one=asked.plus_one), s.house)


def _plus(forces: Forces, *, plus_one: bool) -> Forces:
    return replace(forces, plus_one="yes") if plus_one else forces


def _numbers(asked: AskNumbers) -> Ruling[Totals]:
    numbers = (asked.armies, asked.normal, asked.fortified, asked.garrison)
    dice = (asked.strength, asked.defence_strength)
    if not all(0 <= n <= _MOST for n in numbers) or not all(1 <= die <= 6 for die in dice):
        raise refuse("mop-ask-numbers", _CHAPTER, most=_MOST)
    forces = Forces(
        attacker="blue",
        strength=asked.strength,
        attacking=asked.armies,
        defence_strength=asked.defence_strength,
        normal=asked.normal,
        fortified=asked.fortified,
        garrison=asked.garrison,
        no_garrison="mop-combat-garrison-none",
    )
    return weigh(_plus(forces, plus_one=asked.plus_one), asked.house)
