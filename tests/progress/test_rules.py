"""Rules of the digest by their id, on both sides of every open question."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from server.games.kernel import Setup, Shuffle
from server.games.progress import GAME
from server.games.progress.actions import (
    ChooseSkill,
    Discover,
    Draw,
    Generate,
    Pass,
    PayMilestone,
    QuickDraw,
    Research,
    ShuffleDraw,
    SwapTime,
    Take,
    TakeBack,
    TakePersonality,
    UseHeritage,
)
from server.games.progress.files import SHIPPED, SHIPPED_TEXTS, parse
from server.games.progress.scoring import power_points, score, standing
from server.games.progress.state import Dev, Four, Levels, Powers, value
from server.games.progress.turn import advance
from tests.progress.table import begun, do, house, passed, put, refused, shuffled

FIRST = SHIPPED["open-progress-1"]


@pytest.mark.parametrize(
    "players, ages",
    [
        (1, (22, 20, 20, 19)),
        (2, (33, 30, 30, 29)),
        (3, (44, 40, 40, 38)),
        (4, (55, 50, 49, 46)),
        (5, (66, 60, 58, 55)),
    ],
)
def test_pr01_cards_by_the_number_of_players(players, ages):
    many = [sum(c.many(players) for c in FIRST.cards if c.age == age) for age in (1, 2, 3, 4)]
    assert tuple(many) == ages


def test_pr04_only_age_1_is_open_at_first():
    s = do(begun(), Draw())
    assert refused(s, Take(age=2, pile="deck")) == "pr-deck-closed"


def test_pr10_a_step_beyond_the_last_position_has_no_effect():
    s = put(begun(), skill=Levels(hand=4), hand=("musical-instruments",), ready=Four(C=2))
    s = do(s, Discover(card="musical-instruments", pay={"C": 2}))
    assert s.me.skill.hand == 4


def test_pr16_tokens_serve_their_own_type_only():
    s = put(begun(), hand=("pottery",), ready=Four(S=2, C=2))
    assert refused(s, Discover(card="pottery", pay={"S": 2})) == "pay-unknown"


def test_pr23_a_card_taken_back_must_be_researched_anew():
    s = put(begun(2), hand=("wheel",), dev=(Dev("pottery", 1),))
    s = do(s, TakeBack(card="pottery"))
    assert set(s.me.hand) == {"wheel", "pottery"}
    s = do(s, Research(card="pottery"))
    assert s.me.dev == (Dev("pottery", 4),)
    assert refused(s, TakeBack(card="pottery")) == "pr-too-late-to-take-back"


def test_pr33_what_is_under_development_is_no_prerequisite():
    s = put(begun(), hand=("mathematics",), dev=(Dev("alphabet", 1),), active=())
    assert refused(s, Discover(card="mathematics")) == "pay-short"


def test_pr46_quick_draw_then_discards_exactly_so_many():
    s = put(begun(), skill=Levels(quick_draw=1), hand=("wheel",))
    s = do(s, QuickDraw())
    s = do(do(s, Take(age=1, pile="deck")), Take(age=1, pile="deck"))
    assert (s.phase, s.to_discard, len(s.me.hand)) == ("discard", 1, 3)
    [offer] = GAME.legal(s, s.active)
    s = do(s, offer.action)
    assert s.phase == "action" and len(s.me.hand) == 2


def test_pr48_shuffle_and_draw_one_from_each_deck():
    s = begun()
    s = replace(s, discards=(s.decks[0][:4], (), (), ()), decks=(s.decks[0][4:], *s.decks[1:]))
    hand = len(s.me.hand)
    s = do(s, ShuffleDraw(ages=(1,)))
    assert isinstance(GAME.pending(s), Shuffle)
    s = shuffled(s)
    assert len(s.me.hand) == hand + 1 and s.discards[0] == () and s.phase == "action"


def test_pr68_age_3_removes_age_1():
    s = replace(begun(2), age=2)
    s = put(s, active=("trigonometry", "shipbuilding"), hand=("cartography", "wheel", "optics"))
    s = do(s, Discover(card="cartography"))
    assert s.age == 3 and s.me.hand == ("optics",)
    assert s.me.active == ("trigonometry", "shipbuilding", "cartography")


def test_pr70_the_game_ends_at_once_with_the_last_symbol():
    s = replace(begun(2), age=3)
    s = put(s, active=("optics", "university"), hand=("scientific-method",))
    s = do(s, Discover(card="scientific-method"))
    assert (s.phase, s.why) == ("over", "symbols")


@pytest.mark.parametrize("mode", ["finish_turn", "finish_round"])
def test_a02_the_turn_or_the_round_is_finished(mode):
    s = house(replace(begun(2), age=3), end_mode=mode)
    s = put(s, active=("optics", "university"), hand=("scientific-method",))
    s = do(s, Discover(card="scientific-method"))
    assert s.phase == "action" and s.ended == "symbols"
    s = passed(s)
    if mode == "finish_round":
        assert s.phase == "action"
        s = passed(s)
    assert s.phase == "over"


@pytest.mark.parametrize("when, left", [("now", 2), ("next_turn", 1)])
def test_a03_a_risen_action_skill(when, left):
    s = put(begun(), hand=("irrigation",), active=("calendar", "agriculture"))
    s = house(s, action_gain=when)
    s = do(s, Discover(card="irrigation"))
    assert s.turn.actions == left
    assert value(s, s.me, "action") == 3


def test_a05_no_technology_twice_unless_allowed():
    s = put(begun(), active=("wheel",), hand=("wheel",), ready=Four(E=2))
    assert refused(s, Discover(card="wheel", pay={"E": 2})) == "pr-twice"
    s = do(house(s, allow_duplicates="yes"), Discover(card="wheel", pay={"E": 2}))
    assert s.me.active == ("wheel", "wheel")


@pytest.mark.parametrize("rule", ["any", "none"])
def test_a07_the_eighth_icon(rule):
    s = house(replace(begun(), age=2), eighth_skill=rule)
    s = put(s, active=("agriculture", "wheel"), hand=("heavy-plough",))
    s = do(s, Discover(card="heavy-plough"))
    if rule == "none":
        assert not s.choices
        return
    s = do(s, ChooseSkill(skill="draw"))
    assert s.me.skill.draw == 1


def test_a09_strict_payment_takes_the_least_total():
    s = put(begun(), hand=("pottery", "drama", "poetry", "burial"))
    too_much = Discover(card="pottery", pay={"drama": 1, "poetry": 1})
    assert do(s, too_much).pool == Four(G=1)
    strict = house(s, strict_payment="yes")
    assert refused(strict, too_much) == "pay-over"
    assert refused(strict, Generate(pay={"poetry": 1})) == "pr-no-generate"


@pytest.mark.parametrize("rule, allowed", [("both", True), ("quick_only", False), ("none", False)])
def test_a10_drawing_from_discard_piles(rule, allowed):
    s = house(replace(begun(), discards=(("wheel",), (), (), ())), draw_from_discard=rule)
    s = do(s, Draw())
    take = Take(age=1, pile="discard")
    if allowed:
        assert "wheel" in do(s, take).me.hand
    else:
        assert refused(s, take) == "pr-pile-closed"


def test_a11_the_top_card_or_any():
    s = do(replace(begun(), discards=(("wheel", "poetry"), (), (), ())), Draw())
    take = Take(age=1, pile="discard", card="wheel")
    assert refused(s, take) == "pr-top-only"
    assert do(house(s, discard_access="any"), take).discards[0] == ("poetry",)


def test_a12_an_empty_deck_while_drawing():
    s = replace(begun(), decks=((), *begun().decks[1:]), discards=(("wheel", "poetry"), (), (), ()))
    s = do(house(s, draw_from_discard="both"), Draw())
    assert refused(s, Take(age=1, pile="deck")) == "pr-deck-closed"
    s = do(house(s, auto_reshuffle="yes"), Take(age=1, pile="deck"))
    hand = len(s.me.hand)
    assert len(shuffled(s).me.hand) == hand + 1


@pytest.mark.parametrize("rule, points", [("yes", 4), ("no", 0)])
def test_a19_a_marker_at_the_start(rule, points):
    s = house(begun(3), rank_at_start=rule)
    s = put(s, "blue", power=Powers(prestige=1))
    assert power_points(s, "prestige") == {"blue": 10, "orange": points, "green": points}


def test_a25_what_a_personality_lends_goes_back():
    s = replace(begun(2, personalities=True), age=2)
    s = put(s, person="plato", people=("plato",))
    assert value(s, s.me, "hand") == 6
    s = do(s, TakePersonality(person="ibn-al-haytham"))
    assert value(s, s.me, "hand") == 5 and value(s, s.me, "research") == 3


def test_pr124_heritage_gives_up_the_lasting_benefit():
    s = replace(begun(2, personalities=True), age=2)
    s = put(s, person="al-jazari", people=("plato", "al-jazari"), ready=Four(E=1))
    s = do(s, UseHeritage())
    assert s.me.power.army == 2 and s.me.ready == Four() and s.me.person is None


def test_pr132_one_cost_is_free_and_the_next_takes_an_action():
    s = begun(2, milestones=True)
    s = put(s, ready=Four(S=9, E=9, C=9))
    for actions in (2, 1):
        offer = next(o for o in GAME.legal(s, s.active) if isinstance(o.action, PayMilestone))
        s = do(s, offer.action)
        assert s.turn.actions == actions


def test_pr84_tokens_break_a_tie_in_order():
    s = put(begun(2), "orange", spent=Four(G=1))
    assert standing(s).winners == ("orange",)
    s = put(s, "blue", ready=Four(G=1, C=1))
    assert standing(s).winners == ("blue",)
    assert standing(put(s, "orange", ready=Four(C=1))).winners == ("blue", "orange")


def test_pr101_102_the_time_deck():
    s = begun(1)
    s = passed(s)
    assert len(s.time_deck) == 1
    give, take = s.me.hand[0], s.time_deck[0]
    s = do(s, SwapTime(give=give, take=take))
    assert s.time_deck == (give,) and take in s.me.hand
    assert refused(s, SwapTime(give=take, take=give)) == "pr-swapped"
    assert score(s, "blue").reasons[-1].change == -1


def test_pr101_no_card_without_a_symbol_is_defeat():
    s = begun(1)
    s = replace(s, decks=(("medicine", "astronomy"), *s.decks[1:]), discards=((), (), (), ()))
    s = advance(replace(s, phase="reveal"), [])
    assert s.why == "defeat" and standing(s).winners == ()


def test_pr110_quick_begins_with_three_actions():
    assert begun(2, variant="quick").turn.actions == 3


def test_pr120_philosophers_decide_the_order():
    s = begun(5, personalities=True)
    people = {person.id: person.order for person in FIRST.personalities}
    orders = [people[s.of(seat).people[0]] for seat in s.order]
    assert orders == sorted(orders)
    assert [len(s.of(seat).hand) for seat in s.order] == [5, 6, 6, 7, 7]


def test_a_pass_ends_the_turn():
    s = put(begun(2), hand=())
    assert do(s, Pass()).active != s.active


# --- Deck files ------------------------------------------------------------------------------

TEXT = SHIPPED_TEXTS["open-progress-1.toml"]


@pytest.mark.parametrize(
    "old, new, fault",
    [
        ('prereq = "alphabet"', 'prereq = "no-such"', "pr-fault-no-prereq"),
        ("counts = [66", "counts = [65", "pr-fault-count"),
        ('cost = [{ amount = 2, type = "S" }]', "cost = []", "pr-fault-lines"),
        ("age_symbols = [2]", "age_symbols = [3]", "pr-fault-symbol"),
        ('copies = ["1+", "2+", "5+"]', 'copies = ["2+", "5+"]', "pr-fault-copies"),
        (
            'cost = [{ amount = 2, type = "S" }]',
            'cost = [{ amount = 2, type = "S", prereq = "mathematics" }]',
            "pr-fault-cycle",
        ),
    ],
)
def test_a_faulty_deck_is_refused_by_name(old, new, fault):
    assert old in TEXT
    faults = parse("club.toml", TEXT.replace(old, new, 1))
    assert fault in [each.text.key for each in faults]
    assert all(each.where.startswith("club.toml: ") for each in faults)


def test_an_own_deck_is_played():
    own = TEXT.replace('"open-progress-1"', '"club-deck"', 1)
    setup = Setup(answers={"players": 2, "deck": "club-deck"}, data={"club.toml": own})
    assert not GAME.form(setup).faults
    s = shuffled(GAME.setup(setup, GAME.form(setup).seats))
    assert s.own is not None and GAME.view(s, "blue").names["pr-card-wheel"]["de"] == "Rad"


# --- Numbers the table may set ---------------------------------------------------------------


@pytest.mark.parametrize("end, at", [(0, 5), (4, 4), (3, 3), (2, 3)])
def test_pr62_the_power_tracks_end_where_the_table_says(end, at):
    s = put(begun(2, **{"power.end": end}), power=Powers(army=3), hand=("bronze-working",))
    s = put(s, active=("pottery",))
    assert do(s, Discover(card="bronze-working")).me.power.army == at


def test_7_3_beyond_the_solo_board_each_step_counts_what_the_table_says():
    s = put(begun(1), power=Powers(prestige=8))
    assert power_points(s, "prestige") == {"blue": 10 + 2 * 2}
    s = put(begun(1, **{"solo.beyond": 1}), power=Powers(prestige=8))
    assert power_points(s, "prestige") == {"blue": 10 + 2 * 1}


def test_a_solo_game_that_is_given_up_is_not_won():
    s = begun(1)
    assert standing(s).winners == ()
    assert standing(replace(s, why="symbols")).winners == ("blue",)
