"""What a position between two turns is worth: by counting, and by what matches have taught."""

from __future__ import annotations

from math import tanh

from server.games.kernel import Seat
from server.games.march_of_progress.attack import is_target
from server.games.march_of_progress.cards import CARDS, OTHER, CountryId
from server.games.march_of_progress.control import occupier
from server.games.march_of_progress.end import result
from server.games.march_of_progress.score import due
from server.games.march_of_progress.state import State, armies_in, home, in_play, player
from server.games.march_of_progress.totals import forces_in, weigh

WON = 100.0

# What each sign weighs: fitted to the results of matches the bot played against itself, the greedy
# one and its own younger selves. `python -m tests.march_of_progress.learn` plays them and fits.
WEIGHTS: dict[str, float] = {}


def count(s: State) -> float:
    """What lies on the table for blue, less what lies there for orange."""
    if s.stage == "over":
        return WON * outcome(s)
    return sum(
        sign * (me.vp + (due(s, me.seat).value + me.strength + len(in_play(s, me.seat))) / 2)
        for me, sign in zip(s.players, (1, -1), strict=True)
    )


def outcome(s: State) -> int:
    """1: blue has won; -1: orange has; 0: a tie."""
    winners = result(s).winners
    return ("blue" in winners) - ("orange" in winners)


def worth(s: State) -> float:
    """How likely blue is to win: from 1, surely, to -1, surely not."""
    if s.stage == "over":
        return float(outcome(s))
    blue, orange = signs(s, "blue"), signs(s, "orange")
    return tanh(sum(weight * (blue[sign] - orange[sign]) for sign, weight in WEIGHTS.items()))


def signs(s: State, seat: Seat) -> dict[str, float]:
    """What may speak for a side, each from about 0 to 1."""
    return {**_points(s, seat), **_armies(s, seat), **_cards(s, seat)}


def _points(s: State, seat: Seat) -> dict[str, float]:
    """The race: what one has, what a SCORE brings, and how many of them are still needed."""
    me, goal, income = player(s, seat), s.scenario.end.vp, due(s, seat).value
    missing = max(1, goal - me.vp)
    scores = -(-missing // max(1, income))
    may_score = bool(me.discard)
    return {
        "vp": me.vp / goal,
        "near": (me.vp / goal) ** 3,
        "income": income / 10,
        "income now": may_score * income / 10,
        "may score": float(may_score),
        "few scores": 1 / scores,
        "wins now": float(may_score and scores == 1),
    }


def _armies(s: State, seat: Seat) -> dict[str, float]:
    """The armies, how strong they are, where they stand, and what they could do to the other's."""
    me, enemy, most = player(s, seat), player(s, OTHER[seat]), s.scenario.armies_per_player
    own, mine, theirs = in_play(s, seat), home(s, seat).id, home(s, OTHER[seat]).id
    return {
        "strength": me.strength / 6,
        "stronger": float(me.strength > enemy.strength),
        "armies": len(own) / most,
        "no army": float(not own),
        "between": sum(a.country not in (mine, theirs) for a in own) / most,
        "abroad": sum(a.country == theirs for a in own) / most,
        "lying": sum(a.fortified for a in own) / most,
        "occupies": float(occupier(s, theirs) == seat),
        **_attacks(s, seat),
    }


def _attacks(s: State, seat: Seat) -> dict[str, float]:
    """What an attack could win now, with a card for it in hand."""
    hand = player(s, seat).hand
    bonus = int("attack1" in hand and len(hand) > 2)
    targets = [c.id for c in s.scenario.countries if is_target(s, seat, c.id)]
    if "attack" not in hand and "attack1" not in hand:
        targets = []
    won = [id for id in targets if _wins(s, seat, id, bonus)]
    destroys = max((len(armies_in(s, id, OTHER[seat])) for id in won), default=0)
    takes = float(home(s, OTHER[seat]).id in won)
    return {"destroys": destroys / s.scenario.armies_per_player, "takes capital": takes}


def _wins(s: State, seat: Seat, id: CountryId, bonus: int) -> bool:
    totals = weigh(forces_in(s, seat, id), s.house).value
    return totals.attack + bonus > totals.defence


def _cards(s: State, seat: Seat) -> dict[str, float]:
    hand = player(s, seat).hand
    found = {f"holds {card}": float(card in hand) for card in CARDS if card != "score"}
    return {**found, "initiative": float(s.initiative == seat)}
