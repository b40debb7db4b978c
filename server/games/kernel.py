"""The protocol between the server and a game, and the values that are passed through it.

Games are pure: they read no clock, roll no dice and open no files. A game says what it waits for
(`pending`); decisions, dice faces and card orders arrive as arguments.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Protocol, TypeVar, runtime_checkable

from msgspec import Struct

from server.games.ruling import Cite, Phrase, Reason, Ref, Ruling

Seat = str  # a seat is named by its side: "blue", "orange", "green"...
Viewer = Seat | None  # None: a watcher, who sees what everybody may see
REFEREE: Seat = "referee"  # whom a `Decide` by the referee names as its seat; nobody sits there

S = TypeVar("S")
T = TypeVar("T")

Answer = str | int | bool | None
MOST_OFFERS = 200


class Luck(Protocol):
    """The part of `random.Random` that `sample` and `disguise` use; the caller passes it in."""

    def random(self) -> float: ...
    def randint(self, a: int, b: int, /) -> int: ...
    def choice(self, options: Sequence[T], /) -> T: ...
    def sample(self, population: Sequence[T], k: int) -> list[T]: ...


# --- Setting up ------------------------------------------------------------------------------


class Choice(Struct, frozen=True, kw_only=True):
    """One answer a field takes, and the text that names it."""

    id: str
    label: Phrase


class Field(Struct, frozen=True, kw_only=True):
    """One question of the set-up. `group` says whether it is an option, a house rule or data.

    A choice of one answer, its default, is no question: it tells what a scenario sets.
    """

    key: str
    group: Literal["option", "house", "data"]
    label: Phrase
    kind: Literal["choice", "number", "text", "yes_no"]
    default: Answer = None  # None: must be answered
    choices: tuple[Choice, ...] = ()
    low: int | None = None
    high: int | None = None
    help: Phrase | None = None
    cite: Cite | None = None


class Fault(Struct, frozen=True):
    """What is wrong with an answer or a data file, by field; or by file, entry and field."""

    where: str
    text: Phrase


class Form(Struct, frozen=True, kw_only=True):
    """What set-up asks, given the answers so far; a match may begin when `faults` is empty."""

    fields: tuple[Field, ...]
    seats: tuple[Seat, ...]
    faults: tuple[Fault, ...] = ()
    left_out: tuple[Fault, ...] = ()  # of the data files: a match begins without what is faulty
    fewest: int | None = None  # so few of these seats, any of them, are enough; None: all must play


class Setup(Struct, frozen=True, kw_only=True):
    """Everything a match starts from. Row 0 of its log stores it."""

    answers: Mapping[str, Answer] = {}
    data: Mapping[str, str] = {}  # file name: the text of the file, as the edge read it


# --- What a game waits for -------------------------------------------------------------------


class Decide(Struct, frozen=True, kw_only=True, tag="decide"):
    """Somebody must choose.

    turn    one seat, or one after the other
    pick    several seats choose in secret and may change their mind until the last has chosen
    window  a reaction may be played; opens at every public trigger, whoever holds what, lasts the
            table's fixed time and closes by `feed(Closed)`, so that its timing leaks nothing

    by says who enters the answer: each seat its own, `any` of them for all, all of them in
    `agreement`, or the `referee`, who is then the one seat named, `REFEREE`.
    """

    id: str  # unique in a match: whether an action is stale is judged by this id alone
    seats: tuple[Seat, ...]  # who may act
    waiting: tuple[Seat, ...]  # who still has to; the rest may change their mind
    kind: Literal["turn", "pick", "window"] = "turn"
    by: Literal["seat", "any", "agreement", "referee"] = "seat"


class Dice(Struct, frozen=True, kw_only=True):
    """Dice thrown together for one purpose."""

    key: str
    seat: Seat | None  # who throws; None: nobody in particular
    count: int
    sides: int = 6
    need: int | None = None
    wins: Literal["at_least", "at_most"] = "at_least"
    colour: str | None = None


class Roll(Struct, frozen=True, kw_only=True, tag="roll"):
    """A request for dice: what for, whose, which; answered by `Faces`."""

    id: str
    why: Phrase
    groups: tuple[Dice, ...]
    tell_apart: Literal["colour", "order", "throws"] = "colour"


class Shuffle(Struct, frozen=True, kw_only=True, tag="shuffle"):
    """A request to shuffle a pile; answered by an `Order` of its `size` places."""

    id: str
    why: Phrase
    size: int


class Over(Struct, frozen=True, kw_only=True, tag="over"):
    """The end. Several winners share the victory; where there is more than one seat, all of them
    winning is a draw. Whoever plays alone wins as the one winner, or loses as none. `scores` names
    every seat of the match, those who have left it too."""

    winners: tuple[Seat, ...]
    scores: Mapping[Seat, int]
    why: Phrase


Pending = Decide | Roll | Shuffle | Over


class Faces(Struct, frozen=True, kw_only=True, tag="faces", forbid_unknown_fields=True):
    """The faces of a `Roll`, by the key of each group."""

    roll: str
    faces: Mapping[str, tuple[int, ...]]


class Order(Struct, frozen=True, kw_only=True, tag="order", forbid_unknown_fields=True):
    """The order of a `Shuffle`: place i of the new pile holds what lay at `places[i]`."""

    shuffle: str
    places: tuple[int, ...]


class Closed(Struct, frozen=True, kw_only=True, tag="closed", forbid_unknown_fields=True):
    """The time of a window has run out."""

    decision: str


Chance = Faces | Order | Closed


# --- What a game says ------------------------------------------------------------------------


class OneOf(Struct, frozen=True, kw_only=True, tag="one_of"):
    """`field` may be any one of `values`."""

    field: str
    values: tuple[Any, ...]


class SomeOf(Struct, frozen=True, kw_only=True, tag="some_of"):
    """`field` may be any set of `low` to `high` of `values`."""

    field: str
    values: tuple[Any, ...]
    low: int = 0
    high: int | None = None


class Between(Struct, frozen=True, kw_only=True, tag="between"):
    """`field` may be any whole number from `low` to `high`."""

    field: str
    low: int
    high: int


class Within(Struct, frozen=True, kw_only=True, tag="within"):
    """`field` may be any place inside the polygon, in thousandths of an inch; with `most`, any list
    of so many such places or fewer."""

    field: str
    outline: tuple[tuple[int, int], ...]
    most: int | None = None


class Amount(Struct, frozen=True, kw_only=True):
    """One kind of a payment: `low` to `high` of it may be given, each counting for `worth`."""

    key: str
    thing: Ref  # what it is called
    low: int = 0
    high: int
    worth: int = 1


class AddUp(Struct, frozen=True, kw_only=True, tag="add_up"):
    """`field` may be any amounts by key that together count for `low` to `high`; what is not named
    is none. `server/games/payment.py` suggests, draws and checks them."""

    field: str
    amounts: tuple[Amount, ...]
    low: int
    high: int


Vary = OneOf | SomeOf | Between | Within | AddUp


class Offer(Struct, frozen=True, kw_only=True):
    """One complete action that passes `check`, and how its fields may differ from it.

    A choice the rules refuse just now may be shown too, with `refused` saying why.
    """

    action: Any  # of the game's action type
    label: Phrase
    vary: tuple[Vary, ...] = ()
    refused: Reason | None = None
    about: str | None = None  # the unit, card or area that `legal` narrows by


class Happening(Struct, frozen=True, kw_only=True):
    """An event for the log, shown to `to` (None: to everybody), with the reasons behind it."""

    text: Phrase
    seat: Seat | None = None
    reasons: tuple[Reason, ...] = ()
    to: tuple[Seat, ...] | None = None


class Step(Struct, frozen=True, kw_only=True):
    """The result of one accepted input. `reveals`: a secret came out, so free undo stops here."""

    state: Any
    happenings: tuple[Happening, ...] = ()
    reveals: bool = False


class View(Struct, frozen=True, kw_only=True):
    """The state redacted for one viewer: the board, the prompt, and the offers."""

    board: Any  # of the game's board type
    prompt: Phrase
    offers: tuple[Offer, ...] = ()
    more: int = 0  # so many offers are not shown: ask for those about one thing
    names: Mapping[str, Mapping[str, str]] = {}  # names from data files, by "kind-id" and language


class Types(Struct, frozen=True, kw_only=True):
    """The game's own structs: the edge decodes with them and generates the phone's types."""

    state: Any
    action: Any
    board: Any
    question: Any
    correction: Any
    answers: tuple[type, ...] = ()  # what `ask` answers with, besides plain numbers


class Game(Protocol[S]):
    """A game's rules. Every method is pure."""

    id: str
    version: str
    types: Types
    seats: tuple[Seat, ...]  # all it may ever have; `Form.seats` are those of one match

    def form(self, partial: Setup) -> Form:
        """What the set-up still asks, and what is wrong with the answers so far."""

    def setup(self, chosen: Setup, seats: tuple[Seat, ...]) -> S:
        """The state before the first decision or roll. `seats` are those of the form, or some of
        them where its `fewest` allows that."""

    def pending(self, s: S) -> Pending:
        """What the game waits for."""

    def legal(self, s: S, seat: Seat, about: str | None = None) -> tuple[Offer, ...]:
        """Offers that cover everything `check` allows this seat now, or all of those about one
        unit, card or area. A view shows at most 200 of them (`offering.py`)."""

    def check(self, s: S, seat: Seat, action: Any) -> Ruling[Any]:
        """The ruling the action would be played under; raises `IllegalMove` with the reason.

        For questions, offers and tests. The server does not call it before `apply`.
        """

    def apply(self, s: S, seat: Seat, action: Any) -> Step:
        """Check the action, exactly once, and play it; raises `IllegalMove` as `check` does."""

    def feed(self, s: S, chance: Chance) -> Step:
        """Apply the faces, the order or the closing that `pending` asked for."""

    def correct(self, s: S, correction: Any) -> Step:
        """Set the state to what stands on the real table, within the invariants."""

    def standing(self, s: S) -> Over:
        """The result if play stopped here by agreement."""

    def turn(self, s: S) -> int | None:
        """The number of the turn, for lists and title bars; None where a game counts none."""

    def view(self, s: S, viewer: Viewer) -> View:
        """The state redacted for the viewer: nobody else's secrets are in it."""

    def ask(self, s: S | None, viewer: Viewer, question: Any) -> Ruling[Any]:
        """Answer a what-if question; changes nothing. Without a state: about the rules alone."""

    def upgrade(self, saved: Mapping[str, Any], version: str) -> S:
        """Convert a state that an older version of the rules has saved.

        A match of which only rows were kept is set up by these rules instead; that state is passed
        here too, so that house rules added since can be set to what `version` did.
        """

    def changes(self, version: str) -> tuple[Phrase, ...]:
        """What these rules changed since `version`, in sentences for those who are in the middle of
        a match."""

    def invariants(self, s: S) -> None:
        """Raises `AssertionError` when the state is impossible."""

    def sample(self, s: S, seat: Seat, offer: Offer, luck: Luck) -> Any:
        """A random action that the offer covers."""

    def disguise(self, s: S, viewer: Viewer, luck: Luck) -> S:
        """A state with other secrets that must look the same to the viewer; for the leak test."""


@runtime_checkable
class DropsOut(Protocol):
    """What a game for several may have besides: one player leaves and the rest go on."""

    def drop(self, s: Any, seat: Seat) -> Step | None:
        """The state without this player, who decides and throws nothing any more; None: the others
        cannot go on, and the match ends by `standing`."""


def dropped(game: Game[Any], s: Any, seat: Seat) -> Step | None:
    """The rest go on without this seat, if the game says how."""
    return game.drop(s, seat) if isinstance(game, DropsOut) else None
