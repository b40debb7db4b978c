"""No game tells a viewer a secret, and the test that says so notices one that does."""

from __future__ import annotations

import random
from functools import partial
from itertools import islice
from typing import Any

import pytest
from msgspec.structs import replace

from server.games import catalogue
from server.games.kernel import Decide, Faces, Game, Happening
from server.games.ruling import IllegalMove, Phrase, Reason, Ruling
from tests.kernel import leaks
from tests.kernel.canon import state_hash
from tests.kernel.games import GAMES, trial
from tests.kernel.leaks import Leak, assert_nothing_leaks
from tests.kernel.playout import playout, seats_of
from tests.kernel.seeds import every_game, new_seeds, once, seeds
from tests.kernel.skirmish import Skirmish
from tests.kernel.skirmish_play import ambushes
from tests.kernel.skirmish_state import Exchange, Plan, cards, says

with_secrets = pytest.mark.parametrize(
    "game", [game for game in GAMES if trial(game).secrets], ids=lambda game: game.id
)


def look_for_leaks(game: Game[Any], seed: int, share: float = 1.0, steps: int | None = None) -> int:
    """Play one match, or its first steps, and compare at some of its moments; how many of them
    held secrets."""
    luck = random.Random(~seed)
    secrets = 0
    for moment in islice(playout(game, random.Random(seed)), steps):
        if luck.random() < share:
            for viewer in (None, *seats_of(game, moment.before)):
                secrets += assert_nothing_leaks(game, moment.before, viewer, luck, moment.given)
    return secrets


@seeds(30)
def test_no_secret_reaches_a_viewer(game, seed):
    look_for_leaks(game, seed, share=0.2)


@every_game
@pytest.mark.soak
def test_no_secret_reaches_a_viewer_in_three_hundred_matches(game):
    for seed in new_seeds(300):
        once(partial(look_for_leaks, share=0.3), game, seed)


@every_game
def test_there_are_secrets_to_look_for_unless_the_game_has_none(game):
    # Without this a `disguise` that changes nothing would pass every comparison.
    assert any(has_secrets(game, seed) for seed in range(5)) == trial(game).secrets


def has_secrets(game: Game[Any], seed: int) -> bool:
    luck = random.Random(~seed)
    return any(
        assert_nothing_leaks(game, moment.before, viewer, luck, moment.given)
        for moment in playout(game, random.Random(seed))
        for viewer in (None, *seats_of(game, moment.before))
    )


# --- Games that leak on purpose --------------------------------------------------------------


class Leaking:
    """Any game, telling something of its whole state where only a part is the viewer's business."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)


def odd(state: Any) -> bool:
    return int(state_hash(state), 16) % 2 == 1


class InTheBoard(Leaking):
    def view(self, s, viewer):
        view = self.game.view(s, viewer)
        return replace(view, board=(view.board, odd(s)))


class InThePrompt(Leaking):
    def view(self, s, viewer):
        return replace(self.game.view(s, viewer), prompt=Phrase("hint", {"odd": int(odd(s))}))


class InTheNames(Leaking):
    def view(self, s, viewer):
        return replace(self.game.view(s, viewer), names={state_hash(s): {"en": "x"}})


class InTheNumberOfOffers(Leaking):
    def legal(self, s, seat, about=None):
        offers = self.game.legal(s, seat, about)
        return offers + offers[:1] if odd(s) else offers


class InWhoIsAsked(Leaking):
    def pending(self, s):
        wanted = self.game.pending(s)
        return (
            replace(wanted, seats=wanted.seats[::-1], by="any")
            if isinstance(wanted, Decide) and odd(s)
            else wanted
        )


class InARefusal(Leaking):
    def check(self, s, seat, action):
        try:
            return self.game.check(s, seat, action)
        except IllegalMove as no:
            raise IllegalMove(replace(no.reason, values={"hint": state_hash(s)})) from no


class InTheReasonsOfACheck(Leaking):
    def check(self, s, seat, action):
        ruling = self.game.check(s, seat, action)
        return replace(ruling, reasons=(*ruling.reasons, Reason(state_hash(s), None)))


class InAnAnswer(Leaking):
    def ask(self, s, viewer, question):
        return Ruling(state_hash(s))


class InAHappening(Leaking):
    def apply(self, s, seat, action):
        step = self.game.apply(s, seat, action)
        hint = Happening(text=Phrase("hint", {"odd": int(odd(s))}))
        return replace(step, happenings=(*step.happenings, hint))


class InACorrection(Leaking):
    def correct(self, s, correction):
        step = self.game.correct(s, correction)
        hint = Happening(text=Phrase("hint", {"odd": int(odd(s))}))
        return replace(step, happenings=(*step.happenings, hint))


class InARefusedCorrection(Leaking):
    def correct(self, s, correction):
        raise IllegalMove(Reason(state_hash(s), None))


class InWhereUndoStops(Leaking):
    def apply(self, s, seat, action):
        step = self.game.apply(s, seat, action)
        return replace(step, reveals=step.reveals or odd(s))


@with_secrets
@pytest.mark.parametrize(
    "leak, told",
    [
        (InTheBoard, "the view"),
        (InThePrompt, "the view"),
        (InTheNames, "the view"),
        (InTheNumberOfOffers, "the list of offers"),
        (InWhoIsAsked, "(pending|what follows)"),
        (InARefusal, "a refusal"),
        (InTheReasonsOfACheck, "a refusal"),
        (InAnAnswer, "an answer"),
        (InAHappening, "a happening"),
        (InARefusedCorrection, "a refused correction"),
        (InWhereUndoStops, "whether undo stops"),
    ],
)
def test_a_leak_is_noticed(game, leak, told):
    with pytest.raises(Leak, match=f"^{told}"):
        for seed in range(20):
            look_for_leaks(leak(game), seed, steps=trial(game).secret_steps)


def test_a_leak_in_what_a_correction_tells_is_noticed():
    """In Skirmish; Armored Advance refuses every correction while it has secrets."""
    with pytest.raises(Leak, match=r"^a correction"):
        for seed in range(20):
            look_for_leaks(InACorrection(Skirmish()), seed)


class OnTheTrays(Leaking):
    """The watcher's board alone knows too much: seats see the trays before them."""

    def view(self, s, viewer):
        view = self.game.view(s, viewer)
        return replace(view, board=odd(s)) if viewer is None else view


def lit(board: bool, *_: Any) -> tuple[bool, ...]:
    return (board,)


@with_secrets
@pytest.mark.parametrize(
    "door, lights, told",
    [
        ("lamps_of", lit, "a lamp"),
        ("refused_of", lit, "a refusal's flash"),
        ("passing_of", lit, "what passes over the lamps"),
    ],
)
def test_a_leak_on_a_lamp_is_noticed(game, door, lights, told, monkeypatch):
    monkeypatch.setattr(catalogue, door, lambda game: lights)
    monkeypatch.setattr(leaks, "device_told", lambda game, state: None)  # which sees it as well
    luck, leaking = random.Random(1), OnTheTrays(game)
    with pytest.raises(Leak, match=f"^{told}"):
        for seed in range(20):
            for moment in islice(playout(game, random.Random(seed)), trial(game).secret_steps):
                for seat in seats_of(game, moment.before):
                    assert_nothing_leaks(leaking, moment.before, seat, luck, moment.given)


class InTheWatchersView(Leaking):
    """A device sees what a watcher does."""

    def view(self, s, viewer):
        view = self.game.view(s, viewer)
        return replace(view, prompt=Phrase(f"odd-{odd(s)}")) if viewer is None else view


@with_secrets
def test_a_leak_to_a_device_is_noticed(game):
    luck, leaking = random.Random(2), InTheWatchersView(game)
    with pytest.raises(Leak, match=r"^what devices are told"):
        for seed in range(20):
            for moment in islice(playout(game, random.Random(seed)), trial(game).secret_steps):
                for seat in seats_of(game, moment.before):
                    assert_nothing_leaks(leaking, moment.before, seat, luck, moment.given)


class InWhoHearsOfTheDice(Skirmish):
    """A throw is told in private or in the open by what somebody holds: its picture with it."""

    def feed(self, s, chance):
        step = super().feed(s, chance)
        if not isinstance(chance, Faces):
            return step
        few = ("blue",) if odd(s) else None
        return replace(step, happenings=tuple(replace(h, to=few) for h in step.happenings))


def test_a_leak_by_the_evidence_of_a_throw_is_noticed(monkeypatch):
    monkeypatch.setattr(leaks, "told", lambda step, viewer: [])  # else the words tell it first
    with pytest.raises(Leak, match=r"^who may see the evidence"):
        for seed in range(20):
            look_for_leaks(InWhoHearsOfTheDice(), seed)


class ALineForFewer(Skirmish):
    """The server shows a picture to those who hear of the throw, and its name to nobody else."""

    def feed(self, s, chance):
        step = super().feed(s, chance)
        only = tuple(replace(h, to=("blue",)) for h in step.happenings)
        return replace(step, happenings=only) if isinstance(chance, Faces) else step


def test_the_picture_of_a_private_throw_is_its_audiences_alone():
    found = []
    for moment in playout(ALineForFewer(), random.Random(1)):
        if isinstance(moment.given.what, Faces) and moment.step.happenings:
            row = leaks.pictured(moment.step, moment.given.what)
            found.append([leaks.may_look(row, viewer) for viewer in ("blue", "orange", None)])
            assert leaks.lines_of(row, "blue")[0].evidence == (leaks.PICTURE,)
            assert leaks.lines_of(row, "orange") == leaks.lines_of(row, None) == []
    assert found and all(each == [True, False, False] for each in found)


# --- Leaks as they are really made, in Skirmish ----------------------------------------------


class AsksOnlyWhoHoldsAnAmbush(Skirmish):
    """Then a pause, or none, tells what is in a hand."""

    def pending(self, s):
        wanted = super().pending(s)
        if s.phase != "window":
            return wanted
        return replace(wanted, seats=tuple(p.seat for p in s.players if ambushes(p)))


class NamesTheCardsDrawn(Skirmish):
    def apply(self, s, seat, action):
        step = super().apply(s, seat, action)
        if not isinstance(action, Exchange):
            return step
        drawn = says("sk-drew", cards=cards(s.pile[: len(action.cards)]), count=len(action.cards))
        return replace(step, happenings=(*step.happenings, Happening(text=drawn)))


class TellsASecondThought(Skirmish):
    """That somebody chose again is told with the card, to everybody."""

    def apply(self, s, seat, action):
        step = super().apply(s, seat, action)
        before = s.of(seat).plan
        if before is None:
            return step
        said = says("sk-do-plan", card=cards((before.card,))[0])
        return replace(step, happenings=(*step.happenings, Happening(text=said)))


class SaysWhereTheCardIs(Skirmish):
    def check(self, s, seat, action):
        for player in s.players:
            if isinstance(action, Plan) and player.seat != seat and action.card in player.hand:
                raise IllegalMove(Reason(f"sk-held-by-{player.seat}", None))
        return super().check(s, seat, action)


class AnswersAboutAnyHand(Skirmish):
    def ask(self, s, viewer, question):
        known = s is None or any(question.card in player.hand for player in s.players)
        return super().ask(None if known else s, viewer, question)


class CountsTheUnseen(Skirmish):
    """How much the others staked is shown before their plans are."""

    def view(self, s, viewer):
        staked = sum(player.plan.stake for player in s.players if player.plan)
        return replace(super().view(s, viewer), prompt=says("sk-stake", most=staked))


@pytest.mark.parametrize(
    "leaky, told",
    [
        (AsksOnlyWhoHoldsAnAmbush, "(pending|what follows)"),
        (NamesTheCardsDrawn, "a happening"),
        (TellsASecondThought, "a happening"),
        (SaysWhereTheCardIs, "a refusal"),
        (AnswersAboutAnyHand, "an answer"),
        (CountsTheUnseen, "the view"),
    ],
)
def test_a_leak_as_it_is_really_made_is_noticed(leaky, told):
    with pytest.raises(Leak, match=f"^{told}"):
        for seed in range(20):
            look_for_leaks(leaky(), seed)
