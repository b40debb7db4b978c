"""The virtual tray: the firmware's program behind socket://, and the link against its faults."""

import contextlib
import threading

import pytest

from firmware.tray.layout import read_layout
from firmware.tray.tray import Tray
from hardware.link import State
from hardware.trays import Trays
from hardware.virtual_tray import Faults, VirtualTray
from hardware.wire import Trouble
from tests.hardware.boards import until
from tests.hardware.golden import layout
from tests.hardware.heard import Heard
from tests.hardware.test_link import VP, bar


@contextlib.contextmanager
def virtual(faults: Faults | None = None, unique: str = "virtual1"):
    made = read_layout(layout("country"))
    tray = VirtualTray(lambda body: Tray(body, made), unique=unique, faults=faults)
    thread = threading.Thread(target=tray.run)
    thread.start()
    try:
        yield tray
    finally:
        tray.close()
        thread.join()


def vp_lamps(tray: VirtualTray) -> int:
    lit = [place for place in range(0, len(tray.pixels), 3) if any(tray.pixels[place : place + 3])]
    return len(lit) if all(VP <= place < VP + 18 for place in lit) else -1


def test_it_shows_cards_and_reports_buttons_like_a_real_one():
    with virtual() as tray, Heard(tray.url) as heard:
        heard.trays.show({"virtual1": bar(3)})
        until(lambda: vp_lamps(tray) == 3)
        tray.press(2)
        until(lambda: heard.buttons == [("virtual1", "referee")])


@pytest.mark.parametrize(
    "faults",
    [Faults(drop=0.2), Faults(garble=0.2), Faults(delay=0.05), Faults(0.1, 0.1, 0.02)],
    ids=["drop", "garble", "delay", "all"],
)
def test_a_bad_line_loses_no_state(faults):
    with virtual() as tray, Heard(tray.url) as heard:
        heard.live("virtual1")
        tray.faults = faults
        for count in (1, 2, 3, 4, 5, 6, 0, 3):
            heard.trays.show({"virtual1": bar(count)})
            until(lambda c=count: vp_lamps(tray) == c, f"{count} lamps with {faults}")


def test_a_reset_brings_everything_again():
    with virtual() as tray, Heard(tray.url) as heard:
        heard.trays.show({"virtual1": bar(3)})
        until(lambda: vp_lamps(tray) == 3)
        tray.pixels = b""
        tray.reset()
        until(lambda: vp_lamps(tray) == 3 and tray.pixels)
    assert State.LOST not in [state for _, state in heard.states]


def test_an_unplugged_tray_is_lost_and_comes_back():
    with virtual() as tray, Heard(tray.url) as heard:
        heard.trays.show({"virtual1": bar(3)})
        until(lambda: vp_lamps(tray) == 3)
        tray.unplug()
        until(lambda: heard.states[-1][1] is State.LOST)
        assert Trouble.GONE in heard.troubles
        heard.trays.show({"virtual1": bar(5)})
        tray.plug()
        until(lambda: vp_lamps(tray) == 5, patience=2)


def test_many_trays_keep_their_own_cards():
    with contextlib.ExitStack() as stack:
        trays = [stack.enter_context(virtual(unique=f"tray{n}")) for n in range(4)]
        heard = stack.enter_context(Heard(*(tray.url for tray in trays)))
        heard.trays.show({tray.unique: bar(count) for count, tray in enumerate(trays, 1)})
        until(lambda: [vp_lamps(tray) for tray in trays] == [1, 2, 3, 4])


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_link_whose_listener_fails_is_lost_and_opened_again():
    failures = []

    def fails_once(status):
        if status.state is State.LIVE and not failures:
            failures.append(status)
            raise RuntimeError("a listener's bug")

    with virtual() as tray, Trays([tray.url], usb=False, on_status=fails_once) as trays:
        until(lambda: failures and trays.live())
