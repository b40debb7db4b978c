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

from server.device_talk import (
    Button,
    Can,
    DeviceInfo,
    DeviceKind,
    DiceSource,
    DieSeen,
    FromDevice,
    Hash,
    Light,
    PairedKind,
    PartId,
    PartReport,
    Said,
    ToDevice,
)
from server.games.convert import convert
from server.games.correcting import CorrectionKind
from server.games.deeds import Trail
from server.games.kernel import Answer, Dice, Fault, Form, Offer, Pending, Roll, Seat, View
from server.games.ruling import Cite, Phrase, Reason, Ruling
from server.games.story import Story
from server.games.verdicts import Weighed

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
TextKey = Annotated[str, Meta(max_length=60, pattern=r"^[a-z0-9]+(-[a-z0-9_]+)+\Z")]
PackId = Annotated[str, Meta(min_length=1, max_length=40)]
PackName = Annotated[str, Meta(min_length=1, max_length=60, pattern=NAME)]
PackText = Annotated[str, Meta(max_length=200_000)]  # the server's own limit has words
PackIds = Annotated[tuple[PackId, ...], Meta(max_length=10)]
Answers = Annotated[dict[str, Answer], Meta(max_length=200)]
Corrections = Annotated[tuple[dict[str, Any], ...], Meta(max_length=40)]
Role = Literal["player", "referee", "organiser", "watcher", "device"]
Pace = Literal["slow", "normal", "quick", "paused"]
Refuser = Literal["rules", "table", "rights", "limits", "disk", "protocol", "fault"]


# --- Values inside messages ------------------------------------------------------------------


class Policy(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How this table plays: the server's business, not the game's."""

    dice: DiceSource = "typed"
    confirm: bool = False  # typed faces count once an opponent or the referee has confirmed them
    window: Annotated[int, Meta(ge=3, le=120)] = 10  # seconds a reaction window stays open
    consent: Literal["all", "majority"] = "all"  # of those asked must agree to a proposal
    # Seconds until a proposal that was not answered lapses: silence is a no. 0: it stays open.
    lapse: Annotated[int, Meta(ge=0, le=86_400)] = 300


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
    """Somebody wants the referee: about which row, with which question to the rules in mind, what
    the others say about it, and what verdicts would do to the step in question."""

    seat: Seat | None
    text: str
    at: float
    row: int | None = None
    question: dict[str, Any] | None = None
    said: Mapping[Seat, str] = {}
    weighed: tuple[Weighed, ...] = ()


class AskedAgain(Struct, frozen=True, kw_only=True):
    """Somebody wants another match; `needs` have not answered, `no` does not want to."""

    by: Seat
    swap: bool
    needs: tuple[Seat, ...]
    no: Seat | None = None


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
    fewest: int | None = None  # lobby: so many taken seats are enough to begin; None: all
    judged: bool = False  # the match waits for a decision of the referee
    devices: tuple[DeviceInfo, ...] = ()
    sources: tuple[DiceSource, ...] = ("typed", "server")  # where its dice can come from
    pace: Pace = "normal"  # of its bots
    step: int | None = None  # paused: bots may act while the newest row has this number
    again: AskedAgain | None = None  # after the end: another match is asked for


class TableEntry(Struct, frozen=True, kw_only=True):
    """A table in the list of all; `look` and `watch` tell the rest."""

    code: str
    game: str
    match: str
    status: Literal["lobby", "playing", "over"]
    seats: tuple[SeatInfo, ...]
    call: Call | None = None
    turn: int | None = None
    judged: bool = False  # the match waits for a decision of the referee


class Proposal(Struct, frozen=True, kw_only=True):
    """Something that needs the others' consent; `needs` are those who have not answered yet."""

    what: Literal["undo", "draw", "stop", "dice", "correct", "rewind", "settle"]
    by: Seat
    needs: tuple[Seat, ...]
    to: int | None = None  # undo, rewind: the row to return to
    dice: DiceSource | None = None
    rule: Literal["all", "majority"] = "all"  # how many of those asked must agree
    yes: tuple[Seat, ...] = ()
    no: tuple[Seat, ...] = ()
    reveals: bool = False  # it takes back a roll, or a secret that came out: all must agree
    corrections: tuple[dict[str, Any], ...] = ()  # correct: what would be set, in this order
    action: dict[str, Any] | None = None  # settle: what the referee's decision would be
    tells: tuple[Phrase, ...] = ()  # correct, settle: in words, what would be done
    reason: str | None = None
    lapses_in: float | None = None  # seconds; None: it stays open


class Thrown(Struct, frozen=True, kw_only=True):
    """Faces that were typed and wait to be confirmed by any one of `needs`."""

    by: Seat
    faces: Mapping[str, tuple[int, ...]]
    needs: tuple[Seat, ...]


class DiceDoubt(Struct, frozen=True, kw_only=True):
    """A reading that a device is not sure of: one of `seats` says what lies there by `throw`, or
    throws again."""

    device: str
    roll: str
    seats: tuple[Seat, ...]
    why: Phrase
    faces: Mapping[str, tuple[int, ...]]  # the likeliest, as far as it has an idea
    evidence: tuple[str, ...] = ()
    dice: tuple[DieSeen, ...] = ()


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
    turn: int | None = None  # in which it was done; rows of earlier versions do not say
    words: str | None = None  # what a person wrote: a referee's reason, a call
    source: str | None = None  # of faces: `typed`, `server`, `referee`, or a device's
    evidence: tuple[str, ...] = ()  # hashes of pictures: `GET /api/matches/<match>/evidence/<hash>`
    dice: tuple[DieSeen, ...] = ()  # the dice in the first of them
    faces: Mapping[str, tuple[int, ...]] = {}  # of a throw, by group: in its first line alone


class DeedTold(Struct, frozen=True, kw_only=True):
    """Something to do on the real table: a verb and a piece; `seat` says whose job it is. A later
    deed about the same thing replaces one that is about this `things` alone."""

    text: Phrase
    seat: Seat | None = None
    things: tuple[str, ...] = ()


class Told(Struct, frozen=True, kw_only=True):
    """What row `seq` means to people: the dice its faces answered, what to do on the real table,
    and what to draw on the map; where it went back, to the state after which row. The words for it
    are its lines."""

    seq: int
    back: int | None = None
    asked: tuple[Dice, ...] = ()
    deeds: tuple[DeedTold, ...] = ()
    trails: tuple[Trail, ...] = ()


class Result(Struct, frozen=True, kw_only=True):
    how: Literal["over", "resigned", "abandoned", "drawn", "stopped"]
    winners: tuple[Seat, ...]
    scores: Mapping[Seat, int]
    why: Phrase


class FinishedMatch(Struct, frozen=True, kw_only=True):
    """A match that is over; its replay is at its table."""

    match: str
    table: str
    game: str
    seats: tuple[SeatInfo, ...]
    result: Result
    at: float


class PlayerRecord(Struct, frozen=True, kw_only=True):
    """What somebody of this name has played here; the rest was lost."""

    name: str
    played: int
    won: int
    drawn: int


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


class PackInfo(Struct, frozen=True, kw_only=True):
    """A data pack, for its owner: never for others, but for what a code shares."""

    id: str
    game: str
    kind: str
    name: str
    version: int
    faults: int  # more than 0: a draft, which no match is set up with
    changed: float
    answers: Mapping[str, Answer] = {}  # that choose it at set-up


class PackFile(Struct, frozen=True, kw_only=True):
    """A file in the server's folder, which is there for every match."""

    game: str
    name: str
    faults: tuple[Fault, ...] = ()


class PackKindInfo(Struct, frozen=True, kw_only=True):
    """A kind of data that people may save for a game."""

    game: str
    kind: str
    label: Phrase
    hint: Phrase
    example: str
    ending: str  # of its files
    at_setup: bool  # whether matches are set up with it


class PackVersion(Struct, frozen=True, kw_only=True):
    version: int
    at: float
    size: int


# --- From a client ---------------------------------------------------------------------------


class Message(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """Every message from a client: unknown types and unknown fields are refused."""


class Hello(Message, frozen=True, kw_only=True, tag="hello"):
    """First words; answered by `welcome`."""

    protocol: int


class ListTables(Message, frozen=True, kw_only=True, tag="list_tables"):
    """The newest tables in this room; answered by `tables`. With `follow`, it is told anew when
    the list changes, at most twice a second, until it is asked for without `follow`."""

    follow: bool = False


class ListFinished(Message, frozen=True, kw_only=True, tag="list_finished"):
    """The newest matches that are over, and what the names that played them have won; answered by
    `finished`."""


class FillForm(Message, frozen=True, kw_only=True, tag="fill_form"):
    """What set-up still asks; answered by `form`."""

    game: Annotated[str, Meta(max_length=40)]
    answers: Answers = {}
    packs: PackIds = ()  # data of one's own to play with
    identity: Token | None = None  # whose they are
    table: TableCode | None = None  # in its lobby: with the data that was chosen there


class CreateTable(Message, frozen=True, kw_only=True, tag="create_table"):
    """A new table with a match in its lobby; the sender takes `seats`; answered by `seated`."""

    id: CommandId
    game: Annotated[str, Meta(max_length=40)]
    answers: Answers = {}
    policy: Policy = Policy()
    name: PersonName
    seats: Annotated[tuple[Side, ...], Meta(max_length=10)] = ()
    bots: Annotated[tuple[BotSeat, ...], Meta(max_length=10)] = ()
    start: bool = False  # at once, where every seat is filled
    identity: Token | None = None  # who the sender is at every table; see `identify`
    packs: PackIds = ()  # of that identity; the match keeps their texts


class Look(Message, frozen=True, kw_only=True, tag="look"):
    """A table by its code, without sitting down; answered by `table`."""

    table: TableCode


class JoinTable(Message, frozen=True, kw_only=True, tag="join_table"):
    """Take free seats, in the lobby; with a token of this table, add them to it; answered by
    `seated`. What is free in a running match is given by a referee: `give_seat`."""

    id: CommandId
    table: TableCode
    name: PersonName
    seats: Annotated[tuple[Side, ...], Meta(min_length=1, max_length=10)]
    token: Token | None = None
    identity: Token | None = None


class ClaimSeat(Message, frozen=True, kw_only=True, tag="claim_seat"):
    """Go on with another phone's seats, by the code it showed, or take the seat a referee gives, by
    theirs; answered by `seated`. `name` is for a seat that is given."""

    id: CommandId
    code: Annotated[str, Meta(max_length=20)]
    name: PersonName | None = None
    identity: Token | None = None  # for a seat that is given; one that is moved keeps its own


class IdentifyPhone(Message, frozen=True, kw_only=True, tag="identify"):
    """An identity for this phone, by which the same person is known at another table; answered by
    `identified`. One that is good comes back unchanged; anything else is answered by a new one."""

    identity: Token | None = None


class ForgetMe(Message, frozen=True, kw_only=True, tag="forget_me"):
    """Take an identity off all seats, matches and packs. The packs stay, as the organiser's."""

    identity: Token


class ListPacks(Message, frozen=True, kw_only=True, tag="list_packs"):
    """One's own data packs, the files on the server, and the kinds there are; with an organiser's
    token, everybody's packs. Answered by `packs`."""

    identity: Token | None = None
    token: Token | None = None
    game: Annotated[str, Meta(max_length=40)] | None = None


class ReadPack(Message, frozen=True, kw_only=True, tag="read_pack"):
    """The text of a pack of one's own, or of any for the organiser; answered by `pack`."""

    pack: PackId
    identity: Token | None = None
    token: Token | None = None
    version: int | None = None  # an older one


class SavePack(Message, frozen=True, kw_only=True, tag="save_pack"):
    """A new pack, or a new version of one's own; answered by `pack`, or by `faulty` where the game
    finds faults and `draft` is not set: then nothing was saved. Refused where `version` is not the
    newest: another phone has saved meanwhile."""

    id: CommandId
    identity: Token
    game: Annotated[str, Meta(max_length=40)]
    kind: Annotated[str, Meta(max_length=40)]
    name: PackName
    text: PackText
    pack: PackId | None = None  # None: a new one
    version: int = 0  # the one it was made from
    draft: bool = False  # keep it although it has faults


class RenamePack(Message, frozen=True, kw_only=True, tag="rename_pack"):
    """Another name, for the owner or the organiser."""

    pack: PackId
    name: PackName
    identity: Token | None = None
    token: Token | None = None


class DeletePack(Message, frozen=True, kw_only=True, tag="delete_pack"):
    """Delete a pack, all its versions and codes, for the owner or the organiser. Matches keep the
    text they were played with."""

    pack: PackId
    identity: Token | None = None
    token: Token | None = None


class SharePack(Message, frozen=True, kw_only=True, tag="share_pack"):
    """A code by which anybody gets the newest version; answered by `shared`."""

    pack: PackId
    identity: Token


class FetchPack(Message, frozen=True, kw_only=True, tag="fetch_pack"):
    """What a code shares; answered by `pack`. To keep it, save it as one's own."""

    code: Annotated[str, Meta(max_length=20)]


class SignIn(Message, frozen=True, kw_only=True, tag="sign_in"):
    """Become referee or organiser by the printed secret, or a device by the organiser's; answered
    by `signed_in`."""

    role: Literal["referee", "organiser", "device"]
    secret: Secret
    name: PersonName | None = None
    kind: DeviceKind = "bots"  # of a device; it attends as this kind from then on


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
    changes: bool = False  # after the first view, be told `changes` instead of whole views


class Attend(Message, frozen=True, kw_only=True, tag="attend"):
    """A device reports for duty, and says what it can do. From now on the bot station is told
    `bots_wanted`, any other device `serving`. Of two connections that attend with one token the
    newer counts; the older is told `removed`."""

    token: Token
    kind: DeviceKind = "bots"
    name: PersonName | None = None
    feeds: DiceSource | None = None  # the source of dice it is: `camera`, or a name of its own
    can: Annotated[tuple[Can, ...], Meta(max_length=16)] = ()  # e.g. shows_lamps, light, buttons
    tables: Annotated[
        tuple[TableCode, ...], Meta(max_length=16)
    ] = ()  # a hall device: where to serve


class PairDevice(Message, frozen=True, kw_only=True, tag="pair_device"):
    """A device comes to a table by the code from its menu, good once; answered by `paired`, whose
    token it keeps, and then it attends. Dice it feeds count once the other side has agreed."""

    id: CommandId
    code: Annotated[str, Meta(max_length=20)]
    kind: PairedKind
    name: PersonName
    feeds: DiceSource | None = None
    can: Annotated[tuple[Can, ...], Meta(max_length=16)] = ()


class Report(Message, frozen=True, kw_only=True, tag="report"):
    """A device that attends says how it is, in words. Any message is a sign of life; this is the
    one to send when there is nothing else to say."""

    light: Light = "live"
    state: Said
    detail: Said | None = None
    parts: Annotated[tuple[PartReport, ...], Meta(max_length=64)] = ()


class AnswerAsk(Message, frozen=True, kw_only=True, tag="answer_ask"):
    """A device answers what a phone asked of it. `more`: further answers to the same follow."""

    request: Annotated[str, Meta(max_length=40)]
    answer: FromDevice
    more: bool = False


class SpreadNews(Message, frozen=True, kw_only=True, tag="spread_news"):
    """A device tells something unasked to all who may set it up and are at one of its tables."""

    news: FromDevice


class ListDevices(Message, frozen=True, kw_only=True, tag="list_devices"):
    """The devices of the hall, for whoever may ask one to serve a table; with the organiser's or
    a referee's token also those of all tables; answered by `devices`."""

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


class SetAnswers(Change, frozen=True, kw_only=True, tag="set_answers"):
    """Answer the set-up anew, in the lobby: the seats follow. Nobody is sent away from a seat that
    would go: that is refused by name. Bots are."""

    answers: Answers


class StartMatch(Change, frozen=True, kw_only=True, tag="start_match"):
    """Begin, once every seat is taken; or drop those that are free, where the game's form allows
    so few, or give them to bots."""

    free: Literal["wait", "drop", "bot"] = "wait"
    level: Annotated[str, Meta(max_length=20)] = ""  # of the bots


class SetPace(Change, frozen=True, kw_only=True, tag="set_pace"):
    """How fast the bots of this table play; paused, they wait for `step_bots`."""

    pace: Pace


class StepBots(Change, frozen=True, kw_only=True, tag="step_bots"):
    """Let bots that are paused do one thing."""


class MakeSeatCode(AtTable, frozen=True, kw_only=True, tag="make_seat_code"):
    """A code that moves this phone's seats to another phone; answered by `seat_code`."""


class MakePairingCode(AtTable, frozen=True, kw_only=True, tag="make_pairing_code"):
    """A code by which a device of this kind comes to this table; a player of the table or an
    official asks for it; answered by `pairing_code`."""

    kind: PairedKind
    seat: Side | None = None  # who asks, of the seats this phone holds; none: the first


class AskService(Change, frozen=True, kw_only=True, tag="ask_service"):
    """Let a device of the hall serve this table too. Dice it feeds count once the other side has
    agreed, at once where an official asks."""

    device: Annotated[str, Meta(max_length=40)]
    seat: Side | None = None


class ConsentDevice(Change, frozen=True, kw_only=True, tag="consent_device"):
    """Answer whether a device may feed the dice of this table: a seat in its `needs`, or an
    official, who decides alone. Without consent it leaves the table."""

    device: Annotated[str, Meta(max_length=40)]
    yes: bool
    seat: Side | None = None


class TakeBackDevice(Change, frozen=True, kw_only=True, tag="take_back_device"):
    """End a device's service at this table: a player of it, or an official. One that was paired
    with it is out for good; one of the hall goes on elsewhere."""

    device: Annotated[str, Meta(max_length=40)]


class BindPart(Change, frozen=True, kw_only=True, tag="bind_part"):
    """Give the buttons of a device, or of one part of it, to a seat this phone holds; without a
    seat, take them back."""

    device: Annotated[str, Meta(max_length=40)]
    part: PartId | None = None
    seat: Side | None = None


class TellDevice(AtTable, frozen=True, kw_only=True, tag="tell_device"):
    """Ask something of a device of this table; a player of the table or an official. Answered by
    `asked`; the device's own answers are told as `device_said`."""

    device: Annotated[str, Meta(max_length=40)]
    ask: ToDevice


class Press(Change, frozen=True, kw_only=True, tag="press"):
    """A button of a device that is bound to a seat: exactly these three, in that seat's name.
    *confirm* is the one obvious thing: agree to the open proposal, nod at faces, let the server
    throw, or take the only offer there is; *undo* asks to take back; *referee* calls one."""

    button: Button
    part: PartId | None = None
    seen: int  # the row of the view that the device was told last


class FeedRoll(Change, frozen=True, kw_only=True, tag="feed_roll"):
    """A device's faces for the roll that is asked for, whole groups, in the order they lie."""

    roll: Annotated[str, Meta(max_length=80)]
    faces: Annotated[
        dict[str, Annotated[tuple[int, ...], Meta(max_length=60)]], Meta(max_length=20)
    ]
    evidence: Annotated[tuple[Hash, ...], Meta(max_length=4)] = ()
    dice: Annotated[tuple[DieSeen, ...], Meta(max_length=60)] = ()


class DoubtRoll(Change, frozen=True, kw_only=True, tag="doubt_roll"):
    """A device is not sure: the picture goes to the phones, and the roller says what lies there."""

    roll: Annotated[str, Meta(max_length=80)]
    why: Said
    faces: Annotated[
        dict[str, Annotated[tuple[int, ...], Meta(max_length=60)]], Meta(max_length=20)
    ] = {}
    evidence: Annotated[tuple[Hash, ...], Meta(max_length=4)] = ()
    dice: Annotated[tuple[DieSeen, ...], Meta(max_length=60)] = ()


class Act(Change, frozen=True, kw_only=True, tag="act"):
    """Answer decision `decision` with an action of the game. A decision of the referee is answered
    by an official, for the seat `referee`."""

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
    """What if. Changes nothing; without a match, a question to the bare rules of `game`.

    `ahead`: it may be wanted soon. It waits until nobody else asks anything that takes long, and is
    refused to who has used up their share.
    """

    game: Annotated[str, Meta(max_length=40)]
    match: MatchId | None = None
    question: dict[str, Any]
    ahead: bool = False


class ListOffers(AtTable, frozen=True, kw_only=True, tag="list_offers"):
    """The offers about one unit, card or area; answered by `offers`."""

    seat: Side
    about: Annotated[str, Meta(max_length=80)] | None = None


class ListCorrections(AtTable, frozen=True, kw_only=True, tag="list_corrections"):
    """What the game lets players together or the referee set right, as forms; answered by
    `correction_kinds`."""


class Undo(Change, frozen=True, kw_only=True, tag="undo"):
    """Take back the last step: at once where that is free, else as a proposal. `to` is what the
    view's `undo` said, so that two taps do not take back two steps."""

    seat: Side
    to: int


class Propose(Change, frozen=True, kw_only=True, tag="propose"):
    """Ask the others: for a draw, an agreed end, another source of dice for the pending roll,
    corrections of the table, a return to the state after row `to`, or to settle together what waits
    for the referee."""

    seat: Side
    what: Literal["draw", "stop", "dice", "correct", "rewind", "settle"]
    dice: DiceSource | None = None
    corrections: Corrections = ()
    to: int | None = None
    action: dict[str, Any] | None = None
    reason: Words | None = None


class Consent(Change, frozen=True, kw_only=True, tag="consent"):
    """Answer the open proposal, once; its maker withdraws it with `yes=false`. `seen` is the row of
    the view that showed it: one made since is another one."""

    seat: Side
    yes: bool
    seen: int


class DecideProposal(Change, frozen=True, kw_only=True, tag="decide_proposal"):
    """Referee: carry the open proposal out, or turn it down, whoever has answered."""

    yes: bool
    seen: int
    reason: Words | None = None


class Resign(Change, frozen=True, kw_only=True, tag="resign"):
    """Give up: the rest go on if the game knows how, else the match ends."""

    seat: Side


class DropPlayer(Change, frozen=True, kw_only=True, tag="drop_player"):
    """Referee: take somebody out of the match who does not come back, as if they had resigned."""

    seat: Side
    reason: Words


class Whisper(Change, frozen=True, kw_only=True, tag="whisper"):
    """Private words to some seats: a row of the log that only they are told of. It opens with all
    other secrets when the match is over for good."""

    seat: Side
    to: Annotated[tuple[Side, ...], Meta(min_length=1, max_length=9)]
    text: Annotated[str, Meta(min_length=1, max_length=280)]


class AcceptEnd(Change, frozen=True, kw_only=True, tag="accept_end"):
    """Let the end stand, after somebody resigned or agreed to it: as soon as every seat in the
    view's `accept` has, other points of view, the whole log and the match file open. They open
    also with a rematch, and after three minutes."""

    seat: Side


class Abandon(Change, frozen=True, kw_only=True, tag="abandon"):
    """Referee or organiser: end the match without a result."""

    reason: Words


class Rematch(Change, frozen=True, kw_only=True, tag="rematch"):
    """The same game again at this table, with the same people; with `swap`, everybody on another
    seat. The others are asked (`TableInfo.again`); it begins at once where there is nobody to ask,
    where an official wants it, or where the others have asked for the same."""

    seat: Side | None = None
    swap: bool = False


class AnswerRematch(Change, frozen=True, kw_only=True, tag="answer_rematch"):
    """Agree to another match, or not; whoever asked for it takes it back by a no."""

    seat: Side
    yes: bool


class CallReferee(Change, frozen=True, kw_only=True, tag="call_referee"):
    """Ask the referee to come: about row `row`, or about a question to the rules, which everybody
    will see."""

    seat: Side | None = None
    text: Annotated[str, Meta(max_length=200)] = ""
    row: int | None = None
    question: Annotated[dict[str, Any], Meta(max_length=40)] | None = None


class AnswerCall(Change, frozen=True, kw_only=True, tag="answer_call"):
    """How somebody else at the table sees what the referee was called for."""

    seat: Side
    text: Annotated[str, Meta(min_length=1, max_length=200)]


class WithdrawCall(Change, frozen=True, kw_only=True, tag="withdraw_call"):
    """The matter is settled at the table: the referee need not come."""


class Rule(Change, frozen=True, kw_only=True, tag="rule"):
    """Referee: a ruling, logged; it answers the open call. `verdict` and `why` name texts, which
    everybody reads in their own language; without a verdict, words are needed."""

    text: Annotated[str, Meta(max_length=500)] = ""
    verdict: TextKey | None = None
    why: TextKey | None = None


class Rewind(Change, frozen=True, kw_only=True, tag="rewind"):
    """Referee: return to the state after row `to`, with a reason."""

    to: int
    reason: Words


class Correct(Change, frozen=True, kw_only=True, tag="correct"):
    """Referee: the table is right; set what stands on it, with a reason. `more` is set after it in
    the same row: all of it, or nothing."""

    correction: dict[str, Any]
    more: Corrections = ()
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


class ReadStory(AtTable, frozen=True, kw_only=True, tag="read_story"):
    """How a match went, once its end is final; answered by `story`."""


FromClient = (
    Hello
    | ListTables
    | ListFinished
    | FillForm
    | CreateTable
    | Look
    | JoinTable
    | ClaimSeat
    | IdentifyPhone
    | ForgetMe
    | ListPacks
    | ReadPack
    | SavePack
    | RenamePack
    | DeletePack
    | SharePack
    | FetchPack
    | SignIn
    | SignOut
    | ListOffices
    | RevokeOffice
    | CloseTable
    | Watch
    | Attend
    | PairDevice
    | Report
    | AnswerAsk
    | SpreadNews
    | ListDevices
    | MakePairingCode
    | AskService
    | ConsentDevice
    | TakeBackDevice
    | BindPart
    | TellDevice
    | Press
    | FeedRoll
    | DoubtRoll
    | LeaveSeat
    | SeatBot
    | UnseatBot
    | SetPolicy
    | SetAnswers
    | StartMatch
    | SetPace
    | StepBots
    | MakeSeatCode
    | Act
    | Throw
    | ConfirmThrow
    | Ask
    | ListOffers
    | ListCorrections
    | Undo
    | Propose
    | Consent
    | DecideProposal
    | Resign
    | DropPlayer
    | Whisper
    | AcceptEnd
    | Abandon
    | Rematch
    | AnswerRematch
    | CallReferee
    | AnswerCall
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
    | ReadStory
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
    tables: tuple[TableEntry, ...]


class FinishedReply(Answered, frozen=True, kw_only=True, tag="finished"):
    matches: tuple[FinishedMatch, ...]
    records: tuple[PlayerRecord, ...]
    more: int = 0  # older ones that are left out


class FormReply(Answered, frozen=True, kw_only=True, tag="form"):
    form: Form


class Seated(Answered, frozen=True, kw_only=True, tag="seated"):
    """The token of a player: keep it, it is the seat."""

    token: str
    table: str
    match: str
    seats: tuple[Seat, ...]
    name: str
    identity: str | None = None  # of the phone whose seats these were: this phone is it now


class Identified(Answered, frozen=True, kw_only=True, tag="identified"):
    """Keep it, show it when sitting down or saving data, and to nobody else."""

    identity: str


class Packs(Answered, frozen=True, kw_only=True, tag="packs"):
    packs: tuple[PackInfo, ...]
    more: int = 0  # older ones that are left out
    files: tuple[PackFile, ...] = ()
    kinds: tuple[PackKindInfo, ...] = ()


class PackReply(Answered, frozen=True, kw_only=True, tag="pack"):
    pack: PackInfo
    version: int  # of the text
    text: str
    faults: tuple[Fault, ...] = ()
    versions: tuple[PackVersion, ...] = ()  # that can be read, newest first


class FaultyPack(Answered, frozen=True, kw_only=True, tag="faulty"):
    """The game finds these faults; nothing was saved."""

    faults: tuple[Fault, ...]


class Shared(Answered, frozen=True, kw_only=True, tag="shared"):
    code: str
    days: int  # so long it is good, counted while the server runs
    address: str


class SignedIn(Answered, frozen=True, kw_only=True, tag="signed_in"):
    token: str
    role: Role


class Watching(Answered, frozen=True, kw_only=True, tag="watching"):
    """Bound to the table, whose match stands at row `seq`. `token` is a new watcher's, to be shown
    when the connection is made anew."""

    seq: int = -1
    token: str | None = None
    seats: tuple[Seat, ...] = ()  # that the token holds here now: they may have been swapped


class SeatCode(Answered, frozen=True, kw_only=True, tag="seat_code"):
    code: str
    seconds: int


class PairingCode(Answered, frozen=True, kw_only=True, tag="pairing_code"):
    code: str
    seconds: int


class Paired(Answered, frozen=True, kw_only=True, tag="paired"):
    """The token of a device: keep it, and attend with it."""

    token: str
    device: str
    table: str


class Devices(Answered, frozen=True, kw_only=True, tag="devices"):
    devices: tuple[DeviceInfo, ...]


class Kept(Answered, frozen=True, kw_only=True, tag="kept"):
    """To `POST /api/evidence`: the picture is kept for a row that names it within minutes."""

    hash: str


class Asked(Answered, frozen=True, kw_only=True, tag="asked"):
    """It was passed on to the device; its answers carry this number for two minutes."""

    request: str


class Offers(Answered, frozen=True, kw_only=True, tag="offers"):
    offers: tuple[Offer, ...]
    more: int = 0  # so many are left out


class CorrectionKinds(Answered, frozen=True, kw_only=True, tag="correction_kinds"):
    """One whose fields no form can ask for is not among them; it can be sent all the same."""

    kinds: tuple[CorrectionKind, ...]


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
    told: tuple[Told, ...] = ()  # what the newest rows mean at the table, oldest first
    dice: DiceSource = "typed"
    thrown: Thrown | None = None
    doubt: DiceDoubt | None = None  # a device is not sure of the roll that is asked for
    proposal: Proposal | None = None
    undo: Undoable | None = None
    result: Result | None = None
    closes_in: float | None = None  # seconds until the reaction window that is open now ends
    accept: tuple[Seat, ...] = ()  # after an end that is not final yet: who may `accept_end`
    out: tuple[Seat, ...] = ()  # who has left the match, while the rest go on
    stamp: int | None = None  # what `changes` refer to; None for those who did not ask for them


class Put(Struct, frozen=True, kw_only=True, tag="put"):
    """The value at this path, of keys and places in lists, is now another, or a new one."""

    at: tuple[str | int, ...]
    value: Any


class Drop(Struct, frozen=True, kw_only=True, tag="drop"):
    """The last key of this path is gone."""

    at: tuple[str | int, ...]


class Splice(Struct, frozen=True, kw_only=True, tag="splice"):
    """In the list at this path `gone` values from `start` on are replaced by `values`."""

    at: tuple[str | int, ...]
    start: int
    gone: int
    values: tuple[Any, ...]


class Changes(Answered, frozen=True, kw_only=True, tag="changes"):
    """What makes the next `view` of the one with the stamp `base`: edits, one after the other. Who
    has another one says `watch` again. Told to those who asked for it in `watch`."""

    match: str
    seat: Seat | None
    base: int
    edits: tuple[Put | Drop | Splice, ...]


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


class StoryReply(Answered, frozen=True, kw_only=True, tag="story"):
    """How the match went: scores over time, turning points, counts and luck. `names` are those
    that its sentences need."""

    match: str
    story: Story
    names: Mapping[str, Mapping[str, str]] = {}
    seconds: float  # from its first row to its last


class Reseated(Answered, frozen=True, kw_only=True, tag="reseated"):
    """To a player's phones: the seats that are theirs from now on, as sides were swapped."""

    table: str
    match: str
    seats: tuple[Seat, ...]


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


class ServedTable(Struct, frozen=True, kw_only=True):
    """A table that a device serves."""

    table: str
    match: str
    game: str
    status: Literal["lobby", "playing", "over"]
    agreed: bool = True  # its dice count: the other side has agreed
    roll: Roll | None = None  # the roll it is to feed now, and of which
    open: tuple[str, ...] = ()  # these groups are still wanted


class Serving(Answered, frozen=True, kw_only=True, tag="serving"):
    """To a device: the tables it serves, told anew whenever that or an open roll changes."""

    tables: tuple[ServedTable, ...]


class DeviceAsked(Answered, frozen=True, kw_only=True, tag="device_asked"):
    """To a device: a phone asks. `table` is the one it asks from; `official`: it may ask about
    every table."""

    request: str
    ask: ToDevice
    table: str
    official: bool = False


class DeviceSaid(Answered, frozen=True, kw_only=True, tag="device_said"):
    """To phones that may set a device up: its answer to their request, or its news."""

    device: str
    said: FromDevice
    request: str | None = None
    more: bool = False


Reply = (
    Done
    | Refused
    | Welcome
    | Tables
    | FinishedReply
    | FormReply
    | Seated
    | Identified
    | Packs
    | PackReply
    | FaultyPack
    | Shared
    | SignedIn
    | SeatCode
    | PairingCode
    | Paired
    | Devices
    | Kept
    | Asked
    | Watching
    | Offers
    | CorrectionKinds
    | RulingReply
    | Log
    | Holders
    | TableReply
    | Past
    | StoryReply
)
FromServer = (
    TableReply
    | Tables
    | Present
    | Changes
    | Reseated
    | Removed
    | BotsWanted
    | Serving
    | DeviceAsked
    | DeviceSaid
)


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
