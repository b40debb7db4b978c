"""What bots do about a view, without a server: the player of any game, and the duty of a seat."""

from __future__ import annotations

import random

import pytest
from msgspec import Struct
from msgspec.structs import replace

from server.games.bot import RandomPlayer, Seen, is_inside
from server.games.catalogue import bots_of
from server.games.kernel import (
    Between,
    Decide,
    Dice,
    Luck,
    Offer,
    OneOf,
    Over,
    Roll,
    SomeOf,
    Types,
    Vary,
    View,
    Within,
)
from server.games.ruling import Cite, Phrase, Reason
from server.messages import Policy, Present, Proposal, Result, SeatInfo, TableInfo, Thrown
from server.stations.duty import Assignment, Duty, duty
from server.stations.player import Player
from tests.kernel import skirmish
from tests.kernel.playout import Input, by_luck, new_match, take
from tests.kernel.variation import covers


@pytest.mark.parametrize("seed", range(5))
def test_the_random_player_plays_any_game_by_its_offers_alone(seed):
    """Every action it makes is covered by an open offer, and passes the rules."""
    luck, game = random.Random(seed), skirmish.GAME
    bot, state = RandomPlayer(game.types), new_match(skirmish.GAME, luck)
    for _ in range(2000):
        wanted = game.pending(state)
        if isinstance(wanted, Over):
            return
        given = Input(None, None)
        if isinstance(wanted, Decide):
            seat = luck.choice(wanted.waiting or wanted.seats)
            view = game.view(state, seat)
            action = bot.choose(Seen(seat=seat, view=view, pending=wanted), luck)
            given = Input(seat, action)
            assert action is None or any(
                covers(offer, action) for offer in view.offers if offer.refused is None
            )
        if given.what is None:
            given = Input(None, by_luck(wanted, luck))
        state = take(game, state, given).state
    pytest.fail("the match never ended")


class Point(Struct, frozen=True, forbid_unknown_fields=True):
    x: int
    y: int


class Deploy(Struct, frozen=True, tag="deploy", forbid_unknown_fields=True):
    """An action that can vary in every way there is."""

    unit: str
    at: Point
    turn: int
    crew: tuple[str, ...]
    via: tuple[Point, ...] = ()


def deploying(*vary: Vary, refused: Reason | None = None) -> Offer:
    action = Deploy("tank", Point(1, 1), 0, ())
    return Offer(action=action, label=Phrase("deploy"), vary=vary, refused=refused)


def chosen(offers: tuple[Offer, ...], luck: random.Random, kind="turn") -> Deploy | None:
    types = Types(state=None, action=Deploy, board=None, question=None, correction=None)
    pending = Decide(id="deploy", seats=("blue",), waiting=("blue",), kind=kind)
    view = View(board=None, prompt=Phrase("deploy"), offers=offers)
    return RandomPlayer(types).choose(Seen(seat="blue", view=view, pending=pending), luck)


def test_the_random_player_varies_every_field_as_far_as_the_offer_allows():
    corner = ((0, 0), (1000, 0), (1000, 400), (400, 400), (400, 1000), (0, 1000))  # an L
    offer = deploying(
        OneOf(field="unit", values=("tank", "gun")),
        Within(field="at", outline=corner),
        Within(field="via", outline=corner, most=3),
        Between(field="turn", low=2, high=5),
        SomeOf(field="crew", values=("a", "b", "c"), low=1, high=2),
    )
    made = [chosen((offer,), random.Random(seed)) for seed in range(300)]
    assert all(covers(offer, action) for action in made)
    assert {action.unit for action in made} == {"tank", "gun"}
    assert {action.turn for action in made} == {2, 3, 4, 5}
    assert {len(action.crew) for action in made} == {1, 2}
    assert len({action.at for action in made}) > 200
    assert {len(action.via) for action in made} >= {0, 1, 2}


def test_the_random_player_never_takes_what_is_refused():
    no = Reason("no", Cite("book", 1))
    tank, gun = deploying(refused=no), deploying(OneOf(field="unit", values=("gun",)))
    made = [chosen((tank, gun), random.Random(seed)) for seed in range(30)]
    assert {action.unit for action in made} == {"gun"}
    assert chosen((tank,), random.Random(1)) is None


def test_the_random_player_lets_some_windows_pass():
    made = [chosen((deploying(),), random.Random(seed), "window") for seed in range(30)]
    assert None in made and any(made)


@pytest.mark.parametrize(
    "x, y, inside",
    [(1, 1, True), (3, 1, False), (0, 0, False), (2, 1, False), (1, 0, False), (1, 2, True)],
)
def test_a_place_is_inside_only_off_the_outline(x, y, inside):
    assert is_inside(x, y, ((0, 0), (2, 0), (2, 2), (1, 3), (0, 2))) is inside


def test_an_outline_too_thin_to_be_hit_leaves_the_offered_place():
    offer = deploying(Within(field="at", outline=((0, 0), (9, 0), (9, 1), (0, 1))))
    assert chosen((offer,), random.Random(1)).at == Point(1, 1)


# --- Their duty ------------------------------------------------------------------------------


def info(blue="human", orange="bot", status="playing") -> TableInfo:
    seats = (SeatInfo(seat="blue", holder=blue), SeatInfo(seat="orange", holder=orange))
    return TableInfo(
        code="ABCD", game="any", match="m", status=status, seats=seats, policy=Policy()
    )


def present(pending, **fields) -> Present:
    view = View(board=None, prompt=Phrase("any"), offers=fields.pop("offers", ()))
    return Present(match="m", seq=7, seat="orange", view=view, pending=pending, **fields)


def chair(*mine: str) -> Assignment:
    game = skirmish.GAME
    bot = bots_of(game)["random"]
    return Assignment(table="ABCD", seat="orange", token="t", game=game, bot=bot, mine=mine)


PICK = Decide(id="pick", seats=("blue", "orange"), waiting=("orange",), kind="pick")
ENTER = Decide(id="enter", seats=("blue", "orange"), waiting=("blue", "orange"), by="any")
WINDOW = Decide(id="window", seats=("blue", "orange"), waiting=(), kind="window")
DICE = tuple(Dice(key=seat or "any", seat=seat, count=1) for seat in ("blue", "orange", None))
ROLL = Roll(id="roll", why=Phrase("any"), groups=DICE[:2])


def thrown(seat: str, needs: str = "") -> Thrown:
    return Thrown(by=seat, faces={seat: (3,)}, needs=(needs,) if needs else ())


def undo(needs: str) -> Proposal:
    return Proposal(what="undo", by="blue", needs=(needs,), to=3)


ANYBODY = Roll(id="roll", why=Phrase("any"), groups=DICE[2:])
DRAWN = Result(how="drawn", winners=(), scores={}, why=Phrase("any"))


@pytest.mark.parametrize(
    "found, wanted",
    [
        pytest.param(duty(chair(), info(), None), None, id="no-view-yet"),
        pytest.param(duty(chair(), info(), present(PICK)), Duty("choose", "pick"), id="must-pick"),
        pytest.param(
            duty(chair(), info(), present(replace(PICK, waiting=("blue",)))), None, id="has-picked"
        ),
        pytest.param(duty(chair(), info(), present(PICK, result=DRAWN)), None, id="over"),
        pytest.param(duty(chair(), info(), present(WINDOW)), None, id="nothing-to-react-with"),
        pytest.param(
            duty(chair(), info(), present(WINDOW, offers=(deploying(),))),
            Duty("choose", "window"),
            id="may-react",
        ),
        pytest.param(duty(chair(), info(), present(ENTER)), None, id="people-enter-first"),
        pytest.param(
            duty(chair(), info(blue="bot"), present(ENTER)), Duty("choose", "enter"), id="two-bots"
        ),
        pytest.param(
            duty(chair(), info(), present(replace(ENTER, waiting=("orange",)))),
            Duty("choose", "enter"),
            id="enters-last",
        ),
        pytest.param(
            duty(chair(), info(), present(replace(PICK, by="referee"))), None, id="referee-decides"
        ),
        pytest.param(duty(chair(), info(), present(ROLL)), Duty("throw", "roll"), id="own-dice"),
        pytest.param(
            duty(chair(), info(), present(ROLL, thrown=thrown("orange"))), None, id="has-thrown"
        ),
        pytest.param(duty(chair(), info(), present(ANYBODY)), None, id="people-throw"),
        pytest.param(
            duty(chair(), info(blue="bot"), present(ANYBODY)),
            Duty("throw", "roll"),
            id="bots-throw",
        ),
        pytest.param(
            duty(chair("orange"), info(), present(ROLL, thrown=thrown("blue", needs="orange"))),
            Duty("nod", "roll"),
            id="nods",
        ),
        pytest.param(
            duty(chair(), info(), present(ROLL, thrown=thrown("blue", needs="blue"))),
            None,
            id="waits-for-a-nod",
        ),
        pytest.param(
            duty(chair("orange"), info(), present(ROLL, proposal=undo("orange"))),
            Duty("consent", "7"),
            id="consents",
        ),
        pytest.param(
            duty(chair("blue", "orange"), info(status="lobby"), None),
            Duty("start", "m"),
            id="holds-all-seats",
        ),
        pytest.param(duty(chair("orange"), info(status="lobby"), None), None, id="people-begin"),
    ],
)
def test_a_bot_does_what_waits_for_it_and_nothing_else(found, wanted):
    assert found == wanted


# --- Their memory ----------------------------------------------------------------------------


class Looking:
    """A bot that notes what it is told of earlier decisions, and lets everything pass."""

    def __init__(self, memory: int) -> None:
        self.memory, self.told = memory, list[tuple[str, ...]]()

    def choose(self, seen: Seen, luck: Luck) -> None:
        self.told.append(tuple(view.prompt.key for view in seen.before))


@pytest.mark.parametrize(
    "memory, told",
    [
        (9, [(), ("first",), ("first", "second"), ()]),
        (1, [(), ("first",), ("second",), ()]),
        (0, [(), (), (), ()]),
    ],
)
def test_a_bot_is_told_its_earlier_views_of_this_match_alone(monkeypatch, memory, told):
    monkeypatch.setattr("server.stations.player.decoded", lambda view, game: view)
    bot = Looking(memory)
    seat = replace(chair(), bot=bot)
    player = Player("", seat, random.Random(1), 0.0, lambda calculation: calculation())
    player.table = info()
    for match, prompt in (("m", "first"), ("m", "second"), ("m", "third"), ("next", "first")):
        here = present(PICK)
        view = replace(here.view, prompt=Phrase(prompt))
        player.here = replace(here, match=match, view=view)
        player.message(Duty("choose", "pick"))
    assert bot.told == told
