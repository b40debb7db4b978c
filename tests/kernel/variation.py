"""What an offer covers, and actions that stray from it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from shapely import Point, Polygon

from server.games.kernel import AddUp, Between, Luck, Offer, OneOf, SomeOf, Vary, Within
from server.games.payment import suggest_payment
from tests.kernel.invent import Pool

NONSENSE: tuple[Any, ...] = (None, "no-such-thing", "", -1, 10**6, 1.5, True, [], ["no"], {"a": 1})


def covers(offer: Offer, action: Any) -> bool:
    """Is the action the offered one, but for fields that may vary as far as they do?"""
    if type(action) is not type(offer.action):
        return False
    varied = {vary.field: vary for vary in offer.vary}
    return all(
        within(varied[field], value) if field in varied else value == getattr(offer.action, field)
        for field, value in msgspec.structs.asdict(action).items()
    )


def within(vary: Vary, value: Any) -> bool:
    match vary:
        case OneOf(values=values):
            return value in values
        case SomeOf(values=values, low=low, high=high):
            members = list(value)
            enough = low <= len(members) <= (len(values) if high is None else high)
            return enough and all(members.count(m) == 1 and m in values for m in members)
        case Between(low=low, high=high):
            return isinstance(value, int) and low <= value <= high
        case Within(outline=outline, most=most):
            places = [value] if most is None else list(value)
            inside = all(Polygon(outline).covers(Point(place.x, place.y)) for place in places)
            return inside and (most is None or len(places) <= most)
        case AddUp():
            return adds_up(vary, value)


def adds_up(vary: AddUp, paid: Any) -> bool:
    amounts = {each.key: each for each in vary.amounts}
    if not paid.keys() <= amounts.keys():
        return False
    counts = [(paid.get(key, 0), each) for key, each in amounts.items()]
    total = sum(many * each.worth for many, each in counts)
    each_fits = all(max(0, each.low) <= many <= each.high for many, each in counts)
    return each_fits and vary.low <= total <= vary.high


def strays(offer: Offer, pool: Pool, luck: Luck) -> Iterator[dict[str, Any]]:
    """The offered action as JSON with one thing changed: most of them are wrong, some happen to be
    other legal actions."""
    action = msgspec.to_builtins(offer.action)
    yield {**action, "extra": 1}
    yield {**action, "type": "no-such-action"}
    others = {f: like(action[f], f, pool, luck) for f in offer.action.__struct_fields__}
    yield {**action, **others}
    for field, other in others.items():
        yield {**action, field: other}
        yield {**action, field: luck.choice(NONSENSE)}
    for vary in offer.vary:
        for value in beyond(vary, pool, luck):
            yield {**action, vary.field: msgspec.to_builtins(value)}


def like(value: Any, field: str, pool: Pool, luck: Luck) -> Any:
    """Something else of the same kind."""
    if isinstance(value, dict) and all(type(many) is int for many in value.values()):
        return {key: pool.draw(int, field, luck) for key in value}
    if isinstance(value, (list, tuple)):
        return [pool.draw(str, field, luck) for _ in range(luck.randint(1, 3))]
    return pool.draw(type(value), field, luck) if type(value) in (str, int) else value


def beyond(vary: Vary, pool: Pool, luck: Luck) -> list[Any]:
    """Values just outside what the field may be."""
    match vary:
        case OneOf():
            return [luck.choice(pool.words)]
        case SomeOf(values=values, low=low, high=high):
            most = len(values) if high is None else high
            too_many = list(values[: most + 1])
            return [
                too_many,
                list(values[: low - 1]),
                [*values[:1], *values[:1]],
                [luck.choice(pool.words)],
            ]
        case Between(low=low, high=high):
            return [low - 1, high + 1]
        case Within(outline=outline, most=most):
            x, y = max(outline)
            outside, corner = {"x": x + 1, "y": y}, {"x": x, "y": y}
            return [outside] if most is None else [[outside], [corner] * (most + 1)]
        case AddUp(amounts=amounts):
            return [
                {},
                {"no-such-thing": vary.low},
                {**suggested(vary), luck.choice(pool.words): 0},
                {**suggested(vary), luck.choice(amounts).key: -1},
                *({**suggested(vary), each.key: each.high + 1} for each in amounts),
                *(
                    {**suggested(vary), each.key: many}
                    for each in amounts
                    for many in (0, 1, 10**9)
                ),
            ]


def suggested(vary: AddUp) -> dict[str, int]:
    return suggest_payment(vary) or {}
