"""Armored Advance: rulings, a whole side's shots, playouts, the bot, and what a phone is sent.

Milliseconds are of processor time, medians of jobs taken in turn in one run; each stands beside
a reference that ran with it, so that a busy machine slows both alike.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import partial
from itertools import cycle
from statistics import median
from time import process_time

import msgspec
from msgspec.structs import replace

from geometry import Shapes
from server.games.armored_advance import GAME
from server.games.armored_advance.actions import Move
from server.games.armored_advance.bots import BOTS
from server.games.armored_advance.fire.attack import judge
from server.games.armored_advance.fire.shot import Shot
from server.games.armored_advance.form import DEFAULT_ERROR, ERRORS
from server.games.armored_advance.ground import lanes
from server.games.armored_advance.ground.layout import layout
from server.games.armored_advance.ground.places import Place
from server.games.armored_advance.ground.plan import BoardPlan, PiecePlan, Zone
from server.games.armored_advance.play.gunnery import arc_for, make_shot
from server.games.armored_advance.questions.area import AskArea
from server.games.armored_advance.questions.overlays import AskOverlay
from server.games.armored_advance.questions.shots import AskBest
from server.games.armored_advance.state import Options, State, Unit, card_of
from server.games.armored_advance.units.cards import Names, UnitCard
from server.games.armored_advance.units.library import shipped
from server.games.catalogue import deeds_of, trails_of
from server.games.kernel import Decide, Setup, Step
from server.games.ruling import IllegalMove
from server.messages import DeedTold, Line, Present, Told
from server.net.changes import changed
from tests.armored_advance.duel import SETUPS, seen, states, with_lists
from tests.bench.bench_geometry import medians, shots, table
from tests.bench.bench_playouts import per_second, reference
from tests.kernel.playout import playout

SIDE, PIECES = 20, 60
MOVES = 18
SECONDS = 1.0  # of processor time, for what is counted by the second
KINDS = {"wood": "foliage"}
NAMELESS = Names(en="", de="")


# --- A full table ----------------------------------------------------------------------------


def board() -> BoardPlan:
    """The table of the bench of geometry: sixty upright pieces, and ten flat ones."""
    pieces = tuple(
        PiecePlan(
            id=f"piece-{k}",
            kind=KINDS.get(piece.kind, piece.kind),
            outline=tuple((round(x * 1000), round(y * 1000)) for x, y in piece.outline),
            height=round(piece.height * 1000),
        )
        for k, piece in enumerate(table(PIECES).pieces)
    )
    west = Zone("west", ((0, 0), (24_000, 0), (24_000, 48_000), (0, 48_000)))
    east = Zone("east", ((48_000, 0), (72_000, 0), (72_000, 48_000), (48_000, 48_000)))
    return BoardPlan(
        id="bench", name=NAMELESS, width=72_000, depth=48_000, pieces=pieces, zones=(west, east)
    )


def full_table() -> State:
    """Twenty vehicles a side, all different, about to act."""
    luck = random.Random(4)
    cards = [card for card in shipped().cards().values() if not card.is_field_gun]
    chosen = luck.sample(cards, 2 * SIDE)
    units = [
        unit(seat, n, card, luck)
        for seat, mine in (("blue", chosen[:SIDE]), ("orange", chosen[SIDE:]))
        for n, card in enumerate(mine, 1)
    ]
    start = GAME.setup(Setup(), GAME.seats)
    options = Options(
        mission="annihilation",
        board=board(),
        requisition=5000,
        action_limit=20,
        place_error=ERRORS[DEFAULT_ERROR],
    )
    return replace(
        start,
        options=options,
        stage="play",
        turn=1,
        actions_left=20,
        cards=tuple(chosen),
        units=tuple(units),
        zones=("west", "east"),
    )


def unit(seat: str, n: int, card: UnitCard, luck: random.Random) -> Unit:
    left = 2_000 if seat == "blue" else 48_000
    at = Place(left + luck.randint(0, 22_000), luck.randint(2_000, 46_000))
    heading = luck.randint(0, 35_999)
    return Unit(
        id=f"{seat}-{n}",
        seat=seat,
        card=card.id,
        hp=card.hp,
        state="ready",
        place=at,
        heading=heading,
    )


def sides(s: State) -> tuple[list[Unit], list[Unit]]:
    return list(s.units[:SIDE]), list(s.units[SIDE:])


# --- Measurements ----------------------------------------------------------------------------


def beside(name: str, count: str, work: Callable[[], int]) -> None:
    """So many a second, and how many replaces of a small struct one of them is worth."""
    pairs = [(per_second(work, SECONDS / 3), per_second(reference, SECONDS / 12)) for _ in range(3)]
    rate, replaces = sorted(pairs)[1]
    print(f"{name:34s} {rate:10.1f} {count}/s  1 = {replaces / rate:9.0f} struct replaces")


def all_shots(s: State) -> list[Shot]:
    """The main gun of every unit of one side at every unit of the other."""
    found = []
    ours, theirs = sides(s)
    for shooter in ours:
        gun = card_of(s, shooter).weapons[0]
        bodies = [lanes.body(s, target) for target in theirs]
        row = lanes.lanes(s, [lanes.body(s, shooter)], bodies, arc_for(s, shooter, gun))[0]
        found += [
            make_shot(s, shooter, gun, target, lane, accurate=False, dice=0)
            for target, lane in zip(theirs, row, strict=True)
        ]
    return found


def rulings(s: State) -> None:
    waiting = cycle(all_shots(s))

    def rule() -> int:
        judge(next(waiting), s.house)
        return 1

    beside("rulings, with their reasons", "rulings", rule)


def whole_ask(s: State) -> None:
    """The best shots of a side, nothing measured before; beside the bare geometry of the pairs."""
    ours, theirs = ([lanes.body(s, unit).shape for unit in side] for side in sides(s))
    bare = partial(shots, layout(s).terrain, Shapes.of(ours), Shapes.of(theirs))

    def ask() -> None:
        lanes._known.clear()
        GAME.ask(s, "blue", AskBest(seat="blue"))

    asked, known, geometry = medians(
        ask, lambda: GAME.ask(s, "blue", AskBest(seat="blue")), bare, rounds=5
    )
    name = f"ask {SIDE} x {SIDE} shots, {PIECES} pieces"
    print(
        f"{name:34s} {asked:10.1f} ms = {asked / geometry:5.2f} times the bare geometry at "
        f"{geometry:.1f} ms (target: under 5); again, all poses known: {known / geometry:.2f}"
    )


def safe_places(s: State) -> None:
    """The overlay of where a unit is safe from twenty enemies: of all units of a side."""
    took = []
    for unit in sides(s)[0]:
        begin = process_time()
        GAME.ask(s, "blue", AskOverlay(unit=unit.id, show="safe"))
        took.append(1000 * (process_time() - begin))
    name = f"safe overlay, {SIDE} enemies, {PIECES} pieces"
    print(f"{name:34s} {median(took):10.1f} ms, {max(took):.1f} at worst (target: 200)")


def reachable_areas(s: State) -> None:
    """Where each unit of the table may go, asked for the first time."""
    took = []
    for unit in s.units:
        begin = process_time()
        GAME.ask(s, "blue", AskArea(unit=unit.id))
        took.append(1000 * (process_time() - begin))
    name = f"reachable area, {PIECES} pieces"
    print(f"{name:34s} {median(took):10.1f} ms, {max(took):.1f} at worst (target: 50)")


def playouts() -> None:
    luck, steps = random.Random(1), []

    def play() -> int:
        setup = SETUPS[len(steps) % len(SETUPS)]
        start = with_lists(setup, luck)
        steps.append(sum(1 for _ in playout(GAME, luck, start)))
        return 1

    beside("random playouts, default rules", "playouts", play)
    print(f"{'':34s} {sum(steps) / len(steps):10.1f} steps each")


def thinking() -> None:
    """A decision of the greedy bot beside making the view it decides on."""
    took: list[tuple[float, float]] = []
    players = {"blue": BOTS["random"], "orange": BOTS["random"]}
    for seed, setup in enumerate(SETUPS[:6]):
        luck = random.Random(seed)
        for s in states(players, luck, with_lists(setup, luck)):
            pending = GAME.pending(s)
            if isinstance(pending, Decide) and luck.random() < 0.2:
                seat = pending.waiting[0]
                begin = process_time()
                told = seen(s, seat)
                made = process_time()
                BOTS["greedy"].choose(told, luck)
                took.append((process_time() - made, made - begin))
    own, view = (median(each) * 1000 for each in zip(*took, strict=True))
    longest = 1000 * max(own for own, _ in took)
    print(
        f"{'greedy, one decision of ' + str(len(took)):34s} {own:10.1f} ms = {own / view:5.2f} "
        f"times making the view at {view:.1f} ms; the longest {longest:.0f} ms"
    )


def views(s: State) -> None:
    """What one seat is sent: its size, and what making and encoding it costs."""
    encode = msgspec.json.Encoder().encode
    view = GAME.view(s, "blue")
    plain = msgspec.to_builtins(view)
    made, encoded, watched, stdlib = medians(
        lambda: GAME.view(s, "blue"),
        lambda: encode(view),
        lambda: encode(GAME.view(s, None)),
        lambda: json.dumps(plain),
        rounds=5,
    )
    name = f"view of {2 * SIDE} units"
    print(
        f"{name:34s} {len(encode(view)):10d} bytes, a watcher's "
        f"{len(encode(GAME.view(s, None)))}, without offers and names "
        f"{len(encode(view.board))}"
    )
    print(
        f"{name + ', encoding':34s} {encoded:10.2f} ms = {encoded / stdlib:5.2f} times json.dumps "
        f"of the same at {stdlib:.2f} ms"
    )
    print(
        f"{name + ', making':34s} {made:10.2f} ms = {made / encoded:5.1f} times encoding it; "
        f"a watcher's with its encoding {watched:.2f} ms"
    )


def any_move(s: State, luck: random.Random) -> Step:
    """Of a unit that can: they were put down at random, and some overlap."""
    offers = [each for each in GAME.legal(s, "blue") if isinstance(each.action, Move)]
    while True:
        try:
            return GAME.apply(s, "blue", GAME.sample(s, "blue", luck.choice(offers), luck))
        except IllegalMove:
            continue


def updates(s: State) -> None:
    """What a phone is told after a move, beside the whole view: whoever moves, and a watcher."""
    encode, luck = msgspec.json.Encoder().encode, random.Random(7)
    for viewer, name in (("blue", "who moves"), (None, "a watcher")):
        now, before, sizes = s, None, []
        lines: list[Line] = []
        told: list[Told] = []
        for seq in range(1, MOVES + 1):
            board = GAME.view(now, viewer).board
            step = any_move(now, luck)
            now = step.state
            view = GAME.view(now, viewer)
            lines += [Line(seq=seq, at=0, kind="acted", text=h.text) for h in step.happenings]
            deeds = [DeedTold(text=d.text, seat=d.seat) for d in deeds_of(GAME)(board, view.board)]
            told.append(Told(seq=seq, deeds=deeds, trails=trails_of(GAME)(board, view.board)))
            pending = GAME.pending(now)
            whole = Present(match="bench", seq=seq, seat=viewer, view=view, pending=pending)
            sent = encode(replace(whole, lines=tuple(lines[-16:]), told=tuple(told[-6:])))
            if before is not None:
                sizes.append(len(encode(changed(before, sent))))
            before = sent
        line = f"bytes of a move's update, {name}"
        print(
            f"{line:34s} {median(sizes):10.0f} bytes, {max(sizes)} at most (target: 6000); "
            f"whole {len(sent)}"
        )


def main() -> None:
    s = full_table()
    updates(s)
    rulings(s)
    whole_ask(s)
    safe_places(s)
    reachable_areas(s)
    views(s)
    playouts()
    thinking()


if __name__ == "__main__":
    main()
