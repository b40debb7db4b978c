"""The redacted view of the state for one viewer, with the prompt and the offers."""

from __future__ import annotations

from typing import Any

from server.games.kernel import Decide, Offer, Over, Pending, Seat, View, Viewer
from server.games.march_of_progress import actions as act
from server.games.march_of_progress import initiative, pick, turn
from server.games.march_of_progress.board import (
    ArmyPiece,
    Board,
    CountryCard,
    Deciding,
    Die,
    Finish,
    PlayerArea,
)
from server.games.march_of_progress.cards import OTHER, PHASE_OF, SEATS, CountryId
from server.games.march_of_progress.control import controller, garrison, occupier
from server.games.march_of_progress.end import is_last_turn, result
from server.games.march_of_progress.scenario import Country
from server.games.march_of_progress.state import (
    Player,
    State,
    armies_in,
    card_ref,
    country_ref,
    played,
    player,
)
from server.games.newest import newest_kept
from server.games.ruling import Phrase, Value
from server.games.telling import seat_ref


def pending(s: State) -> Pending:
    """The roll at the start, the two picks, one choice at a time, or the end."""
    if s.stage == "roll":
        return initiative.roll(s)
    if s.stage == "over":
        return result(s)
    if s.stage == "pick":
        waiting = tuple(p.seat for p in s.players if p.picked is None)
        if s.cards == "table":
            return Decide(id=f"enter-{s.turn}", seats=SEATS, waiting=waiting, by="any")
        return Decide(id=f"pick-{s.turn}", seats=SEATS, waiting=waiting, kind="pick")
    seats = (s.todo[0].seat,)
    return Decide(id=_decision(s), seats=seats, waiting=seats)


def _decision(s: State) -> str:
    """A turn asks a side for each thing once; only a capital it may take in two combats."""
    task = s.todo[0]
    name = f"{task.kind}-{s.turn}-{task.seat}"
    combats = len(s.reveal.combats) if s.reveal else 0
    return f"{name}-{combats}" if task.kind == "occupy" and combats > 1 else name


def offers(s: State, seat: Seat, about: str | None = None) -> tuple[Offer, ...]:
    """What the seat may do now; with `about`, only what concerns that army, card or country."""
    found: tuple[Offer, ...] = ()
    if s.stage == "pick" and seat in SEATS:
        found = pick.options(s, seat)
    elif s.stage == "resolve" and s.todo[0].seat == seat:
        found = turn.options(s)
    if about is None:
        return found
    return tuple(offer for offer in found if about in _concerns(s, offer))


def _concerns(s: State, offer: Offer) -> set[str]:
    """Every army, card, side and country an offer or its variations name."""
    names: set[str] = set(_countries(s, offer.action))
    values: list[Any] = [getattr(offer.action, field) for field in offer.action.__struct_fields__]
    for option in offer.vary:
        values += getattr(option, "values", ())
    for value in values:
        names.update(value if isinstance(value, tuple) else (value,))
    return names


def _countries(s: State, action: object) -> tuple[CountryId, ...]:
    """The countries on whose cards the choice is made."""
    match action:
        case act.Attack(country=id) | act.Strengthen(country=id):
            return (id,)
        case act.Move(armies=(army, *_)) | act.Fortify(army=army) | act.Occupy(army=army):
            return tuple(a.country for a in s.armies if a.id == army and a.country is not None)
    return ()


def view(s: State, viewer: Viewer) -> View:
    """The table as the viewer sees it. Of others' picks it shows only that they were made."""
    return View(
        board=board(s, viewer),
        prompt=prompt(s, viewer),
        offers=offers(s, viewer) if viewer is not None else (),
        names=names(s),
    )


def names(s: State) -> dict[str, dict[str, str]]:
    """The scenario's own names; owners may have typed those on their cards."""
    named = {f"mop-country-{card.id}": card.name for card in s.scenario.countries}
    named[f"mop-scenario-{s.scenario.id}"] = s.scenario.name
    return {key: {"en": name.en, "de": name.de} for key, name in named.items()}


def board(s: State, viewer: Viewer) -> Board:
    return Board(
        scenario=s.scenario.id,
        cards=s.cards,
        turn=s.turn,
        phase=_phase(s),
        order=s.scenario.order,
        active=_active(s),
        initiative=s.initiative,
        vp_stock=s.stock,
        ends_at=s.scenario.end.vp,
        last_turn=is_last_turn(s),
        players=tuple(_area(s, player, viewer) for player in s.players),
        countries=_country_cards(s),
        reveal=s.reveal,
        deciding=_deciding(s),
        result=Finish(winners=result(s).winners) if s.stage == "over" else None,
    )


def _phase(s: State) -> Any:
    if s.stage != "resolve":
        return s.stage
    task = s.todo[0]
    if task.kind == "order":
        return task.phase
    return "attack" if task.kind in ("discard", "combat", "occupy") else task.kind


def _active(s: State) -> tuple[Any, ...]:
    if s.stage != "resolve":
        return ()
    phases = {PHASE_OF[played(s, seat).card] for seat in SEATS}
    return tuple(phase for phase in s.scenario.order if phase in phases)


def _area(s: State, me: Player, viewer: Viewer) -> PlayerArea:
    revealed = s.stage == "resolve" or s.cards == "table"
    state = "no" if me.picked is None else "revealed" if revealed else "locked"
    if s.stage == "resolve":
        state = "revealed"  # also a SCORE that is back in the hand
    return PlayerArea(
        seat=me.seat,
        vp=me.vp,
        army_stock=sum(a.seat == me.seat and a.country is None for a in s.armies),
        armies=tuple(a.id for a in s.armies if a.seat == me.seat),
        hand=me.hand,
        discard=me.discard,
        pick=state,  # type: ignore[arg-type]
        picked=me.picked if revealed or viewer == me.seat else None,
    )


@newest_kept
def _country_cards(s: State) -> tuple[CountryCard, ...]:
    """The same for every viewer."""
    return tuple(_card(s, place, card) for place, card in enumerate(s.scenario.countries))


def _card(s: State, place: int, card: Country) -> CountryCard:
    sides = [armies_in(s, card.id, seat) for seat in SEATS]
    strength = None
    if card.owner is not None and card.strength is not None:
        die = player(s, card.owner).strength
        strength = Die(value=die, low=card.strength.low, high=card.strength.high)
    return CountryCard(
        id=card.id,
        owner=card.owner,
        neighbours=s.scenario.neighbours(card.id),
        vp=Die(value=s.vp_dice[place], low=card.vp.low, high=card.vp.high),
        vp_floor=s.scenario.vp_floor(card),
        strength=strength,
        garrison=card.garrison,
        garrison_active=garrison(s, card.id) > 0,
        armies=tuple(
            ArmyPiece(id=a.id, seat=a.seat, fortified=a.fortified, on_capital=a.on_capital)
            for side in sides
            for a in side
        ),
        occupier=occupier(s, card.id),
        controller=controller(s, card.id),
        contested=all(sides),
    )


def _deciding(s: State) -> Deciding | None:
    if s.stage != "resolve":
        return None
    task = s.todo[0]
    found = {id for offer in turn.options(s) for id in _countries(s, offer.action)}
    if task.country:
        found.add(task.country)
    countries = tuple(card.id for card in s.scenario.countries if card.id in found)
    kind: Any = task.kind
    return Deciding(kind=kind, seat=task.seat, countries=countries)


def prompt(s: State, viewer: Viewer) -> Phrase:
    """What the viewer is to do, or whom they wait for."""
    waits = pending(s)
    if isinstance(waits, Over):
        return waits.why
    if not isinstance(waits, Decide):
        return Phrase("mop-prompt-roll", {"last": _last(s)})
    if s.stage == "pick":
        return _pick_prompt(s, viewer, waits)
    task = s.todo[0]
    card = played(s, task.seat).card
    values: dict[str, Value] = {"seat": seat_ref(task.seat), "card": card_ref(card)}
    values["last"] = _last(s)
    values["most"] = 2 if card == "move2" else 1
    if task.country:
        values["country"] = country_ref(task.country)
    return Phrase(f"mop-{'prompt' if viewer == task.seat else 'wait'}-{task.kind}", values)


def _last(s: State) -> str:
    return "yes" if is_last_turn(s) else "no"


def _pick_prompt(s: State, viewer: Viewer, waits: Decide) -> Phrase:
    missing: Value = tuple(seat_ref(seat) for seat in waits.waiting)
    if s.cards == "table":
        return Phrase("mop-prompt-enter", {"missing": missing, "last": _last(s)})
    if viewer is None:
        return Phrase("mop-wait-pick", {"missing": missing, "last": _last(s)})
    if viewer in waits.waiting:
        return Phrase("mop-prompt-pick", {"last": _last(s)})
    return Phrase("mop-prompt-picked", {"other": seat_ref(OTHER[viewer]), "last": _last(s)})
