"""Bots that play March: they think on what they see, play by the rules, and cannot be read."""

from __future__ import annotations

import random
import time
from functools import cache

import pytest
from msgspec.structs import replace

from server.games.bot import Bot, Seen
from server.games.catalogue import offered_levels
from server.games.kernel import Decide, Luck, Setup
from server.games.march_of_progress import GAME
from server.games.march_of_progress.actions import Enter, Pick
from server.games.march_of_progress.bots import BOTS
from server.games.march_of_progress.cards import CARDS
from server.games.march_of_progress.features import knows
from server.games.march_of_progress.opponent import SURE, favourites, leaning, sureness
from server.games.march_of_progress.rebuild import rebuild
from server.games.march_of_progress.state import State, player, with_player
from server.games.march_of_progress.value_net import learned
from server.games.zero_sum import solve
from tests.kernel.playout import any_setup, playout
from tests.march_of_progress.duel import STANDARD, duel, seen, winner
from tests.march_of_progress.exploiters import ListPlayer, Responder, judged, weights
from tests.march_of_progress.selfplay import twin
from tests.march_of_progress.table import Table, able_to_score, dice, place, points
from tests.march_of_progress.test_scenarios import INTRODUCTION

LEVELS = tuple(BOTS)


def positions(seed: int):
    """Every state of a random match under random rules, with its set-up."""
    luck = random.Random(seed)
    setup = any_setup(GAME, luck)
    start = GAME.setup(setup, GAME.seats)
    for moment in playout(GAME, luck, start):
        yield setup, moment.after


# --- What they think on ----------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_the_rebuilt_state_looks_the_same_and_waits_for_the_same(seed):
    for setup, s in positions(seed):
        for viewer in (*GAME.seats, None):
            view = GAME.view(s, viewer)
            made = rebuild(view, setup.answers, GAME.shipped)
            assert GAME.view(made, viewer) == view
            GAME.invariants(made)
            if s.stage != "roll":
                assert GAME.pending(made) == GAME.pending(s)


@pytest.mark.parametrize("seed", range(12))
def test_the_rebuilt_state_goes_on_as_the_real_one_does(seed):
    """Not only what is shown is right: the tasks still to come and the rules are, too."""
    luck = random.Random(seed)
    for setup, s in positions(seed):
        if s.stage != "resolve":
            continue
        seat = s.todo[0].seat
        made = rebuild(GAME.view(s, seat), setup.answers, GAME.shipped)
        offer = luck.choice(GAME.legal(s, seat))
        real, guess = (GAME.apply(each, seat, offer.action).state for each in (s, made))
        # How many stood up for an attack is a remark on its combat, and shown only then.
        boards = [replace(GAME.view(each, seat).board, reveal=None) for each in (real, guess)]
        assert boards[0] == boards[1]


# --- What they do ----------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(3))
def test_every_choice_is_legal_under_any_rules(level, seed):
    luck = random.Random(seed)
    for setup, s in positions(seed + 100):
        pending = GAME.pending(s)
        if isinstance(pending, Decide) and luck.random() < 0.4:
            seat = luck.choice(pending.waiting)
            GAME.check(s, seat, BOTS[level].choose(seen(s, seat, setup), luck))


def club(rules: str) -> Setup:
    """The introduction as a club plays it, under its old name: a bot is not shown these rules."""
    text = INTRODUCTION.replace("armies_per_player = 3", f"armies_per_player = 3\nrules = {rules}")
    return Setup(data={"ours.toml": text})


def club_table(rules: str) -> State:
    state = GAME.setup(club(rules), GAME.seats)
    return replace(state, stage="pick", initiative="blue")


def test_a_clubs_floor_under_the_vp_dice_is_rebuilt_from_the_board():
    s = club_table("{ strength_floor_home = 2 }")
    made = rebuild(GAME.view(s, "blue"), {}, GAME.shipped)
    assert GAME.view(made, "blue") == GAME.view(s, "blue")


@pytest.mark.parametrize("level", LEVELS)
def test_it_answers_what_only_a_clubs_rules_ask(level):
    """With nine VP for each SCORE the cubes run short; by the book they would reach."""
    s = points(able_to_score(club_table("{ score_base = 9 }")), 8, 7)
    table = Table(s).turn("score", "score")
    assert table.waits() == "order-1-blue"
    GAME.check(table.state, "blue", choice(table.state, "blue", level, 1))


def at_pick(**changed) -> State:
    """Cards are picked, Blue having the initiative."""
    start = GAME.setup(STANDARD, GAME.seats)
    return replace(start, stage="pick", initiative="blue", **changed)


def with_hand(s: State, seat: str, *hand: str, **changed) -> State:
    """The seat with these cards in hand, and the others discarded."""
    me = player(s, seat)
    rest = tuple(card for card in (*me.hand, *me.discard) if card not in hand)
    return with_player(s, replace(me, hand=hand, discard=rest, **changed))


@pytest.mark.parametrize("level", ["greedy", "normal", "hard"])
def test_it_takes_the_points_that_win(level):
    s = with_hand(at_pick(stock=21), "orange", "move1", "fortify", "score", vp=14)
    for seed in range(5):
        assert choice(s, "orange", level, seed) == Pick(card="score")


def choice(s: State, seat: str, level: str, seed: int):
    return BOTS[level].choose(seen(s, seat), random.Random(seed))


@pytest.mark.parametrize("level", LEVELS)
def test_of_printed_cards_it_enters_its_own_whatever_the_other_shows(level):
    """The other's card may lie open already: it makes no difference to the choice."""
    s = at_pick(cards="table")
    blue = player(s, "blue")
    shown = [with_player(s, replace(blue, picked=card)) for card in ("move1", "attack")]
    for seed in range(5):
        chosen = {choice(each, "orange", level, seed) for each in shown}
        assert len(chosen) == 1
        assert isinstance(entered := chosen.pop(), Enter) and entered.side == "orange"


def test_the_same_luck_makes_the_same_choice():
    s = at_pick()
    picks = [choice(s, "blue", "hard", seed) for seed in range(20)]
    assert picks == [choice(s, "blue", "hard", seed) for seed in range(20)]


@pytest.mark.parametrize("level", ["greedy", "normal", "hard"])
def test_two_sides_that_hold_each_others_capital_do_not_wait_for_ever(level):
    """Neither scores or recruits; Blue, much stronger, has an army to spare for the way home."""
    s = place(at_pick(), "blue", "home_orange lying capital", "neutral")
    s = dice(place(s, "orange", "home_blue lying capital"), 2, 0, 2, blue=6, orange=3)
    luck = random.Random(4)
    while isinstance(pending := GAME.pending(s), Decide):
        assert s.turn < 60
        seat = pending.waiting[0]
        s = GAME.apply(s, seat, BOTS[level].choose(seen(s, seat), luck)).state


# --- Choosing at the same time ---------------------------------------------------------------


@pytest.mark.parametrize(
    "gains, rows, value",
    [
        pytest.param([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], [1 / 3] * 3, 0, id="stone-scissors"),
        pytest.param([[2, -1], [-1, 1]], [0.4, 0.6], 0.2, id="uneven-pennies"),
        pytest.param([[3, 5], [1, 2]], [1, 0], 3, id="one-choice-is-better"),
        pytest.param([[4]], [1], 4, id="no-choice"),
        pytest.param([[1, 0, 4]], [1], 0, id="only-the-other-chooses"),
    ],
)
def test_a_matrix_game_is_solved(gains, rows, value):
    found = solve(gains)
    assert found.value == pytest.approx(value, abs=0.02)
    assert list(found.rows) == pytest.approx(rows, abs=0.05)


def test_no_answer_gains_much_against_the_mix():
    luck = random.Random(2)
    for _ in range(20):
        gains = [[luck.uniform(-1, 1) for _ in range(8)] for _ in range(7)]
        mix = solve(gains)
        best_row = max(sum(g * c for g, c in zip(row, mix.columns, strict=True)) for row in gains)
        columns = zip(*gains, strict=True)
        best_column = min(sum(g * r for g, r in zip(c, mix.rows, strict=True)) for c in columns)
        assert best_row - best_column < 0.02


# --- Knowing the opponent -------------------------------------------------------------------


@cache
def as_it_went(orange: str) -> list[Seen]:
    """What blue's hard bot was told whenever it picked a card, against such an opponent."""
    watched = Watched(BOTS["hard"])
    winner({"blue": watched, "orange": BOTS[orange]}, 3)
    return [seen for seen in watched.told if seen.view.board.phase == "pick"]


class Watched:
    """A bot, and what it was told."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.told = bot, list[Seen]()

    def choose(self, seen: Seen, luck: Luck):
        self.told.append(seen)
        return self.bot.choose(seen, luck)


def test_it_grows_surer_of_greedy_with_every_pick():
    sure = [sureness(seen) for seen in as_it_went("greedy")]
    assert sure[0] == SURE[0] and sure[1] == SURE[1]
    assert sure == sorted(sure) and sure[-1] == SURE[-1]


def test_one_other_pick_and_it_believes_in_greedy_no_more():
    sure = [sureness(seen) for seen in as_it_went("random")]
    first = sure.index(0.0)
    assert all(sure[:first]) and not any(sure[first:])


def test_what_was_taken_back_does_not_count():
    """The opponent picked otherwise in turn 2; then the match was rewound to that turn."""
    told = as_it_went("greedy")
    second, third = told[1], told[2]
    reveal = third.view.board.reveal
    liked = favourites(rebuild(second.view, {}, GAME.shipped), "orange")
    card = next(card for card in CARDS if card not in liked)
    other = replace(reveal.played[1], card=card)
    board = replace(third.view.board, reveal=replace(reveal, played=(reveal.played[0], other)))
    astray = replace(third.view, board=board)
    assert sureness(replace(third, view=astray)) == 0.0
    assert sureness(replace(second, before=(*second.before, second.view, astray))) == SURE[1]
    again = (*second.before, second.view, astray, second.view)
    assert sureness(replace(third, before=again)) == SURE[2]


def test_a_bot_that_was_restarted_begins_to_know_its_opponent_anew():
    *_, last = as_it_went("greedy")
    assert sureness(replace(last, before=())) == SURE[0]


@pytest.mark.parametrize("seat", GAME.seats)
def test_being_sure_of_greedys_card_it_plays_the_answer_to_it(seat):
    """Two cards a side; of the other's the first is called, and only the second answers that."""
    gains = [[-1.0, 1.0], [1.0, -1.0]] if seat == "blue" else [[1.0, -1.0], [-1.0, 1.0]]
    for sure, share in ((0.0, 0.5), (1.0, 1.0)):
        solved = solve(leaning(gains, seat, [True, False], sure))
        mix = solved.rows if seat == "blue" else solved.columns
        assert mix[1] == pytest.approx(share, abs=0.02)


# --- How well --------------------------------------------------------------------------------


def test_what_is_good_for_one_side_is_as_bad_for_the_other():
    s = at_pick()
    assert learned(s) == pytest.approx(-learned(replace(s, initiative="orange")), abs=1e-6)
    ahead = points(s, 12, 3)
    assert learned(ahead) > 0.3 > -0.3 > learned(points(s, 3, 12))


def test_the_net_is_asked_only_where_it_was_trained():
    assert knows(at_pick())
    assert not knows(replace(at_pick(), scenario=replace(at_pick().scenario, adjacency=())))


def test_levels_are_called_as_people_call_them_and_old_names_still_play():
    assert offered_levels(GAME, BOTS) == ("easy", "normal", "hard")
    assert set(BOTS) >= {"random", "greedy", "strong"}


def test_the_normal_bot_wins_nearly_always_against_chance():
    assert duel("normal", "random", 20).won >= 18


@pytest.mark.soak
@pytest.mark.parametrize(
    "level, other, least",
    [
        ("hard", "random", 0.95),
        ("hard", "greedy", 0.75),
        ("normal", "greedy", 0.75),
        ("hard", "easy", 0.75),
        ("hard", "normal", 0.45),
    ],
)
def test_the_bots_are_worth_playing_against(level, other, least):
    tally = duel(level, other, 400)
    print(
        f"\n{level} against {other}: {tally.rate:.1%} of 400 matches won "
        f"({tally.won} won, {tally.drawn} drawn, {tally.lost} lost; a draw is not a win)"
    )
    assert tally.rate >= least


MOST = 0.55  # of 400 matches, for whoever tries to read the bot
MATCHES = 400
FRESH = 50_000  # the seeds of the judgement; a search uses others
SEARCH = 90  # seconds of CPU time for each search


@pytest.fixture(scope="module")
def searcher(tmp_path_factory):
    if twin.COMPILER is None:
        pytest.skip("needs a C compiler")
    folder = tmp_path_factory.mktemp("search")
    return twin.build(folder), weights(folder), folder


def sure() -> str:
    """As the C program reads it."""
    return ",".join(map(str, SURE))


@pytest.mark.soak
def test_no_memorised_list_of_cards_beats_the_bots(searcher):
    program, net, _ = searcher
    found = twin.run(program, "list", SEARCH, 1, net, sure()).split()
    cards = found[1:]
    print(f"\nthe best list found, {' '.join(cards)}: {float(found[0]):.1%} when it was found")
    for level in ("normal", "hard"):
        verdict = judged(lambda: ListPlayer(cards), level, range(FRESH, FRESH + MATCHES))
        print(f"it wins {verdict} of {MATCHES} fresh matches against the {level} bot")
        assert verdict.rate <= MOST


@pytest.mark.soak
def test_knowing_its_code_does_not_beat_the_hard_bot(searcher):
    program, net, folder = searcher
    rate, acts = twin.run(program, "respond", SEARCH, 1, net, sure(), folder / "answer").split()
    answer = Responder((folder / "answer").read_bytes(), int(acts))
    verdict = judged(lambda: answer, "hard", range(FRESH, FRESH + MATCHES))
    print(
        f"\nthe best response found: {float(rate):.1%} when it was found, "
        f"acting as greedy for {acts} turns first"
    )
    print(f"it wins {verdict} of {MATCHES} fresh matches against the hard bot")
    assert verdict.rate <= MOST


@pytest.mark.soak
def test_how_long_a_choice_takes():
    luck, times = random.Random(5), []
    for setup, s in (each for seed in range(8) for each in positions(seed)):
        pending = GAME.pending(s)
        if isinstance(pending, Decide):
            told = seen(s, pending.waiting[0], setup)
            start = time.process_time()
            BOTS["hard"].choose(told, luck)
            times.append(time.process_time() - start)
    mean = sum(times) / len(times)
    print(f"\na choice takes {mean:.3f} s of CPU time, at most {max(times):.3f} s")
