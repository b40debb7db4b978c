"""Every message between the server and its clients, told apart by `type`.

A client emits `say` with one of `FromClient` and gets one of `Reply` as the acknowledgement; the
server emits `tell` with one of `FromServer`. `docs/protocol.md` explains them, and
`web/src/messages.ts` is generated from them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from server.games.convert import convert
from server.games.kernel import (
    Answer,
    Cite,
    Form,
    Offer,
    Pending,
    Phrase,
    Reason,
    Ruling,
    Seat,
    View,
)

PROTOCOL = 1

CommandId = Annotated[str, Meta(min_length=8, max_length=40)]
TableCode = Annotated[str, Meta(min_length=4, max_length=8)]
MatchId = Annotated[str, Meta(min_length=1, max_length=40)]
# Something to read, and nothing that moves a cursor or turns the line of others around.
NAME = r"^(?=.*\S)[^\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]+\Z"
PersonName = Annotated[str, Meta(min_length=1, max_length=40, pattern=NAME)]
Secret = Annotated[str, Meta(max_length=200)]
Token = Annotated[str, Meta(max_length=1000)]
Words = Annotated[str, Meta(min_length=1, max_length=500)]
Side = Annotated[str, Meta(min_length=1, max_length=20)]
Answers = Annotated[dict[str, Answer], Meta(max_length=200)]
DiceSource = Literal["typed", "server"]
Role = Literal["player", "referee", "organiser", "watcher", "device"]
Refuser = Literal["rules", "table", "rights", "limits", "disk", "protocol", "fault"]


# --- Values inside messages ------------------------------------------------------------------


class Policy(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How this table plays: the server's business, not the game's."""

    dice: DiceSource = "typed"
    confirm: bool = False  # typed faces count once an opponent or the referee has confirmed them
    window: Annotated[int, Meta(ge=3, le=120)] = 10  # seconds a reaction window stays open


class SeatInfo(Struct, frozen=True, kw_only=True):
    seat: Seat
    holder: Literal["free", "human", "bot"]
    name: str | None = None
    level: str | None = None  # of a bot
    online: bool = False


class Ruled(Struct, frozen=True, kw_only=True):
    """One option or house rule as it was chosen, for both sides to see."""

    key: str
    group: Literal["option", "house", "data"]
    label: Phrase
    chosen: Phrase
    answer: Answer = None  # as it was given at set-up
    usual: bool
    cite: Cite | None = None


class Call(Struct, frozen=True, kw_only=True):
    """Somebody wants the referee."""

    seat: Seat | None
    text: str
    at: float


class TableInfo(Struct, frozen=True, kw_only=True):
    """A table as everybody may see it."""

    code: str
    game: str
    match: str
    status: Literal["lobby", "playing", "over"]
    seats: tuple[SeatInfo, ...]
    policy: Policy
    rules: tuple[Ruled, ...] = ()
    call: Call | None = None
    screens: int = 0
    address: str = ""
    turn: int | None = None


class Proposal(Struct, frozen=True, kw_only=True):
    """Something that needs the others' consent; `needs` are those who have not agreed yet."""

    what: Literal["undo", "draw", "stop", "dice"]
    by: Seat
    needs: tuple[Seat, ...]
    to: int | None = None  # undo: the row to return to
    dice: DiceSource | None = None


class Thrown(Struct, frozen=True, kw_only=True):
    """Faces that were typed and wait to be confirmed by any one of `needs`."""

    by: Seat
    faces: Mapping[str, tuple[int, ...]]
    needs: tuple[Seat, ...]


class Undoable(Struct, frozen=True, kw_only=True):
    """Where this viewer's undo would lead; not `free`: the others must agree."""

    to: int
    free: bool


class Line(Struct, frozen=True, kw_only=True):
    """One line of the log. Undone lines stay, marked."""

    seq: int
    at: float
    kind: str
    text: Phrase
    seat: Seat | None = None
    reasons: tuple[Reason, ...] = ()
    undone: bool = False
    words: str | None = None  # what a person wrote: a referee's reason, a call


class Result(Struct, frozen=True, kw_only=True):
    how: Literal["over", "resigned", "abandoned", "drawn", "stopped"]
    winners: tuple[Seat, ...]
    scores: Mapping[Seat, int]
    why: Phrase


class GameInfo(Struct, frozen=True, kw_only=True):
    id: str
    version: str
    seats: tuple[Seat, ...]
    bots: tuple[str, ...]  # levels of bots that know this game


class BotSeat(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    seat: Side
    level: Annotated[str, Meta(max_length=20)]


class HolderInfo(Struct, frozen=True, kw_only=True):
    """One token that was given out, for the referee and the organiser."""

    id: str
    role: Role
    name: str  # may be empty
    since: float
    seats: tuple[Seat, ...] = ()
    here: bool = False  # connected with it at this moment
    own: bool = False  # of the one who asks
    screen: bool = False


# --- From a client ---------------------------------------------------------------------------


class Message(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """Every message from a client: unknown types and unknown fields are refused."""


class Hello(Message, frozen=True, kw_only=True, tag="hello"):
    """First words; answered by `welcome`."""

    protocol: int


class ListTables(Message, frozen=True, kw_only=True, tag="list_tables"):
    """The tables in this room; answered by `tables`."""


class FillForm(Message, frozen=True, kw_only=True, tag="fill_form"):
    """What set-up still asks; answered by `form`."""

    game: Annotated[str, Meta(max_length=40)]
    answers: Answers = {}


class CreateTable(Message, frozen=True, kw_only=True, tag="create_table"):
    """A new table with a match in its lobby; the sender takes `seats`; answered by `seated`."""

    id: CommandId
    game: Annotated[str, Meta(max_length=40)]
    answers: Answers = {}
    policy: Policy = Policy()
    name: PersonName
    seats: Annotated[tuple[Side, ...], Meta(max_length=8)] = ()
    bots: Annotated[tuple[BotSeat, ...], Meta(max_length=8)] = ()
    start: bool = False  # at once, where every seat is filled


class Look(Message, frozen=True, kw_only=True, tag="look"):
    """A table by its code, without sitting down; answered by `table`."""

    table: TableCode


class JoinTable(Message, frozen=True, kw_only=True, tag="join_table"):
    """Take free seats, in the lobby; with a token of this table, add them to it; answered by
    `seated`. What is free in a running match is given by a referee: `give_seat`."""

    id: CommandId
    table: TableCode
    name: PersonName
    seats: Annotated[tuple[Side, ...], Meta(min_length=1, max_length=8)]
    token: Token | None = None


class ClaimSeat(Message, frozen=True, kw_only=True, tag="claim_seat"):
    """Go on with another phone's seats, by the code it showed, or take the seat a referee gives, by
    theirs; answered by `seated`. `name` is for a seat that is given."""

    id: CommandId
    code: Annotated[str, Meta(max_length=20)]
    name: PersonName | None = None


class SignIn(Message, frozen=True, kw_only=True, tag="sign_in"):
    """Become referee or organiser by the printed secret, or a device by the organiser's; answered
    by `signed_in`."""

    role: Literal["referee", "organiser", "device"]
    secret: Secret
    name: PersonName | None = None


class SignOut(Message, frozen=True, kw_only=True, tag="sign_out"):
    """Give the token back that `signed_in` brought: it is void from now on."""

    token: Token


class ListOffices(Message, frozen=True, kw_only=True, tag="list_offices"):
    """Organiser: who is signed in as referee, organiser or device; answered by `holders`."""

    token: Token


class RevokeOffice(Message, frozen=True, kw_only=True, tag="revoke_office"):
    """Organiser: take the token of a referee, an organiser or a device back."""

    id: CommandId
    token: Token
    holder: Annotated[str, Meta(max_length=40)]


class CloseTable(Message, frozen=True, kw_only=True, tag="close_table"):
    """Organiser: close a table. A match that is being played is abandoned with the reason in its
    log; a table in the lobby or after its match leaves the hall, and its phones are told
    `removed`. The matches stay on the server's disk."""

    id: CommandId
    token: Token
    table: TableCode
    reason: Words


class Watch(Message, frozen=True, kw_only=True, tag="watch"):
    """Bind this connection to a table: from now on `table` and `view` are told to it.

    `seat` is the point of view; it must be one of the token's. Without a token: a watcher, who gets
    one. The present view is told in any case, so a phone that slept is right after one round trip.
    Answered by `watching`.
    """

    table: TableCode
    token: Token | None = None
    seat: Side | None = None
    screen: bool = False  # a big screen, counted in the lobby


class Attend(Message, frozen=True, kw_only=True, tag="attend"):
    """The bot station reports for duty; `bots_wanted` is told to it from now on."""

    token: Token


class AtTable(Message, frozen=True, kw_only=True):
    """Messages below need a `watch` before them."""

    match: MatchId


class Change(AtTable, frozen=True, kw_only=True):
    """Messages that change the match carry an id, so that sending twice does it once."""

    id: CommandId


class LeaveSeat(Change, frozen=True, kw_only=True, tag="leave_seat"):
    """Stand up, in the lobby."""

    seat: Side


class SeatBot(Change, frozen=True, kw_only=True, tag="seat_bot"):
    """Put a bot on a free seat: in the lobby, or as referee or organiser."""

    seat: Side
    level: Annotated[str, Meta(max_length=20)]


class UnseatBot(Change, frozen=True, kw_only=True, tag="unseat_bot"):
    """Take a bot off its seat, in the lobby."""

    seat: Side


class SetPolicy(Change, frozen=True, kw_only=True, tag="set_policy"):
    """Change how the table plays, in the lobby."""

    policy: Policy


class StartMatch(Change, frozen=True, kw_only=True, tag="start_match"):
    """Begin, once every seat is taken."""


class MakeSeatCode(AtTable, frozen=True, kw_only=True, tag="make_seat_code"):
    """A code that moves this phone's seats to another phone; answered by `seat_code`."""


class Act(Change, frozen=True, kw_only=True, tag="act"):
    """Answer decision `decision` with an action of the game."""

    seat: Side
    decision: Annotated[str, Meta(max_length=80)]
    action: dict[str, Any]


class Throw(Change, frozen=True, kw_only=True, tag="throw"):
    """The faces of roll `roll`: typed by the roller, or none where the server throws."""

    seat: Side
    roll: Annotated[str, Meta(max_length=80)]
    faces: (
        Annotated[
            dict[str, Annotated[tuple[int, ...], Meta(max_length=60)]],
            Meta(max_length=20),
        ]
        | None
    ) = None


class ConfirmThrow(Change, frozen=True, kw_only=True, tag="confirm_throw"):
    """An opponent or the referee confirms typed faces, or sends them back."""

    roll: Annotated[str, Meta(max_length=80)]
    yes: bool


class Ask(Message, frozen=True, kw_only=True, tag="ask"):
    """What if. Changes nothing; without a match, a question to the bare rules of `game`."""

    game: Annotated[str, Meta(max_length=40)]
    match: MatchId | None = None
    question: dict[str, Any]


class ListOffers(AtTable, frozen=True, kw_only=True, tag="list_offers"):
    """The offers about one unit, card or area; answered by `offers`."""

    seat: Side
    about: Annotated[str, Meta(max_length=80)] | None = None


class Undo(Change, frozen=True, kw_only=True, tag="undo"):
    """Take back the last step: at once where that is free, else as a proposal. `to` is what the
    view's `undo` said, so that two taps do not take back two steps."""

    seat: Side
    to: int


class Propose(Change, frozen=True, kw_only=True, tag="propose"):
    """Offer a draw, an agreed end, or another source of dice for the pending roll."""

    seat: Side
    what: Literal["draw", "stop", "dice"]
    dice: DiceSource | None = None


class Consent(Change, frozen=True, kw_only=True, tag="consent"):
    """Answer the open proposal; its maker withdraws it with `yes=false`. `seen` is the row of the
    view that showed it: one made since is another one."""

    seat: Side
    yes: bool
    seen: int


class Resign(Change, frozen=True, kw_only=True, tag="resign"):
    """Give up."""

    seat: Side


class AcceptEnd(Change, frozen=True, kw_only=True, tag="accept_end"):
    """Let the end stand, after somebody resigned or agreed to it: as soon as every seat in the
    view's `accept` has, other points of view, the whole log and the match file open. They open
    also with a rematch, and after three minutes."""

    seat: Side


class Abandon(Change, frozen=True, kw_only=True, tag="abandon"):
    """Referee or organiser: end the match without a result."""

    reason: Words


class Rematch(Change, frozen=True, kw_only=True, tag="rematch"):
    """The same game again at this table, with the same people."""


class CallReferee(Change, frozen=True, kw_only=True, tag="call_referee"):
    """Ask the referee to come."""

    seat: Side | None = None
    text: Annotated[str, Meta(max_length=200)] = ""


class WithdrawCall(Change, frozen=True, kw_only=True, tag="withdraw_call"):
    """The matter is settled at the table: the referee need not come."""


class Rule(Change, frozen=True, kw_only=True, tag="rule"):
    """Referee: a ruling in words, logged; it answers the open call."""

    text: Words


class Rewind(Change, frozen=True, kw_only=True, tag="rewind"):
    """Referee: return to the state after row `to`, with a reason."""

    to: int
    reason: Words


class Correct(Change, frozen=True, kw_only=True, tag="correct"):
    """Referee: the table is right; set what stands on it, with a reason."""

    correction: dict[str, Any]
    reason: Words


class CorrectThrow(Change, frozen=True, kw_only=True, tag="correct_throw"):
    """Referee: row `row` was read wrongly; possible while nothing was decided since."""

    row: int
    faces: Annotated[
        dict[str, Annotated[tuple[int, ...], Meta(max_length=60)]], Meta(max_length=20)
    ]
    reason: Words


class ListHolders(AtTable, frozen=True, kw_only=True, tag="list_holders"):
    """Referee or organiser: the tokens given out for this table; answered by `holders`."""


class Revoke(Change, frozen=True, kw_only=True, tag="revoke"):
    """Referee or organiser: take a token back; its seats wait for a new holder."""

    holder: Annotated[str, Meta(max_length=40)]


class GiveSeat(AtTable, frozen=True, kw_only=True, tag="give_seat"):
    """Referee or organiser: a code by which any phone gets this seat, free or not; answered by
    `seat_code`. Whoever held it is out as soon as the code is claimed."""

    seat: Side


class ReadLog(AtTable, frozen=True, kw_only=True, tag="read_log"):
    """Log lines from row `since` on, as the bound point of view may see them; answered by `log`,
    with 200 lines at most: its `more` is the `since` of the next ones."""

    since: int = 0


class Replay(AtTable, frozen=True, kw_only=True, tag="replay"):
    """The view after row `at`. Other points of view than one's own open when the end is final."""

    at: int
    seat: Side | None = None


FromClient = (
    Hello
    | ListTables
    | FillForm
    | CreateTable
    | Look
    | JoinTable
    | ClaimSeat
    | SignIn
    | SignOut
    | ListOffices
    | RevokeOffice
    | CloseTable
    | Watch
    | Attend
    | LeaveSeat
    | SeatBot
    | UnseatBot
    | SetPolicy
    | StartMatch
    | MakeSeatCode
    | Act
    | Throw
    | ConfirmThrow
    | Ask
    | ListOffers
    | Undo
    | Propose
    | Consent
    | Resign
    | AcceptEnd
    | Abandon
    | Rematch
    | CallReferee
    | WithdrawCall
    | Rule
    | Rewind
    | Correct
    | CorrectThrow
    | ListHolders
    | Revoke
    | GiveSeat
    | ReadLog
    | Replay
)


# --- From the server -------------------------------------------------------------------------


class Answered(Struct, frozen=True, kw_only=True, tag_field="type"):
    """Every message from the server."""


class Done(Answered, frozen=True, kw_only=True, tag="done"):
    """It is done, and on disk. `seq` is the newest row of the match."""

    seq: int = -1


class Refused(Answered, frozen=True, kw_only=True, tag="refused"):
    """It was not done, and nothing changed; `text` says why and what to do, `by` whose answer it
    is: the rules', the table's (not now, or no such thing), of rights, of limits, the disk's, or
    that the message was malformed or met a fault of the server."""

    by: Refuser
    text: Phrase
    cite: Cite | None = None


class Welcome(Answered, frozen=True, kw_only=True, tag="welcome"):
    name: str
    version: str
    games: tuple[GameInfo, ...]
    address: str


class Tables(Answered, frozen=True, kw_only=True, tag="tables"):
    tables: tuple[TableInfo, ...]


class FormReply(Answered, frozen=True, kw_only=True, tag="form"):
    form: Form


class Seated(Answered, frozen=True, kw_only=True, tag="seated"):
    """The token of a player: keep it, it is the seat."""

    token: str
    table: str
    match: str
    seats: tuple[Seat, ...]
    name: str


class SignedIn(Answered, frozen=True, kw_only=True, tag="signed_in"):
    token: str
    role: Role


class Watching(Answered, frozen=True, kw_only=True, tag="watching"):
    """Bound to the table, whose match stands at row `seq`. `token` is a new watcher's, to be shown
    when the connection is made anew."""

    seq: int = -1
    token: str | None = None


class SeatCode(Answered, frozen=True, kw_only=True, tag="seat_code"):
    code: str
    seconds: int


class Offers(Answered, frozen=True, kw_only=True, tag="offers"):
    offers: tuple[Offer, ...]


class RulingReply(Answered, frozen=True, kw_only=True, tag="ruling"):
    ruling: Ruling[Any]


class Log(Answered, frozen=True, kw_only=True, tag="log"):
    match: str
    lines: tuple[Line, ...]
    more: int | None = None  # there are more lines, from this row on


class Holders(Answered, frozen=True, kw_only=True, tag="holders"):
    holders: tuple[HolderInfo, ...]


class TableReply(Answered, frozen=True, kw_only=True, tag="table"):
    """A table as it is now; told to everybody bound to it whenever it changes."""

    table: TableInfo


class Present(Answered, frozen=True, kw_only=True, tag="view"):
    """The whole of what a point of view may see after row `seq`. Older ones are to be dropped."""

    match: str
    seq: int
    seat: Seat | None
    view: View
    pending: Pending
    lines: tuple[Line, ...] = ()  # the newest, oldest first; `read_log` has the rest
    dice: DiceSource = "typed"
    thrown: Thrown | None = None
    proposal: Proposal | None = None
    undo: Undoable | None = None
    result: Result | None = None
    closes_in: float | None = None  # seconds until the reaction window that is open now ends
    accept: tuple[Seat, ...] = ()  # after an end that is not final yet: who may `accept_end`


class Past(Answered, frozen=True, kw_only=True, tag="past"):
    """A replayed view, of row `at` out of `last`. Rows of older rules are not played again: there
    `shown` is the row nearest to `at` whose position was kept."""

    at: int
    shown: int
    last: int
    seat: Seat | None
    view: View
    pending: Pending
    lines: tuple[Line, ...] = ()
    result: Result | None = None


class Removed(Answered, frozen=True, kw_only=True, tag="removed"):
    """This connection's token was taken back, or its table was closed."""

    text: Phrase


class WantedBot(Struct, frozen=True, kw_only=True):
    table: str
    match: str
    game: str
    seat: Seat
    level: str
    token: str


class BotsWanted(Answered, frozen=True, kw_only=True, tag="bots_wanted"):
    """To the bot station: the seats it plays, each with its token."""

    seats: tuple[WantedBot, ...]


Reply = (
    Done
    | Refused
    | Welcome
    | Tables
    | FormReply
    | Seated
    | SignedIn
    | SeatCode
    | Watching
    | Offers
    | RulingReply
    | Log
    | Holders
    | TableReply
    | Past
)
FromServer = TableReply | Present | Removed | BotsWanted


class BadMessage(Exception):
    """A client sent what no client of ours sends: logged and dropped."""


def decode(raw: object) -> FromClient:
    """The message in what a socket delivered. Half a character, which a phone may cut from a name,
    comes out of Python's JSON but could neither be kept nor told to anybody."""
    try:
        msgspec.json.encode(raw)
        message: FromClient = convert(raw, FromClient)
        return message
    except (msgspec.ValidationError, UnicodeEncodeError) as why:
        raise BadMessage(ascii(str(why))) from why
