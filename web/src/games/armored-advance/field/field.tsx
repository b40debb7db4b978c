// The battlefield: terrain, everything that stands on it, and what is being chosen.
//
// Two drawings lie on one layer that fingers move: below what seldom changes, above what is chosen or
// hangs at a finger, so that the one can be drawn anew without the other.

import { useCallback, useMemo, useRef, useState } from "preact/hooks";

import type { Reason, Trail } from "../../../messages";
import { type Names, t } from "../../../words/texts";
import { Sight, MeasureLayer } from "../measuring/measure-layer";
import { endAt, isMeasuring, measurable, tapEnd } from "../measuring/measuring";
import { usePen } from "../measuring/use-pen";
import { strength, type Thing, things, unitName } from "../reading";
import type { Board, Map as Field, Place, Prospect, Viewed } from "../types";
import { useCamera } from "./camera";
import { FieldButtons } from "./field-buttons";
import { FieldPlates, Objectives, Pieces, standingOn, trailsOn } from "./field-pieces";
import { type Frame, frameFor, type Point, quartersFor } from "./frame";
import { type FieldWay, LiveWay } from "./live-way";
import { useMargins } from "./margins";
import { type FieldOverlay, OverlayCells } from "./overlay-cells";
import { NeedBadges, Reach, ShotLine, Zones } from "./overlays";
import { PieceButtons } from "./piece-buttons";
import { ScaleBar } from "./scale-bar";
import { SquareLines, SquareNames } from "./square-lines";
import { Ground } from "./terrain";
import { Trails } from "./trails";

export type { FieldWay } from "./live-way";

export interface FieldShot {
  readonly from: Thing;
  readonly to: Thing;
  readonly reasons: ReadonlyArray<Reason>;
}

export interface FieldProps {
  readonly board: Board;
  readonly field: Field;
  readonly names: Names;
  readonly seat: string | null;
  readonly selected: string | null;
  readonly way: FieldWay | null;
  readonly shot: FieldShot | null;
  readonly needs: ReadonlyMap<string, Prospect>;
  readonly overlay: FieldOverlay | null;
  readonly sight?: Viewed | null; // of the unit that is selected
  readonly eye?: Place | null; // whence; null: where it stands
  readonly trails?: ReadonlyArray<Trail>;
  readonly big?: boolean;
  readonly measures?: boolean; // whether it has a ruler
  readonly onUnit?: (id: string) => void;
  readonly onPlace?: ((at: Place, frame: Frame) => void) | null;
  readonly onZone?: ((zone: string) => void) | null;
}

const SNAP = 22; // pixels around a unit in which a ruler takes hold of it
const BIG = 1.9; // times larger are words on the big screen

export function Battlefield(props: FieldProps) {
  const { board, field, big = false } = props;
  const box = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const { frame, turned, turn } = useFrame(props);
  const scaleNow = useRef(0);
  const rules = props.measures === true && isMeasuring.value;
  const pen = usePen(rules, (point) =>
    endAt(point, measurable(board), frame, SNAP * scaleNow.current),
  );
  const camera = useCamera(box, frame.w, frame.h, {
    layer,
    frame,
    focus: focusOf(props, frame),
    pen,
    ...(big ? {} : { onTurn: turn }),
  });
  scaleNow.current = camera.scale;
  const { scale } = camera;
  const words = big ? scale * BIG : scale;
  const margins = useMargins(board, frame, camera, words);
  const tap = (event: MouseEvent) => {
    if (camera.dragged()) return;
    const point = camera.at(event.clientX, event.clientY);
    if (rules) return tapEnd(endAt(point, measurable(board), frame, SNAP * scale));
    props.onPlace?.(frame.place(point), frame);
  };
  const onUnit = useLatest((id: string) =>
    rules ? tapEnd({ unit: id, at: null }) : props.onUnit?.(id),
  );
  const hits = (props.onUnit && !props.onPlace) || rules;
  return (
    <div class={`aa-field${big ? " big" : ""}${rules ? " measuring" : ""}`} ref={box}>
      <FieldWords board={board} names={props.names} />
      <div class="aa-layer" ref={layer} onClick={tap}>
        <svg viewBox={camera.viewBox}>
          <Below {...props} frame={frame} scale={scale} words={words} />
        </svg>
        <svg class="above" viewBox={camera.viewBox}>
          {props.shot && (
            <ShotLine
              {...props.shot}
              field={field}
              names={props.names}
              frame={frame}
              scale={words}
            />
          )}
          {props.way && <LiveWay way={props.way} board={board} frame={frame} camera={camera} />}
          {useMemo(
            () => (
              <FieldPlates {...props} frame={frame} scale={scale} words={words} margins={margins} />
            ),
            [
              board,
              props.names,
              frame,
              scale,
              words,
              margins,
              props.selected,
              props.shot?.to.id,
              props.needs,
              props.trails,
              props.way === null,
            ],
          )}
          <NeedBadges targets={things(board)} needs={props.needs} frame={frame} scale={scale} />
          {rules && <MeasureLayer board={board} frame={frame} scale={words} />}
          {useMemo(
            () =>
              hits && (
                <PieceButtons
                  pieces={standingOn(board).filter(({ state }) => state === "ready")}
                  names={props.names}
                  frame={frame}
                  camera={camera}
                  selected={props.selected}
                  onUnit={onUnit}
                />
              ),
            [hits, board, props.names, frame, scale, props.selected],
          )}
        </svg>
      </div>
      <SquareNames field={field} frame={frame} camera={camera} />
      <FieldButtons
        camera={camera}
        big={big}
        measures={props.measures === true}
        turned={turned}
        onTurn={turn}
      />
      <ScaleBar bar={margins.bar} unit={board.rules.unit} />
    </div>
  );
}

/** How the table lies on this phone: one's own edge down, or as it was turned by hand. */
function useFrame({ board, field, seat, big = false }: FieldProps) {
  const zone = board.sides.find((side) => side.seat === seat)?.zone ?? "";
  const [turned, setTurned] = useState(0);
  const own = big ? 0 : quartersFor(field, zone);
  const frame = useMemo(
    () => frameFor(field, (own + turned) % 4),
    [field.id, field.width, field.depth, own, turned],
  );
  const turn = useCallback(
    (by: number | "home") =>
      setTurned((before) => (by === "home" ? 0 : (((before + by) % 4) + 4) % 4)),
    [],
  );
  return { frame, turned, turn };
}

/** The unit that is being moved, where it stands: the map stays around it. */
function focusOf({ way }: FieldProps, frame: Frame): Point | null {
  const at = way?.hands ? way.thing.at : null;
  return at ? frame.point(at.x, at.y) : null;
}

/** A function that stays the same and does what the newest would. */
function useLatest<T>(newest: (value: T) => void): (value: T) => void {
  const held = useRef(newest);
  held.current = newest;
  return useCallback((value: T) => held.current(value), []);
}

interface Drawn {
  readonly frame: Frame;
  readonly scale: number;
  readonly words: number; // inches per pixel of words
}

/** What lies or stands on the table. Each part is kept until what it is made of changes. */
function Below(props: FieldProps & Drawn) {
  const { board, field, frame, scale, words, overlay, way, shot, selected } = props;
  const aims = shot?.to.at ?? null;
  const chosen = props.eye ?? things(board).find(({ id }) => id === selected)?.at;
  return (
    <>
      {useMemo(
        () => (
          <>
            <Ground field={field} frame={frame} />
            <SquareLines field={field} frame={frame} />
          </>
        ),
        [field, frame],
      )}
      {useMemo(
        () => overlay && <OverlayCells overlay={overlay} frame={frame} scale={words} />,
        [overlay?.grid, overlay?.show, overlay?.seat, frame, words],
      )}
      <Zones
        field={field}
        board={board}
        frame={frame}
        scale={scale}
        onZone={props.onZone ?? null}
      />
      {props.sight && chosen && (
        <Sight viewed={props.sight} eye={frame.point(chosen.x, chosen.y)} frame={frame} />
      )}
      {useMemo(
        () =>
          way && (
            <Reach
              outline={way.outline}
              frame={frame}
              scale={scale}
              seat={way.thing.seat}
              round={way.isRound}
              rings={way.rings ?? null}
            />
          ),
        [way?.rings, way?.rings ? null : way?.outline, way?.thing.seat, frame, scale],
      )}
      {useMemo(
        () => (
          <Objectives board={board} frame={frame} scale={scale} />
        ),
        [board, frame, scale],
      )}
      {useMemo(
        () => (
          <Pieces
            board={board}
            frame={frame}
            selected={selected}
            shot={shot}
            left={way?.thing.id}
          />
        ),
        [board, frame, selected, shot?.from.id, aims?.x, aims?.y, way?.thing.id],
      )}
      {!shot && !way && (
        <Trails {...trailsOn({ board, trails: props.trails ?? [], frame, words })} />
      )}
    </>
  );
}

/** The table in words, for who cannot see it. */
function FieldWords({ board, names }: { readonly board: Board; readonly names: Names }) {
  return useMemo(
    () => (
      <ul class="sr">
        {things(board)
          .filter((thing) => thing.at && thing.state === "ready")
          .map((thing) => (
            <li key={thing.id}>
              {t("aa-ui-stands", {
                name: unitName(thing.id, names),
                left: strength(thing)[0],
                x: Math.round((thing.at?.x ?? 0) / 1000),
                y: Math.round((thing.at?.y ?? 0) / 1000),
              })}
            </li>
          ))}
      </ul>
    ),
    [board, names],
  );
}
