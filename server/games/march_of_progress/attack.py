"""Attack actions: ATTACK and ATTACK+1, up to the combat (MP-40 to MP-43)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from server.games.kernel import Offer, Seat
from server.games.march_of_progress.actions import Attack, Decline, Discard
from server.games.march_of_progress.cards import OTHER, ArmyId, Card, CountryId
from server.games.march_of_progress.control import garrison
from server.games.march_of_progress.groups import Group, groups, vary
from server.games.march_of_progress.state import (
    State,
    Task,
    armies_in,
    card_ref,
    country,
    country_ref,
    house,
    mop,
    nothing_happens,
    own_army,
    played,
    player,
    with_armies,
    with_played,
    with_player,
)
from server.games.march_of_progress.totals import Totals, forces_in, weigh
from server.games.ruling import Phrase, Reason, Reasons, Ruling, Value
from server.games.telling import Told, refuse, tell

_CHAPTER = mop("mop-chapter-attack")
_SUICIDE = house("suicide_attack")
_FORCED = house("forced_attack")


def is_target(s: State, seat: Seat, id: CountryId) -> bool:
    """Own armies meet an enemy army or an active enemy garrison there (Q2, Q8)."""
    enemy = OTHER[seat]
    if not armies_in(s, id, seat):
        return False
    guarded = country(s, id).owner == enemy and garrison(s, id) > 0
    return guarded or bool(armies_in(s, id, enemy))


def still_on(s: State, task: Task) -> bool:
    """Whether the attack already chosen still has both sides: a correction may have removed one."""
    standing = (not army.fortified for army in armies_in(s, task.country, task.seat))
    return any(standing) and is_target(s, task.seat, task.country)


def can_attack(s: State, seat: Seat) -> bool:
    return any(is_target(s, seat, card.id) for card in s.scenario.countries)


def _targets(s: State, seat: Seat) -> tuple[list[CountryId], list[CountryId]]:
    """The countries where the side could attack: with armies that stand, and with lying ones
    alone."""
    targets = [card.id for card in s.scenario.countries if is_target(s, seat, card.id)]
    standing = [id for id in targets if any(not a.fortified for a in armies_in(s, id, seat))]
    return standing, [id for id in targets if id not in standing]


def _allowed(s: State, seat: Seat) -> list[CountryId]:
    """Where the side may attack. By house rule lying armies do not stand up in one country to spare
    those that stand in another (Q21)."""
    standing, lying = _targets(s, seat)
    if standing and s.house.forced_attack == "each_standing":
        return standing
    return [card.id for card in s.scenario.countries if card.id in (*standing, *lying)]


def _choices(s: State, seat: Seat) -> Iterator[tuple[CountryId, Group]]:
    """Each country to attack, with each choice of armies to stand up that leaves attackers."""
    for id in _allowed(s, seat):
        own = armies_in(s, id, seat)
        lying = [army for army in own if army.fortified]
        fewest = 0 if len(lying) < len(own) else 1
        for group in groups(lying, fewest, len(lying)):
            yield id, group


def forecast(s: State, seat: Seat, id: CountryId, stand_up: tuple[ArmyId, ...]) -> Ruling[Totals]:
    """The totals this attack would come to, before a card is chosen for ATTACK+1."""
    forces = forces_in(s, seat, id, stand_up=stand_up)
    if played(s, seat).card == "attack1":
        forces = replace(forces, plus_one="yes" if _to_discard(s, seat) else "only_score")
    return weigh(forces, s.house)


def options(s: State, task: Task) -> tuple[Offer, ...]:
    """Each attack with a different result on the table; and declining, where that is allowed."""
    offers = [_offer(s, task.seat, id, group) for id, group in _choices(s, task.seat)]
    if offers and may_decline(s, task.seat) is not None:
        offers.append(Offer(action=Decline(), label=Phrase("mop-offer-no-attack")))
    return tuple(offers)


def _offer(s: State, seat: Seat, id: CountryId, group: Group) -> Offer:
    totals = forecast(s, seat, id, group.ids[0]).value
    values: dict[str, Value] = {
        "country": country_ref(id),
        "stand_up": group.count,
        "attack": totals.attack,
        "defence": totals.defence,
    }
    return Offer(
        action=Attack(country=id, stand_up=group.ids[0]),
        label=Phrase("mop-offer-attack", values),
        vary=vary("stand_up", group.ids),
    )


def may_decline(s: State, seat: Seat) -> Reason | None:
    """Why the player need not attack: all armies lie, or a hopeless attack is optional by house
    rule."""
    if not _targets(s, seat)[0]:
        return Reason("mop-all-lying", _CHAPTER)
    if s.house.suicide_attack == "optional" and _hopeless(s, seat):
        return Reason("mop-cannot-win", _SUICIDE)
    return None


def _hopeless(s: State, seat: Seat) -> bool:
    """No possible attack wins (Q9)."""
    tries = (forecast(s, seat, id, group.ids[0]).value for id, group in _choices(s, seat))
    return not any(totals.winner == seat for totals in tries)


def _spared(s: State, seat: Seat, id: CountryId) -> tuple[Reason, ...]:
    """The house rule as a reason, where it decides which army attacks: one that stands up may do so
    in place of one that stands elsewhere, or may not (Q21)."""
    standing, lying = _targets(s, seat)
    if not standing or not lying:
        return ()
    if s.house.forced_attack == "each_standing":
        return (Reason("mop-standing-must", _FORCED),)
    return (Reason("mop-standing-may-wait", _FORCED),) if id in lying else ()


def _driven(s: State, seat: Seat) -> tuple[Reason, ...]:
    """The house rule as a reason, where it alone forces the player to attack."""
    if s.house.suicide_attack == "forced" and may_decline(s, seat) is None and _hopeless(s, seat):
        return (Reason("mop-cannot-win-but-must", _SUICIDE),)
    return ()


def check(s: State, task: Task, action: Attack | Decline) -> Ruling[Totals | None]:
    """The totals of the attack; refuses one without a target, and declining where that is not
    allowed."""
    seat = task.seat
    if isinstance(action, Decline):
        why = may_decline(s, seat)
        if why is None:
            raise refuse("mop-must-attack", _SUICIDE if _driven(s, seat) else _CHAPTER)
        return Ruling(None, (why,))
    where = country(s, action.country).id
    check_forces(s, seat, where, action.stand_up)
    if not is_target(s, seat, where):
        raise refuse("mop-no-target-there", _CHAPTER, country=country_ref(where))
    if where not in _allowed(s, seat):
        raise refuse("mop-standing-attacks-first", _FORCED, country=country_ref(where))
    ruling = forecast(s, seat, where, action.stand_up)
    return Ruling(ruling.value, ruling.reasons)


def check_forces(s: State, seat: Seat, id: CountryId, stand_up: tuple[ArmyId, ...]) -> None:
    """Refuses armies to stand up that do not lie there, and an attack without attackers."""
    risen = [own_army(s, seat, army) for army in stand_up]
    if any(army.country != id or not army.fortified for army in risen):
        raise refuse("mop-cannot-stand-up", _CHAPTER, country=country_ref(id))
    if len(set(stand_up)) < len(stand_up):
        raise refuse("mop-stand-up-twice", _CHAPTER)
    if not forces_in(s, seat, id, stand_up=stand_up).attacking:
        raise refuse("mop-no-attackers", _CHAPTER, country=country_ref(id))


def play(s: State, task: Task, action: Attack | Decline, why: Reasons, told: Told) -> State:
    """Stand up the armies that join in; then the discard for ATTACK+1, if due, then the combat."""
    seat = task.seat
    if isinstance(action, Decline):
        return nothing_happens(s, told, seat, *why)
    id, risen = action.country, [own_army(s, seat, army) for army in action.stand_up]
    house_says = (*_driven(s, seat), *_spared(s, seat, id))
    s = with_armies(s, *(replace(army, fortified=False) for army in risen))
    tell(told, "mop-attacks", seat, *house_says, country=country_ref(id), stood_up=len(risen))
    pays = played(s, seat).card == "attack1" and _to_discard(s, seat)
    then = Task("discard" if pays else "combat", seat, id, len(risen))
    return replace(s, todo=(then, *s.todo))


def nothing(s: State, task: Task, told: Told) -> State:
    """No enemy where own armies are: nothing happens, and nothing is discarded (MP-43)."""
    return nothing_happens(s, told, task.seat, Reason("mop-no-target", _CHAPTER))


def _to_discard(s: State, seat: Seat) -> tuple[Card, ...]:
    return tuple(card for card in player(s, seat).hand if card != "score")


def discard_options(s: State, task: Task) -> tuple[Offer, ...]:
    if not still_on(s, task):
        return ()
    return tuple(
        Offer(
            action=Discard(card=card), label=Phrase("mop-offer-discard", {"card": card_ref(card)})
        )
        for card in _to_discard(s, task.seat)
    )


def check_discard(s: State, task: Task, action: Discard) -> Ruling[None]:
    """A card from the hand, but never SCORE."""
    if action.card == "score":
        raise refuse("mop-keep-score", _CHAPTER)
    if action.card not in player(s, task.seat).hand:
        raise refuse("mop-not-in-hand", _CHAPTER, card=card_ref(action.card))
    return Ruling(None, (Reason("mop-combat-plus-one", _CHAPTER),))


def discard(s: State, task: Task, action: Discard, why: Reasons, told: Told) -> State:
    """Open to both, before the totals are compared (Q5b)."""
    me = player(s, task.seat)
    hand = tuple(card for card in me.hand if card != action.card)
    s = with_player(s, replace(me, hand=hand, discard=(*me.discard, action.card)))
    s = with_played(s, replace(played(s, task.seat), gave_up=action.card))
    tell(told, "mop-discarded", task.seat, card=card_ref(action.card))
    return replace(s, todo=(replace(task, kind="combat"), *s.todo))
