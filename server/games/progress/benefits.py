"""Benefits, and what they lead to: skills, tokens, power, choices (PR-60 to PR-63)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from server.games.kernel import Seat
from server.games.progress.data import Benefits
from server.games.progress.state import (
    Choice,
    Dev,
    Drawing,
    Player,
    State,
    card_of,
    card_ref,
    pack_of,
    person_of,
    raisable,
    rebuilt,
    track,
    with_player,
)
from server.games.ruling import Reason, Ref
from server.games.telling import Told, tell


def step_up(s: State, player: Player, skill: str) -> Player:
    """One step on a skill track; beyond the last position nothing (PR-10)."""
    at = min(player.skill.of(skill) + 1, len(track(s, skill).values) - 1)
    changed: Any = {skill: at}
    return replace(player, skill=replace(player.skill, **changed))


def advance_power(s: State, player: Player, steps: Mapping[str, int]) -> Player:
    """So many positions on each track, to its end where the table has set one (PR-62)."""
    changed: Any = {}
    for power, many in steps.items():
        at = player.power.of(power)
        changed[power] = max(at, min(at + many, s.power_end)) if s.power_end else at + many
    return replace(player, power=replace(player.power, **changed))


def gain(s: State, seat: Seat, icons: Benefits) -> State:
    """Everything the icons give at once; what has to be chosen is asked for next."""
    player = advance_power(s, s.of(seat), icons.power)
    for kind in icons.tokens:
        player = replace(player, ready=player.ready.plus(kind))
    asked: list[Choice] = []
    for skill in icons.skills:
        if skill == "any":
            asked.append(Choice(seat=seat, kind="skill"))
        else:
            player = step_up(s, player, skill)
    if icons.markers:
        asked.append(Choice(seat=seat, kind="markers", many=icons.markers))
    asked += [Choice(seat=seat, kind="activate")] * icons.activate
    s = replace(with_player(s, player), choices=(*s.choices, *asked))
    if icons.draw and seat == s.active:
        s = replace(s, drawing=Drawing(kind="heritage", left=icons.draw), phase="draw")
    return s


def of_card(s: State, card: str) -> Benefits:
    """A technology's icons, as the table reads the eighth one (A-07)."""
    icons = card_of(s, card).benefits
    if s.house.eighth_skill == "none":
        icons = replace(icons, skills=tuple(skill for skill in icons.skills if skill != "any"))
    return icons


def activate(s: State, seat: Seat, card: str, told: Told) -> State:
    """The card becomes an active technology; the age check comes after it."""
    player = s.of(seat)
    s = with_player(s, replace(player, active=(*player.active, card)))
    s = gain(s, seat, of_card(s, card))
    why = Reason("pr-why-benefits", rebuilt(60))
    tell(told, "pr-activated", seat, why, card=card_ref(card))
    return s


def activate_dev(s: State, seat: Seat, card: str, told: Told) -> State:
    player = s.of(seat)
    dev = next(each for each in player.dev if each.card == card)
    s = with_player(s, replace(player, dev=drop_dev(player.dev, dev)))
    return activate(s, seat, card, told)


def drop_dev(devs: tuple[Dev, ...], gone: Dev) -> tuple[Dev, ...]:
    left = list(devs)
    left.remove(gone)
    return tuple(left)


def options(s: State, choice: Choice) -> tuple[str, ...]:
    """What a choice may be; none: it falls away."""
    player = s.of(choice.seat)
    if player.out:
        return ()
    match choice.kind:
        case "skill":
            return raisable(s, player)
        case "markers" | "activate":
            return tuple(dict.fromkeys(dev.card for dev in player.dev))
        case "milestone":
            return milestones_left(s)
        case "philosopher" | "scientist" | "artist":
            return people_left(s, choice.kind)


def people_left(s: State, rank: str) -> tuple[str, ...]:
    """Personalities of this class whom nobody has had (A-24)."""
    taken = {id for player in s.players for id in player.people}
    people = person_ids(s, rank)
    return tuple(id for id in people if id not in taken)


def person_ids(s: State, rank: str) -> tuple[str, ...]:
    return tuple(p.id for p in pack_of(s).personalities if p.rank == rank)


def milestones_left(s: State) -> tuple[str, ...]:
    """With printed cards: those of the era that may lie on top."""
    era = min(s.age, 3) - 1
    return s.milestone_decks[era]


def guide(s: State, seat: Seat, person: str | None, told: Told) -> State:
    """Another personality takes over, or none: what the old one lent goes back (A-25)."""
    player = s.of(seat)
    if player.person is not None:
        for kind in person_of(s, player.person).benefit.tokens:
            side = "spent" if player.spent.of(kind) else "ready"
            changed: Any = {side: getattr(player, side).plus(kind, -1)}
            player = replace(player, **changed)
    if person is not None:
        for kind in person_of(s, person).benefit.tokens:
            player = replace(player, ready=player.ready.plus(kind))
        tell(told, "pr-guided", seat, person=Ref("pr-person", person))
        player = replace(player, people=(*player.people, person))
    return with_player(s, replace(player, person=person))
