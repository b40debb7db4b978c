"""Every question the book leaves open, and how this match answers it: the one place for them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, partial
from typing import Any, Literal, get_args

import msgspec
from msgspec import Struct

from server.games.house_rules import house_field
from server.games.kernel import Answer, Fault, Field
from server.games.ruling import Cite, IllegalMove, Phrase, Reason, Ref, Value


class House(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One answer to each open question; the first option of each is the default (README)."""

    # Direct fire
    range_boundary: Literal["inclusive", "strict"] = "inclusive"
    shot_resolution: Literal["single_max", "two_rolls", "additive"] = "single_max"
    bonus_scope: Literal["hit_only", "whole_roll"] = "hit_only"
    modifier_order: Literal["cap_then_bonus", "sum_then_clamp"] = "cap_then_bonus"
    hit_clamp: Literal["1_to_6", "terrain_cap_only", "natural_1_misses"] = "1_to_6"
    pen_falloff: Literal["none", "minus1_per_full_24in"] = "none"
    advantage: Literal["on", "off"] = "on"
    advantage_pivot: Literal["breaks", "keeps"] = "breaks"
    facing_rule: Literal["quadrant90", "hull_corners", "ask"] = "quadrant90"
    angling_mode: Literal["replace", "add"] = "replace"
    weak_spot_range: Literal["any", "12", "6"] = "any"
    autocannon_split: Literal["no", "yes"] = "no"
    casemate_free_move: Literal["ignored", "counts"] = "ignored"
    arc_test: Literal["centre", "any_part"] = "centre"
    field_gun_arc: Literal["none", "front90"] = "none"
    towed_target: Literal["yes", "no"] = "yes"

    # Terrain on fire
    visibility_pct: Literal["25", "50", "ask"] = "25"
    seen_share: Literal["silhouette", "edge_length"] = "silhouette"
    between: Literal["centre_line", "any_sight_line"] = "centre_line"
    wall_rule: Literal["pen_minus_2", "armour_plus_1"] = "pen_minus_2"
    foliage_rule: Literal["roll_plus_2", "range_plus_3", "off"] = "roll_plus_2"
    foliage_exempt: Literal["shooter", "target", "either"] = "shooter"
    foliage_stack: Literal["once", "each"] = "once"
    sandbag_need: Literal["covered_face", "any"] = "covered_face"
    fortification_hp: Literal["off", "wall_20_sandbags_10_bunker_40"] = "off"
    wrecks: Literal["remove", "block"] = "remove"
    hills: Literal["flat", "heights"] = "flat"

    # High explosive and Indirect
    he_one_move: Literal["stationary", "moved", "midpoint"] = "stationary"
    he_light_moved: Literal["minus_2", "minus_1"] = "minus_2"
    he_modifiers: Literal["direct_only", "none"] = "direct_only"
    open_top_he: Literal["off", "side_0"] = "off"
    indirect_hits: Literal["never_rolls", "rolls_he_table"] = "never_rolls"
    indirect_gap: Literal["half_to_15", "immune_over_14"] = "half_to_15"
    halve_damage: Literal["down", "up"] = "down"
    setup_cost: Literal["idle_turn", "full_pool"] = "idle_turn"

    # Scouts
    scout_cost: Literal["action", "free_once"] = "action"
    scout_duration: Literal["turn", "next_shot"] = "turn"
    scout_self: Literal["no", "yes"] = "no"
    scout_boundary: Literal["strict", "inclusive"] = "strict"
    scout_friend_range: Literal["none", "60"] = "none"

    # Turns and movement
    after_limit: Literal["allow", "end_now"] = "allow"
    activation: Literal["interleave", "one_unit_at_a_time"] = "interleave"
    pivot: Literal["in_move", "free_once", "free"] = "in_move"
    halve_distance: Literal["exact", "down"] = "exact"
    tow_through_water: Literal["no", "yes"] = "no"
    halftrack_mud: Literal["of_move", "of_mud"] = "of_move"
    half_of: Literal["card", "now"] = "card"

    # Infantry, guns and transports
    mg_bonus: Literal["after_floor", "before_floor"] = "after_floor"
    crew_behind: Literal["rear180", "rear90"] = "rear180"
    gun_capture: Literal["no", "yes"] = "no"
    embark_range: Literal["1", "2", "3"] = "1"
    apc_load: Literal["one", "all"] = "one"

    # Missions
    objective_radius: Literal["3", "1", "6"] = "3"
    embarked_hold: Literal["no", "yes"] = "no"
    annihilation_scope: Literal["vehicles_and_guns", "vehicles", "all"] = "vehicles_and_guns"
    timed_value: Literal["full", "by_hp"] = "full"
    limit_tie: Literal["draw", "extra_round"] = "draw"


class Question(Struct, frozen=True):
    """Where an open question arises: its number in our list, and the book's page."""

    number: int | None  # None: a fact of our own cards, not a question about the book
    part: str
    page: int | None  # None: the book does not touch it

    @property
    def id(self) -> str:
        return "" if self.number is None else f"Q{self.number}{self.part}"


def _q(id: str, page: int | None) -> Question:
    number = id.rstrip("abcd")
    return Question(int(number) if number else None, id.removeprefix(number), page)


QUESTIONS: Mapping[str, Question] = {
    "range_boundary": _q("1", 6),
    "shot_resolution": _q("2", 5),
    "bonus_scope": _q("3", 11),
    "modifier_order": _q("6", 21),
    "hit_clamp": _q("7", 6),
    "pen_falloff": _q("27", 21),
    "advantage": _q("13", 8),
    "advantage_pivot": _q("13", 8),
    "facing_rule": _q("16", None),
    "angling_mode": _q("14", 14),
    "weak_spot_range": _q("15", 7),
    "autocannon_split": _q("11", 13),
    "casemate_free_move": _q("12", 14),
    "arc_test": _q("12b", 14),
    "field_gun_arc": _q("19", 17),
    "towed_target": _q("57", 13),
    "visibility_pct": _q("42", 5),
    "seen_share": _q("45", 5),
    "between": _q("45", 21),
    "wall_rule": _q("4", 21),
    "foliage_rule": _q("5", 21),
    "foliage_exempt": _q("5b", 21),
    "foliage_stack": _q("5c", 21),
    "sandbag_need": _q("47", 21),
    "fortification_hp": _q("28", 21),
    "wrecks": _q("41", None),
    "hills": _q("41", None),
    "he_one_move": _q("8b", 10),
    "he_light_moved": _q("8c", 10),
    "he_modifiers": _q("48", 10),
    "open_top_he": _q("", 10),
    "indirect_hits": _q("8", 15),
    "indirect_gap": _q("9", 15),
    "halve_damage": _q("10", 15),
    "setup_cost": _q("30", 15),
    "scout_cost": _q("22", 11),
    "scout_duration": _q("22", 11),
    "scout_self": _q("22", 11),
    "scout_boundary": _q("22b", 11),
    "scout_friend_range": _q("55", 11),
    "after_limit": _q("24", 22),
    "activation": _q("25", 22),
    "pivot": _q("18", 4),
    "halve_distance": _q("10", 13),
    "tow_through_water": _q("31", 20),
    "halftrack_mud": _q("32", 20),
    "half_of": _q("51", 14),
    "mg_bonus": _q("34", 17),
    "crew_behind": _q("20", 17),
    "gun_capture": _q("21", 17),
    "embark_range": _q("33", 18),
    "apc_load": _q("52", 12),
    "objective_radius": _q("36", 17),
    "embarked_hold": _q("53", 17),
    "annihilation_scope": _q("37", 23),
    "timed_value": _q("38", 23),
    "limit_tie": _q("54", 23),
}


aa = partial(Cite, "aa")  # the book, by page


def by_house(rule: str) -> Cite:
    """Where a house rule decides, it is cited instead of the book: by number and by name."""
    return Cite("house", QUESTIONS[rule].number, f"aa-house-{rule}")


def settled(number: int | None = None) -> Cite:
    """A question settled without leaving a choice; None: one that has no number in our list."""
    return Cite("house", number)


def rule_ref(rule: str) -> Ref:
    return Ref("aa-house", rule)


def option_ref(rule: str, option: str) -> Ref:
    return Ref("aa-house", f"{rule}-{option}")


# --- Rules that cannot be played together ----------------------------------------------------


class Clash(Struct, frozen=True):
    """`rule` set to one of `options` asks for something `other` set to one of `choices` denies."""

    key: str
    rule: str
    options: tuple[str, ...]
    other: str
    choices: tuple[str, ...]


CLASHES = (
    Clash("aa-clash-one-roll", "bonus_scope", ("whole_roll",), "shot_resolution", ("two_rolls",)),
    Clash(
        "aa-clash-clamp", "hit_clamp", ("terrain_cap_only",), "modifier_order", ("sum_then_clamp",)
    ),
    Clash("aa-clash-advantage", "advantage_pivot", ("keeps",), "advantage", ("off",)),
    Clash(
        "aa-clash-foliage-exempt",
        "foliage_exempt",
        ("target", "either"),
        "foliage_rule",
        ("range_plus_3", "off"),
    ),
    Clash("aa-clash-foliage-stack", "foliage_stack", ("each",), "foliage_rule", ("off",)),
)


def contradictions(house: House) -> tuple[Reason, ...]:
    """The pairs of answers that cannot both hold, each with the sentence that says why."""
    return tuple(
        Reason(clash.key, by_house(clash.rule), values=_sides(clash, house))
        for clash in _clashes(house)
    )


def _clashes(house: House) -> Iterator[Clash]:
    for clash in CLASHES:
        asks = getattr(house, clash.rule) in clash.options
        if asks and getattr(house, clash.other) in clash.choices:
            yield clash


def _sides(clash: Clash, house: House) -> dict[str, Value]:
    return {
        "rule": rule_ref(clash.rule),
        "option": option_ref(clash.rule, getattr(house, clash.rule)),
        "other": rule_ref(clash.other),
        "choice": option_ref(clash.other, getattr(house, clash.other)),
    }


def consistent(house: House) -> House:
    """The same house rules, or a refusal when two of them contradict each other."""
    for reason in contradictions(house):
        raise IllegalMove(reason)
    return house


# --- What set-up asks ------------------------------------------------------------------------


@cache  # reading the struct's options back out of its types is slow
def house_fields() -> tuple[Field, ...]:
    """One question of the form for each house rule, in the order of `House`."""
    return tuple(_field(rule) for rule in msgspec.structs.fields(House))


def _field(rule: msgspec.structs.FieldInfo) -> Field:
    page = QUESTIONS[rule.name].page
    return house_field("aa", rule, None if page is None else aa(page))


@cache
def options(rule: str) -> tuple[str, ...]:
    """What the rule may be set to, the default first."""
    (found,) = [field for field in msgspec.structs.fields(House) if field.name == rule]
    return get_args(found.type)


def house_of(answers: Mapping[str, Answer]) -> House:
    """The house rules among a form's answers; what was not answered keeps its default."""
    given: dict[str, Any] = {field.key: answers.get(field.key) for field in house_fields()}
    return msgspec.convert({k: v for k, v in given.items() if v is not None}, House)


def house_faults(answers: Mapping[str, Answer]) -> tuple[Fault, ...]:
    """What is wrong with a form's house rules: an answer that is no option, or a contradiction."""
    wrong = [
        Fault(field.key, Phrase("aa-fault-house-option", {"rule": rule_ref(field.key)}))
        for field in house_fields()
        if (given := answers.get(field.key)) is not None
        if given not in [choice.id for choice in field.choices]
    ]
    if wrong:
        return tuple(wrong)
    house = house_of(answers)
    return tuple(
        Fault(clash.rule, Phrase(clash.key, _sides(clash, house))) for clash in _clashes(house)
    )
