"""Verdicts: yes, no or too close to call, from a margin and the error of the positions."""

import math
from dataclasses import dataclass
from enum import IntEnum

import numpy as np
import numpy.typing as npt

from geometry.units import Floats, Ints, number, numbers

SURE = 0.95
"""The probability from which an answer is yes or no; below it is too close to call."""


class Answer(IntEnum):
    """The three possible answers."""

    NO = 0
    YES = 1
    TOO_CLOSE = 2


@dataclass(frozen=True, slots=True)
class Error:
    """Standard errors of a shape: of its position along each axis (inches), of its heading
    (degrees) and of the height from which it looks or up to which it is seen (inches).

    Sight compares a piece's top with the line of sight at the piece, so the error of the pieces'
    heights is part of `height`. Only `exposed` and `sees` use it.
    """

    inches: float = 0.0
    degrees: float = 0.0
    height: float = 0.0

    def __post_init__(self) -> None:
        for part in (self.inches, self.degrees, self.height):
            number(f"{self}", part, 0.0)


EXACT = Error()


@dataclass(frozen=True, eq=False)
class Verdicts:
    """Arrays of one shape: the answer, the margin to the limit, the probability of yes."""

    answer: Ints  # values of Answer
    margin: Floats  # positive on the yes side, in the unit of the question
    probability: Floats  # of yes


def require_errors(*errors: Error) -> None:
    """ValueError unless each is an Error."""
    for error in errors:
        if not isinstance(error, Error):
            raise ValueError(f"{error!r} is no Error")


def judge(margin: npt.ArrayLike, spread: npt.ArrayLike, grace: float = 1e-9) -> Verdicts:
    """Verdicts of margins whose error is normal with the given standard deviation.

    Where the deviation is 0, a margin of 0 is yes, within the tolerance `grace`.

    >>> verdict = judge([0.3, 0.1, -0.3], 0.1)
    >>> [Answer(answer).name for answer in verdict.answer]
    ['YES', 'TOO_CLOSE', 'NO']
    >>> verdict.probability.round(3).tolist()
    [0.999, 0.841, 0.001]
    """
    far = np.asarray(margin, dtype=np.float64)
    sigma = numbers("spread", spread)
    if np.isnan(far).any() or (sigma < 0).any():
        raise ValueError("a margin is missing, or a spread is below 0")
    if sigma.shape not in ((), (1,), far.shape):
        raise ValueError(f"spreads of shape {sigma.shape} for margins of shape {far.shape}")
    sigma = np.broadcast_to(sigma, far.shape)
    known = np.where(far >= -grace, 1.0, 0.0)
    likely = normal(far / np.where(sigma > 0, sigma, 1.0))
    return decided(far, np.where(sigma > 0, likely, known))


def decided(margin: Floats, probability: Floats) -> Verdicts:
    """Verdicts from given probabilities of yes."""
    answer = np.where(probability >= SURE, Answer.YES, Answer.TOO_CLOSE)
    answer = np.where(probability <= 1 - SURE, Answer.NO, answer)
    return Verdicts(answer.astype(np.int64), margin, probability)


def normal(z: Floats) -> Floats:
    """The cumulative distribution function of the standard normal distribution."""
    flat = [0.5 * math.erfc(-x) for x in (z / math.sqrt(2.0)).ravel()]
    return np.array(flat, dtype=np.float64).reshape(z.shape)
