"""A table of ten on a phone: badges, proposals, private words, and ends alone."""

from __future__ import annotations

import pytest

from tests.browser.visitor import SCREEN, Visitor, seated
from tests.kernel.council.state import SIDES
from tests.server.council import NAMES, council, points
from tests.server.phone import Phone
from tests.server.process import ServerProcess

SMALL = (360, 640)


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("ten")
    with ServerProcess(folder, "--no-bots", module="tests.server.serve_test_games") as running:
        yield running


def page_of(visit, phone: Phone, **options) -> Visitor:
    return visit(**options).keep(**seated(phone)).open(f"/t/{phone.code}")


def nothing_sticks_out(visitor: Visitor) -> None:
    """Nothing is wider than the phone, and every button can be hit with a thumb."""
    wide = visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    small = visitor.page.locator("button:visible, a.offer:visible").evaluate_all(
        "(all) => all.filter((one) => one.getBoundingClientRect().height < 43)"
        ".map((one) => one.outerHTML.slice(0, 80))"
    )
    assert small == []


@pytest.mark.parametrize("lang, size", [("en", (390, 844)), ("de", SMALL)])
def test_ten_are_told_apart_in_the_lobby_and_in_a_proposal(visit, server, lang, size):
    with council(server.url, 10, start=False, consent="majority") as phones:
        ada = page_of(visit, phones[0], lang=lang, size=size)
        for name in NAMES:
            ada.sees(name)
        frames = ada.page.locator(".seats .frame-fill").evaluate_all(
            "(all) => all.map((one) => one.getAttribute('d') + getComputedStyle(one).fill)"
        )
        assert len(frames) == len(set(frames)) == 10
        nothing_sticks_out(ada)
        ada.shot(f"ten-lobby-{lang}")
        phones[0].change("start_match")
        ben = page_of(visit, phones[1], lang=lang, size=size)
        phones[0].seen(lambda view: view["pending"]["type"] == "decide")
        corrections = [points("blue", 5), points("slate", 2)]
        phones[0].change(
            "propose",
            seat="blue",
            what="correct",
            corrections=corrections,
            reason="We forgot two points.",
        )
        ben.page.locator(".proposal .answers li").nth(8).wait_for()
        ben.sees({"en": "A majority is enough.", "de": "Eine Mehrheit genügt."}[lang])
        ben.sees("We forgot two points.")
        nothing_sticks_out(ben)
        ben.shot(f"ten-proposal-{lang}")
        ben.tap(".prompt .primary")
        ada.page.locator(".answers li.yes").first.wait_for()
        for phone in phones[2:6]:
            phone.seen(lambda view: view["proposal"])
            if phone is phones[5]:
                ada.shot(f"ten-answers-{lang}")
            phone.consent(yes=True)
        ada.page.locator(".proposal").wait_for(state="detached")
        seats = phones[9].seen(lambda view: view["proposal"] is None)["view"]["board"]["seats"]
        assert (seats[0]["points"], seats[9]["points"]) == (5, 2)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_private_word_is_on_its_phones_alone(visit, server, lang):
    with council(server.url, 10) as phones:
        ada, cleo, dina = (page_of(visit, phones[at], lang=lang) for at in (0, 2, 3))
        ada.tap(".appbar button >> nth=-1")
        ada.tap(f"text={ {'en': 'A private word', 'de': 'Ein vertrauliches Wort'}[lang] }")
        ada.page.locator(".listeners button").nth(1).click()
        ada.page.locator("form textarea").fill("Let us hold together.")
        nothing_sticks_out(ada)
        ada.shot(f"ten-whisper-{lang}")
        ada.tap("form button[type=submit]")
        cleo.sees("Let us hold together.")
        cleo.sees({"en": "Ada, to you alone:", "de": "Ada, nur zu dir:"}[lang])
        cleo.shot(f"ten-heard-{lang}")
        phones[9].act(phones[9].view["view"]["offers"][0]["action"])
        dina.page.wait_for_timeout(300)
        assert "hold together" not in dina.words()
        cleo.tap(f"text={ {'en': 'Put away', 'de': 'Weglegen'}[lang] }")
        assert cleo.page.locator(".banner q").count() == 0


@pytest.mark.parametrize(
    "lang, goal, words",
    [
        ("en", 1, "Ada wins"),
        ("de", 1, "Ada gewinnt"),
        ("en", 6, "Ada has lost"),
        ("de", 6, "Ada hat verloren"),
    ],
)
def test_alone_one_wins_or_loses(visit, server, lang, goal, words):
    with council(server.url, 1, answers={"rounds": 2, "goal": goal}) as (ada,):
        page = page_of(visit, ada, lang=lang)
        screen = visit(lang=lang, size=SCREEN).open(f"/screen/{ada.code}")
        if goal == 1:
            ada.change("propose", seat="blue", what="correct", corrections=[points("blue", 3)])
        ada.change("propose", seat="blue", what="stop")
        page.sees(words)
        page.shot(f"solo-{goal}-{lang}")
        screen.sees(words)
        screen.shot(f"solo-screen-{goal}-{lang}")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_free_chairs_are_dropped_at_the_start(visit, server, lang):
    with council(server.url, 3, start=False) as phones:
        phones[2].change("leave_seat", seat=SIDES[2])
        ada = page_of(visit, phones[0], lang=lang)
        ada.tap(f"text={ {'en': 'Change the set-up', 'de': 'Aufbau ändern'}[lang] }")
        ada.page.locator(".sheet .stepper button").nth(1).click()
        ada.sees({"en": "4 seats", "de": "4 Plätze"}[lang])
        ada.shot(f"lobby-setup-{lang}")
        ada.tap(".sheet .primary")
        ada.page.locator(".seats .seat").nth(3).wait_for()
        ada.shot(f"lobby-fewer-{lang}")
        nothing_sticks_out(ada)
        ada.tap(f"text={ {'en': 'Start with 2', 'de': 'Zu 2 anfangen'}[lang] }")
        seats = phones[0].seen(lambda view: view["pending"]["type"] == "decide")
        assert len(seats["view"]["board"]["seats"]) == 2
