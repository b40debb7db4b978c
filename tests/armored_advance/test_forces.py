"""Force lists: costs, limits, every fault with its page; saved as JSON and shared by a code."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.games.armored_advance.lists.forces import (
    Force,
    Limits,
    SquadEntry,
    UnitEntry,
    advice,
    canonical,
    check,
    cost,
    faults,
    from_json,
    to_json,
)
from server.games.armored_advance.lists.share import (
    DIGITS,
    LONGEST_CODE,
    _digits,
    from_code,
    to_code,
)
from server.games.armored_advance.lists.squads import SQUADS
from server.games.armored_advance.units.library import library, shipped
from server.games.ruling import Cite, IllegalMove
from tests.armored_advance.test_library import OWN_FACTS

CARDS = shipped().cards()
LIMITS = Limits(requisition=500, actions=5, squads=4)


def units(**counts: int) -> tuple[UnitEntry, ...]:
    return tuple(
        UnitEntry(unit=name.replace("_", "-"), count=count) for name, count in counts.items()
    )


def squad(kind="basic", count=1, gun=False, grenades=0) -> SquadEntry:
    return SquadEntry(kind=kind, count=count, machine_gun=gun, grenades=grenades)


def keys(force: Force, limits: Limits = LIMITS) -> list[tuple[str, int | None]]:
    return [(reason.key, reason.cite.page) for reason in faults(force, CARDS, limits)]


PATROL = Force(
    name="Spähtrupp",
    units=units(m5a1_stuart=2, pak_40=1),
    squads=(squad(gun=True, grenades=2), squad("artillery_crew")),
)


# --- Costs -----------------------------------------------------------------------------------


def test_a_list_costs_its_units_its_equipment_and_its_special_squads():
    ruling = cost(PATROL, CARDS)
    assert ruling.value == 2 * 90 + 55 + 0 + 5 + 2 * 5 + 10
    assert [reason.change for reason in ruling.reasons] == [180, 55, 0, 5, 10, 10]


@pytest.mark.parametrize(
    "kind, price", [("basic", 0), ("at_rifle", 15), ("sniper", 15), ("artillery_crew", 10)]
)
def test_a_squads_price(kind, price):
    assert cost(Force(squads=(squad(kind, count=3),)), CARDS).value == 3 * price
    assert SQUADS[kind].cost == price


def test_each_squad_pays_for_its_own_equipment():
    assert cost(Force(squads=(squad(count=3, gun=True, grenades=2),)), CARDS).value == 3 * (5 + 10)


# --- Faults ----------------------------------------------------------------------------------


def test_a_sound_list_has_no_faults_and_passes():
    assert not keys(PATROL)
    assert check(PATROL, CARDS, LIMITS).value == 260


@pytest.mark.parametrize("limit, wrong", [(259, ["aa-force-over"]), (260, []), (261, [])])
def test_a_list_may_cost_the_limit_and_no_more(limit, wrong):
    limits = Limits(requisition=limit, actions=5)
    assert [key for key, _ in keys(PATROL, limits)] == wrong


@pytest.mark.parametrize("agreed, wrong", [(1, [("aa-force-squads", 23)]), (2, []), (None, [])])
def test_both_sides_bring_the_agreed_number_of_squads(agreed, wrong):
    assert keys(PATROL, Limits(requisition=500, actions=5, squads=agreed)) == wrong


@pytest.mark.parametrize(
    "force, fault",
    [
        pytest.param(Force(squads=(squad(),)), ("aa-force-empty", 22), id="no-unit"),
        pytest.param(Force(units=units(maus=1)), ("aa-force-unknown", 16), id="unknown"),
        pytest.param(Force(units=units(t_60=0)), ("aa-force-count", None), id="none-of-it"),
        pytest.param(Force(units=units(t_60=-3)), ("aa-force-count", None), id="minus-three"),
        pytest.param(Force(units=units(mg_nest=21)), ("aa-force-count", None), id="too-many"),
        pytest.param(
            Force(units=units(t_60=1), squads=(squad(grenades=3),)),
            ("aa-force-grenades", 18),
            id="three-grenades",
        ),
        pytest.param(
            Force(units=units(t_60=1), squads=(squad(grenades=-1),)),
            ("aa-force-grenades", 18),
            id="negative-grenades",
        ),
        pytest.param(
            Force(units=units(t_60=1), squads=(squad("sniper", gun=True),)),
            ("aa-force-no-equipment", 19),
            id="sniper-with-machine-gun",
        ),
        pytest.param(
            Force(units=units(t_60=1), squads=(squad(count=0),)),
            ("aa-force-count", None),
            id="no-squad",
        ),
        pytest.param(
            Force(units=units(t_60=1), name="x" * 41), ("aa-force-name", None), id="long-name"
        ),
        pytest.param(
            Force(units=units(t_60=1), name="a\nb"), ("aa-force-name", None), id="two-lines"
        ),
    ],
)
def test_a_fault_is_told_with_its_page(force, fault):
    assert keys(force) == [fault]
    with pytest.raises(IllegalMove) as no:
        check(force, CARDS, LIMITS)
    assert no.value.reason.key == fault[0]


def test_two_entries_of_one_kind_count_together():
    force = Force(units=units(mg_nest=15) + units(mg_nest=15))
    assert ("aa-force-count", None) in keys(force)


def test_every_fault_is_listed_not_only_the_first():
    force = Force(
        units=units(maus=1, tiger_ii=2, t_60=0),
        squads=(squad(count=5), squad("sniper", grenades=1), squad(grenades=7)),
    )
    assert keys(force) == [
        ("aa-force-unknown", 16),
        ("aa-force-count", None),
        ("aa-force-grenades", 18),
        ("aa-force-no-equipment", 19),
        ("aa-force-over", 22),
        ("aa-force-squads", 23),
    ]


def test_a_list_has_at_most_forty_units():
    limits = Limits(requisition=10_000, actions=5)
    force = Force(units=units(mg_nest=20), squads=(squad(count=20),))
    assert not keys(force, limits)
    force = Force(units=units(mg_nest=20, t_60=1), squads=(squad(count=20),))
    assert [key for key, _ in keys(force, limits)] == ["aa-force-many"]


@pytest.mark.parametrize(
    "force, told",
    [
        (Force(units=units(t_60=2)), ["aa-force-few-actions"]),
        (Force(units=units(t_60=3)), ["aa-force-many-actions"]),
        (
            Force(units=units(t_60=1, pak_40=2), squads=(squad(),)),
            ["aa-force-many-actions", "aa-force-unmanned"],
        ),
    ],
)
def test_advice_tells_of_scarce_actions_and_idle_guns(force, told):
    assert [reason.key for reason in advice(force, CARDS, LIMITS)] == told
    assert not keys(force)


def test_a_price_of_ours_is_cited_as_ours():
    reasons = cost(Force(squads=(squad("sniper"), squad())), CARDS).reasons
    assert [reason.cite for reason in reasons] == [Cite("house", 35), Cite("aa", 23)]


# --- Saved and shared ------------------------------------------------------------------------

entries = st.builds(UnitEntry, unit=st.sampled_from(sorted(CARDS)), count=st.integers(1, 4))
basics = st.builds(
    SquadEntry,
    kind=st.just("basic"),
    count=st.integers(1, 3),
    machine_gun=st.booleans(),
    grenades=st.integers(0, 2),
)
specials = st.builds(
    SquadEntry, kind=st.sampled_from(["at_rifle", "sniper", "artillery_crew"]), count=st.just(2)
)
letters = st.characters(codec="utf-8", categories=["L", "N", "P"])
forces = st.builds(
    Force,
    name=st.text(letters, max_size=40),
    units=st.lists(entries, max_size=5).map(tuple),
    squads=st.lists(basics | specials, max_size=5).map(tuple),
)


@given(forces)
def test_a_list_survives_its_file_and_its_code(force):
    assert from_json(to_json(force)) == canonical(force)
    assert from_code(to_code(force), CARDS) == canonical(force)
    assert cost(canonical(force), CARDS).value == cost(force, CARDS).value


@given(forces, st.randoms(use_true_random=False))
def test_equal_lists_have_equal_files_and_codes(force, luck):
    mixed = [*force.units]
    luck.shuffle(mixed)
    other = Force(name=force.name, units=tuple(mixed), squads=force.squads[::-1])
    assert to_json(force) == to_json(other)
    assert to_code(force) == to_code(other)


def test_a_code_is_short_and_fits_in_an_address():
    force = Force(units=units(panther_g=1, pz_iv_h=3, puma=1), squads=(squad(count=3),))
    assert len(to_code(force)) <= 35
    assert set(to_code(force)) <= set(DIGITS)


def test_a_code_may_be_typed_as_it_was_read_out():
    code = to_code(PATROL)
    spoken = "-".join(code[i : i + 5] for i in range(0, len(code), 5)).lower()
    assert from_code(f"  {spoken.replace('0', 'o').replace('1', 'l')} ", CARDS) == canonical(PATROL)


def test_no_two_shipped_units_share_a_fingerprint():
    everything = Force(units=tuple(UnitEntry(unit=id) for id in CARDS))
    assert from_code(to_code(everything), CARDS) == canonical(everything)


def refusal(code: str, cards=CARDS) -> str:
    with pytest.raises(IllegalMove) as no:
        from_code(code, cards)
    return no.value.reason.key


@given(st.data())
def test_no_single_wrong_letter_goes_unnoticed(data):
    code = to_code(PATROL)
    place = data.draw(st.integers(0, len(code) - 1))
    typed = data.draw(st.sampled_from([digit for digit in DIGITS if digit != code[place]]))
    assert refusal(code[:place] + typed + code[place + 1 :]) == "aa-share-damaged"


def test_no_two_letters_change_places_unnoticed():
    code = to_code(PATROL)
    for place in range(len(code) - 1):
        a, b = code[place], code[place + 1]
        if a != b:
            assert refusal(code[:place] + b + a + code[place + 2 :]) == "aa-share-damaged"


@pytest.mark.parametrize("cut", range(1, 20))
def test_a_code_cut_short_is_refused(cut):
    code = to_code(PATROL)
    assert refusal(code[:-cut]) == refusal(code[cut:]) == "aa-share-damaged"


@pytest.mark.parametrize(
    "code, key",
    [
        ("", "aa-share-damaged"),
        ("0" * 20, "aa-share-damaged"),
        ("A" * (LONGEST_CODE + 1), "aa-share-damaged"),
        ("hello world!", "aa-share-digit"),
        ("ÄÖÜ", "aa-share-digit"),
    ],
)
def test_what_was_never_a_code_is_refused(code, key):
    assert refusal(code) == key


def forged(body: bytes) -> str:
    from zlib import crc32

    return _digits(body + crc32(body).to_bytes(4, "big"))


@pytest.mark.parametrize(
    "body, key",
    [
        (bytes([2, 0, 0]), "aa-share-version"),
        (bytes([1, 9, 0]), "aa-share-damaged"),
        (bytes([1, 1, 0, 0, 0, 1, 0]), "aa-share-unknown"),
        (bytes([1, 0, 9]), "aa-share-damaged"),
        (bytes([1, 0, 1, 0b11000, 1]), "aa-share-damaged"),  # three grenades
        (bytes([1, 0, 1, 0, 255]), "aa-share-damaged"),
        (bytes([1, 0, 0]) + b"\xff", "aa-share-damaged"),
        (bytes([1, 0, 0]) + b"x" * 41, "aa-share-damaged"),
    ],
)
def test_a_forged_code_is_refused(body, key):
    assert refusal(forged(body)) == key


@pytest.mark.parametrize(
    "force",
    [
        Force(units=units(t_60=999)),
        Force(units=units(t_60=-1)),
        Force(squads=(squad(grenades=9),)),
        Force(name="x" * 41),
        Force(units=tuple(UnitEntry(unit=f"u{number}") for number in range(300))),
    ],
)
def test_a_list_of_impossible_numbers_has_no_code(force):
    with pytest.raises(IllegalMove) as no:
        to_code(force)
    assert no.value.reason.key == "aa-share-impossible"


def test_a_clubs_unit_travels_to_a_table_that_has_it_and_to_no_other():
    own = library({"club.toml": OWN_FACTS}).cards()
    code = to_code(Force(units=units(turan=2)))
    assert from_code(code, own).units == units(turan=2)
    assert refusal(code) == "aa-share-unknown"


@pytest.mark.parametrize(
    "text, key",
    [
        ("", "aa-force-file"),
        ("[]", "aa-force-file"),
        ('{"game": "march-of-progress", "force": {}}', "aa-force-file"),
        (b"\xff\xfe", "aa-force-file"),
    ],
)
def test_a_file_that_is_no_list_is_refused(text, key):
    with pytest.raises(IllegalMove) as no:
        from_json(text)
    assert no.value.reason.key == key


@pytest.mark.parametrize(
    "change, key",
    [({"version": 2}, "aa-force-newer"), ({"force": {"tanks": 3}}, "aa-force-file")],
)
def test_a_file_of_another_kind_is_refused(change, key):
    with pytest.raises(IllegalMove) as no:
        from_json(json.dumps({**json.loads(to_json(PATROL)), **change}))
    assert no.value.reason.key == key
