"""LED trays, end to end: a running match, the station, and trays with the real firmware."""

from __future__ import annotations

import contextlib

import pytest

from tests.hardware.boards import Board, needs_micropython
from tests.server.process import ServerProcess, until
from tests.server.tray_station import (
    StationProcess,
    ask,
    assign,
    bind,
    colours,
    device,
    pairing_code,
    sees,
    virtual_tray,
)

BOARD = "e6614c311b7f3a21"
CONFIRM, UNDO, REFEREE = 10, 11, 12  # pins of the board's buttons
EDGE, VP = (0, 7), (27, 22)  # pixels of the layout `country`
PICKED, CARDS = (1, 1), (2, 9)  # of `player`


@pytest.fixture
def station(server, tmp_path):
    """Starts tray stations for a player's table, and kills them at the end."""
    with contextlib.ExitStack() as stack:

        def start(phone, *ports: str) -> StationProcess:
            made = StationProcess(server.url, tmp_path, *ports, code=pairing_code(phone))
            return stack.enter_context(made)

        yield start


def shows(tray, place: tuple[int, int], *wanted: str) -> None:
    """Wait until these pixels have these colours."""
    read = tray.pixels if callable(tray.pixels) else lambda: tray.pixels
    until(
        lambda: colours(read(), *place) == list(wanted),
        what=f"{wanted} at {place}, not {colours(read(), *place)}",
    )


@needs_micropython
def test_a_button_of_the_real_firmware_becomes_an_accepted_action(two, station, tmp_path):
    blue, orange = two
    with Board(tmp_path / "flash", layout="country") as board:
        station(blue, board.port)
        sees(orange, BOARD, light="live", detail="device-tray-free")
        assign(blue, BOARD, "country:home_blue")
        shows(board, EDGE, *["blue"] * 8)
        shows(board, VP, "blue", "blue", "blue", "dark", "dark", "dark")
        bind(blue, BOARD)
        assert sees(orange, BOARD, detail="device-tray-shows")["seat"] == "blue"

        board.press(REFEREE)
        call = until(lambda: blue.table["call"], what="the call")
        assert call["seat"] == "blue"

        orange.change("propose", seat="orange", what="draw")
        blue.seen(lambda view: view["proposal"])
        board.press(CONFIRM)
        assert blue.seen(lambda view: view["result"])["result"]["how"] == "drawn", board.told()


@needs_micropython
def test_the_undo_button_asks_and_a_press_that_can_do_nothing_flashes_red(two, station, tmp_path):
    blue, orange = two
    with Board(tmp_path / "flash", layout="player") as board:
        station(blue, board.port)
        sees(blue, BOARD, light="live")
        assign(blue, BOARD, "player:blue")
        bind(blue, BOARD)
        shows(board, CARDS, *["blue"] * 7, "blue")
        blue.seen(
            lambda view: "log-device-bound" in [each["text"]["key"] for each in view["lines"]]
        )
        board.press(CONFIRM)  # eight cards to pick from: the button chooses none
        shows(board, PICKED, "red")
        shows(board, PICKED, "dark")
        blue.pick("recruit")
        shows(board, PICKED, "white")
        orange.pick("recruit")
        before = blue.seen(lambda view: view["pending"].get("id") == "pick-2" and view["undo"])
        until(lambda: colours(board.pixels(), 4, 4) == ["dark"], what="RECRUIT put away")
        board.press(UNDO)
        proposal = orange.seen(lambda view: view["proposal"])["proposal"]
        assert (proposal["what"], proposal["by"]) == ("undo", "blue"), before


def test_a_tray_that_is_out_is_named_the_game_goes_on_and_its_lights_return(two, station):
    blue, orange = two
    with virtual_tray() as tray, virtual_tray("player", "virtual2") as strip:
        station(blue, tray.url, strip.url)
        for id, place in (("virtual1", "country:home_blue"), ("virtual2", "player:blue")):
            sees(blue, id, light="live")
            assign(blue, id, place)
        shows(tray, EDGE, *["blue"] * 8)
        tray.unplug()
        lost = sees(orange, "virtual1", light="lost", state="device-tray-lost")
        assert lost["detail"]["key"] == "device-tray-plug"
        found = device(orange)
        assert found["state"]["values"] == {"live": 1, "all": 2}
        blue.pick("recruit")
        shows(strip, PICKED, "white")
        tray.plug()
        sees(orange, "virtual1", light="live", detail="device-tray-shows")
        shows(tray, EDGE, *["blue"] * 8)


def test_cards_are_remembered_by_the_trays_and_not_by_their_ports(two, server, tmp_path):
    blue, _ = two
    with virtual_tray() as one, virtual_tray(unique="virtual2") as two_:
        code = pairing_code(blue)
        with StationProcess(server.url, tmp_path, one.url, two_.url, code=code):
            for id in ("virtual1", "virtual2"):
                sees(blue, id, light="live")
            assign(blue, "virtual1", "country:home_blue")
            assign(blue, "virtual2", "country:home_orange")
            shows(two_, EDGE, *["orange"] * 8)
        sees(blue, "virtual1", light="lost")
        with StationProcess(server.url, tmp_path, two_.url, one.url):  # its token was kept too
            shows(one, EDGE, *["blue"] * 8)
            sees(blue, "virtual1", light="live", detail="device-tray-shows")
            said = assign(blue, "virtual1", "country:home_orange")
            places = {each["id"]: each["place"] for each in said["parts"]}
            assert places == {"virtual1": "country:home_orange", "virtual2": None}
            shows(one, EDGE, *["orange"] * 8)
        with StationProcess(server.url, tmp_path, two_.url):  # the other is at home
            sees(blue, "virtual1", light="seeking", state="device-tray-searching")


def test_the_dialogue_lights_one_tray_and_names_the_cards(two, station):
    blue, _ = two
    with virtual_tray() as tray:
        station(blue, tray.url)
        sees(blue, "virtual1", light="live")
        said = ask(blue, "list_parts")
        assert [(each["id"], each["suits"]) for each in said["parts"]] == [("virtual1", "country")]
        cards = {each["id"]: each["name"]["kind"] for each in said["places"]}
        assert cards["country:neutral"] == "mop-country" and cards["player:blue"] == "seat"
        assert ask(blue, "identify", part="virtual1")["type"] == "ok"
        shows(tray, EDGE, *["white"] * 8)
        shows(tray, EDGE, *["dark"] * 8)
        assign(blue, "virtual1", "country:home_orange")
        shows(tray, EDGE, *["orange"] * 8)
        bright = max(tray.pixels)
        assert ask(blue, "set_light", level=2)["type"] == "ok"
        until(lambda: 0 < max(tray.pixels) < bright, what="dimmer lamps")
        no = ask(blue, "assign_part", part="virtual1", place="country:atlantis")
        assert (no["type"], no["why"]["key"]) == ("no", "device-tray-no-card")
        assert ask(blue, "identify", part="other")["why"]["key"] == "device-tray-out"
        said = assign(blue, "virtual1", None)
        assert [(each["place"], each["unused"]) for each in said["parts"]] == [(None, True)]
        shows(tray, EDGE, *["dark"] * 8)


@needs_micropython
def test_what_cannot_be_used_is_told_with_what_to_do(two, station, tmp_path):
    blue, _ = two
    faulty = '{"pixels": 40, "milliamps": 30, "groups": {"edge": "0-7", "vp": "7-9"}}'
    with (
        virtual_tray() as good,
        virtual_tray() as twin,
        virtual_tray(faulty, "virtual3") as dim,
        Board(tmp_path / "empty", kind=None) as other,
    ):
        station(blue, good.url, twin.url, dim.url, other.port)
        told = sees(blue, "virtual3", light="live", detail="device-tray-faults")
        assert "pixels need 40 even when dark" in told["detail"]["values"]["faults"]
        keys = {"device-tray-port-same-id", "device-tray-port-silent"}
        until(
            lambda: keys <= {each["detail"]["key"] for each in device(blue)["parts"]},
            what=f"{keys}, not {device(blue)}",
        )
        assign(blue, "virtual1", "country:home_blue")
        until(
            lambda: any("blue" in colours(each.pixels, *EDGE) for each in (good, twin)),
            what="the first of the two goes on",
        )


def hall_trays(phone):
    devices = phone.ok("list_devices", token=phone.token)["devices"]
    return [each for each in devices if each["kind"] == "tray" and each["hall"]]


def test_sandtable_serve_starts_the_trays_and_a_table_asks_for_them(tmp_path, phones, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    with (
        virtual_tray() as tray,
        ServerProcess(tmp_path / "data", "--no-bots", "--tray-port", tray.url) as server,
    ):
        blue = phones(url=server.url).create("blue", "orange")
        trays = until(lambda: hall_trays(blue), what="the trays of the hall")
        blue.change("ask_service", device=trays[0]["id"])
        sees(blue, "virtual1", light="live")
        blue.change("start_match")
        blue.seen(lambda view: view["pending"]["type"] == "roll")
        assign(blue, "virtual1", "country:home_blue")
        shows(tray, EDGE, *["blue"] * 8)
