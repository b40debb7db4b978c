"""A referee's verdict says what it does to the shot in question, and the match then agrees."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from server.games.armored_advance import GAME
from server.games.armored_advance.actions import EndTurn, Fire, SayFire, Settle
from server.games.armored_advance.fire.attack import judge
from server.games.armored_advance.play.attacks import declared_shot
from server.games.armored_advance.play.verdicts import weigh
from server.games.convert import convert
from server.words import Words
from tests.armored_advance.table import match, play, unit

FOLDERS = tuple(
    Path(__file__).parents[2] / folder
    for folder in ("server/texts", "server/games/armored_advance")
)
WORDS = {lang: Words(lang, FOLDERS) for lang in ("en", "de")}


def said(**facts) -> SayFire:
    """A Sherman's main gun at a Panther, counted on the table."""
    shot = {"unit": "blue-1", "weapon": "gun", "target": "orange-1", "inches": 22_500, **facts}
    return SayFire(**shot)


def counted():
    sides = (unit("blue-1", "m4a3-75w"), unit("orange-1", "panther-g"))
    return match(*sides, board=False)


def needs(s, action, seat="blue") -> dict[str, str]:
    return {each.verdict: WORDS["en"].say(each.short) for each in weigh(s, seat, action)}


def test_each_verdict_says_what_the_shot_would_need():
    s = counted()
    found = needs(s, said(face="side"))
    assert found["verdict-stands"] == found["aa-verdict-side"] == "4+, 58 %"
    assert found["aa-verdict-between"] == "6+, 19 %"
    assert found["aa-verdict-front"] == "cannot succeed"
    assert found["aa-verdict-unseen"] == "no shot"
    through = said(face="side", foliage=1)
    assert judge(declared_shot(s, "blue", through), s.house).value.need == 6
    assert needs(s, through)["aa-verdict-clear"] == "4+, 58 %"


def test_the_log_says_what_was_and_what_is():
    found = weigh(counted(), "blue", said(face="side"))
    told = {each.verdict: WORDS["en"].say(each.told) for each in found}
    assert told["aa-verdict-between"] == "The shot needs 6+ (19 %); it was 4+ (58 %)"
    assert told["aa-verdict-seen"] == "The shot needs 4+ (58 %), as before"
    assert told["aa-verdict-front"] == "The shot cannot succeed; it was 4+ (58 %)"
    assert told["aa-verdict-unseen"] == "There is no shot; it was 4+ (58 %)"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_change_has_its_sentence(lang):
    kinds = ("can", "hopeless", "refused")
    ids = [f"aa-ruled-{way}-{kind}" for way, kind in product(("now", "same"), kinds)]
    ids += [f"aa-ruled-{new}-was-{old}" for new, old in product(kinds, kinds) if new != old]
    text = (FOLDERS[1] / f"{lang}.ftl").read_text(encoding="utf-8")
    assert [id for id in ids if f"\n{id} = " not in text] == []


def test_a_fact_too_close_to_call_is_weighed_by_its_two_answers():
    """14.1 inches between the centres: whether the range is 12 or less is asked."""
    s = match(
        unit("blue-1", "m4a3-75w"), unit("orange-1", "m5a1-stuart", 24.1, 10, 180), place_error=200
    )
    shot = Fire(unit="blue-1", weapon="gun", target="orange-1")
    asked = play(s, shot)
    answers = {each.verdict: each for each in weigh(s, "blue", shot)}
    assert list(answers) == ["aa-verdict-in_range", "aa-verdict-out_of_range"]
    assert weigh(asked, "orange", Settle(holds=True)) == tuple(answers.values())
    settling = GAME.view(asked, None).board.settling
    assert (settling.yes, settling.no) == tuple(each.short for each in answers.values())
    for each in answers.values():
        ruled = GAME.correct(asked, convert(each.correction, GAME.types.correction)).state
        assert ruled.last_shot.need == each.short.values["need"]


def test_what_is_no_shot_is_not_weighed():
    assert weigh(counted(), "blue", EndTurn()) == ()
    assert weigh(counted(), "blue", said(target="orange-7")) == ()
