"""Deck files: TOML text to a checked pack, with every fault named by file, entry and field."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from server.games.data_file import Faults, Unreadable, load, read
from server.games.kernel import Fault
from server.games.package import data_files
from server.games.progress.data import (
    AGES,
    ERAS,
    MOST_PLAYERS,
    POWERS,
    RANKS,
    ROMAN,
    SKILLS,
    Benefits,
    Card,
    Milestone,
    Pack,
    Track,
)
from server.games.ruling import Phrase, Value

DEFAULT = "open-progress-1"
FORMER = ("open-progress-2",)  # kept for the matches that were begun with it
Draft = Pack | tuple[Fault, ...]


@lru_cache(maxsize=32)
def parse(file: str, text: str) -> Draft:
    """The deck in the text, or everything that keeps it from being one."""
    faults: Faults = []
    raw = load(file, text, faults)
    if faults:
        return tuple(faults)
    try:
        pack: Pack = read(Pack, raw, f"{file}: ", faults)
    except Unreadable:
        return tuple(faults)
    return tuple(Fault(f"{file}: {where}", text) for where, text in wrong_in(pack)) or pack


Wrong = Iterator[tuple[str, Phrase]]


def says(key: str, **values: Value) -> Phrase:
    return Phrase(f"pr-fault-{key}", values)


def wrong_in(pack: Pack) -> Wrong:
    """What no single field shows."""
    for part, entries in (
        ("cards", pack.cards),
        ("personalities", pack.personalities),
        ("milestones", pack.milestones),
    ):
        many = Counter(each.id for each in entries)
        yield from ((f"{part}.{id}", says("twice")) for id, n in many.items() if n > 1)
    by_id = {card.id: card for card in pack.cards}
    for card in pack.cards:
        yield from _card(card, by_id)
    yield from _cycles(pack.cards, by_id)
    yield from _counts(pack)
    yield from _numbers(pack)
    yield from _people(pack)
    for milestone in pack.milestones:
        yield from _milestone(milestone)


def _card(card: Card, by_id: Mapping[str, Card]) -> Wrong:
    where = f"cards.{card.id}"
    if not 1 <= len(card.cost) <= 2:
        yield f"{where}.cost", says("lines")
    for line in card.cost:
        if line.prereq is None:
            continue
        needed = by_id.get(line.prereq)
        if needed is None:
            yield f"{where}.cost", says("no-prereq", card=line.prereq)
        elif needed.type != line.type:
            yield f"{where}.cost", says("prereq-type", card=line.prereq)
        elif needed.age > card.age:
            yield f"{where}.cost", says("prereq-age", card=line.prereq)
    icons = card.benefits
    if len(icons.skills) + len(icons.tokens) + (icons.set_bonus is not None) != 1:
        yield f"{where}.benefits", says("one-icon")
    yield from _no_heritage(icons, f"{where}.benefits")
    yield from _powers(icons, f"{where}.benefits")
    if any(age != card.age + 1 for age in icons.age_symbols):
        yield f"{where}.benefits.age_symbols", says("symbol", age=ROMAN[card.age + 1])
    if not card.copies or card.copies[0] != "1+" or list(card.copies) != sorted(card.copies):
        yield f"{where}.copies", says("copies")


def _powers(icons: Benefits, where: str) -> Wrong:
    for power in sorted(icons.power.keys() - set(POWERS)):
        yield f"{where}.power.{power}", says("power", choices=", ".join(POWERS))


def _no_heritage(icons: Benefits, where: str) -> Wrong:
    for field in ("draw", "markers", "activate"):
        if getattr(icons, field):
            yield f"{where}.{field}", says("heritage-only")


def _technology_only(icons: Benefits, where: str) -> Wrong:
    """Nothing counts age symbols or set bonuses but on technologies."""
    for field in ("age_symbols", "set_bonus"):
        if getattr(icons, field):
            yield f"{where}.{field}", says("technology-only")


def _cycles(cards: Sequence[Card], by_id: Mapping[str, Card]) -> Wrong:
    """Each technology that can be reached from itself by prerequisites."""
    for card in cards:
        seen: set[str] = set()
        open_ = [line.prereq for line in card.cost if line.prereq]
        while open_:
            id = open_.pop()
            if id not in seen and id in by_id:
                seen.add(id)
                open_ += [line.prereq for line in by_id[id].cost if line.prereq]
        if card.id in seen:
            yield f"cards.{card.id}.cost", says("cycle")


def copies_by_age(pack: Pack) -> list[int]:
    return [sum(len(card.copies) for card in pack.cards if card.age == age) for age in AGES]


def too_few_symbols(pack: Pack) -> Iterator[tuple[int, int, int, int]]:
    """Ages that their symbols can never bring, as a column left empty does: the age, the least
    number of players, how many symbols their cards have, and how many are needed."""
    for age in AGES:
        cards = [card for card in pack.cards if card.age == age]
        for place, want in enumerate(getattr(pack.thresholds, ROMAN[age + 1]) if cards else ()):
            have = sum(len(c.benefits.age_symbols) * c.many(place + 1) for c in cards)
            if have < want:
                yield age + 1, place + 1, have, want
                break


def _counts(pack: Pack) -> Wrong:
    if len(pack.counts) > len(AGES):
        yield "counts", says("counts", most=len(AGES))
    for age, have in enumerate(copies_by_age(pack), 1):
        if len(pack.counts) >= age and pack.counts[age - 1] != have:
            yield "counts", says("count", age=ROMAN[age], have=have, want=pack.counts[age - 1])
        if have == 0 and age < 4:
            yield "cards", says("no-age", age=ROMAN[age])
    first = sum(card.many(1) for card in pack.cards if card.age == 1)
    if 0 < first < 6:
        yield "cards", says("too-few", have=first)


def wrong_track(skill: str, track: Track) -> Phrase | None:
    """What is wrong with a skill track; its values are numbers, of Quick Draw pairs of them."""
    pattern = r"[1-9]\d?/\d" if skill == "quick_draw" else r"[1-9]\d?"
    if not 1 <= len(track.values) <= 10 or len(track.values) != len(track.vp):
        return says("track-length")
    if not all(re.fullmatch(pattern, value) for value in track.values):
        return says("track-pair" if skill == "quick_draw" else "track-value")
    return None


def _numbers(pack: Pack) -> Wrong:
    for skill in SKILLS:
        if wrong := wrong_track(skill, pack.tracks.of(skill)):
            yield f"tracks.{skill}", wrong
    for age in ("II", "III", "IV", "V"):
        row = getattr(pack.thresholds, age)
        if len(row) != MOST_PLAYERS or not all(need >= 1 for need in row):
            yield f"thresholds.{age}", says("threshold")
    for power in POWERS:
        row = pack.awards.of(power)
        if len(row) != MOST_PLAYERS or list(row) != sorted(row, reverse=True):
            yield f"awards.{power}", says("awards")
        if not pack.solo_power.of(power):
            yield f"solo_power.{power}", says("solo-power")


def _people(pack: Pack) -> Wrong:
    orders = Counter(p.order for p in pack.personalities if p.rank == "philosopher")
    for person in pack.personalities:
        where = f"personalities.{person.id}"
        yield from _powers(person.benefit, f"{where}.benefit")
        yield from _powers(person.heritage or Benefits(), f"{where}.heritage")
        yield from _technology_only(person.heritage or Benefits(), f"{where}.heritage")
        lasting = person.benefit
        if lasting.power or lasting.age_symbols or lasting.set_bonus or "any" in lasting.skills:
            yield f"{where}.benefit", says("lasting")
        yield from _no_heritage(lasting, f"{where}.benefit")
        if person.rank == "philosopher" and (orders[person.order] > 1 or person.order < 1):
            yield f"{where}.order", says("order")
        if (person.heritage is None) != (person.rank == "philosopher"):
            yield f"{where}.heritage", says("heritage")
    for rank in RANKS if pack.personalities else ():
        if sum(p.rank == rank for p in pack.personalities) < MOST_PLAYERS:
            yield "personalities", says("rank", rank=rank)


def _milestone(milestone: Milestone) -> Wrong:
    where = f"milestones.{milestone.id}"
    if not 2 <= len(milestone.costs) <= 4:
        yield f"{where}.costs", says("costs")
    if any(line.prereq for line in milestone.costs):
        yield f"{where}.costs", says("cost-prereq")
    yield from _powers(milestone.benefits, f"{where}.benefits")
    yield from _no_heritage(milestone.benefits, f"{where}.benefits")
    yield from _technology_only(milestone.benefits, f"{where}.benefits")
    if not (milestone.benefits.skills or milestone.benefits.tokens or milestone.benefits.power):
        yield f"{where}.benefits", says("no-benefit")
    assert milestone.era in ERAS


class Shipped(Mapping[str, Pack]):
    """Our own decks by id, which is the file's name. Each is read when it is first asked for: the
    server starts before anybody plays."""

    def __getitem__(self, id: str) -> Pack:
        file = f"{id}.toml"
        pack = parse(file, SHIPPED_TEXTS[file])
        if not isinstance(pack, Pack):
            raise ValueError(f"our own deck has faults: {pack}")
        return pack

    def __contains__(self, id: object) -> bool:
        return f"{id}.toml" in SHIPPED_TEXTS

    def __iter__(self) -> Iterator[str]:
        return (file.removesuffix(".toml") for file in SHIPPED_TEXTS)

    def __len__(self) -> int:
        return len(SHIPPED_TEXTS)


SHIPPED_TEXTS = data_files(__package__, "decks")
SHIPPED = Shipped()
