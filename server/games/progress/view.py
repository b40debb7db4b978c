"""The state redacted for one viewer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from server.games.kernel import Seat, View, Viewer
from server.games.offering import show
from server.games.progress import overlap
from server.games.progress.benefits import people_left
from server.games.progress.board import (
    Board,
    CardShown,
    CostShown,
    DrawingShown,
    MilestoneShown,
    Pile,
    Reach,
    Shown,
    Signs,
    SkillShown,
)
from server.games.progress.data import KINDS, RANKS, ROMAN, SKILLS
from server.games.progress.knowledge import lacking, need_of, open_lines, sources
from server.games.progress.offers import legal
from server.games.progress.scoring import parts
from server.games.progress.solo import penalty
from server.games.progress.state import (
    Four,
    Player,
    State,
    card_of,
    cards_of,
    excess,
    has_left,
    is_unknown,
    milestone_of,
    open_ages,
    pack_of,
    position,
    symbols,
    value,
)
from server.games.ruling import Phrase, Value
from server.games.telling import seat_ref


def view(s: State, viewer: Viewer) -> View:
    shown = show(legal(s, viewer)) if viewer is not None else show(())
    return View(
        board=board(s, viewer),
        prompt=prompt(s, viewer),
        offers=shown.offers,
        more=shown.more,
        names=names(s),
    )


def board(s: State, viewer: Viewer) -> Board:
    me = s.of(viewer) if viewer is not None else None
    own = s.own is not None
    return Board(
        pack=s.pack,
        mode=s.mode,
        age=s.age,
        last_age=s.last_age,
        phase=s.phase,
        round=s.round,
        active=s.active,
        order=s.order,
        turn=s.turn,
        pool=s.pool,
        drawing=DrawingShown(kind=s.drawing.kind, left=s.drawing.left) if s.drawing else None,
        to_discard=to_discard(s, viewer),
        choosing=s.choices[0].seat if s.choices else None,
        players=tuple(shown_player(s, player) for player in s.players),
        piles=tuple(pile(s, age) for age in range(1, s.last_age + 1)),
        signs=signs(s),
        tracks=tuple(s.tracks.of(skill) for skill in SKILLS),
        hand=me.hand if me is not None else (),
        cards=hand_cards(s, me) if me is not None else (),
        reach=reach(s, me) if me is not None else (),
        milestone=shown_milestone(s),
        people_left=tuple(id for rank in RANKS[1:] for id in people_left(s, rank))
        if s.personalities
        else (),
        time_deck=s.time_deck,
        penalty=penalty(len(s.time_deck)),
        ending=s.ended,
        over=s.phase == "over",
        extra=(*(pack_of(s).cards if own else ()), *s.extra),
        people=(*pack_of(s).personalities, *s.extra_people) if s.personalities else (),
    )


def to_discard(s: State, viewer: Viewer) -> int:
    if viewer is not None and viewer == s.late:
        return excess(s, s.of(viewer))
    return excess(s, s.me) if s.phase == "upkeep" else s.to_discard


def shown_player(s: State, player: Player) -> Shown:
    points = parts(s, player.seat)
    return Shown(
        seat=player.seat,
        hand=len(player.hand),
        limit=value(s, player, "hand"),
        active=player.active,
        dev=player.dev,
        ready=player.ready,
        spent=player.spent,
        skills=tuple(
            SkillShown(
                skill,
                position(s, player, skill),
                position(s, player, skill) - player.skill.of(skill),
            )
            for skill in SKILLS
        ),
        power=player.power,
        person=player.person,
        people=player.people,
        milestones=player.milestones,
        points=sum(part.points for part in points),
        parts=points,
        out=player.out,
    )


def pile(s: State, age: int) -> Pile:
    state = "closed" if age > s.age else "open" if age in open_ages(s) else "gone"
    return Pile(age=age, state=state, deck=len(s.decks[age - 1]), discard=s.discards[age - 1])  # type: ignore[arg-type]


def signs(s: State) -> tuple[Signs, ...]:
    return tuple(
        Signs(age, symbols(s, age), s.thresholds[age - 2], age > s.last_age)
        for age in range(2, s.last_age + 2)
    )


def hand_cards(s: State, me: Player) -> tuple[CardShown, ...]:
    return tuple(
        card_shown(s, me, id, many) for id, many in Counter(me.hand).items() if not is_unknown(id)
    )


def card_shown(s: State, me: Player, id: str, many: int) -> CardShown:
    """What the card still costs this player."""
    lines = card_of(s, id).cost
    open_ = open_lines(me, lines)
    general = sum(each.high * each.worth for each in sources(s, me, id))
    area = (*me.active, *(dev.card for dev in me.dev))
    return CardShown(
        card=id,
        many=many,
        lines=tuple(CostShown(line, line not in open_) for line in lines),
        lacks=lacks(s, me, need_of(open_), general),
        twice=id in area and s.house.allow_duplicates == "no",
    )


def lacks(s: State, me: Player, need: Four, general: int) -> int:
    """What everything she could raise falls short of; `general` comes from cards and tokens."""
    pool = s.pool if me.seat == s.active else Four()
    left = lacking(need, pool)
    typed = sum(min(left.of(kind), me.ready.of(kind)) for kind in KINDS)
    return max(0, left.total - typed - general - pool.G)


def reach(s: State, me: Player) -> tuple[Reach, ...]:
    """Every technology in play that is not in her hand, nor in her area."""
    mine = {*me.hand, *me.active, *(dev.card for dev in me.dev)}
    general = sum(each.high * each.worth for each in sources(s, me))
    found = []
    for card in cards_of(s).values():
        in_play = card.age <= s.last_age and not has_left(s, card.age)
        if card.id not in mine and in_play and card.cost:
            need = need_of(open_lines(me, card.cost))
            found.append(Reach(card.id, need.total, lacks(s, me, need, general)))
    return tuple(found)


def shown_milestone(s: State) -> MilestoneShown | None:
    if s.milestone is None:
        return None
    deck = s.milestone_decks[min(s.age, 3) - 1]
    browse = s.house.milestone_browse == "yes" and not s.companion
    return MilestoneShown(
        milestone=milestone_of(s, s.milestone),
        covers=s.covers,
        left=len(deck),
        below=deck if browse else (),
    )


def prompt(s: State, viewer: Viewer) -> Phrase:
    values: dict[str, Value] = {"seat": seat_ref(s.active), "age": ROMAN[s.age], "play": s.mode}
    if s.phase == "over":
        return Phrase("pr-prompt-over", values)
    if s.shuffles:
        return Phrase("pr-prompt-shuffle", values)
    if s.late is not None and (viewer == s.late or overlap.waits(s)):
        values |= {"seat": seat_ref(s.late), "many": to_discard(s, s.late)}
        return Phrase("pr-prompt-upkeep", values)
    if s.choices:
        choice = s.choices[0]
        values |= {"seat": seat_ref(choice.seat), "many": choice.many}
        return Phrase(f"pr-prompt-{choice.kind}", values)
    values["many"] = to_discard(s, viewer) or (s.drawing.left if s.drawing else s.turn.actions)
    others = viewer not in (None, s.active) and s.phase in ("develop", "draw", "discard", "upkeep")
    return Phrase(f"pr-watch-{s.phase}" if others else f"pr-prompt-{s.phase}", values)


def names(s: State) -> Mapping[str, Mapping[str, str]]:
    """Of a deck that is not shipped, and of cards entered by their icons."""
    named = {f"pr-card-{card.id}": card.name for card in s.extra}
    if s.own is not None:
        named |= {f"pr-card-{card.id}": card.name for card in s.own.cards}
        named |= {f"pr-person-{each.id}": each.name for each in s.own.personalities}
        named |= {f"pr-milestone-{each.id}": each.name for each in s.own.milestones}
    return {key: {"en": name.en, "de": name.de} for key, name in named.items()}


def seats(s: State) -> tuple[Seat, ...]:
    return tuple(player.seat for player in s.players)
