"""Where two rules meet, and what nobody does twice."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from server.games.progress import GAME
from server.games.progress.actions import ChoosePerson, SwapTime
from server.games.progress.bots import BOTS
from server.games.progress.turn import advance
from tests.progress.table import begun, do, put, refused


def test_pr68_a_card_of_an_age_that_is_gone_stays_in_the_time_deck():
    s = put(replace(begun(1), age=3, time_deck=("wheel", "optics")), hand=("opera",))
    assert refused(s, SwapTime(give="opera", take="wheel")) == "pr-time-gone"
    [offer] = [o for o in GAME.legal(s, "blue") if isinstance(o.action, SwapTime)]
    assert {vary.field: vary.values for vary in offer.vary}["take"] == ("optics",)
    assert do(s, offer.action).me.hand == ("optics",)
    none = replace(s, time_deck=("wheel",))
    assert not [o for o in GAME.legal(none, "blue") if isinstance(o.action, SwapTime)]
    assert BOTS["hard"].swap(
        GAME.view(s, "blue").board, GAME.view(s, "blue").board.players[0], offer
    )


def test_a18_what_an_age_asks_comes_before_the_next_age():
    s = begun(2, personalities=True, industrial=True)
    s = put(s, "blue", person="thales", people=("thales",), active=("cartography", "calculus"))
    s = put(s, "orange", person=None, people=("plato",))
    s = advance(replace(s, age=2), [])
    assert s.age == 3 and s.choices[0].kind == "scientist"
    s = do(s, ChoosePerson(person="fibonacci"), "blue")
    assert s.age == 4 and s.of("blue").person is None and s.choices[0].kind == "artist"
    assert s.of("blue").people == ("thales", "fibonacci")


def test_a_match_of_version_1_gives_up_cards_of_an_age_that_is_gone():
    s = put(replace(begun(1), age=3), hand=("wheel", "opera"))
    s = replace(s, decks=((), *s.decks[1:]), discards=(("pottery",), (), (), ()))
    later = GAME.upgrade(msgspec.to_builtins(s), "1")
    assert later.me.hand == ("opera",) and later.discards[0] == ()
    assert set(later.removed) >= {"wheel", "pottery"}
    assert [phrase.key for phrase in GAME.changes("1")] == ["pr-changed-time"]
    now = GAME.upgrade(msgspec.to_builtins(later), GAME.version)
    assert now == later and GAME.changes(GAME.version) == ()
