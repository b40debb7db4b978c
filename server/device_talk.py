"""What is said about devices and with them, inside the messages of `messages.py`.

`ToDevice` is what a phone asks of a device (a set-up page: blink, look, mark the tray), and
`FromDevice` what a device answers. The server only relays both: whoever builds a device adds its
own structs to these two unions, and the phone's types and the protocol page follow by `make types`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct

from server.games.kernel import Seat
from server.games.ruling import Phrase

DeviceKind = Literal["bots", "dice_camera", "tray", "table_camera", "other"]
PairedKind = Literal["dice_camera", "tray", "table_camera", "other"]  # bots serve the hall alone
# How a device is: live, finding its way back, or lost. The phone draws disc, ring or diamond.
Light = Literal["live", "seeking", "lost"]
Button = Literal["confirm", "undo", "referee"]
Can = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{0,29}\Z")]
DiceSource = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]{0,19}\Z")]
PartId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9._:-]+\Z")]
Hash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
Label = Annotated[str, Meta(max_length=60)]
Fraction = Annotated[float, Meta(ge=0.0, le=1.0)]
Point = tuple[Fraction, Fraction]  # of the picture's width and height
Jpeg = Annotated[bytes, Meta(max_length=150_000)]  # base64 in JSON


# --- States in words -------------------------------------------------------------------------


class Thing(Struct, frozen=True, forbid_unknown_fields=True):
    """Something with a name of its own, as a `Ref` is: a country, a seat."""

    kind: Label
    id: Label


class Said(Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence of the shared catalogues: its key begins with `device-`."""

    key: Annotated[str, Meta(pattern=r"^device-[a-z0-9-]{1,60}\Z")]
    values: Annotated[Mapping[Label, Label | int | float | Thing], Meta(max_length=8)] = {}


class PartReport(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One of several things a device is made of: a tray of a tray station, a marked dice tray of a
    camera. `id` stays the same whatever port it is plugged into."""

    id: PartId
    name: Label = ""
    light: Light = "live"
    state: Said
    detail: Said | None = None
    table: Annotated[str, Meta(max_length=8)] | None = None  # the one table it is meant for


class PartInfo(Struct, frozen=True, kw_only=True):
    """A part as everybody sees it."""

    id: str
    name: str
    light: Light
    state: Phrase
    detail: Phrase | None = None
    seat: Seat | None = None  # whose buttons it has


class DeviceInfo(Struct, frozen=True, kw_only=True):
    """A device of a table, as everybody may see it."""

    id: str
    kind: DeviceKind
    name: str
    light: Light
    state: Phrase
    detail: Phrase | None = None
    age: float | None = None  # seconds since its last sign of life, when this was told
    feeds: str | None = None  # the source of dice it is
    needs: tuple[Seat, ...] = ()  # who has yet to agree before its dice count
    by: Seat | None = None  # who asked for it; none: an official
    at: float = 0.0  # when it was paired
    hall: bool = False  # it came by the organiser's code and may serve several tables
    can: tuple[str, ...] = ()
    parts: tuple[PartInfo, ...] = ()
    tables: tuple[str, ...] = ()  # in the list of all devices: where it serves


# --- Dice ------------------------------------------------------------------------------------


class DieSeen(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A die in the picture that goes with a reading."""

    x: Fraction  # its middle, as a fraction of the picture's width
    y: Fraction  # of its height
    size: Fraction  # its side, as a fraction of the picture's width
    face: Annotated[int, Meta(ge=1, le=100)] | None = None  # the likeliest; none: no idea
    group: Annotated[str, Meta(max_length=40)] | None = None  # of the roll
    confidence: Fraction = 1.0
    colour: Label = ""
    doubtful: bool = False


# --- What a phone asks of a device -----------------------------------------------------------


class Talk(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """Everything that is relayed."""


class ListParts(Talk, frozen=True, kw_only=True, tag="list_parts"):
    """What is connected; answered by `parts`."""


class Identify(Talk, frozen=True, kw_only=True, tag="identify"):
    """Blink, or show in another way which one you are; answered by `ok`."""

    part: PartId | None = None


class AssignPart(Talk, frozen=True, kw_only=True, tag="assign_part"):
    """This part is that thing on the table: a card, a country, a strip; answered by `parts`."""

    part: PartId
    place: Label | None = None  # none: nothing any more


class SetLight(Talk, frozen=True, kw_only=True, tag="set_light"):
    """Brightness of lamps or a ring light, 0 (off) to 10; answered by `ok`."""

    level: Annotated[int, Meta(ge=0, le=10)]
    part: PartId | None = None


class TakeLook(Talk, frozen=True, kw_only=True, tag="look"):
    """A picture of what you see now; answered by `picture`, for `seconds` again and again."""

    seconds: Annotated[float, Meta(ge=0, le=120)] = 0.0
    part: PartId | None = None


class MarkTray(Talk, frozen=True, kw_only=True, tag="mark_tray"):
    """The corners of a dice tray in the picture, clockwise, and the table it belongs to; answered
    by `parts`."""

    corners: tuple[Point, Point, Point, Point]
    table: Annotated[str, Meta(min_length=4, max_length=8)]
    part: PartId | None = None  # the camera; none: its only one


class ReadPhoto(Talk, frozen=True, kw_only=True, tag="read_photo"):
    """Read the open roll from a picture that a phone has brought as evidence; answered by `ok`
    once its faces, or a question about them, are told."""

    evidence: Hash


class FindTray(Talk, frozen=True, kw_only=True, tag="find_tray"):
    """Where a tray seems to be in a camera's picture; answered by `tray`."""

    part: PartId | None = None


class CheckTray(Talk, frozen=True, kw_only=True, tag="check_tray"):
    """Whether dice can be read in this table's tray; answered by `checks`."""


DieName = Annotated[str, Meta(min_length=1, max_length=40)]


class TeachFace(Talk, frozen=True, kw_only=True, tag="teach_face"):
    """A die of this name lies alone in this table's tray and shows this value: remember its face;
    answered by `taught`."""

    die: DieName
    value: Annotated[int, Meta(ge=1, le=6)]


class ListTaught(Talk, frozen=True, kw_only=True, tag="list_taught"):
    """Which dice were taught; answered by `taught`."""


class ForgetDie(Talk, frozen=True, kw_only=True, tag="forget_die"):
    """Forget a die that was taught; answered by `taught`."""

    die: DieName


class TestThrows(Talk, frozen=True, kw_only=True, tag="test_throws"):
    """Tell what is thrown into this table's tray, for so long; answered by `throw`, each time."""

    seconds: Annotated[float, Meta(ge=0, le=120)] = 60.0


ToDevice = (
    ListParts
    | Identify
    | AssignPart
    | SetLight
    | TakeLook
    | MarkTray
    | ReadPhoto
    | FindTray
    | CheckTray
    | TestThrows
    | TeachFace
    | ListTaught
    | ForgetDie
)


# --- What a device answers -------------------------------------------------------------------


class TalkOk(Talk, frozen=True, kw_only=True, tag="ok"):
    """Done."""


class TalkNo(Talk, frozen=True, kw_only=True, tag="no"):
    """It cannot, and says why."""

    why: Said


class ConnectedPart(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: PartId
    name: Label = ""
    light: Light = "live"
    place: Label | None = None
    unused: bool = False  # somebody said so: it has no place in this game
    table: Annotated[str, Meta(max_length=8)] | None = None
    corners: tuple[Point, Point, Point, Point] | None = None
    suits: Label = ""  # the kind of place it was built for
    level: Annotated[int, Meta(ge=0, le=10)] | None = None  # its brightness


class PlaceFor(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something on the table that a part can be given to: a card, a country, a strip."""

    id: Label
    suits: Label
    name: Thing
    seat: Label | None = None  # whose it is


class TalkParts(Talk, frozen=True, kw_only=True, tag="parts"):
    """What is connected, what each is assigned to, and what there is to assign them to."""

    parts: Annotated[tuple[ConnectedPart, ...], Meta(max_length=64)] = ()
    places: Annotated[tuple[PlaceFor, ...], Meta(max_length=100)] = ()


class TalkPicture(Talk, frozen=True, kw_only=True, tag="picture"):
    """What it sees now, small enough for a message; `dice` are what it would read in it."""

    jpeg: Jpeg
    width: Annotated[int, Meta(ge=1, le=10_000)]
    height: Annotated[int, Meta(ge=1, le=10_000)]
    dice: Annotated[tuple[DieSeen, ...], Meta(max_length=60)] = ()


class TalkTray(Talk, frozen=True, kw_only=True, tag="tray"):
    """The corners of a tray, clockwise; not `found`: a proposal to begin with."""

    corners: tuple[Point, Point, Point, Point]
    found: bool


class Check(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One thing that reading depends on."""

    key: Literal["focus", "light", "size"]
    level: Fraction  # none is 0; good enough from `needed` on
    needed: Fraction
    word: Said
    hint: Said


class TalkChecks(Talk, frozen=True, kw_only=True, tag="checks"):
    """How well dice can be read in a tray, and those that are seen there now."""

    checks: Annotated[tuple[Check, ...], Meta(max_length=8)]
    dice: Annotated[tuple[DieSeen, ...], Meta(max_length=60)] = ()


class TalkThrow(Talk, frozen=True, kw_only=True, tag="throw"):
    """A throw as it is read, for nobody's roll."""

    jpeg: Jpeg
    dice: Annotated[tuple[DieSeen, ...], Meta(max_length=60)]
    sure: bool
    why: Said | None = None


class TaughtDie(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: DieName
    faces: Annotated[tuple[int, ...], Meta(min_length=6, max_length=6)]  # pictures of 1 to 6


class TalkTaught(Talk, frozen=True, kw_only=True, tag="taught"):
    """The dice that were taught."""

    dice: Annotated[tuple[TaughtDie, ...], Meta(max_length=60)] = ()


FromDevice = (
    TalkOk | TalkNo | TalkParts | TalkPicture | TalkTray | TalkChecks | TalkThrow | TalkTaught
)
