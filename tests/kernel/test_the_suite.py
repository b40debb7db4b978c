"""The suite fails for a game that is wrong: each test of it that could be idle is tried on one."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from server.games.kernel import Closed, Decide, Dice, Happening, Offer, Over, Roll, Step
from server.games.ruling import IllegalMove, Phrase, Reason, Ruling
from tests.kernel import test_every_game as suite
from tests.kernel import test_every_offer as offers
from tests.kernel import test_every_state as states
from tests.kernel.bazaar import Bazaar, Buy
from tests.kernel.skirmish import Skirmish
from tests.kernel.skirmish_play import with_player
from tests.kernel.skirmish_state import Exchange, Plan, State


class NeverOver(Skirmish):
    """Rolls for ever after the end."""

    def pending(self, s):
        wanted = super().pending(s)
        dice = (Dice(key="more", seat=None, count=1),)
        over = isinstance(wanted, Over)
        return Roll(id="more", why=Phrase("sk-fight"), groups=dice) if over else wanted

    def feed(self, s, chance):
        return super().feed(s, chance) if s.phase != "over" else Step(state=s)


class DeadEnd(Skirmish):
    """Offers the winner no spoils, and waits for him."""

    def legal(self, s, seat, about=None):
        return () if s.phase == "spoils" else super().legal(s, seat, about)


class LosesCards(Skirmish):
    def apply(self, s, seat, action):
        step = super().apply(s, seat, action)
        lost = replace(step.state, discard=step.state.discard[1:])
        return replace(step, state=lost)


class OffersTooMuch(Skirmish):
    """Its stakes go one too high."""

    def legal(self, s, seat, about=None):
        return tuple(
            replace(offer, vary=tuple(higher(vary) for vary in offer.vary))
            for offer in super().legal(s, seat, about)
        )


def higher(vary):
    return replace(vary, high=vary.high + 1) if vary.field == "stake" else vary


class OffersByTheThousand(Skirmish):
    def legal(self, s, seat, about=None):
        return super().legal(s, seat, about) * 100


class AboutNothing(Skirmish):
    """Says what its offers are about, and does not find them by it."""

    def legal(self, s, seat, about=None):
        offers = super().legal(s, seat) if about is None else ()
        return tuple(replace(offer, about="a-card") for offer in offers)


class OffersWhatItRefuses(Skirmish):
    def check(self, s, seat, action):
        if isinstance(action, Exchange) and not action.cards:
            raise IllegalMove(Reason("sk-not-now", None))
        return super().check(s, seat, action)


class AllowsWhatItNeverOffers(Skirmish):
    """Takes any stake."""

    def check(self, s, seat, action):
        action = replace(action, stake=0) if isinstance(action, Plan) else action
        return super().check(s, seat, action)


class AppliesUnchecked(Skirmish):
    """Leaves the check to the server."""

    def apply(self, s, seat, action):
        try:
            return super().apply(s, seat, action)
        except IllegalMove:
            return Step(state=s)


class RefusesInOtherWords(Skirmish):
    """Its `apply` gives another reason than its `check`."""

    def apply(self, s, seat, action):
        try:
            return super().apply(s, seat, action)
        except IllegalMove as no:
            raise IllegalMove(replace(no.reason, key="sk-not-now", values={"again": 1})) from no


class NamesItsDecisionsAlike(Skirmish):
    """Every choice of spoils has the same id."""

    def pending(self, s):
        wanted = super().pending(s)
        return replace(wanted, id="spoils") if s.phase == "spoils" else wanted


class NamesItsRollsAlike(Skirmish):
    def pending(self, s):
        wanted = super().pending(s)
        return replace(wanted, id="fight") if isinstance(wanted, Roll) else wanted


class AllowsAnybody(Skirmish):
    def check(self, s, seat, action):
        return Ruling(0)


class TakesAnyChance(Skirmish):
    def feed(self, s, chance):
        wanted = self.pending(s)
        if isinstance(chance, Closed) and isinstance(wanted, Decide) and wanted.kind == "window":
            chance = Closed(decision=wanted.id)
        return super().feed(s, chance)


class HasAMemory(Skirmish):
    """Not pure: what it did before changes what it does now."""

    def __init__(self):
        self.played = 0

    def apply(self, s, seat, action):
        self.played += 1
        step = super().apply(s, seat, action)
        return replace(step, state=replace(step.state, count=self.played))


class ForgetsInJson(Skirmish):
    """Does not say what its state is made of."""

    types = replace(Skirmish.types, state=Any)


class UpgradesItself(Skirmish):
    def upgrade(self, saved, version):
        return replace(super().upgrade(saved, version), goal=3)


class CorrectsAnything(Skirmish):
    def correct(self, s, correction):
        player = replace(s.of(correction.seat), points=correction.points)
        told = Happening(text=Phrase("sk-corrected"))
        return Step(state=with_player(s, player), happenings=(told,))


class MutatesItsState(Skirmish):
    """A check that leaves a trace."""

    def check(self, s: State, seat, action):
        msgspec.structs.force_setattr(s, "count", s.count + 1)
        return super().check(s, seat, action)


class TakesAnyAnswer(Skirmish):
    def form(self, partial):
        return replace(super().form(partial), faults=())


class ShowsTheWatcherOffers(Skirmish):
    def view(self, s, viewer):
        view = super().view(s, viewer)
        offer = Offer(action=Exchange(cards=()), label=Phrase("sk-do-exchange"))
        return replace(view, offers=(*view.offers, offer)) if viewer is None else view


class TakesAnyPayment(Bazaar):
    """Counts neither the coins nor their worth."""

    def check(self, s, seat, action):
        return Ruling(0) if isinstance(action, Buy) else super().check(s, seat, action)


class OffersTooCheap(Bazaar):
    def legal(self, s, seat, about=None):
        return tuple(
            replace(offer, vary=tuple(replace(price, low=price.low - 1) for price in offer.vary))
            for offer in super().legal(s, seat, about)
        )


@pytest.mark.parametrize(
    "wrong, test, why",
    [
        (NeverOver, suite.test_every_playout_ends_and_nobody_is_ever_stuck, "not over after"),
        (DeadEnd, suite.test_every_playout_ends_and_nobody_is_ever_stuck, "must decide and cannot"),
        (LosesCards, suite.test_every_playout_ends_and_nobody_is_ever_stuck, "a card was lost"),
        (NamesItsDecisionsAlike, suite.test_no_id_names_two_decisions_or_rolls, "'spoils'"),
        (NamesItsRollsAlike, suite.test_no_id_names_two_decisions_or_rolls, "'fight'"),
        (OffersTooMuch, offers.test_every_offer_and_its_variations_pass_check, "sk-stake"),
        (OffersByTheThousand, offers.test_the_view_shows_the_offers_there_are, "Offer"),
        (AboutNothing, offers.test_offers_about_one_thing_are_found_by_it, "Offer"),
        (
            OffersWhatItRefuses,
            offers.test_every_offer_and_its_variations_pass_check,
            "sk-not-now",
        ),
        (ShowsTheWatcherOffers, offers.test_the_view_shows_the_offers_there_are, "Offer"),
        (
            AllowsWhatItNeverOffers,
            offers.test_what_no_offer_covers_is_refused_without_a_trace,
            "never offered",
        ),
        (
            TakesAnyPayment,
            offers.test_what_no_offer_covers_is_refused_without_a_trace,
            "never offered",
        ),
        (OffersTooCheap, offers.test_every_offer_and_its_variations_pass_check, "pay-short"),
        (
            MutatesItsState,
            offers.test_what_no_offer_covers_is_refused_without_a_trace,
            "assert '",
        ),
        (
            AppliesUnchecked,
            offers.test_apply_refuses_what_check_refuses_and_leaves_no_trace,
            "assert None == Reason",
        ),
        (
            RefusesInOtherWords,
            offers.test_apply_refuses_what_check_refuses_and_leaves_no_trace,
            "again",
        ),
        (
            AllowsAnybody,
            offers.test_a_seat_that_may_not_act_is_refused_and_offered_nothing,
            "DID NOT RAISE",
        ),
        (TakesAnyChance, suite.test_chance_that_was_not_asked_for_is_refused, "DID NOT RAISE"),
        (HasAMemory, states.test_a_replay_gives_the_same_state_and_happenings, "count|happening"),
        (ForgetsInJson, states.test_everything_a_game_says_survives_json, "State"),
        (UpgradesItself, states.test_a_state_of_this_version_needs_no_upgrade, "State"),
        (
            CorrectsAnything,
            suite.test_a_correction_is_refused_or_keeps_the_game_possible,
            "points below zero|the goal was reached",
        ),
        (TakesAnyAnswer, suite.test_a_wrong_answer_is_named_by_its_field, "no-such-choice"),
    ],
)
def test_a_wrong_game_fails(wrong, test, why):
    with pytest.raises((AssertionError, IllegalMove, pytest.fail.Exception), match=why):
        for seed in range(10):
            test.one(wrong(), seed) if hasattr(test, "one") else test(wrong())
