// The phone's middle: the list while it is built, then the battlefield, or both forces in words.

import { useRef } from "preact/hooks";

import { say, t } from "../../words/texts";
import type { GameProps } from "../game-module";
import { useForesight, useNeeds, useRuling, type Told } from "./asking";
import { Counted } from "./counted";
import { Battlefield, type FieldShot } from "./field/field";
import { type Frame, inRings } from "./field/frame";
import type { FieldWay } from "./field/live-way";
import type { FieldOverlay } from "./field/overlay-cells";
import { ListBuilder, OpenLists } from "./lists/list-builder";
import { deskOf } from "./lists/list-draft";
import { BestShots } from "./looks/best-shots";
import { FromThere } from "./looks/from-there";
import { ghostPose, overlayFrom, sightFrom } from "./looks/ghost-look";
import { overlaysAhead, type OverlayAsked } from "./looks/looks";
import { LooksPanel } from "./looks/looks-panel";
import { MeasurePanel } from "./measuring/measure-panel";
import { isMeasuring } from "./measuring/measuring";
import {
  askedShot,
  type Draft,
  drafted,
  isOutrun,
  offerFor,
  select,
  setStep,
  shotAsked,
  shotOf,
  shotsAt,
} from "./offers/draft";
import { drag, drop, latest, useDrawing } from "./offers/drawing";
import { actionOf, boardOf, offersAbout, outlineIn, stringsOf, thingOf } from "./reading";
import { ruleOf } from "./rules";
import { Need, Odds, ShotTerms } from "./ruling";
import type {
  Aim,
  AskArea,
  AskShot,
  AskThere,
  Board as BoardType,
  Grid,
  Place,
  Prospect,
} from "./types";
import { UnitShots } from "./looks/unit-shots";
import { UnitLine } from "./unit-line";

export function Board(props: GameProps) {
  const board = boardOf(props.view);
  if (board.stage === "lists") {
    return props.seat === null || props.past ? (
      <OpenLists board={board} />
    ) : (
      <>
        {props.told}
        <ListBuilder desk={deskOf(props)} />
      </>
    );
  }
  if (!board.map) return <Counted {...props} />;
  return <Mapped {...props} />;
}

function Mapped(props: GameProps) {
  const board = boardOf(props.view);
  const draft = drafted(props);
  const told = useRuling(props.table.match, shotAsked(draft), props.view);
  const needs = useNeeds(props.table.match, needsOf(props, board, draft), props.view);
  const pose = ghostPose(props, draft);
  const shown = overlayFrom(props, draft, pose);
  const grid = useRuling(props.table.match, shown, props.view);
  const busy = draft.step || props.past || props.seat === null || isMeasuring.value;
  useForesight(props.table.match, busy ? [] : overlaysAhead(board, draft.unit), props.view);
  useDrawing(props, draft.step);
  const rings = useKept(useRuling(props.table.match, areaAsked(props, draft), props.view));
  const aims = useKept(useRuling(props.table.match, thereAsked(props, draft), props.view));
  const drawn = wayOf(props, board, draft);
  const way = drawn && handsOn(props, draft, drawn, rings?.value?.rings ?? null);
  const there = way?.hands && thereAsked(props, draft) ? (aims?.value ?? []) : [];
  const eye = sightFrom(props, draft, pose, shown);
  const sight = useRuling(props.table.match, eye, props.view);
  const measures = isMeasuring.value && !props.past;
  if (!board.map) return null;
  const shot =
    draft.step?.kind === "shot" ? shotOn(board, draft, told?.reasons ?? []) : falling(props, board);
  const choosesZone = props.view.offers.some((offer) => actionOf(offer).type === "choose-zone");
  return (
    <div class="aa-table">
      <Battlefield
        board={board}
        field={board.map}
        names={props.view.names}
        seat={props.seat}
        selected={draft.unit}
        way={way}
        shot={shot}
        needs={way?.hands ? aimed(there) : draft.step?.kind === "shot" ? EMPTY : needs}
        overlay={overlayOf(board, shown, grid)}
        sight={sight?.value ?? null}
        eye={eye?.eye.at ?? null}
        measures={!props.past}
        trails={draft.step ? NO_TRAILS : (props.trails ?? NO_TRAILS)}
        onUnit={(id) => tapUnit(props, board, draft, id)}
        onPlace={way ? (at, frame) => tapPlace(props, board, draft, at, frame) : null}
        onZone={
          choosesZone && !props.still
            ? (zone) => void props.act({ type: "choose-zone", zone })
            : null
        }
      />
      <div class="aa-panels">
        {measures ? (
          <MeasurePanel {...props} />
        ) : (
          <Panels {...props} draft={draft} ruling={told} way={way} there={there} grid={grid} />
        )}
      </div>
    </div>
  );
}

interface PanelsProps extends GameProps {
  readonly draft: Draft;
  readonly ruling: Told<Prospect> | null;
  readonly way: FieldWay | null;
  readonly there: ReadonlyArray<Aim>;
  readonly grid: Told<Grid> | null;
}

/** Below the map: what is told, or about the unit in hand. */
function Panels(props: PanelsProps) {
  const { draft, ruling, way, there, grid } = props;
  const board = boardOf(props.view);
  return (
    <>
      {(!draft.step || isOutrun(props, draft)) && props.told}
      {draft.step?.kind === "shot" && (
        <section class="aa-card" aria-live="polite">
          {ruling?.value ? (
            <>
              <div class="aa-value">
                <Need prospect={ruling.value} />
                <Odds
                  prospect={ruling.value}
                  hp={hpOf(board, draft.step.target)}
                  names={props.view.names}
                />
              </div>
              <ShotTerms reasons={ruling.reasons} names={props.view.names} rule={ruleOf} />
            </>
          ) : ruling?.refused ? (
            <p class="aa-refused">{say(ruling.refused, props.view.names)}</p>
          ) : (
            <p class="small muted">{t("ui-loading")}</p>
          )}
        </section>
      )}
      {way?.hands && (
        <FromThere
          aims={there}
          seat={way.thing.seat === "blue" ? "orange" : "blue"}
          unit={board.rules.unit}
          names={props.view.names}
        />
      )}
      {way?.hands && draft.unit && <LooksPanel {...props} unit={draft.unit} told={grid} moving />}
      {!draft.unit && !draft.step && <BestShots {...props} />}
      {draft.unit && !draft.step && (
        <>
          <UnitLine board={board} id={draft.unit} names={props.view.names} />
          <UnitShots key={draft.unit} {...props} shots={needsOf(props, board, draft)} />
          <LooksPanel {...props} unit={draft.unit} told={grid} />
        </>
      )}
    </>
  );
}

const EMPTY: ReadonlyMap<string, Prospect> = new Map();
const NO_TRAILS: GameProps["trails"] & object = [];

function aimed(aims: ReadonlyArray<Aim>): ReadonlyMap<string, Prospect> {
  return new Map(aims.map(({ target, prospect }) => [target, prospect]));
}

/** The last answer while the next is on its way, so that nothing flickers under a finger. */
function useKept<T>(told: Told<T> | null): Told<T> | null {
  const kept = useRef<Told<T> | null>(null);
  if (told) kept.current = told;
  return told ?? kept.current;
}

/** The move that is being drawn. */
function moveIn(props: GameProps, { step }: Draft) {
  const offer = step?.kind === "way" ? offerFor(props, step.key) : null;
  const action = offer && actionOf(offer);
  return step?.kind === "way" && action?.type === "move" ? { step, action } : null;
}

function areaAsked(props: GameProps, draft: Draft): AskArea | null {
  const move = moveIn(props, draft);
  if (!move) return null;
  const { unit, free } = move.action;
  return { type: "ask-area", unit, free, via: move.step.via };
}

function thereAsked(props: GameProps, draft: Draft): AskThere | null {
  const move = moveIn(props, draft);
  const way = move && latest(move.step);
  if (!move || !way || way.refused) return null;
  const { unit, free } = move.action;
  const { to, heading, via } = way;
  return { type: "ask-there", move: { type: "move", unit, free, to, heading, via } };
}

/** The way as the server answered it, with what a finger may hold. */
function handsOn(
  props: GameProps,
  draft: Draft,
  way: FieldWay,
  rings: (FieldWay["rings"] & object) | null,
): FieldWay {
  const move = moveIn(props, draft);
  if (!move || props.still || !way.thing.at) return way;
  const { step } = move;
  const told = latest(step);
  const follows = step.to && rings && inRings(step.to, rings);
  const squad = way.thing.squad !== null;
  const still = !step.to && !step.turned;
  return {
    ...way,
    rings,
    points: told ? [way.thing.at, ...told.via] : way.points,
    to: follows ? step.to : (told?.to ?? step.to),
    heading: still
      ? way.thing.heading
      : step.turned
        ? step.heading
        : (told?.heading ?? step.heading),
    ended: told?.to ?? null,
    hands: {
      onDrag: (to) => drag(props, step, { to }),
      onTurn: squad ? null : (heading) => drag(props, step, { heading }),
      onDrop: () => drop(props, step),
    },
  };
}

export function overlayOf(
  board: BoardType,
  asked: OverlayAsked | null,
  told: Told<Grid> | null,
): FieldOverlay | null {
  const seat = thingOf(board, asked?.unit ?? null)?.seat;
  return asked && told?.value && seat ? { show: asked.show, grid: told.value, seat } : null;
}

function hpOf(board: BoardType, id: string): number | null {
  const thing = thingOf(board, id);
  return thing?.unit?.hp ?? thing?.squad?.men ?? null;
}

function shotOn(board: BoardType, draft: Draft, reasons: FieldShot["reasons"]): FieldShot | null {
  const from = thingOf(board, draft.unit);
  const to = draft.step?.kind === "shot" ? thingOf(board, draft.step.target) : null;
  return from && to ? { from, to, reasons } : null;
}

/** The shot whose dice are falling now. */
export function falling(props: GameProps, board: BoardType): FieldShot | null {
  const last = board.last_shot;
  if (!last || props.pending.type !== "roll" || last.successes !== null) return null;
  const from = thingOf(board, last.unit);
  const to = thingOf(board, last.target);
  return from && to ? { from, to, reasons: last.reasons } : null;
}

/** What the selected unit would need against everything it may fire at. */
function needsOf(
  props: GameProps,
  board: BoardType,
  { unit, step }: Draft,
): ReadonlyArray<AskShot> {
  if (unit === null || step !== null) return [];
  const asked = new Map<string, AskShot>();
  for (const offer of offersAbout(props, unit)) {
    const action = actionOf(offer);
    if (action.type !== "fire" || action.accurate) continue;
    for (const target of stringsOf(offer, "target")) {
      if (!asked.has(target) && thingOf(board, target))
        asked.set(target, { type: "ask-shot", unit, weapon: action.weapon, target });
    }
  }
  return [...asked.values()];
}

function wayOf(props: GameProps, board: BoardType, { step }: Draft): FieldWay | null {
  if (step?.kind !== "way") return null;
  const offer = offerFor(props, step.key);
  const outline = offer && outlineIn(offer);
  if (!offer || !outline) return null;
  const action = actionOf(offer);
  const thing = thingOf(board, movedBy(props, step.key));
  if (!thing) return null;
  const starts = action.type === "move" && thing.at ? [thing.at] : [];
  return {
    thing,
    points: [...starts, ...step.via],
    to: step.to,
    heading: step.heading,
    outline,
    isRound: action.type !== "deploy",
  };
}

/** Which piece the place is for: the unit itself, the gun let go, the squad that gets out. */
function movedBy(props: GameProps, key: string): string | null {
  const offer = offerFor(props, key);
  const action = offer && actionOf(offer);
  if (!action) return null;
  if (action.type === "unload") return action.squad;
  if (action.type === "unhook") {
    const board = boardOf(props.view);
    return board.units.find(({ id }) => id === action.unit)?.towing ?? null;
  }
  return "unit" in action ? action.unit : null;
}

/** One's own unit is taken up; an enemy is a target for the unit in hand, or looked at. */
function tapUnit(props: GameProps, board: BoardType, draft: Draft, id: string): void {
  const thing = thingOf(board, id);
  const shooter = thingOf(board, draft.unit);
  if (!thing) return;
  // Who has nothing to do, the referee too, may ask about any unit at any of the other side.
  const waits = props.view.offers.length === 0;
  const asks = shooter && shooter.seat !== thing.seat && (waits || shooter.seat === props.seat);
  if (!asks || board.stage !== "play" || props.past) return select(props, id);
  const [offer] = shotsAt(props, shooter.id, id);
  if (offer) return setStep(props, shotOf(offer, id));
  return setStep(props, askedShot(thing.squad ? "ai" : "gun", id));
}

/** A tap is the next point of the way; a vehicle ends looking where it went. */
function tapPlace(props: GameProps, board: BoardType, draft: Draft, at: Place, frame: Frame): void {
  const { step } = draft;
  if (step?.kind !== "way") return;
  const way = wayOf(props, board, draft);
  const drives = way && way.points.length > 0 && !way.thing.squad;
  if (!drives) return setStep(props, { ...step, to: at });
  const before = step.to ?? way.points.at(-1) ?? at;
  const heading = frame.heading(frame.point(before.x, before.y), frame.point(at.x, at.y));
  const ended = latest(step)?.to ?? step.to;
  const via = step.to && ended ? [...step.via, ended] : step.via;
  return setStep(props, { ...step, via, to: at, heading, straight: false });
}
