"""Combat, the second half: who is destroyed, and who takes the capital (MP-46, MP-47)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from server.games.kernel import Offer, Seat
from server.games.march_of_progress import attack
from server.games.march_of_progress.actions import Occupy
from server.games.march_of_progress.cards import OTHER, CountryId
from server.games.march_of_progress.control import occupier
from server.games.march_of_progress.groups import groups, vary
from server.games.march_of_progress.record import Combat
from server.games.march_of_progress.state import (
    Army,
    State,
    Task,
    armies_in,
    country,
    country_ref,
    done,
    house,
    mop,
    own_army,
    played,
    with_armies,
)
from server.games.march_of_progress.totals import Forces, Totals, forces_in, weigh
from server.games.ruling import Phrase, Reason, Reasons, Ruling
from server.games.telling import Told, refuse, seat_ref, tell

_CHAPTER = mop("mop-chapter-combat")


def fight(s: State, task: Task, told: Told) -> State:
    """Resolve the combat: compare the totals, destroy armies, and see who takes the capital."""
    attacker, card = task.seat, played(s, task.seat)
    if not attack.still_on(s, task):
        return attack.nothing(s, task, told)
    forces = forces_in(s, attacker, task.country)
    if forces.capital_freed:
        s = _leave_capital(s, task, told)
    plain = card.card == "attack1" and card.gave_up is None
    forces = replace(
        forces,
        stood_up=task.stood_up,
        discarded=card.gave_up,
        plus_one="only_score" if plain else "no",
    )
    ruling = weigh(forces, s.house)
    ruling = Ruling(ruling.value, (*ruling.reasons, *_house_says(s, task, forces, ruling.value)))
    lost = _destroyed(s, task, ruling.value.winner)
    _tell(told, task, ruling, lost)
    s = _record(s, task, ruling, lost)
    return done(_aftermath(s, task, ruling.value.winner, lost, told), attacker)


def _house_says(s: State, task: Task, forces: Forces, totals: Totals) -> Iterator[Reason]:
    """House rules that apply once the totals are known: to armies left lying while an attack failed
    (Q4), and to the capital that an invader does not take in defence (Q14)."""
    if forces.lying and totals.winner != task.seat:
        key, cite = f"mop-lying-{s.house.lying_attackers}", house("lying_attackers")
        yield Reason(key, cite, side=task.seat)
    invaded = country(s, task.country).owner == task.seat and totals.winner == OTHER[task.seat]
    if invaded and s.house.capital_by_defence == "no" and occupier(s, task.country) is None:
        cite = house("capital_by_defence")
        yield Reason("mop-capital-not-defended", cite, side=totals.winner)


def _leave_capital(s: State, task: Task, told: Told) -> State:
    why = Reason("mop-occupier-attacks", house("occupier_attacks"))
    tell(told, "mop-capital-free", task.seat, why, country=country_ref(task.country))
    return _on_capital(s, task.seat, task.country, None)


def _on_capital(s: State, seat: Seat, id: CountryId, chosen: Army | None) -> State:
    armies = armies_in(s, id, seat)
    return with_armies(s, *(replace(a, on_capital=a is chosen) for a in armies))


def _destroyed(s: State, task: Task, winner: Seat | None) -> list[Army]:
    """Every army there but the winner's; the attacker's lying ones as the house rule says (Q4)."""
    lost = [a for a in s.armies if a.country == task.country and a.seat != winner]
    if s.house.lying_attackers == "spared":
        return [a for a in lost if a.seat != task.seat or not a.fortified]
    return lost


def _count(armies: list[Army], seat: Seat) -> int:
    return sum(army.seat == seat for army in armies)


def _record(s: State, task: Task, ruling: Ruling[Totals], lost: list[Army]) -> State:
    assert s.reveal is not None
    combat = Combat(
        country=task.country,
        attacker=task.seat,
        attack=ruling.value.attack,
        defence=ruling.value.defence,
        winner=ruling.value.winner,
        blue_lost=_count(lost, "blue"),
        orange_lost=_count(lost, "orange"),
        terms=ruling.reasons,
    )
    return replace(s, reveal=replace(s.reveal, combats=(*s.reveal.combats, combat)))


def _tell(told: Told, task: Task, ruling: Ruling[Totals], lost: list[Army]) -> None:
    winner, defender = ruling.value.winner, OTHER[task.seat]
    outcome = {None: "tie", task.seat: "won", defender: "lost"}[winner]
    tell(
        told,
        f"mop-combat-{outcome}",
        task.seat,
        *ruling.reasons,
        country=country_ref(task.country),
        enemy=seat_ref(defender),
        attack=ruling.value.attack,
        defence=ruling.value.defence,
        own_lost=_count(lost, task.seat),
        enemy_lost=_count(lost, defender),
    )


def _aftermath(s: State, task: Task, winner: Seat | None, lost: list[Army], told: Told) -> State:
    """The destroyed go to stock, which may free a capital; a victory may take one."""
    before = occupier(s, task.country)
    s = with_armies(s, *(Army(a.id, a.seat, None) for a in lost))
    if before and occupier(s, task.country) is None:
        why = Reason("mop-occupier-destroyed", _CHAPTER)
        tell(told, "mop-capital-free", before, why, country=country_ref(task.country))
    if winner is None or not _takes_capital(s, task, winner):
        return s
    return replace(s, todo=(Task("occupy", winner, task.country), *s.todo))


def _takes_capital(s: State, task: Task, winner: Seat) -> bool:
    """Only in the loser's home; an invader who wins in defence only by house rule (Q14)."""
    if country(s, task.country).owner != OTHER[winner]:
        return False
    if winner == task.seat:
        return True
    return s.house.capital_by_defence == "yes" and occupier(s, task.country) is None


def occupy_options(s: State, task: Task) -> tuple[Offer, ...]:
    """Each of the winner's armies there, standing or lying (Q10), equal ones once."""
    offers = []
    for group in groups(armies_in(s, task.country, task.seat), 1, 1):
        armies = [ids[0] for ids in group.ids]
        label = Phrase("mop-offer-occupy", {"lying": group.lying, "capital": group.capital})
        offer = Offer(action=Occupy(army=armies[0]), label=label, vary=vary("army", armies))
        offers.append(offer)
    return tuple(offers)


def check_occupy(s: State, task: Task, action: Occupy) -> Ruling[None]:
    """Only an army that stands in the country just won."""
    if own_army(s, task.seat, action.army).country != task.country:
        raise refuse("mop-occupy-elsewhere", _CHAPTER, country=country_ref(task.country))
    assert s.reveal is not None
    if s.reveal.combats[-1].attacker == task.seat:
        return Ruling(None, (Reason("mop-capital-taken", _CHAPTER),))
    return Ruling(None, (Reason("mop-capital-defended", house("capital_by_defence")),))


def occupy(s: State, task: Task, action: Occupy, why: Reasons, told: Told) -> State:
    army = own_army(s, task.seat, action.army)
    tell(told, "mop-occupied", task.seat, *why, country=country_ref(task.country))
    return _on_capital(s, task.seat, task.country, army)


def not_occupied(s: State, task: Task, told: Told) -> State:
    """No army is left to stand on it, which only a correction can bring about."""
    return s
