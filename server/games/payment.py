"""Paying: amounts of several kinds that add up. One good suggestion, one by luck, and the check.

`AddUp` in `kernel.py` says what may be paid; an action holds what is paid, by the key of its kind.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from server.games.kernel import AddUp, Amount, Luck
from server.games.ruling import Cite, Ruling
from server.games.telling import refuse

Paid = Mapping[str, int]


def worth_of(price: AddUp, paid: Paid) -> int:
    """What the amounts count for together."""
    return sum(paid.get(each.key, 0) * each.worth for each in price.amounts)


def suggest_payment(price: AddUp) -> dict[str, int] | None:
    """The cheapest payment, which takes as much as it can of what is listed first; None: there is
    none. So a game lists first what is worth least to keep."""
    return _payment(price, min, max)


def draw_payment(price: AddUp, luck: Luck) -> dict[str, int] | None:
    """Any payment that adds up, by luck; None: there is none."""
    return _payment(price, luck.choice, luck.choice)


Pick = Callable[[list[int]], int]


def _payment(price: AddUp, total: Pick, count: Pick) -> dict[str, int] | None:
    """One payment: its total is picked first, then amount after amount so that the rest can still
    make up what is left."""
    rest = _reachable(price)
    totals = [made for made in range(max(0, price.low), price.high + 1) if rest[0] >> made & 1]
    if not totals:
        return None
    left, paid = total(totals), {}
    for each, after in zip(price.amounts, rest[1:], strict=True):
        counts = [n for n in _counts(each) if _makes(after, left - n * each.worth)]
        paid[each.key] = count(counts)
        left -= paid[each.key] * each.worth
    return {key: many for key, many in paid.items() if many}


def _counts(amount: Amount) -> range:
    return range(max(0, amount.low), amount.high + 1)


def _reachable(price: AddUp) -> list[int]:
    """For each place in the list of amounts, the totals that those from there on can make: bit n
    stands for the total n."""
    within = (1 << price.high + 1) - 1
    rest = [1]
    for each in reversed(price.amounts):
        made = 0
        for n in _counts(each):
            made |= rest[0] << n * each.worth
        rest.insert(0, made & within)
    return rest


def _makes(totals: int, total: int) -> bool:
    return total >= 0 and bool(totals >> total & 1)


def check_payment(price: AddUp, paid: Paid, cite: Cite) -> Ruling[int]:
    """What is paid in all; refuses amounts that are not asked for, not there, or do not add up."""
    no = partial(refuse, cite=cite)
    amounts = {each.key: each for each in price.amounts}
    if not paid.keys() <= amounts.keys():
        raise no("pay-unknown")
    for key, each in amounts.items():
        many = paid.get(key, 0)
        if many < 0:
            raise no("pay-negative", what=each.thing)
        if many < each.low:
            raise no("pay-too-few", what=each.thing, low=each.low)
        if many > each.high:
            raise no("pay-not-there", what=each.thing, high=each.high)
    total = worth_of(price, paid)
    if total < price.low:
        raise no("pay-short", total=total, missing=price.low - total)
    if total > price.high:
        raise no("pay-over", total=total, over=total - price.high)
    return Ruling(total)
