"""The quick check, from the start page: two cards, a range, a face, and the engine's own answer."""

from __future__ import annotations

from typing import Any

import pytest

from server.games.armored_advance.fire.quick_check import QuickCheck, quick_check
from server.games.armored_advance.units.library import shipped
from tests.browser.inspect import axe_faults, layout_faults, raw_words, small_targets
from tests.browser.visitor import Visitor

PANTHER, T34 = "panther-g", "t-34-85"


def asked(**facts: Any) -> tuple[str, str]:
    """What the rules say: the need as it is shown, and the chance."""
    question = QuickCheck(shooter=PANTHER, target=T34, **facts)
    value = quick_check(question, shipped().cards()).value
    return f"{value.need}+", f"{round(value.odds.chance * 100)} %"


def pick(visitor: Visitor, place: int, typed: str, name: str) -> None:
    visitor.page.locator(".aa-unit").nth(place).click()
    visitor.page.locator("input[type=search]").fill(typed)
    visitor.page.locator(".aa-cards .row", has_text=name).first.click()
    visitor.page.locator(".aa-unit b", has_text=name).wait_for()


def set_range(visitor: Visitor, value: int) -> None:
    visitor.page.locator("#aa-range").fill(str(value))


def shows(visitor: Visitor, answer: tuple[str, str]) -> None:
    """The bar shows this need and this chance; waits until it does."""
    need, chance = answer
    visitor.page.wait_for_function(
        """([need, chance]) => document.querySelector(".aa-answer .need")?.textContent === need
          && document.querySelector(".aa-answer .pct")?.textContent === chance""",
        arg=[need, chance],
    )


@pytest.mark.parametrize(("lang", "theme"), [("en", "dark"), ("de", "light")])
def test_a_shot_is_checked_from_the_start_page_without_a_seat(visit, lang, theme):
    visitor = visit(lang=lang, theme=theme).open()
    visitor.tap('a[href="/check"]')
    pick(visitor, 0, "panther", "Panther")
    pick(visitor, 1, "t34 85" if lang == "en" else "T-34-85", "T-34-85")
    set_range(visitor, 22)
    shows(visitor, asked(distance=22_000))
    page = visitor.page
    assert [*layout_faults(page), *small_targets(page), *raw_words(page)] == []
    assert axe_faults(page) == []
    assert page.evaluate("localStorage.getItem('sandtable.seats')") is None
    visitor.shot(f"quick-check-{lang}")


def test_every_tap_changes_the_answer_as_the_rules_do(visit):
    visitor = visit(lang="en").open("/check")
    pick(visitor, 0, "panther", "Panther")
    pick(visitor, 1, "T-34-85", "T-34-85")
    set_range(visitor, 10)
    shows(visitor, asked(distance=10_000))
    visitor.tap("text=Shooter has not moved")
    shows(visitor, asked(distance=10_000, moved="yes"))
    visitor.tap("text=Foliage between")
    shows(visitor, asked(distance=10_000, moved="yes", foliage=1))
    visitor.page.get_by_role("button", name="+2", exact=True).click()
    shows(visitor, asked(distance=10_000, moved="yes", foliage=1, scout=2))
    visitor.tap("text=Show all")  # walls alone would change nothing here
    for _ in range(5):
        visitor.page.get_by_role("group", name="Walls between").get_by_label("More").click()
    shows(visitor, asked(distance=10_000, moved="yes", foliage=1, scout=2, walls=5))
    visitor.page.get_by_role("button", name="Rear").click()
    rear = {"moved": "yes", "foliage": 1, "scout": 2, "walls": 5, "face": "rear"}
    shows(visitor, asked(distance=10_000, **rear))
    visitor.page.get_by_role("button", name="cm", exact=True).click()
    set_range(visitor, 100)
    shows(visitor, asked(distance=100_000, unit="cm", **rear))
    assert visitor.page.locator(".aa-typed").input_value() == "100 cm"


def test_shooter_and_target_swap_places(visit):
    visitor = visit(lang="en").open("/check")
    pick(visitor, 0, "panther", "Panther")
    pick(visitor, 1, "T-34-85", "T-34-85")
    visitor.tap(".aa-swap")
    assert "T-34-85" in visitor.page.locator(".aa-unit").first.inner_text()
    set_range(visitor, 12)
    swapped = QuickCheck(shooter=T34, target=PANTHER, distance=12_000)
    value = quick_check(swapped, shipped().cards()).value
    shows(visitor, (f"{value.need}+", f"{round(value.odds.chance * 100)} %"))
