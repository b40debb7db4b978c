"""A table of printed cards, as an owner types it: what is read all the same, and what is named."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from server.games.kernel import Setup
from server.games.progress import GAME
from server.games.progress.data import Pack
from server.games.progress.files import DEFAULT, SHIPPED, SHIPPED_TEXTS, parse
from server.games.progress.importing import to_toml
from server.games.progress.tables import rows

TABLE = list(rows(SHIPPED[DEFAULT]))
MATHEMATICS = TABLE[3]  # mathematics,1,S,Mathematics,Mathematik,3 S,alphabet,,,quick_draw,...


def read(text: str) -> Pack:
    made = to_toml("cards.csv", text, "ours")
    assert isinstance(made, str), made
    pack = parse("ours.toml", made)
    assert isinstance(pack, Pack)
    return pack


def faults(*lines: str) -> list[tuple[str, str]]:
    made = to_toml("cards.csv", "\n".join(lines), "ours")
    assert not isinstance(made, str)
    return [(fault.where, fault.text.key) for fault in made]


@pytest.mark.parametrize(
    "saved",
    [
        pytest.param(lambda text: "\ufeff" + text, id="byte order mark"),
        pytest.param(lambda text: text.replace(",", ";"), id="semicolons"),
        pytest.param(lambda text: text.replace(",", "\t"), id="tabs"),
        pytest.param(lambda text: text.replace("\n", "\r\n") + "\r\n,,,\r\n\r\n", id="empty lines"),
        pytest.param(lambda text: text.replace("3 S,", "3s,"), id="cost without a space"),
        pytest.param(lambda text: text.replace("yes,", "JA,"), id="a German yes"),
        pytest.param(lambda text: text.replace(",,0,", ",no,0,"), id="no symbol"),
        pytest.param(lambda text: text.replace(",1,S,", ",1,s,"), id="small letters"),
        pytest.param(lambda text: text.replace("\n", ",a note\n", 1), id="a column of notes"),
        pytest.param(lambda text: text.replace("\n", ",,\n"), id="columns without a head"),
    ],
)
def test_what_spreadsheets_save_is_read(saved: Callable[[str], str]):
    assert read(saved("\n".join(TABLE))).cards == SHIPPED[DEFAULT].cards


def test_a_name_may_hold_anything_but_a_line_break_counts_as_a_space():
    odd = MATHEMATICS.replace("Mathematics,", '"The ""new"", \\ \x07\nmathematics",')
    pack = read("\n".join([*TABLE[:3], odd, *TABLE[4:]]))
    assert pack.cards[2].name.en == 'The "new", \\ \x07 mathematics'


@pytest.mark.parametrize(
    "old, new, where, key",
    [
        (",1,S,", ",one,S,", "mathematics.age", "whole-number"),
        (",1,S,", ",9,S,", "mathematics.age", "data-bounds"),
        (",1,S,", ",1,X,", "mathematics.type", "data-choice"),
        ("3 S", "S 3", "mathematics.cost1", "cost"),
        ("3 S", "", "mathematics.cost1", "cost"),
        ("alphabet", "alphabett", "mathematics.cost", "no-prereq"),
        ("alphabet", "pottery", "mathematics.cost", "prereq-type"),
        (",alphabet,", ",mathematics,", "mathematics.cost", "cycle"),
        ("quick_draw", "quickdraw", "mathematics.benefit", "benefit"),
        ("quick_draw", "setS setE", "mathematics.benefit", "benefit"),
        ("quick_draw", "", "mathematics.benefits", "one-icon"),
        (",,0,2,", ",perhaps,0,2,", "mathematics.symbol", "yes-no"),
        (",,0,2,", ",,-1,2,", "mathematics.vp", "whole-number"),
        (",,0,2,", ",,0,,", "mathematics.discard", "whole-number"),
        ("1+ 2+ 5+", "1+ 2 5+", "mathematics.copies[2]", "data-choice"),
        ("1+ 2+ 5+", "1+ 2+ 5+,more", "mathematics.", "cells"),
        ("Mathematics,Mathematik", ",", "mathematics.name.en", "name"),
        ("Mathematik", "Mathematik\N{REPLACEMENT CHARACTER}", "mathematics.name_de", "utf-8"),
        ("mathematics,1", "Mathe!,1", "Mathe!.id", "id"),
        ("mathematics,1", ",1", "?.id", "id"),
    ],
)
def test_a_typo_is_named_by_line_entry_and_column(old, new, where, key):
    wrong = faults(*TABLE[:3], MATHEMATICS.replace(old, new, 1), *TABLE[4:])
    found = [(at.partition(":4: ")[2], name.removeprefix("pr-fault-")) for at, name in wrong]
    assert (where, key) in found


def test_every_line_that_is_wrong_is_named_at_once():
    wrong = faults(*TABLE[:2], "wheel,x", "pottery", *TABLE[4:])
    assert [where for where, _ in wrong] == ["cards.csv:3: wheel.age", "cards.csv:4: pottery.age"]


def test_missing_columns_are_named_and_so_is_what_is_no_table():
    assert faults(TABLE[0].replace("prereq1", "prerequisite"), *TABLE[1:]) == [
        ("cards.csv:1", "pr-fault-columns")
    ]
    assert faults("") == [("cards.csv:1", "pr-fault-columns")]
    assert faults(TABLE[0] + ",VP", *TABLE[1:]) == [("cards.csv:1", "pr-fault-columns-twice")]
    lost = "\N{REPLACEMENT CHARACTER}i\x00d\x00"  # a table saved as UTF-16
    assert faults(lost, *TABLE[1:]) == [("cards.csv:1", "pr-fault-utf-8")]
    assert faults(*TABLE[:3], '"quote', *TABLE[4:]) == [("cards.csv", "pr-fault-table")]


# --- Deck files --------------------------------------------------------------------------------

DECK = SHIPPED_TEXTS[f"{DEFAULT}.toml"]


@pytest.mark.parametrize(
    "part, old, new, where",
    [
        ("aqueduct", "benefits = {", "benefits = { age_symbols = [2],", "benefits.age_symbols"),
        ("aqueduct", "benefits = {", 'benefits = { set_bonus = "S",', "benefits.set_bonus"),
        ("aqueduct", "power = { population = 2 }", "", "benefits"),
        ("fibonacci", "heritage = {", "heritage = { age_symbols = [3],", "heritage.age_symbols"),
    ],
)
def test_what_nothing_would_count_is_named(part, old, new, where):
    before, id, after = DECK.partition(f'id = "{part}"')
    [fault, *_] = parse("own.toml", before + id + after.replace(old, new, 1))
    assert fault.where.endswith(f".{part}.{where}")


def test_a_deck_with_too_few_cards_for_the_players_is_refused_before_the_match():
    few = DECK.replace('copies = ["1+", "2+", "5+"]', 'copies = ["1+"]').replace(
        'copies = ["1+", "3+", "4+"]', 'copies = ["1+"]'
    )
    few = few.replace("counts =", "# counts =").replace(f'"{DEFAULT}"', '"few"', 1)

    def keys(players: int) -> list[str]:
        setup = Setup(answers={"players": players, "deck": "few"}, data={"few.toml": few})
        return [fault.text.key for fault in GAME.form(setup).faults]

    assert keys(3) == [] and keys(4) == ["pr-fault-too-few-for"]


def test_a_set_up_answer_that_nothing_asks_is_named():
    form = GAME.form(Setup(answers={"players": 3, "threshold.VI": 2, "solo.beyond": 1}))
    assert [(fault.where, fault.text.key) for fault in form.faults] == [
        ("threshold.VI", "pr-fault-unknown-answer")
    ]


def test_more_counts_than_there_are_ages_are_named():
    [fault] = parse("own.toml", DECK.replace("58, 55]", "58, 55, 12]", 1))
    assert (fault.where, fault.text.key) == ("own.toml: counts", "pr-fault-counts")


def test_a_deck_file_may_begin_with_a_byte_order_mark():
    assert isinstance(parse("own.toml", "\ufeff" + DECK), Pack)


def test_a_threshold_of_the_deck_is_no_fault_of_the_set_up():
    own = DECK.replace("II = [1, 1, 1, 2, 2]", "II = [1, 1, 1, 2, 12]", 1)
    own = own.replace(f'"{DEFAULT}"', '"own"', 1)
    setup = Setup(answers={"players": 5, "deck": "own"}, data={"own.toml": own})
    assert GAME.form(setup).faults == ()
