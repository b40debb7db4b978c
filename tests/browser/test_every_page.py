"""Every page in both languages, both themes and three sizes: readable, reachable, whole."""

from __future__ import annotations

import pytest

from tests.browser import inspect
from tests.browser.armored_table import DOMINATION, Battle, counted
from tests.browser.visitor import SCREEN, seated
from tests.server.march import throw_initiative
from tests.server.phone import Phone

# Words overflow by language and colours clash by theme: two walks see both. `make soak` does all.
LOOKS = [
    ("en", "light"),
    ("de", "dark"),
    pytest.param("en", "dark", marks=pytest.mark.soak),
    pytest.param("de", "light", marks=pytest.mark.soak),
]
WIDTHS = {"small phone": (360, 740), "phone": (390, 844)}


class Club:
    """Tables in every state a page can show, made by phones without a screen."""

    def __init__(self, server) -> None:
        self.phones: list[Phone] = []
        self.server = server
        self.lobby = self.phone().create("blue")
        self.full = self.pair(start=False)
        self.rolling = self.pair()
        self.picking = self.thrown(self.pair())
        self.revealed = self.turned(self.thrown(self.pair()), "attack", "recruit")
        self.ordering = self.turned(self.thrown(self.pair()), "move1", "move2")
        self.choosing = self.turned(
            self.turned(self.thrown(self.pair()), "recruit", "recruit"), "move2", "strength"
        )
        self.proposed = self.thrown(self.pair())
        self.proposed.change("propose", seat="blue", what="draw")
        self.called = self.thrown(self.pair())
        self.called.change("call_referee", seat="blue", text="Is this country adjacent to mine?")
        self.entering = self.on_the_table()
        self.over = self.turned(self.thrown(self.pair()), "recruit", "recruit")
        self.over.change("resign", seat="blue")
        self.shared = self.thrown_alone(self.phone().create("blue", "orange"))
        self.lists = self.battle()
        self.deploying = self.battle().listed().rolled_off().at("zone")
        self.fighting = self.battle().listed().deployed()
        self.firing = self.battle().listed().deployed().fired()
        self.counted = counted(self.phone(), self.phone())
        self.office = {"office": self.phone().sign_in(server, "referee", "Ruth")}
        self.organiser = {"office": self.phone().sign_in(server, "organiser", "Otto")}

    def phone(self) -> Phone:
        self.phones.append(Phone(self.server.url))
        return self.phones[-1]

    def pair(self, *, start: bool = True) -> Phone:
        blue = self.phone().create("blue", name="Ada Friederike von Ravensburg")
        blue.other = self.phone().join(blue.code, "orange", name="Jonas")
        if start:
            blue.change("start_match")
            blue.seen(lambda view: view["pending"]["type"] == "roll")
        return blue

    def thrown(self, blue: Phone) -> Phone:
        throw_initiative(blue, blue.other)
        return blue

    def on_the_table(self) -> Phone:
        """Picking with real cards, and the referee called."""
        blue = self.phone().create("blue", answers={"cards": "table"})
        blue.other = self.phone().join(blue.code, "orange", name="Jonas")
        blue.change("start_match")
        blue.seen(lambda view: view["pending"]["type"] == "roll")
        blue.throw(blue=6)
        blue.other.seen(lambda view: view["thrown"])
        blue.other.throw(orange=1)
        blue.seen(lambda view: view["pending"]["type"] == "decide")
        blue.change("call_referee", seat="blue", text="Which card lies there?")
        return blue

    def thrown_alone(self, phone: Phone) -> Phone:
        phone.change("start_match")
        view = phone.seen(lambda view: view["pending"]["type"] == "roll")
        roll = view["pending"]["id"]
        for seat in ("blue", "orange"):
            faces = {seat: [3 if seat == "blue" else 2]}
            phone.change("throw", seat=seat, roll=roll, faces=faces)
        return phone

    def turned(self, blue: Phone, first: str, second: str) -> Phone:
        blue.pick(first)
        blue.other.seen(lambda view: "blue" not in view["pending"]["waiting"])
        blue.other.pick(second)
        blue.seen(lambda view: view["view"]["board"]["reveal"])
        return blue

    def battle(self) -> Battle:
        return Battle(self.phone(), self.phone(), DOMINATION)

    def armored_pages(self):
        """The same of Armored Advance; a unit is taken up by a key, for tanks stand close."""
        table = lambda battle: (f"/t/{battle.code}", seated(battle.blue))  # noqa: E731
        tank, look = "focus [data-unit=blue-2]", ".aa-looks .seg button:nth-child({})"
        yield "aa new match", "/new/armored-advance", {}, ["summary"]
        yield "aa check", "/check", {}, []
        yield "aa list", *table(self.lists), [".fold summary"]
        yield "aa list adding", *table(self.lists), [".aa-list button.row"]
        yield "aa zone", *table(self.deploying), []
        yield "aa table", *table(self.fighting), []
        yield "aa best shots", *table(self.fighting), [".prompt .offers button:has(svg)"]
        yield "aa unit", *table(self.fighting), [tank]
        for place, name in enumerate(("sees", "goes", "hits", "safe"), 1):
            yield f"aa {name}", *table(self.fighting), [tank, look.format(place)]
        yield "aa move", *table(self.fighting), [tank, ".aa-deeds .offer"]
        yield "aa roll", *table(self.firing), []
        yield "aa counted", *table(self.counted), ["[data-unit=blue-2]"]
        yield (
            "aa said shot",
            *table(self.counted),
            ["[data-unit=blue-2]", ".aa-deeds .offer + .offer"],
        )
        yield "aa watcher", f"/t/{self.fighting.code}", {}, []
        referee = f"/referee/{self.fighting.code}"
        yield "aa referee", referee, self.office, []
        yield "aa corrections", referee, self.office, [".prompt .offer + .offer"]

    def pages(self):
        """Name, address, what the phone keeps, what to tap first."""
        table = lambda phone: f"/t/{phone.code}"  # noqa: E731
        menu = ".appbar .iconbtn:last-child"
        yield "start", "/", seated(self.picking), []
        yield "new match", "/new/march-of-progress", {}, ["summary"]
        yield "solo", "/new/march-of-progress?mode=solo", {}, []
        yield "join", table(self.lobby), {}, []
        yield "lobby", table(self.lobby), seated(self.lobby), []
        yield "full lobby", table(self.full), seated(self.full), []
        yield "roll", table(self.rolling), seated(self.rolling), [".facebtn"]
        yield "pick", table(self.picking), seated(self.picking), [".mop-hand .card"]
        yield "menu", table(self.picking), seated(self.picking), [menu]
        for place in range(1, 8):
            tap = f".sheet .rowlist > button:nth-child({place})"
            yield f"sheet {place}", table(self.picking), seated(self.picking), [menu, tap]
        yield "reveal", table(self.revealed), seated(self.revealed), []
        yield "order", table(self.ordering), seated(self.ordering), []
        yield "choosing", table(self.choosing), seated(self.choosing), []
        yield "proposal", table(self.proposed), seated(self.proposed), []
        yield "called", table(self.called), seated(self.called), []
        yield "over", table(self.over), seated(self.over), []
        yield "curtain", table(self.shared), seated(self.shared), []
        yield "watcher", table(self.picking), {}, []
        yield "replay", f"{table(self.over)}/replay", seated(self.over), []
        yield "move", "/move", {}, []
        yield "referee sign-in", "/referee", {}, []
        yield "referee", "/referee", self.office, []
        yield "organiser", "/referee", self.organiser, []
        yield "take back", "/referee", self.organiser, [".rowlist .offer.danger"]
        yield "referee table", f"/referee/{self.called.code}", self.office, []
        yield "not found", "/nowhere/at/all", {}, []
        yield "no such table", "/t/QQQQ", {}, []
        yield "no such replay", "/t/QQQQ/replay", {}, []
        yield from self.armored_pages()

    def asking(self):
        """What asks for something now, with the referee's banner open where there is one."""
        wanted = {
            "roll",
            "pick",
            "called",
            "order",
            "choosing",
            "proposal",
            "over",
            "curtain",
            "aa list",
        }
        wanted |= {"aa zone", "aa unit", "aa move", "aa roll", "aa counted", "aa said shot"}
        yield from (page for page in self.pages() if page[0] in wanted)
        yield "cards on the table", f"/t/{self.entering.code}", seated(self.entering), []
        code, tank = self.fighting.code, "focus [data-unit=blue-2]"
        self.fighting.blue.change("call_referee", seat="blue", text="Had the Panzer moved?")
        yield "aa called", f"/t/{code}", seated(self.fighting.blue), [tank]

    def screens(self):
        yield "tables", "/screen"
        yield "lobby", f"/screen/{self.lobby.code}"
        yield "roll", f"/screen/{self.rolling.code}"
        yield "pick", f"/screen/{self.picking.code}"
        yield "reveal", f"/screen/{self.revealed.code}"
        yield "order", f"/screen/{self.ordering.code}"
        yield "over", f"/screen/{self.over.code}"
        yield "aa lists", f"/screen/{self.lists.code}"
        yield "aa table", f"/screen/{self.fighting.code}"
        yield "aa shot", f"/screen/{self.firing.code}"
        yield "aa counted", f"/screen/{self.counted.code}"


@pytest.fixture(scope="module")
def club(server):
    made = Club(server)
    yield made
    for phone in made.phones:
        phone.close()


def go_to(visitor, path, keeps, taps) -> None:
    visitor.keep(**keeps).open(path)
    for tap in taps:
        if tap.startswith("focus "):
            visitor.page.locator(tap.removeprefix("focus ")).press("Enter")
        elif visitor.page.locator(tap).count():
            visitor.tap(tap)


@pytest.mark.parametrize(("lang", "theme"), LOOKS)
def test_every_page_on_a_phone(visit, club, lang, theme):
    faults, visitor = [], visit(lang=lang, theme=theme)
    for name, path, keeps, taps in club.pages():
        go_to(visitor, path, keeps, taps)
        for width, (wide, high) in WIDTHS.items():
            visitor.page.set_viewport_size({"width": wide, "height": high})
            found = [*inspect.layout_faults(visitor.page), *inspect.small_targets(visitor.page)]
            faults += [f"{name}, {width}: {fault}" for fault in found]
        visitor.shot(f"{name}-{lang}-{theme}".replace(" ", "-"))
        faults += [f"{name}: raw key {key}" for key in inspect.raw_words(visitor.page)]
        faults += [f"{name}: {fault}" for fault in inspect.axe_faults(visitor.page)]
    assert faults == [], "\n".join(["", *faults])


@pytest.mark.parametrize("lang", ["de", pytest.param("en", marks=pytest.mark.soak)])
def test_what_is_asked_for_is_in_reach_on_short_phones(visit, club, lang):
    faults, visitor = [], visit(lang=lang)
    for name, path, keeps, taps in club.asking():
        go_to(visitor, path, keeps, taps)
        faults += [f"{name}, {fault}" for fault in inspect.short_phone_faults(visitor.page)]
    assert faults == [], "\n".join(["", *faults])


@pytest.mark.parametrize(("lang", "theme"), LOOKS)
def test_every_screen_on_the_wall(visit, club, lang, theme):
    faults, visitor = [], visit(lang=lang, size=SCREEN).keep(**{"screen-theme": theme})
    for name, path in club.screens():
        visitor.open(path)
        visitor.shot(f"screen-{name}-{lang}-{theme}")
        faults += [f"{name}: {fault}" for fault in inspect.layout_faults(visitor.page)]
        faults += [f"{name}: raw key {key}" for key in inspect.raw_words(visitor.page)]
        faults += [f"{name}: {fault}" for fault in inspect.axe_faults(visitor.page)]
        scrolls = "document.scrollingElement.scrollHeight > innerHeight + 1"
        faults += [f"{name}: scrolls"] if visitor.page.evaluate(scrolls) else []
        if name in ("pick", "reveal", "order", "over"):
            scores = ".tv .result-scores .num" if name == "over" else ".tv .num.vp"
            tall = inspect.numeral_heights(visitor.page, scores)
            faults += [] if tall and min(tall) >= 0.04 else [f"{name}: numerals {tall}"]
    assert faults == [], "\n".join(["", *faults])


def test_a_name_is_text_and_never_markup(visit, club):
    name = "<img src=x onerror='window.hit=1'>"
    phone = club.phone().create("blue", name=name)
    visitor = visit().open(f"/t/{phone.code}")
    visitor.sees(name)
    assert visitor.page.evaluate("window.hit") is None
