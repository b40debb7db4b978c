"""What people do with their hands where the printed game lies on the table: markers and tokens.

Cards are not among them: who plays one has it in hand, and the match knows it by being told.
"""

from __future__ import annotations

from server.games.deeds import Deed, Hands, Lie
from server.games.kernel import Seat
from server.games.progress.board import Board, Shown
from server.games.progress.data import POWERS, TOKENS
from server.games.progress.state import card_ref, token_ref
from server.games.ruling import Phrase, Ref, Value


def table(board: Board) -> dict[str, Lie]:
    """Every marker and token that is not in the supply; none where the phones hold the cards."""
    lying: dict[str, Lie] = {}
    if board.mode != "companion":
        return lying
    for player in board.players:
        lying |= {thing: lie for thing, lie in lies(player).items() if lie != 0}
    return lying | covers(board)


def covers(board: Board) -> dict[str, Lie]:
    """The markers on the costs of the current milestone, in the colours of those who paid."""
    shown = board.milestone
    paid = enumerate(shown.covers if shown is not None else (), 1)
    id = shown.milestone.id if shown is not None else ""
    return {f"cover/{seat}/{id}:{cost}": 1 for cost, seat in paid if seat is not None}


def lies(player: Shown) -> dict[str, int]:
    seat = player.seat
    things = {f"power/{seat}/{power}": player.power.of(power) for power in POWERS}
    things |= {f"skill/{seat}/{each.skill}": each.at - each.lent for each in player.skills}
    for kind in TOKENS:
        things[f"ready/{seat}/{kind}"] = player.ready.of(kind)
        things[f"spent/{seat}/{kind}"] = player.spent.of(kind)
    for dev in player.dev:
        name = f"markers/{seat}/{dev.card}"
        things[name] = things.get(name, 0) + dev.markers
    return things


def deeds(before: Board, after: Board) -> tuple[Deed, ...]:
    """One deed for each marker or kind of token that lies otherwise."""
    hands, wanted = Hands(table(before)), table(after)
    for thing in dict.fromkeys((*hands.lying, *wanted)):
        lie, was = wanted.get(thing, 0), hands.lying.get(thing, 0)
        if lie != was:
            what, seat, which = thing.split("/")
            text = words(what, which, int(lie), int(was))
            hands.do(text, holder(after, seat), {thing: lie or None})
    return tuple(hands.done)


def holder(board: Board, seat: str) -> Seat | None:
    return seat if any(player.seat == seat and not player.out for player in board.players) else None


def words(what: str, which: str, lie: int, was: int) -> Phrase:
    values: dict[str, Value] = {"at": lie, "was": was}
    match what:
        case "power":
            return Phrase("pr-deed-power", {**values, "power": Ref("pr-power", which)})
        case "skill":
            values["at"] = lie + 1
            return Phrase("pr-deed-skill", {**values, "skill": Ref("pr-skill", which)})
        case "markers":
            return Phrase("pr-deed-markers", {**values, "card": card_ref(which)})
        case "cover":
            milestone, cost = which.split(":")
            return Phrase(
                "pr-deed-cover",
                {"at": lie, "cost": int(cost), "milestone": Ref("pr-milestone", milestone)},
            )
    return Phrase(f"pr-deed-{what}", {**values, "kind": token_ref(which)})
