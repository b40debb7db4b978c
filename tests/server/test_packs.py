"""Own data: saved with versions, checked by the game, shared by a code, and played with."""

from __future__ import annotations

from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
import sqlalchemy as sa

from server.games.catalogue import GAMES, packs_of
from server.hall import packs
from server.hall.clock import RunningTime
from server.hall.packs import Faulty, Packs, Wish
from server.match.refusal import NotAllowed, NotPossible, TooMuch
from server.store import schema
from server.store.store import Store, open_engine
from tests.armored_advance.hand_made import CLUB_UNIT
from tests.server.phone import Phone, command
from tests.server.process import ServerProcess, until

KINDS = {(game.id, kind.id): kind for game in GAMES.values() for kind in packs_of(game)}
BOARD = KINDS["armored-advance", "board"].example.replace('"hedgerows"', '"club"')
SCENARIO = KINDS["march-of-progress", "scenario"].example.replace('"thirty-years-war"', '"club"')
CLUB = {"game": "armored-advance", "kind": "board", "name": "Club table"}


def identity_of(phone: Phone) -> str:
    return phone.ok("identify")["identity"]


def save(phone: Phone, mine: str, text: str = BOARD, **fields) -> dict:
    return phone.ok("save_pack", id=command(), identity=mine, text=text, **{**CLUB, **fields})


# --- With a server ---------------------------------------------------------------------------


def test_a_pack_is_saved_listed_read_renamed_and_deleted(phones):
    ada = phones()
    mine = identity_of(ada)
    pack = save(ada, mine)["pack"]
    assert (pack["version"], pack["faults"], pack["name"]) == (1, 0, "Club table")
    ada.ok("rename_pack", pack=pack["id"], identity=mine, name="Our table")
    listed = ada.ok("list_packs", identity=mine, game="armored-advance")
    assert [each["name"] for each in listed["packs"]] == ["Our table"]
    assert listed["packs"][0]["answers"] == {"board": "club"}
    assert {kind["kind"] for kind in listed["kinds"]} == {"board", "units", "list"}
    assert ada.ok("read_pack", pack=pack["id"], identity=mine)["text"] == BOARD
    ada.ok("delete_pack", pack=pack["id"], identity=mine)
    assert ada.ok("list_packs", identity=mine)["packs"] == []
    assert ada.no("read_pack", pack=pack["id"], identity=mine) == "refused-pack"


def test_every_save_is_a_version_and_older_ones_can_be_read(phones):
    ada = phones()
    mine = identity_of(ada)
    pack = save(ada, mine)["pack"]
    changed = BOARD + "# higher hedges\n"
    again = save(ada, mine, changed, pack=pack["id"], version=1)["pack"]
    assert (again["id"], again["version"]) == (pack["id"], 2)
    newest = ada.ok("read_pack", pack=pack["id"], identity=mine)
    assert newest["text"] == changed and [v["version"] for v in newest["versions"]] == [2, 1]
    assert ada.ok("read_pack", pack=pack["id"], identity=mine, version=1)["text"] == BOARD
    gone = ada.no("read_pack", pack=pack["id"], identity=mine, version=3)
    assert gone == "refused-pack-version-gone"


def test_the_second_of_two_phones_that_save_is_told_and_nothing_is_lost(phones):
    ada, other = phones(), phones()
    mine = identity_of(ada)
    pack = save(ada, mine)["pack"]
    save(ada, mine, BOARD + "# one\n", pack=pack["id"], version=1)
    late = {**CLUB, "id": command(), "identity": mine, "text": BOARD + "# two\n"}
    assert other.no("save_pack", **late, pack=pack["id"], version=1) == "refused-pack-version"
    assert ada.ok("read_pack", pack=pack["id"], identity=mine)["text"].endswith("# one\n")
    copy = save(other, mine, BOARD + "# two\n", name="Mine")["pack"]
    assert copy["id"] != pack["id"] and copy["version"] == 1


def test_a_save_that_is_sent_twice_is_one_pack(phones):
    ada = phones()
    mine = identity_of(ada)
    message = {**CLUB, "id": command(), "identity": mine, "text": BOARD}
    one, two = (ada.ok("save_pack", **message)["pack"]["id"] for _ in range(2))
    assert one == two and len(ada.ok("list_packs", identity=mine)["packs"]) == 1


def test_faults_are_named_and_a_draft_is_kept_but_not_played(phones):
    ada = phones()
    mine = identity_of(ada)
    faulty = BOARD.replace("width", "breadth", 1)
    told = save(ada, mine, faulty)
    assert told["type"] == "faulty"
    wheres = {fault["where"] for fault in told["faults"]}
    assert wheres == {"Club table.toml: board.breadth", "Club table.toml: board.width"}
    assert ada.ok("list_packs", identity=mine)["packs"] == [], "nothing was saved"
    draft = save(ada, mine, faulty, draft=True)["pack"]
    assert draft["faults"] == 2
    wish = {"game": "armored-advance", "packs": [draft["id"]], "identity": mine}
    assert ada.no("fill_form", **wish) == "refused-pack-draft"


def test_a_pack_that_names_what_is_not_there_is_faulty(phones):
    ada = phones()
    mine = identity_of(ada)
    neighbour = SCENARIO.replace("adjacency = [", 'adjacency = [["nowhere", "nowhere2"], ', 1)
    told = save(ada, mine, neighbour, game="march-of-progress", kind="scenario")
    assert told["type"] == "faulty"
    assert "mop-fault-no-country" in {fault["text"]["key"] for fault in told["faults"]}
    force = KINDS["armored-advance", "list"].example.replace("m5a1-stuart", "maus")
    told = save(ada, mine, force, kind="list")
    assert [fault["text"]["key"] for fault in told["faults"]] == ["aa-force-unknown"]


def test_a_list_may_name_units_of_its_owners_packs_and_of_nobody_elses(phones):
    ada, eve = phones(), phones()
    mine, hers = identity_of(ada), identity_of(eve)
    force = KINDS["armored-advance", "list"].example.replace("m5a1-stuart", "bob-semple")
    assert save(ada, mine, force, kind="list")["type"] == "faulty"
    save(ada, mine, CLUB_UNIT, kind="units", name="Garage")
    made = save(ada, mine, force, kind="list", name="Home")["pack"]
    assert made["faults"] == 0
    shared = ada.ok("share_pack", pack=made["id"], identity=mine)["code"]
    assert eve.ok("fetch_pack", code=shared)["faults"] == []
    assert save(eve, hers, force, kind="list")["type"] == "faulty"


def test_a_match_is_played_with_the_pack_and_keeps_its_text(phones):
    ada = phones()
    mine = identity_of(ada)
    pack = save(ada, mine)["pack"]
    wish = {"game": "armored-advance", "packs": [pack["id"]], "identity": mine}
    form = ada.ok("fill_form", **wish)["form"]
    (field,) = [field for field in form["fields"] if field["key"] == "board"]
    assert "club" in {choice["id"] for choice in field["choices"]}
    answers = {"board": "club"}
    ada.create("blue", game="armored-advance", answers=answers, packs=[pack["id"]], identity=mine)
    rules = {rule["key"]: rule for rule in ada.table["rules"]}
    assert rules["pack.1"]["chosen"]["values"] == {"value": "Club table"}
    phones().join(ada.code, "orange")
    ada.ok("delete_pack", pack=pack["id"], identity=mine)
    answers = {"board": "club", "requisition": 600}
    again = ada.ok("fill_form", game="armored-advance", answers=answers, table=ada.code)["form"]
    assert again["faults"] == [], "the lobby still knows the board"
    ada.change("set_answers", answers=answers)
    until(lambda: any(rule["answer"] == 600 for rule in ada.table["rules"]))
    assert "pack.1" in {rule["key"] for rule in ada.table["rules"]}
    ada.change("start_match")
    field = ada.seen(lambda view: view["view"]["board"])["view"]["board"]["map"]
    assert field["id"] == "club" and field["pieces"]


def test_a_pack_of_another_cannot_be_read_changed_shared_or_played(phones):
    ada, eve = phones(), phones()
    mine, hers = identity_of(ada), identity_of(eve)
    pack = save(ada, mine)["pack"]["id"]
    assert eve.no("read_pack", pack=pack, identity=hers) == "refused-pack"
    assert eve.no("rename_pack", pack=pack, identity=hers, name="Hers") == "refused-pack"
    assert eve.no("delete_pack", pack=pack, identity=hers) == "refused-pack"
    assert eve.no("share_pack", pack=pack, identity=hers) == "refused-pack"
    late = {**CLUB, "id": command(), "identity": hers, "text": BOARD, "version": 1}
    assert eve.no("save_pack", **late, pack=pack) == "refused-pack"
    wish = {"game": "armored-advance", "packs": [pack]}
    assert eve.no("fill_form", **wish, identity=hers) == "refused-pack"
    assert eve.no("fill_form", **wish) == "refused-pack"
    assert eve.no("read_pack", pack=pack) == "refused-identity"
    assert eve.ok("list_packs")["packs"] == [] == eve.ok("list_packs", identity=hers)["packs"]
    assert eve.no("list_packs", token="no-organiser") == "refused-token"


def test_the_organiser_sees_and_deletes_everybodys_and_a_referee_does_not(server, phones):
    ada, organiser, referee = phones(), phones(), phones()
    pack = save(ada, identity_of(ada), name="Theirs")["pack"]["id"]
    referee.sign_in(server, "referee")
    assert referee.no("list_packs", token=referee.token) == "refused-role"
    assert referee.no("delete_pack", pack=pack, token=referee.token) == "refused-role"
    organiser.sign_in(server, "organiser")
    assert pack in {
        each["id"] for each in organiser.ok("list_packs", token=organiser.token)["packs"]
    }
    assert organiser.ok("read_pack", pack=pack, token=organiser.token)["text"] == BOARD
    organiser.ok("delete_pack", pack=pack, token=organiser.token)
    assert organiser.no("read_pack", pack=pack, token=organiser.token) == "refused-pack"


def test_a_code_shares_one_version_with_anybody_as_text_file_and_qr(server, phones):
    ada, jonas = phones(), phones()
    mine = identity_of(ada)
    pack = save(ada, mine, name="Wäldchen / Ost")["pack"]["id"]
    shared = ada.ok("share_pack", pack=pack, identity=mine)
    assert ada.ok("share_pack", pack=pack, identity=mine)["code"] == shared["code"]
    assert shared["address"].endswith(f"/data/{shared['code']}")
    save(ada, mine, BOARD + "# newer\n", pack=pack, version=1, name="Wäldchen / Ost")
    fetched = jonas.ok("fetch_pack", code=shared["code"].lower())
    assert (fetched["text"], fetched["version"]) == (BOARD, 1), (
        "what was shared, not what came later"
    )
    with urlopen(f"{server.url}/api/data/{shared['code']}/file") as answer:
        assert answer.read().decode() == BOARD
        said = answer.headers["Content-Disposition"]
        assert said == "attachment; filename*=UTF-8''W%C3%A4ldchen%20/%20Ost.toml"
    with urlopen(f"{server.url}/api/data/{shared['code']}/qr.svg") as answer:
        assert b"<svg" in answer.read()
    own = save(jonas, identity_of(jonas), fetched["text"], name="Copy")["pack"]
    assert own["id"] != pack


def test_an_unknown_code_is_a_clear_word(server, phones):
    assert phones().no("fetch_pack", code="QQQQQQ") == "refused-pack-code"
    with pytest.raises(HTTPError, match="404"):
        urlopen(f"{server.url}/api/data/QQQQQQ/file")


@pytest.mark.parametrize(
    "fields, why",
    [
        ({"text": "x" * 100_001}, "refused-pack-large"),
        ({"game": "chess"}, "refused-game"),
        ({"kind": "tanks"}, "refused-pack-kind"),
        ({"name": " "}, "refused-message"),
        ({"name": "a\nb"}, "refused-message"),
        ({"name": "x" * 61}, "refused-message"),
        ({"text": "half \ud83d"}, "refused-message"),
        ({"identity": "forged"}, "refused-identity"),
        ({"pack": "no-such-pack"}, "refused-pack"),
    ],
)
def test_what_cannot_be_saved_is_refused_in_words(phones, fields, why):
    ada = phones()
    mine = identity_of(ada)
    message = {**CLUB, "id": command(), "identity": mine, "text": BOARD, **fields}
    assert ada.no("save_pack", **message) == why
    assert ada.ok("list_packs", identity=mine)["packs"] == []


def test_a_faulty_or_unreadable_file_on_the_server_is_named_and_blocks_nobody(tmp_path):
    folder = tmp_path / "packs" / "armored-advance"
    folder.mkdir(parents=True)
    (folder / "good.toml").write_text(BOARD)
    (folder / "bad.toml").write_text(BOARD.replace("width", "breadth", 1))
    (folder / "latin.toml").write_bytes("# Gelände\n[[unit]]".encode("latin-1"))
    (folder / "folder.toml").mkdir()
    (folder / "huge.toml").write_text("#" * 1_000_001)
    with ServerProcess(tmp_path, "--no-bots") as running:
        ada = Phone(running.url)
        files = ada.ok("list_packs", game="armored-advance")["files"]
        assert {f["name"]: len(f["faults"]) > 0 for f in files} == {
            "bad.toml": True,
            "good.toml": False,
            "latin.toml": True,
        }
        form = ada.ok("fill_form", game="armored-advance")["form"]
        assert form["faults"] == [] and form["left_out"]
        ada.create("blue", game="armored-advance", answers={"board": "club"})
        ada.close()


def test_packs_outlive_a_killed_server(tmp_path):
    with ServerProcess(tmp_path, "--no-bots") as running:
        ada = Phone(running.url)
        mine = identity_of(ada)
        pack = save(ada, mine)["pack"]["id"]
        code = ada.ok("share_pack", pack=pack, identity=mine)["code"]
        running.kill()
        running.start()
        again = Phone(running.url)
        assert again.ok("read_pack", pack=pack, identity=mine)["text"] == BOARD
        assert again.ok("fetch_pack", code=code)["pack"]["name"] == "Club table"
        for each in (ada, again):
            each.close()


# --- Without one -----------------------------------------------------------------------------


@pytest.fixture
def shelf(tmp_path) -> Packs:
    store = Store(open_engine(f"sqlite:///{tmp_path / 'sandtable.db'}"))
    store.prepare()
    made = Packs(store, RunningTime(store), GAMES, lambda game: {})
    yield made
    store.close()


WISH = Wish(game="armored-advance", kind="board", name="Club", text=BOARD)


def test_so_many_packs_each_and_in_all_and_then_a_clear_word(shelf, monkeypatch):
    monkeypatch.setattr(packs, "MOST_OWN", 3)
    monkeypatch.setattr(packs, "MOST_PACKS", 5)
    for _ in range(3):
        made = shelf.save("ada", WISH).pack
    with pytest.raises(TooMuch, match="refused-pack-own"):
        shelf.save("ada", WISH)
    newer = Wish(
        **{f: getattr(WISH, f) for f in WISH.__struct_fields__[:4]}, pack=made.id, version=1
    )
    assert shelf.save("ada", newer).version == 2, "a pack that is there can always be changed"
    shelf.save("jonas", WISH)
    shelf.save("jonas", WISH)
    with pytest.raises(TooMuch, match="refused-pack-full"):
        shelf.save("max", WISH)
    shelf.delete(made)
    shelf.save("max", WISH)


def test_so_many_bytes_in_all(shelf, monkeypatch):
    monkeypatch.setattr(packs, "MOST_BYTES", 2 * len(BOARD) + 10)
    for _ in range(2):
        shelf.save("ada", WISH)
    with pytest.raises(TooMuch, match="refused-pack-full"):
        shelf.save("ada", WISH)


def test_the_oldest_versions_go_and_the_newest_stay(shelf, monkeypatch):
    monkeypatch.setattr(packs, "MOST_VERSIONS", 3)
    pack = shelf.save("ada", WISH).pack
    for version in range(1, 6):
        wish = Wish(game="", kind="", name="Club", text=BOARD, pack=pack.id, version=version)
        pack = shelf.save("ada", wish).pack
    assert [each.version for each in shelf.versions(pack)] == [6, 5, 4]
    with pytest.raises(NotPossible, match="refused-pack-version-gone"):
        shelf.read(pack, 3)


def test_ten_thousand_packs_leave_room_for_nobody_and_trouble_nobody(shelf):
    made = shelf.save("ada", WISH).pack
    row = {field: getattr(made, field) for field in made.__struct_fields__}
    rows = [{**row, "id": f"pack-{n}", "owner": f"flood-{n % 200}"} for n in range(10_000)]
    shelf.store.transaction(lambda c: c.execute(sa.insert(schema.packs), rows))
    with pytest.raises(TooMuch, match="refused-pack-full"):
        shelf.save("jonas", WISH)
    assert [pack.id for pack in shelf.own("ada")] == [made.id]
    assert shelf.read(made).text == BOARD and len(shelf.all()) == 10_001


def test_a_code_expires_by_running_time(shelf):
    pack = shelf.save("ada", WISH).pack
    code, days = shelf.share(pack)
    assert days == 7 and shelf.shared(code).text == BOARD
    shelf.clock.before += packs.CODE_LASTS + 1
    with pytest.raises(NotAllowed, match="refused-pack-code"):
        shelf.shared(code)
    assert shelf.share(pack)[0] != code


def test_a_deleted_pack_takes_its_codes_along(shelf):
    pack = shelf.save("ada", WISH).pack
    code, _ = shelf.share(pack)
    shelf.delete(pack)
    with pytest.raises(NotAllowed, match="refused-pack-code"):
        shelf.shared(code)


def test_two_packs_of_one_name_are_both_played_with(shelf):
    one, two = (shelf.save("ada", WISH).pack.id for _ in range(2))
    assert set(shelf.data("armored-advance", "ada", [one, two])) == {"Club.toml", "Club 2.toml"}


def test_a_list_is_loaded_in_the_game_and_not_at_set_up(shelf):
    text = KINDS["armored-advance", "list"].example
    wish = Wish(game="armored-advance", kind="list", name="Stuarts", text=text)
    pack = shelf.save("ada", wish).pack
    assert shelf.answers(pack) == {}
    with pytest.raises(NotPossible, match="refused-pack-kind"):
        shelf.data("armored-advance", "ada", [pack.id])


@pytest.mark.parametrize("kind", KINDS.values(), ids=lambda kind: kind.id)
@pytest.mark.parametrize("text", ["", "[", "\0", "{}", "null", "a = 1", "[[unit]]", "zones = 1"])
def test_no_text_breaks_the_check_of_a_kind(kind, text):
    assert kind.check(f"x{kind.ending}", text, {}), "each of these is faulty"
    assert kind.answers(text) == {}


@pytest.mark.parametrize("kind", KINDS.values(), ids=lambda kind: kind.id)
def test_the_example_of_a_kind_is_sound(kind):
    assert kind.check(f"x{kind.ending}", kind.example, {}) == ()


def test_a_draft_with_faults_is_refused_unless_it_is_wanted(shelf):
    wish = Wish(game="armored-advance", kind="board", name="Club", text="id = 1")
    with pytest.raises(Faulty) as why:
        shelf.save("ada", wish)
    assert why.value.faults and shelf.own("ada") == []
