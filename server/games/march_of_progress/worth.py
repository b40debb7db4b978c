"""What a position between two turns is worth: how likely each side is to win from it."""

from __future__ import annotations

from math import tanh

from server.games.kernel import Seat
from server.games.march_of_progress.cards import OTHER, SEATS
from server.games.march_of_progress.control import occupier
from server.games.march_of_progress.end import result
from server.games.march_of_progress.score import due
from server.games.march_of_progress.state import State, home, in_play, player

WEIGHTS: dict[str, float] = {}


def signs(s: State, seat: Seat) -> dict[str, float]:
    """What speaks for one side."""
    me, enemy = player(s, seat), player(s, OTHER[seat])
    mine, theirs = home(s, seat).id, home(s, OTHER[seat]).id
    own = [a for a in s.armies if a.seat == seat and a.country is not None]
    foes = [a for a in s.armies if a.seat != seat and a.country is not None]
    income = due(s, seat).value
    left = max(0, s.scenario.end.vp - me.vp)
    scores = -(-left // max(income, 1))
    at_home = sum(a.country == mine for a in own)
    abroad = sum(a.country == theirs for a in own)
    between = len(own) - at_home - abroad
    guard = home(s, OTHER[seat]).garrison if occupier(s, theirs) is None else 0
    found = {
        "vp": me.vp / s.scenario.end.vp,
        "near": (me.vp / s.scenario.end.vp) ** 3,
        "income": income / 10,
        "may_score": float(bool(me.discard)),
        "income_now": income / 10 if me.discard else 0.0,
        "wins_now": float(bool(me.discard) and income >= left),
        "scores": 1 / max(scores, 1),
        "strength": me.strength / 6,
        "strength2": float(me.strength > enemy.strength),
        "armies": len(own) / 3,
        "none": float(not own),
        "two": float(len(own) >= 2),
        "at_home": at_home / 3,
        "between": between / 3,
        "abroad": abroad / 3,
        "force_between": me.strength * between / 10,
        "force_abroad": me.strength * abroad / 10,
        "lying": sum(a.fortified for a in own) / 3,
        "occupies": float(occupier(s, theirs) == seat),
        "initiative": float(s.initiative == seat),
        "hand": len(me.hand) / 8,
        "home_vp": sum(d for d, c in zip(s.vp_dice, s.scenario.countries) if c.owner == seat) / 6,
    }
    for card in ("move1", "move2", "recruit", "fortify", "attack", "attack1", "strength"):
        found[card] = float(card in me.hand)
    reach = 1 if "attack1" in me.hand and len(me.hand) > 2 else 0 if "attack" in me.hand else None
    wins = hits = 0.0
    if reach is not None:
        for country in {a.country for a in own}:
            force = me.strength * sum(a.country == country for a in own) + reach
            there = [a for a in foes if a.country == country]
            g = guard if country == theirs else 0
            defence = sum(enemy.strength + a.fortified for a in there) + g
            if force > defence and (there or g):
                if country == theirs:
                    wins = 1.0
                hits = max(hits, len(there) / 3)
    found["takes_capital"] = wins if occupier(s, theirs) is None else 0.0
    found["kills"] = hits
    # within one move of the enemy home with force
    found["threat"] = float(me.strength * (between + abroad) > guard)
    return found


def worth(s: State) -> float:
    """From 1, blue has won, to -1, orange has."""
    if s.stage == "over":
        winners = result(s).winners
        return 0.0 if len(winners) > 1 else 1.0 if winners == ("blue",) else -1.0
    blue, orange = (signs(s, seat) for seat in SEATS)
    return tanh(sum(w * (blue[k] - orange[k]) for k, w in WEIGHTS.items()))


def count(s: State) -> float:
    """What lies on the table for blue, less what lies there for orange."""
    return sum(
        sign * (me.vp + (due(s, me.seat).value + me.strength + len(in_play(s, me.seat))) / 2)
        for me, sign in zip(s.players, (1, -1), strict=True)
    )
