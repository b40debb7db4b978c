"""The story of a finished match: VP by turn, capitals taken, the costliest combat, the cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from server.games.kernel import Happening
from server.games.march_of_progress.cards import CARDS, SEATS
from server.games.march_of_progress.record import Combat, Played
from server.games.march_of_progress.state import card_ref
from server.games.ruling import Phrase
from server.games.story import Frame, Story, Tally, Turning, decided_at, scores_over_time

MOST = 3  # turning points; more would be a log


def story(frames: Sequence[Frame]) -> Story:
    turnings = [
        turning
        for turning in (decided_at(frames), costliest(frames), *capitals(frames))
        if turning is not None
    ]
    once = list({turning.row: turning for turning in reversed(turnings)}.values())[::-1]
    return Story(
        series=(scores_over_time(frames, Phrase("mop-story-vp")),),
        turnings=tuple(sorted(once[:MOST], key=lambda each: each.row)),
        tallies=tuple(tallies(frames)),
    )


def capitals(frames: Sequence[Frame]) -> Iterator[Turning]:
    """Every time a capital was taken."""
    for frame in frames:
        for told in frame.told:
            if told.text.key == "mop-occupied":
                yield turning(frame, told)


def costliest(frames: Sequence[Frame]) -> Turning | None:
    """The combat that cost most armies, if it cost more than one."""
    found = [(lost(told), frame, told) for frame in frames for told in frame.told if lost(told) > 1]
    if not found:
        return None
    _, frame, told = max(found, key=lambda each: each[0])
    return turning(frame, told)


def lost(told: Happening) -> int:
    if not told.text.key.startswith("mop-combat-"):
        return 0
    values = told.text.values
    return sum(
        value for key in ("own_lost", "enemy_lost") if isinstance(value := values.get(key), int)
    )


def turning(frame: Frame, told: Happening) -> Turning:
    return Turning(at=frame.turn or 0, row=frame.row, text=told.text, seat=told.seat)


# --- Counts ----------------------------------------------------------------------------------


def reveals(frames: Sequence[Frame]) -> tuple[list[Played], list[Combat]]:
    """Every card played and every combat: each turn's record as it stood last."""
    records = {
        frame.board.reveal.turn: frame.board.reveal for frame in frames if frame.board.reveal
    }
    played = [each for record in records.values() for each in record.played]
    return played, [each for record in records.values() for each in record.combats]


def tallies(frames: Sequence[Frame]) -> Iterator[Tally]:
    played, combats = reveals(frames)
    won = Counter(combat.winner for combat in combats)
    fallen = {
        "blue": sum(combat.blue_lost for combat in combats),
        "orange": sum(combat.orange_lost for combat in combats),
    }
    if combats:
        yield Tally(label=Phrase("mop-story-won"), by={seat: won[seat] for seat in SEATS})
        yield Tally(label=Phrase("mop-story-fallen"), by=fallen)
    cards = Counter((each.seat, each.card) for each in played)
    for card in CARDS:
        if not any(each.card == card for each in played):
            continue
        label = Phrase("mop-story-card", {"card": card_ref(card)})
        yield Tally(label=label, by={seat: cards[seat, card] for seat in SEATS})
