"""What must hold on every page: nothing sticks out, targets fit a thumb, words are words."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from tests.browser.visitor import Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
KEYS = "ui|mop|aa|pr|wpg|refused|log|plain|result|device"
RAW_KEY = re.compile(rf"⟨|\b(?:{KEYS})-[a-z]+[a-z-]*\b")
SETTLES = 30  # tenths of a second
SERIOUS = ("serious", "critical")
# What browsers leave of common phones, and one that lies on its side; in the order that shows most.
SHORT = ((360, 640), (375, 553), (390, 664), (412, 780), (844, 390))
TEXT = ("100%", "200%")

OVERFLOW = """() => {
  const root = document.scrollingElement, wide = root.scrollWidth - root.clientWidth;
  const out = [...document.querySelectorAll("body *")].filter((each) => {
    const box = each.getBoundingClientRect(), style = getComputedStyle(each);
    if (box.width === 0 || style.visibility === "hidden" || each.closest("svg, .sr")) return false;
    for (let up = each.parentElement; up; up = up.parentElement) {
      if (["auto", "scroll", "hidden", "clip"].includes(getComputedStyle(up).overflowX)
        && up !== document.body) return false;
    }
    return box.right > innerWidth + 1 || box.left < -1;
  });
  const aside = [...document.querySelectorAll(".phone > main, .prompt, .sheet-body")]
    .filter((each) => each.scrollWidth > each.clientWidth + 1)
    .map((each) => {
      const wide = [...each.querySelectorAll("*")].filter((part) => !part.closest(".sr, svg")
        && (part.scrollWidth > part.clientWidth + 1
          || part.getBoundingClientRect().right > each.getBoundingClientRect().right + 1)).pop();
      return `${each.className || each.tagName} scrolls aside for ${wide?.outerHTML.slice(0, 90)}`;
    });
  return (wide > 1 ? [`the page is ${wide} px too wide`] : []).concat(aside)
    .concat(out.slice(0, 3).map((each) => `${each.tagName}.${each.className} sticks out`));
}"""

CUT = """() => [...document.querySelectorAll("button, a, h1, h2, .name, .label, .ask, b")]
  .filter((each) => {
    const style = getComputedStyle(each);
    return each.offsetParent !== null && style.overflowX !== "visible" && !each.closest(".sr")
      && !each.classList.contains("sr") && each.scrollWidth > each.clientWidth + 1;
  }).slice(0, 3).map((each) => `"${each.textContent}" is cut off`)"""

# A name is longer than its panel, or its side of the page, and lies over what is beside it.
SPILT = """() => [...document.querySelectorAll(
    ".panel .badge-name, .prompt .badge-name, .mop-scores .badge-name, .mop-track li, "
    + ".mop-rev .badge-name, .ruling .badge-name")]
  .filter((each) => each.getClientRects().length > 0 && each.getBoundingClientRect().right
    > each.closest(".panel, .prompt, .mop-rev, .ruling, main").getBoundingClientRect().right + 1)
  .map((each) => `"${each.textContent}" sticks out of its place`)"""

# By how many px the panels of the screen's end reach over its foot.
END_SPILT = """(body) => Math.max(...[...body.querySelectorAll(".panel")]
  .map((panel) => panel.getBoundingClientRect().bottom)) - body.getBoundingClientRect().bottom"""

# How far the heads of a table's columns stand from what they head, in px.
HEADS_ASIDE = """(table) => {
  const edges = (row) => [...row.cells].map(
    (cell) => (cell.querySelector(".frame") ?? cell).getBoundingClientRect().right);
  const [head, first] = [table.tHead.rows[0], table.tBodies[0].rows[0]].map(edges);
  return Math.max(...first.map((edge, column) => Math.abs(edge - head[column])));
}"""

# Words that stand side by side and read as one.
RUN_ON = """() => [...document.querySelectorAll(".term + .term")].filter((each) => {
    const left = each.previousElementSibling.getClientRects(), right = each.getClientRects();
    const end = left[left.length - 1], next = right[0];
    const beside = end && next && each.previousSibling === each.previousElementSibling;
    return beside && Math.abs(end.top - next.top) < 4 && next.left - end.right < 2;
  }).map((each) => `"${each.textContent}" runs on from the word before`)"""

# A short word on a button that goes on in the next line.
BROKEN = """() => [...document.querySelectorAll("button, summary, a.offer")].flatMap((button) => {
    if (button.getClientRects().length === 0 || button.closest(".sr")) return [];
    const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT), found = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of text.data.matchAll(/\\p{L}{2,7}(?![\\p{L}\\u00ad-])/gu)) {
        if (/\\p{L}/u.test(text.data[index - 1] ?? "")) continue;
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) found.push(`"${word}" is broken on a button`);
      }
    }
    return found;
  })"""

SMALL = """() => [...document.querySelectorAll(
    "button, a[href], input, select, textarea, [role=button], [role=switch], summary")]
  .filter((each) => {
    if (each.closest(".sr") || each.disabled) return false;
    // Links inside a sentence may be as high as their line; a hidden box is tapped by its label.
    if (each.tagName === "A" && getComputedStyle(each).display === "inline") return false;
    if (each.dataset.inline !== undefined || each.classList.contains("term")) return false;
    const label = each.closest("label");
    const box = (label ?? each).getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return false;
    return box.width < 43.5 || box.height < 43.5;
  }).map((each) => {
    const box = each.getBoundingClientRect();
    return `${each.tagName}.${each.getAttribute("class") ?? ""} `
      + `"${(each.ariaLabel ?? each.textContent).slice(0, 30)}" is `
      + `${Math.round(box.width)} x ${Math.round(box.height)}`;
  })"""

# One scroll brings it into view, whole; there a finger hits it and nothing that lies over it.
OUT_OF_REACH = """() => {
  const clips = (up, box) => {
    const style = getComputedStyle(up), room = up.getBoundingClientRect();
    const outside = (from, to, low, high) =>
      to - from <= high - low && (from < low - 1 || to > high + 1);
    return (style.overflowX !== "visible" && outside(box.left, box.right, room.left, room.right))
      || (style.overflowY !== "visible" && outside(box.top, box.bottom, room.top, room.bottom));
  };
  const kept = [...document.querySelectorAll(".phone, .phone > main, .prompt, .sheet-body")]
    .map((each) => [each, each.scrollTop]);
  const asked = [...document.querySelectorAll(
    ".prompt :is(button, a, input, select), main :is(button, .card, [role=button])")];
  const faults = asked.flatMap((each) => {
    if (each.closest(".sr, [inert], [aria-hidden=true], svg")) return [];
    if (each.getClientRects().length === 0) return [];
    each.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = each.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const page = each.closest("main, .prompt, .sheet-body");
    const fits = !page || box.height <= page.clientHeight; // else it is read by scrolling
    for (let up = each.parentElement; fits && up && up !== document.body; up = up.parentElement)
      if (clips(up, box)) return [`"${each.textContent}" is clipped by .${up.className}`];
    const whole = !fits || box.top >= -1 && box.bottom <= innerHeight + 1;
    if (whole && hit && (each.contains(hit) || hit.closest("label")?.contains(each))) return [];
    const name = (each.ariaLabel ?? each.textContent).slice(0, 30);
    return [`${each.tagName}.${each.className} "${name}" at ${Math.round(box.top)} to `
      + `${Math.round(box.bottom)} is under ${hit?.tagName}.${hit?.getAttribute("class")}`];
  });
  for (const [each, top] of kept) each.scrollTop = top;
  return faults.slice(0, 4);
}"""

# The prompt reaches down to the foot of the page: room below it is room its choices lack.
HOLE = """() => [...document.querySelectorAll(".phone > .prompt")]
  .map((each) => innerHeight - each.getBoundingClientRect().bottom).filter((room) => room > 1)
  .map((room) => `${Math.round(room)} px are empty below the prompt`)"""

# Cards one may pick are whole without any scrolling: between the bar and the prompt, or in it.
HAND_CUT = """() => [...document.querySelectorAll(".mop-hand .card")].filter((card) => {
    const box = card.getBoundingClientRect();
    const room = card.closest(".prompt, main").getBoundingClientRect();
    return box.top < room.top - 1 || box.bottom > room.bottom + 1;
  }).map((card) => `the card "${card.textContent}" is cut`)"""


def lasting(page: Any, script: str) -> list[str]:
    """What the script finds and goes on finding: drawings follow a change of size a frame later,
    and what a page has just asked for may move them once more."""
    for _ in range(SETTLES):
        if not (found := page.evaluate(script)):
            return []
        page.wait_for_timeout(100)
    return list(found)


def layout_faults(page: Any) -> list[str]:
    scripts = (OVERFLOW, CUT, SPILT, RUN_ON, BROKEN)
    return [fault for script in scripts for fault in lasting(page, script)]


def small_targets(page: Any) -> list[str]:
    return lasting(page, SMALL)


def out_of_reach(page: Any) -> list[str]:
    return lasting(page, OUT_OF_REACH)


def hand_cut(page: Any) -> list[str]:
    return lasting(page, HAND_CUT)


def short_phone_faults(page: Any) -> list[str]:
    """What is cut, or out of reach, on any short phone, with normal text and with large; then the
    page is as it was."""
    faults, size = [], page.viewport_size
    for text in TEXT:
        page.evaluate("(size) => document.documentElement.style.fontSize = size", text)
        for wide, high in SHORT:
            page.set_viewport_size({"width": wide, "height": high})
            found = [*layout_faults(page), *out_of_reach(page), *lasting(page, HOLE)]
            if text == "100%":
                found += [*small_targets(page), *hand_cut(page)]
            faults += [f"{wide} x {high}, {text}: {fault}" for fault in found]
    page.evaluate("document.documentElement.style.fontSize = ''")
    page.set_viewport_size(size)
    return faults


def raw_words(page: Any) -> list[str]:
    """Keys that no catalogue turned into words."""
    return RAW_KEY.findall(page.locator("body").inner_text())


def axe_faults(page: Any) -> list[str]:
    """What axe-core finds serious."""
    # Evaluated by the driver, so the page's own content rules need no exception for it.
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{fault['id']}: {fault['help']} {json.dumps(fault['nodes'][0]['target'])} "
        f"{fault['nodes'][0].get('failureSummary', '')[:200]}"
        for fault in found["violations"]
        if fault["impact"] in SERIOUS
    ]


def sound(visitor: Visitor, name: str) -> None:
    """A picture to look at; nothing sticks out, targets fit a thumb, words are words."""
    page = visitor.page
    visitor.shot(name)
    on_the_wall = page.locator(".tv").count() > 0
    small = [] if on_the_wall else small_targets(page)
    assert [*layout_faults(page), *small, *raw_words(page)] == [], name
    assert axe_faults(page) == [], name


def numeral_heights(page: Any, selector: str) -> list[float]:
    """How tall the figures are, as a share of the screen's height: cap height is 0.7 em."""
    sizes = page.evaluate(
        """(selector) => [...document.querySelectorAll(selector)]
          .filter((each) => each.getClientRects().length > 0)
          .map((each) => parseFloat(getComputedStyle(each).fontSize) / innerHeight)""",
        selector,
    )
    return [size * 0.7 for size in sizes]
