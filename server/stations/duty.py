"""What a bot's seat has to do next, from the table and the view: the same for any game."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from server.games.bot import Bot
from server.games.kernel import Decide, Game, Roll, Seat
from server.messages import Present, Proposal, TableInfo


class Assignment(Struct, frozen=True, kw_only=True):
    """A seat to play: at which table, with which token, by which bot."""

    table: str
    seat: Seat
    token: str
    game: Game[Any]
    bot: Bot
    mine: tuple[Seat, ...] = ()  # the seats a guest holds as a person does; none: a bot's chair


class Duty(Struct, frozen=True):
    """One thing to do: its kind, and the id of what it answers."""

    kind: Literal["start", "again", "consent", "nod", "throw", "choose"]
    id: str


def duty(chair: Assignment, table: TableInfo, here: Present | None) -> Duty | None:
    """What this seat has to do now; None: nothing."""
    if table.status == "lobby":
        # Where a guest holds every seat, there is nobody else to begin.
        alone = all(info.seat in chair.mine for info in table.seats)
        return Duty("start", table.match) if alone else None
    if table.again is not None and chair.seat in table.again.needs:
        return Duty("again", table.match)
    if here is None or here.result is not None:
        return None
    if here.proposal is not None and chair.seat in here.proposal.needs:
        ready = is_ready(chair, table, here.proposal)
        return Duty("consent", str(here.seq)) if ready else None
    match here.pending:
        case Roll():
            return _at_roll(chair, table, here, here.pending)
        case Decide():
            return _at_decision(chair, table, here, here.pending)
    return None


def is_ready(chair: Assignment, table: TableInfo, proposal: Proposal) -> bool:
    """Whether the bot answers now: where it follows people, not before they have answered."""
    if proposal.what in ("draw", "stop"):
        return True
    return not any(is_person(chair, table, seat) for seat in proposal.needs)


def _at_roll(chair: Assignment, table: TableInfo, here: Present, roll: Roll) -> Duty | None:
    thrown = here.thrown
    if thrown is not None and thrown.needs:
        return Duty("nod", roll.id) if chair.seat in thrown.needs else None
    open_ = [key for key in own_dice(chair, table, roll) if not thrown or key not in thrown.faces]
    return Duty("throw", roll.id) if open_ else None


def _at_decision(chair: Assignment, table: TableInfo, here: Present, decide: Decide) -> Duty | None:
    if decide.kind == "window":
        offered = any(offer.refused is None for offer in here.view.offers)
        return Duty("choose", decide.id) if chair.seat in decide.seats and offered else None
    if chair.seat not in decide.waiting or decide.by == "referee":
        return None
    # Where each enters what lies on the table, people turn their cards over first: they would see
    # a bot's before they have chosen.
    if decide.by == "any" and any(is_person(chair, table, seat) for seat in decide.waiting):
        return None
    return Duty("choose", decide.id)


def own_dice(chair: Assignment, table: TableInfo, roll: Roll) -> list[str]:
    """The groups this seat throws; nobody's in particular only where no person could."""
    people = any(is_person(chair, table, info.seat) for info in table.seats)
    return [
        group.key
        for group in roll.groups
        if group.seat == chair.seat or (group.seat is None and not people)
    ]


def is_person(chair: Assignment, table: TableInfo, seat: Seat) -> bool:
    """Whether somebody else, who is no bot, holds the seat."""
    holders = {info.seat: info.holder for info in table.seats}
    return holders.get(seat) == "human" and seat not in chair.mine
