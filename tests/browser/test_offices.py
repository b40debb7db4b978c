"""Signing in, seeing who else did, and taking an office, a seat or a view back."""

from __future__ import annotations

import pytest

from tests.browser.visitor import SCREEN
from tests.server.phone import Phone


@pytest.fixture
def table(server):
    phone = Phone(server.url).create("blue", "orange", name="Ada")
    phone.change("start_match")
    yield phone
    phone.close()


def sign_in(visitor, server, role: str, name: str):
    visitor.open("/referee")
    if role == "organiser":
        visitor.tap(".seg button:nth-child(2)")
    visitor.page.locator("input[type=password]").fill(server.code(role).lower())
    visitor.page.locator("input[type=text]").fill(name)
    visitor.tap("button[type=submit]")
    visitor.page.locator("input[type=password]").wait_for(state="detached")
    return visitor


def row(visitor, words: str):
    return visitor.page.locator(".rowlist > div", has_text=words)


def take_back(visitor, words: str) -> None:
    row(visitor, words).locator(".offer.danger").click()
    visitor.tap(".sheet .offer.danger")
    row(visitor, words).wait_for(state="detached")


def test_an_organiser_takes_a_referees_office_back(visit, server, table):
    ruth = sign_in(visit(lang="de"), server, "referee", "Ruth Rasch")
    ruth.open(f"/referee/{table.code}")
    otto = sign_in(visit(), server, "organiser", "Otto Ordner")
    row(otto, "Ruth Rasch").filter(has_text="connected").wait_for()
    assert row(otto, "Otto Ordner").locator(".offer").count() == 0
    otto.shot("organiser")
    take_back(otto, "Ruth Rasch")
    ruth.sees("Dein Amt hier wurde entzogen")
    ruth.page.locator("input[type=password]").wait_for()


def test_whoever_signs_out_is_listed_no_more(visit, server):
    sven = sign_in(visit(), server, "referee", "Sven Still")
    otto = sign_in(visit(), server, "organiser", "Otto")
    row(otto, "Sven Still").wait_for()
    sven.page.get_by_role("button", name="Sign out").click()
    sven.page.locator("input[type=password]").wait_for()
    row(otto, "Sven Still").wait_for(state="detached")


def test_a_referee_sends_a_screen_and_a_watcher_away(visit, server, table):
    screen = visit(size=SCREEN).open(f"/screen/{table.code}")
    watcher = visit(lang="de").open(f"/t/{table.code}")
    referee = sign_in(visit(), server, "referee", "Ruth").open(f"/referee/{table.code}")
    row(referee, "Ada").wait_for()
    take_back(referee, "Big screen")
    take_back(referee, "Watcher")
    screen.sees("ended your watching")
    watcher.sees("Hier siehst du nicht mehr zu")
    watcher.shot("sent-away")


def test_a_wrong_code_is_told_beside_its_field(visit):
    visitor = visit(lang="de").open("/referee")
    visitor.page.locator("input[type=password]").fill("nonsense")
    visitor.tap("button[type=submit]")
    visitor.page.locator(".field .fault").get_by_text("nicht der richtige Code").wait_for()


def test_players_settle_a_call_among_themselves(visit, table):
    table.change("call_referee", seat="blue", text="Is this adjacent?")
    seat = {"type": "seated", "token": table.token, "table": table.code, "match": table.match}
    kept = {table.code: {**seat, "seats": table.seats, "name": "Ada"}}
    player = visit().keep(seats=kept).open(f"/t/{table.code}")
    onlooker = visit().open(f"/t/{table.code}")
    onlooker.sees("Is this adjacent?")
    assert onlooker.page.locator(".banner button").count() == 0
    player.shot("call")
    player.tap(".banner button")
    onlooker.page.locator(".banner").wait_for(state="detached")


def test_an_organiser_closes_a_table(visit, server, table):
    otto = sign_in(visit(), server, "organiser", "Otto")
    otto.page.get_by_role("button", name="Close tables").click()
    row(otto, table.code).locator(".offer.danger").click()
    otto.shot("close-table")
    otto.tap(".sheet .offer.danger")
    table.seen(lambda view: view["result"])
    assert table.view["lines"][-1]["words"] == "Closed by the organiser."
    row(otto, table.code).get_by_role("button", name="Remove").click()
    otto.tap(".sheet .offer.danger")
    row(otto, table.code).wait_for(state="detached")


def test_a_referee_gives_a_seat_to_another_phone(visit, server, table):
    referee = sign_in(visit(lang="de"), server, "referee", "Ruth").open(f"/referee/{table.code}")
    referee.page.get_by_role("button", name="Einen Platz vergeben").click()
    row(referee, "Blau").get_by_role("button", name="Vergeben").click()
    code = referee.page.locator(".seat-code b.num").inner_text()
    qr = referee.page.locator(".seat-code .qr")
    qr.evaluate("img => img.decode()")
    box, prompt = qr.bounding_box(), referee.page.locator(".prompt").bounding_box()
    assert box["y"] >= 0 and box["y"] + box["height"] <= prompt["y"]  # without any scrolling
    referee.shot("give-seat")
    other = visit().open("/move")
    other.page.locator("input.codefield").fill(code.lower())
    other.tap("button[type=submit]")
    other.page.wait_for_url(f"**/t/{table.code}")
    table.seen(lambda view: view["lines"][-1]["text"]["key"] == "log-seat-given")


def test_the_other_side_accepts_a_resignation(visit, server):
    blue = Phone(server.url).create("blue", name="Ada")
    orange = Phone(server.url).join(blue.code, "orange")
    blue.change("start_match")
    blue.change("resign", seat="blue")
    seat = {"type": "seated", "token": orange.token, "table": blue.code, "match": blue.match}
    kept = {blue.code: {**seat, "seats": orange.seats, "name": "Jonas"}}
    player = visit(lang="de").keep(seats=kept).open(f"/t/{blue.code}")
    player.shot("accept-end")
    player.page.get_by_role("button", name="Ende annehmen").click()
    blue.seen(lambda view: view["result"] and view["accept"] == [])
    blue.close()
    orange.close()
