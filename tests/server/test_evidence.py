"""Pictures that go with rows: bringing, looking, the room for them, the match file, the backup."""

from __future__ import annotations

import base64
import json
import os
import subprocess
import sys
import tarfile
import urllib.error
import urllib.request
from contextlib import closing
from types import SimpleNamespace

import pytest

from server.games.catalogue import GAMES
from server.games.kernel import Faces, Happening
from server.games.ruling import Phrase
from server.hall.evidence import Evidence, Seen
from server.hall.hall import Hall
from server.hall.match_files import BadFile, export_match, import_match, read_file
from server.hall.picture_files import MOST_BYTES, look_at
from server.match.fold import Position
from server.match.formats import write_position
from server.match.refusal import NotAllowed, NotPossible, Refusal, TooMuch
from server.match.rows import Fed, Row
from server.match.values import Reading
from server.store.pictures import Pictures, hash_of
from server.store.store import Store, open_engine
from tests.server.devices import camera, consent, feed, pair, roll_of, use_camera
from tests.server.phone import Phone, command
from tests.server.pictures import bring, fetch, jpeg, png, webp
from tests.server.process import ServerProcess

# --- What is a picture -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "body, mime, size",
    [
        (png(), "image/png", (16, 12)),
        (jpeg(), "image/jpeg", (640, 480)),
        (webp(), "image/webp", (320, 200)),
    ],
)
def test_a_picture_is_known_by_its_bytes(body, mime, size):
    picture = look_at(body)
    assert (picture.mime, (picture.width, picture.height)) == (mime, size)


@pytest.mark.parametrize(
    "body, key",
    [
        (b"", "refused-picture"),
        (b"GIF89a" + bytes(100), "refused-picture"),
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "refused-picture"),
        (b"PK\3\4" + bytes(100), "refused-picture"),
        (png()[:-5], "refused-picture-cut"),
        (jpeg()[:30], "refused-picture-cut"),
        (b"\xff\xd8\xff\xe0\0\4\0\0\xff\xd9", "refused-picture"),
        (b"\xff\xd8\xff\xe0\xff\xff" + bytes(20) + b"\xff\xd9", "refused-picture-cut"),
        (webp()[:-4], "refused-picture-cut"),
        (png(4097, 1), "refused-picture-size"),
        (jpeg(65535, 65535), "refused-picture-size"),
        (jpeg(0, 10), "refused-picture-size"),
        (png() + bytes(MOST_BYTES), "refused-picture-large"),
    ],
)
def test_what_is_none_is_refused_in_words(body, key):
    with pytest.raises(Refusal) as no:
        look_at(body)
    assert no.value.text.key == key


# --- Bringing and looking --------------------------------------------------------------------


def test_a_reading_carries_its_picture(server, reading, phones):
    blue, orange, device = reading
    roll, body = roll_of(device)["roll"]["id"], png(shade=91)
    status, kept = bring(server.url, device.token, blue.match, body)
    assert status == 201 and kept["hash"] == hash_of(body)
    early, no = fetch(server.url, blue.token, blue.match, kept["hash"])
    assert (early, no["text"]["key"]) == (400, "refused-picture-missing")  # no row names it yet
    wish = feed(device, blue.match, roll, blue=(6,), orange=(1,))
    wish |= {"evidence": [kept["hash"]], "dice": [{"x": 0.4, "y": 0.5, "size": 0.1, "face": 6}]}
    same = command()
    device.ok("feed_roll", id=same, **wish)
    device.ok("feed_roll", id=same, **wish)  # sent twice
    line = next(
        each
        for each in orange.seen(lambda view: view["pending"].get("id") == "pick-1")["lines"]
        if each["evidence"]
    )
    assert line["evidence"] == [kept["hash"]] and line["dice"][0]["face"] == 6
    watcher = phones().ok("watch", table=blue.code)["token"]
    for token in (blue.token, orange.token, device.token, watcher):
        assert fetch(server.url, token, blue.match, kept["hash"]) == (200, body)
    status, no = fetch(server.url, None, blue.match, kept["hash"])
    assert (status, no["text"]["key"]) == (403, "refused-token")


def test_who_may_bring_a_picture(server, reading, phones):
    blue, _, device = reading
    other = phones().create("blue", "orange", start=True)
    watcher = phones().ok("watch", table=blue.code)["token"]
    for token, key in (
        (None, "refused-token"),
        ("nonsense", "refused-token"),
        (watcher, "refused-picture-rights"),
        (other.token, "refused-picture-rights"),
    ):
        status, no = bring(server.url, token, blue.match, png())
        assert (status, no["text"]["key"]) == (403, key)
    assert bring(server.url, blue.token, blue.match, png())[0] == 201
    status, no = bring(server.url, device.token, other.match, png())
    assert (status, no["text"]["key"]) == (403, "refused-picture-rights")
    blue.change("take_back_device", device=device.id)
    status, no = bring(server.url, device.token, blue.match, png())
    assert (status, no["text"]["key"]) == (403, "refused-token")


def test_bad_pictures_are_refused_and_nothing_is_kept(server, reading):
    blue, _, device = reading
    for body, status, key in (
        (b"no picture", 400, "refused-picture"),
        (png()[:-4], 400, "refused-picture-cut"),
        (png(5000, 1), 429, "refused-picture-size"),
        (png() + bytes(MOST_BYTES), 429, "refused-picture-large"),
    ):
        got, no = bring(server.url, device.token, blue.match, body)
        assert (got, no["text"]["key"]) == (status, key)
        wish = feed(device, blue.match, roll_of(device)["roll"]["id"], blue=(6,))
        named = {**wish, "evidence": [hash_of(body)]}
        assert device.no("feed_roll", id=command(), **named) == "refused-picture-missing"


def test_a_flood_of_pictures_is_held_back(server, two, phones):
    blue, orange = two
    device = camera(phones, blue)
    consent(orange, device)
    replies = [bring(server.url, device.token, blue.match, png()) for _ in range(40)]
    held = [no for status, no in replies if status == 429]
    assert held and held[0]["text"]["key"] == "refused-too-fast"


def test_nothing_else_is_fetched_by_this_way(server, reading):
    blue, _, _ = reading
    for name in ("..%2f..%2fsandtable.db", "x", "0" * 64, "0" * 63 + "/"):
        status, _ = fetch_text(server.url, blue.token, f"{blue.match}/evidence/{name}")
        assert status in (400, 404)


def fetch_text(url: str, token: str, path: str) -> tuple[int, bytes]:
    request = urllib.request.Request(f"{url}/api/matches/{path}")
    request.add_header("Authorization", f"Bearer {token}")
    try:
        with urllib.request.urlopen(request, timeout=20) as reply:
            return reply.status, reply.read()
    except urllib.error.HTTPError as no:
        return no.code, no.read()


def test_a_picture_of_a_row_for_one_seat_is_for_that_seat():
    """A roll that only its roller sees keeps its picture to itself."""

    def row(seq: int, to: tuple[str, ...] | None) -> Row:
        read = Reading(device="d", name="Tower", source="camera", evidence=("a" * 64,))
        fed = Fed(chance=Faces(roll="r", faces={}), source="camera", readings=(read,))
        told = Happening(text=Phrase("log-roll-read"), to=to)
        return Row(seq=seq, parent=seq - 1, at=0.0, body=fed, happenings=(told,))

    seen = Seen()
    seen.add(row(0, ("blue",)))
    assert seen.by["a" * 64] == {"blue"}
    seen.add(row(1, ("orange",)))
    assert seen.by["a" * 64] == {"blue", "orange"}
    seen.add(row(2, None))
    assert seen.by["a" * 64] is None


def test_a_device_looks_at_what_waits_for_its_row_and_else_at_what_a_watcher_may(tmp_path):
    """A camera reads the photographs of phones; a private throw is not a device's business."""
    table = SimpleNamespace(
        match="m", earlier=(), status="playing", devices=(SimpleNamespace(id="tower"),)
    )
    table.seats_of = lambda holder: ("blue",) if holder == "ada" else ()
    hall = SimpleNamespace(tables={"ABCD": table}, match=lambda *_: None, is_final=lambda _: False)
    pictures = Pictures(tmp_path)
    evidence = Evidence(hall, pictures, most_bytes=10**6)  # type: ignore[arg-type]
    waiting, private = pictures.take("m", png(shade=1)), pictures.put("m", png(shade=2))
    evidence.audience = lambda match, name: {"blue"}  # type: ignore[method-assign]
    tower, ada = (SimpleNamespace(id=id) for id in ("tower", "ada"))
    assert evidence.show(tower, "m", waiting) == png(shade=1)  # type: ignore[arg-type]
    assert evidence.show(ada, "m", private) == png(shade=2)  # type: ignore[arg-type]
    with pytest.raises(NotAllowed):
        evidence.show(tower, "m", private)  # type: ignore[arg-type]


def test_the_source_of_dice_is_hashed_alike_wherever_it_comes_from():
    """msgspec leaves out a default that is the same object: a string read from a row is not."""
    fresh = json.loads('"typed"')
    assert write_position(Position(state=1, dice=fresh)) == write_position(Position(state=1))


# --- Room ------------------------------------------------------------------------------------


@pytest.fixture
def hall(tmp_path):
    store = Store(open_engine(f"sqlite:///{tmp_path / 'sandtable.db'}"))
    store.prepare()
    with closing(store):
        yield Hall(store, GAMES, {}, pictures=Pictures(tmp_path / "evidence"))


def test_the_oldest_pictures_give_way_and_the_newest_stay(hall, tmp_path):
    size = len(png())
    evidence = Evidence(hall, hall.pictures, most_bytes=3 * size)
    names = [hall.pictures.put("old-match", png(shade=shade)) for shade in (1, 2, 3)]
    for number, name in enumerate(names):
        path = tmp_path / "evidence" / "old-match" / name
        path.touch()
        os.utime(path, (1000 + number, 1000 + number))
    evidence.make_room(size, "new-match")
    left = [name for name in names if hall.pictures.read("old-match", name)]
    assert left == names[1:]


def test_pictures_that_are_needed_never_give_way(hall):
    size = len(png())
    evidence = Evidence(hall, hall.pictures, most_bytes=2 * size)
    hall.pictures.put("new-match", png(shade=1))
    hall.pictures.take("new-match", png(shade=2))
    with pytest.raises(TooMuch) as no:
        evidence.make_room(size, "new-match")
    assert no.value.text.key == "refused-picture-room"


def test_a_damaged_picture_is_not_shown(hall, tmp_path):
    name = hall.pictures.put("m", png())
    (tmp_path / "evidence" / "m" / name).write_bytes(png(shade=1))
    assert hall.pictures.read("m", name) is None


def test_a_picture_no_row_named_is_deleted_in_time(hall, tmp_path):
    name = hall.pictures.take("m", png())
    waiting = hall.pictures.waiting("m", name)
    hall.pictures.tidy()
    assert waiting.exists() and waiting.stat().st_mode & 0o077 == 0
    os.utime(waiting, (1000, 1000))
    hall.pictures.tidy()
    assert not waiting.exists() and not hall.pictures.claim("m", name)
    evidence = Evidence(hall, hall.pictures, 10**6)
    with pytest.raises(NotPossible):
        evidence.claim("m", [name])


# --- The match file and the backup -----------------------------------------------------------


@pytest.fixture(scope="module")
def finished(tmp_path_factory):
    """The data of a match that ended with a picture in its log, its id and the picture."""
    data = tmp_path_factory.mktemp("finished")
    with ServerProcess(data, "--no-bots") as server:
        blue, orange = Phone(server.url).create("blue"), Phone(server.url)
        orange.join(blue.code, "orange")
        blue.change("start_match")
        blue.seen(lambda view: view["pending"]["type"] == "roll")
        phones = [blue, orange]

        def phone():
            phones.append(Phone(server.url))
            return phones[-1]

        device = camera(phone, blue)
        consent(orange, device)
        use_camera(blue, orange)
        roll, body = roll_of(device)["roll"]["id"], png(shade=77)
        name = bring(server.url, device.token, blue.match, body)[1]["hash"]
        wish = feed(device, blue.match, roll, blue=(6,), orange=(1,))
        device.ok("feed_roll", id=command(), **wish, evidence=[name])
        blue.seen(lambda view: view["pending"].get("id") == "pick-1")
        blue.change("resign", seat="blue")
        orange.seen(lambda view: view["result"])
        match = blue.match
        for each in phones:
            each.close()
    return data, match, name, body


def sandtable(*line: str) -> subprocess.CompletedProcess[str]:
    command_line = [sys.executable, "-m", "server.command", *line]
    return subprocess.run(command_line, capture_output=True, text=True, timeout=120)


def test_a_match_file_carries_its_pictures_and_is_verified(finished, tmp_path):
    data, match, name, body = finished
    file = tmp_path / "match.json"
    assert sandtable("match", "export", match, str(file), "--data", str(data)).returncode == 0
    made = read_file(file.read_bytes())
    assert made.sandtable == 3 and made.evidence == {name: body}
    checked = sandtable("match", "verify", str(file))
    assert checked.returncode == 0, checked.stderr
    store = Store(open_engine(f"sqlite:///{tmp_path / 'sandtable.db'}"))
    store.prepare()
    pictures = Pictures(tmp_path / "evidence")
    with closing(store):
        import_match(store, made, GAMES, "QQQQ", pictures)
    assert pictures.read(match, name) == body


@pytest.mark.parametrize("fault", ["another", "unnamed", "none"])
def test_a_file_with_a_wrong_picture_is_refused(finished, tmp_path, fault):
    data, match, name, _ = finished
    with closing(Store(open_engine(f"sqlite:///{data / 'sandtable.db'}"))) as store:
        raw = json.loads(export_match(store, (), match, Pictures(data / "evidence")))
    other = png(shade=3)
    if fault == "another":
        raw["evidence"][name] = base64.b64encode(other).decode()
    elif fault == "unnamed":
        raw["evidence"][hash_of(other)] = base64.b64encode(other).decode()
    else:
        raw = json.loads(json.dumps(raw).replace(name, hash_of(b"no picture")))
        raw["evidence"] = {hash_of(b"no picture"): base64.b64encode(b"no picture").decode()}
    with pytest.raises(BadFile):
        read_file(json.dumps(raw).encode())


def test_a_file_without_devices_is_read_by_older_programs(finished, two, server):
    blue, orange = two
    blue.change("resign", seat="blue")
    orange.change("accept_end", seat="orange")
    with urllib.request.urlopen(f"{server.url}/api/matches/{blue.match}/export") as reply:
        assert json.loads(reply.read())["sandtable"] == 2


def test_a_backup_holds_rows_and_pictures(finished, tmp_path):
    data, match, name, body = finished
    file = tmp_path / "all.tar"
    made = sandtable("backup", str(file), "--data", str(data))
    assert made.returncode == 0, made.stderr
    assert file.stat().st_mode & 0o077 == 0
    again = sandtable("backup", str(file), "--data", str(data))
    assert again.returncode == 1 and "already" in again.stderr
    with tarfile.open(file) as tar:
        tar.extractall(tmp_path / "new")  # Debian 12 has Python 3.11.2, without filters
    assert Pictures(tmp_path / "new" / "evidence").read(match, name) == body
    assert match in sandtable("match", "list", "--data", str(tmp_path / "new")).stdout


def test_a_tray_brings_no_picture_of_dice_it_does_not_feed(server, two, phones):
    tray = pair(phones, two[0])
    name = bring(server.url, tray.token, two[0].match, png())[1]["hash"]
    wish = feed(tray, two[0].match, "any", blue=(1,))
    refused = tray.no("feed_roll", id=command(), **wish, evidence=[name])
    assert refused == "refused-device-feeds"
