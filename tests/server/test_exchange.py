"""Match files: out, in again, replayed; and what is found when somebody has changed one."""

from __future__ import annotations

import json
import random
import subprocess
import sys

import pytest
from msgspec.structs import replace

from server.games.catalogue import GAMES
from server.games.kernel import Setup as KernelSetup
from server.hall import playing, seating
from server.hall.hall import Hall
from server.hall.match_files import BadFile, MatchFile, export_match, import_match, read_file
from server.hall.match_files import verify as report_on
from server.hall.seating import NewTable
from server.match.agreements import Wish, propose, undo
from server.match.fold import Position, enact
from server.match.formats import hash_of
from server.match.leaving import resign
from server.match.match import act
from server.match.refereeing import abandon
from server.match.refusal import NotAllowed
from server.match.rolls import throw
from server.match.rows import Ended, Fed
from server.match.values import Policy
from server.store.store import Store, open_engine
from tests.kernel.skirmish import GAME as SKIRMISH
from tests.server.test_powercut import one_move

SEATS = ("blue", "orange")


def open_hall(path, games=GAMES) -> Hall:
    store = Store(open_engine(f"sqlite:///{path}"))
    store.prepare()
    return Hall(store, games, {})


def begin(hall: Hall, game: str = "march-of-progress", **policy):
    seats = hall.games[game].form(KernelSetup()).seats
    wish = NewTable(game=game, name="Ada", seats=seats, policy=Policy(**policy))
    code = seating.create(hall, wish).table.code
    return code, playing.start(hall, code)


def changes_of_mind(match, count: int) -> None:
    """So many rows by a mind that cannot be made up."""
    for number in range(count):
        card = ("move1", "move2")[number % 2]
        action = {"type": "pick", "card": card}
        act(match, f"again-{number}", "blue", match.pending().id, action)


def verify(made: MatchFile, games=GAMES) -> list:
    """What is wrong with a match file."""
    return list(report_on(made, games).findings)


@pytest.fixture
def played(tmp_path):
    """A hall with a match that was played, partly undone, and resigned."""
    hall, luck = open_hall(tmp_path / "played.db"), random.Random(7)
    code, match = begin(hall)
    for number in range(40):
        one_move(match, f"command-{number}", luck)
        if number == 20:
            undo(match, "take-it-back", "blue", match.undoable("blue").to)
    resign(match, "i-give-up", "blue")
    return hall, code, match


def said(match) -> list:
    """The log as a watcher reads it."""
    return [(entry.row.seq, entry.told, entry.undone) for entry in match.entries(0, None)]


def exported(played) -> bytes:
    hall, _, match = played
    return export_match(hall.store, hall.tables.values(), match.id)


def test_a_finished_match_goes_out_and_in_again(played, tmp_path):
    _, _, match = played
    made = read_file(exported(played))
    assert verify(made, GAMES) == []
    other = open_hall(tmp_path / "other.db")
    table = playing.take_in(other, exported(played))
    again = other.match(table)
    assert again.position == match.position
    assert said(again) == said(match)
    with pytest.raises(BadFile, match="here already"):
        import_match(other.store, made, GAMES, "ABCD")


def test_a_running_match_is_not_given_away(tmp_path):
    hall = open_hall(tmp_path / "x.db")
    _, match = begin(hall)
    with pytest.raises(NotAllowed):
        export_match(hall.store, hall.tables.values(), match.id)


def tampered(raw: bytes, change) -> bytes:
    file = json.loads(raw)
    change(file)
    return json.dumps(file).encode()


def first_row(file, kind: str) -> dict:
    return next(row for row in file["rows"] if row["body"]["type"] == kind)


def test_a_changed_card_is_found_at_its_row(played):
    def cheat(file):
        row = first_row(file, "acted")
        row["body"]["action"]["card"] = "fortify" if "recruit" in str(row) else "recruit"
        cheat.row = row["seq"]

    made = read_file(tampered(exported(played), cheat))
    assert [finding.row for finding in verify(made, GAMES)] == [cheat.row]


def test_a_changed_hash_is_found_at_its_row(played):
    made = read_file(tampered(exported(played), lambda file: file["rows"][5].update(hash="0" * 32)))
    assert [finding.row for finding in verify(made, GAMES)] == [5]


def test_dice_that_do_not_follow_from_their_seal_are_found(tmp_path):
    hall = open_hall(tmp_path / "x.db")
    _, match = begin(hall, dice="server")
    throw(match, "throw-the-dice", "blue", match.pending().id, None)
    resign(match, "i-give-up", "blue")
    raw = export_match(hall.store, hall.tables.values(), match.id)
    assert verify(read_file(raw), GAMES) == []

    def other_seed(file):
        first_row(file, "requested")["body"]["seed"] = "00" * 16

    assert verify(read_file(tampered(raw, other_seed)), GAMES)


def forged(made: MatchFile, game, *, to_type, change) -> MatchFile:
    """The file after somebody changed the first such row, and reckoned all hashes anew."""
    rows = list(made.rows)
    spot = next(n for n, row in enumerate(rows) if isinstance(row.body, to_type))
    rows[spot] = replace(rows[spot], body=change(rows[spot].body))
    positions: dict[int, Position] = {}
    for n, row in enumerate(rows):
        positions[n] = enact(game, positions.get(row.parent), row.body, row.seat).position
        rows[n] = replace(row, hash=hash_of(positions[n], made.secret, row.format))
    return replace(made, rows=tuple(rows), positions=())


def ended_by(tmp_path, end) -> MatchFile:
    hall, luck = open_hall(tmp_path / "x.db"), random.Random(7)
    _, match = begin(hall)
    for number in range(12):
        one_move(match, f"command-{number}", luck)
    end(match)
    return read_file(export_match(hall.store, hall.tables.values(), match.id))


def with_result(**change):
    return lambda ended: replace(ended, result=replace(ended.result, **change))


@pytest.mark.parametrize(
    "end",
    [
        lambda match: resign(match, "i-give-up", "blue"),
        lambda match: propose(match, "a-draw-then", "blue", Wish(what="draw")),
        lambda match: propose(match, "stop-it-here", "blue", Wish(what="stop")),
        lambda match: abandon(match, "go-home-now", "it is late"),
    ],
    ids=["resigned", "drawn", "stopped", "abandoned"],
)
@pytest.mark.parametrize("reckoned", [False, True], ids=["hashes-kept", "hashes-reckoned-anew"])
def test_a_changed_winner_is_found_and_not_taken_in(tmp_path, end, reckoned):
    made = ended_by(tmp_path, end)
    game = GAMES[made.start.game]
    assert verify(made) == []
    truth = made.rows[-1].body.result
    lies = [{"winners": ("blue",)}, {"winners": ("blue", "orange")}, {"how": "over"}]
    lies.append({"scores": {"blue": 99, "orange": 0}})
    for lie in lies:
        if all(getattr(truth, key) == value for key, value in lie.items()):
            continue
        change = with_result(**lie)
        if reckoned:
            bad = forged(made, game, to_type=Ended, change=change)
        else:
            last = replace(made.rows[-1], body=change(made.rows[-1].body))
            bad = replace(made, rows=(*made.rows[:-1], last))
        assert verify(bad), f"{lie} was not noticed"
        with pytest.raises(BadFile):
            import_match(open_hall(tmp_path / "other.db").store, bad, GAMES, "ABCD")


def test_a_pile_that_somebody_stacked_is_found(tmp_path):
    games = {SKIRMISH.id: SKIRMISH}
    hall = open_hall(tmp_path / "x.db", games)
    wish = NewTable(game=SKIRMISH.id, name="Ada", seats=SKIRMISH.seats)
    match = playing.start(hall, seating.create(hall, wish).table.code)
    resign(match, "i-give-up", SKIRMISH.seats[0])
    made = read_file(export_match(hall.store, hall.tables.values(), match.id))
    assert verify(made, games) == []

    def stack(fed: Fed) -> Fed:
        return replace(fed, chance=replace(fed.chance, places=fed.chance.places[::-1]))

    stacked = forged(made, SKIRMISH, to_type=Fed, change=stack)
    assert [finding.what for finding in verify(stacked, games)] == [
        "the server's dice or cards do not follow from their seal"
    ]


@pytest.mark.parametrize(
    "change, word",
    [
        (lambda file: file.update(sandtable=99), "newer"),
        (lambda file: file["rows"].pop(3), "row 3"),
        (lambda file: file.update(rows=[]), "row 0"),
        (lambda file: file.pop("secret"), "damaged"),
        (lambda file: file.update(secret="no number"), "damaged"),
        (lambda file: file.update(match='"\r\nSet-Cookie: x'), "damaged"),
        (lambda file: file["rows"][4].update(command=file["rows"][3]["command"]), "same command"),
    ],
)
def test_a_damaged_file_is_refused_in_words(played, change, word):
    with pytest.raises(BadFile, match=word):
        read_file(tampered(exported(played), change))


def test_a_file_nested_too_deep_is_refused_in_words(played):
    def hollow(file):
        first_row(file, "acted")["body"]["action"] = {"type": "HERE"}

    raw = tampered(exported(played), hollow)
    with pytest.raises(BadFile, match="damaged"):
        read_file(raw.replace(b'"HERE"', b"[" * 5000 + b"]" * 5000))


@pytest.mark.parametrize(
    "change, word",
    [
        (lambda file: (file["rows"].pop(), file["positions"].pop()), "not over"),
        (lambda file: file["rows"].pop(), "a row it does not have"),
        (lambda file: file["positions"][9].update(body="{}"), "keeps another state"),
        (lambda file: first_row(file, "acted")["body"].update(action={"type": "?"}), "row 3"),
        (lambda file: file["rows"][0]["body"]["setup"].update(answers={"scenario": "?"}), "row 0"),
    ],
)
def test_a_file_that_cannot_be_replayed_is_not_taken_in(played, tmp_path, change, word):
    other = open_hall(tmp_path / "other.db")
    with pytest.raises(BadFile, match=word):
        playing.take_in(other, tampered(exported(played), change))
    assert other.tables == {}


def test_a_file_cannot_take_the_match_of_a_lobby(played, tmp_path):
    other = open_hall(tmp_path / "other.db")
    lobby = seating.create(other, NewTable(game="march-of-progress", name="Ada", seats=SEATS)).table
    raw = tampered(exported(played), lambda file: file.update(match=lobby.match))
    with pytest.raises(BadFile, match="here already"):
        playing.take_in(other, raw)
    assert playing.start(other, lobby.code).id == lobby.match


def test_a_file_gives_nobody_a_seat(played, tmp_path):
    def forge(file):
        file["chairs"][0]["token"] = "the id of somebody's token"
        file["chairs"][1]["seat"] = "plum"

    other = open_hall(tmp_path / "other.db")
    table = playing.take_in(other, tampered(exported(played), forge))
    assert [(chair.seat, chair.token) for chair in table.chairs] == [
        ("blue", None),
        ("orange", None),
    ]


def test_verify_says_so_on_the_terminal(played, tmp_path):
    good, torn = tmp_path / "good.json", tmp_path / "torn.json"
    good.write_bytes(exported(played))
    torn.write_bytes(exported(played)[:-200])
    command = [sys.executable, "-m", "server.command", "match", "verify"]
    fine = subprocess.run([*command, good], capture_output=True, text=True)
    assert (fine.returncode, "every one leads" in fine.stdout) == (0, True)
    for bad, word in ((torn, "damaged"), ("/dev/zero", "larger"), (tmp_path, "cannot be read")):
        done = subprocess.run([*command, bad], capture_output=True, text=True)
        assert (done.returncode, "Traceback" in done.stderr) == (1, False)
        assert word in done.stderr


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_shown_in_words_on_the_terminal(game, tmp_path):
    """Also what its data names, as the units of a list."""
    hall, luck, file = open_hall(tmp_path / "x.db"), random.Random(3), tmp_path / "match.json"
    _, match = begin(hall, game)
    for number in range(8):
        one_move(match, f"command-{number}", luck)
    resign(match, "i-give-up", "blue")
    if not match.is_over:  # where the rest go on without one
        resign(match, "so-do-i", "orange")
    file.write_bytes(export_match(hall.store, hall.tables.values(), match.id))
    command = [sys.executable, "-m", "server.command", "match", "show", "--language", "de", file]
    shown = subprocess.run(command, capture_output=True, text=True)
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "Blau gibt auf." in shown.stdout


def test_a_view_never_begins_in_the_middle_of_a_row(played):
    """The first sentence of a row has the faces and the picture of a throw."""
    _, _, match = played
    said = match.entries(0, "blue")
    several = [
        row for row in {each.row.seq: each.row for each in said}.values() if len(row.happenings) > 2
    ]
    assert several, "no row says several things"
    for count in range(1, len(said)):
        shown = match.newest_entries(count, "blue")
        assert len(shown) >= count
        assert shown == said[-len(shown) :]
        before = said[: -len(shown)]
        assert not before or before[-1].row.seq != shown[0].row.seq
