// The battlefield: terrain, everything that stands on it, and what is being chosen.

import { useMemo, useRef } from "preact/hooks";

import { sideClass } from "../../../components/seats/seat-badge";
import type { Reason, Trail } from "../../../messages";
import { type Names, t } from "../../../words/texts";
import { fromUnit, measure } from "../lengths";
import { strength, type Thing, things, unitName } from "../reading";
import type { Board, Map as Field, Place, Prospect } from "../types";
import { type Camera, useCamera } from "./camera";
import { type Frame, frameFor, type Point, quartersFor, round } from "./frame";
import { type FieldOverlay, OverlayCells } from "./overlay-cells";
import { inchesIn, NeedBadges, Reach, ShotLine, WayLine, Zones } from "./overlays";
import { Ghost, type Hands } from "./ghost";
import { PieceButtons } from "./piece-buttons";
import { PieceDrawing, radius } from "./pieces";
import { Plates } from "./plates";
import { SquareLines, SquareNames } from "./square-lines";
import { Ground } from "./terrain";
import { Trails } from "./trails";

export interface FieldWay {
  readonly thing: Thing;
  readonly points: ReadonlyArray<Place>; // from where it stands
  readonly to: Place | null;
  readonly heading: number;
  readonly outline: ReadonlyArray<readonly [number, number]>;
  readonly isRound: boolean;
  readonly rings?: ReadonlyArray<ReadonlyArray<readonly [number, number]>> | null; // true reach
  readonly hands?: Hands | null; // dragged, and not only tapped
}

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
  readonly trails?: ReadonlyArray<Trail>;
  readonly big?: boolean;
  readonly onUnit?: (id: string) => void;
  readonly onPlace?: ((at: Place, frame: Frame) => void) | null;
  readonly onZone?: ((zone: string) => void) | null;
}

export function Battlefield(props: FieldProps) {
  const { board, field, seat, big = false } = props;
  const box = useRef<HTMLDivElement>(null);
  const zone = board.sides.find((side) => side.seat === seat)?.zone ?? "";
  const frame = useMemo(
    () => frameFor(field, big ? 0 : quartersFor(field, zone)),
    [field.id, zone, big],
  );
  const camera = useCamera(box, frame.w, frame.h);
  const { scale } = camera;
  const bar = board.rules.unit === "cm" ? 15 : 6;
  const tap = (event: MouseEvent) => {
    if (camera.dragged() || !props.onPlace) return;
    props.onPlace(frame.place(camera.at(event.clientX, event.clientY)), frame);
  };
  return (
    <div class={`aa-field${big ? " big" : ""}`} ref={box}>
      <FieldWords board={board} names={props.names} />
      <svg viewBox={camera.viewBox} onClick={tap}>
        <Ground field={field} frame={frame} />
        <SquareLines field={field} frame={frame} />
        {props.overlay && (
          <OverlayCells overlay={props.overlay} frame={frame} scale={big ? scale * 1.9 : scale} />
        )}
        <Zones
          field={field}
          board={board}
          frame={frame}
          scale={scale}
          onZone={props.onZone ?? null}
        />
        {props.way && (
          <Reach
            outline={props.way.outline}
            frame={frame}
            scale={scale}
            seat={props.way.thing.seat}
            round={props.way.isRound}
            rings={props.way.rings ?? null}
          />
        )}
        <Objectives board={board} frame={frame} scale={scale} />
        <Pieces {...props} frame={frame} scale={scale} />
        {!props.shot && !props.way && (
          <Trails
            trails={props.trails ?? []}
            unit={board.rules.unit}
            range={inchesIn(board.last_shot?.reasons ?? [])}
            frame={frame}
            scale={big ? scale * 1.9 : scale}
          />
        )}
        {props.shot && (
          <ShotLine
            {...props.shot}
            field={field}
            names={props.names}
            frame={frame}
            scale={big ? scale * 1.9 : scale}
          />
        )}
        {props.way && <WayDrawing way={props.way} board={board} frame={frame} scale={scale} />}
        {props.way?.hands && (
          <WayGhost way={props.way} hands={props.way.hands} frame={frame} camera={camera} />
        )}
        <SquareNames field={field} frame={frame} camera={camera} />
        <FieldPlates {...props} frame={frame} scale={scale} />
        <NeedBadges targets={things(board)} needs={props.needs} frame={frame} scale={scale} />
        {props.onUnit && !props.onPlace && (
          <PieceButtons
            pieces={standingOn(board).filter(({ state }) => state === "ready")}
            names={props.names}
            frame={frame}
            camera={camera}
            selected={props.selected}
            onUnit={props.onUnit}
          />
        )}
      </svg>
      {!big && (
        <div class="aa-zoom">
          <button type="button" aria-label={t("aa-ui-zoom-in")} onClick={() => camera.zoom(1.6)}>
            +
          </button>
          <button
            type="button"
            aria-label={t("aa-ui-zoom-out")}
            onClick={() => camera.zoom(1 / 1.6)}
          >
            −
          </button>
          <button type="button" aria-label={t("aa-ui-zoom-fit")} onClick={camera.fit}>
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
            </svg>
          </button>
        </div>
      )}
      <div class="aa-scale" aria-hidden="true">
        <i style={{ width: `${fromUnit(bar, board.rules.unit) / 1000 / scale}px` }} />
        {measure(bar, board.rules.unit)}
      </div>
    </div>
  );
}

interface Drawn {
  readonly frame: Frame;
  readonly scale: number;
}

function standingOn(board: Board): ReadonlyArray<Thing> {
  return things(board).filter(
    (thing) => thing.at && (thing.state === "ready" || thing.unit?.wreck),
  );
}

function Pieces(props: FieldProps & Drawn) {
  const { board, frame, selected, shot, way } = props;
  const standing = standingOn(board);
  const at = (thing: Thing): Point => frame.point(thing.at?.x ?? 0, thing.at?.y ?? 0);
  return (
    <>
      {standing.map((thing) => {
        const aim = shot && shot.from.id === thing.id && shot.to.at ? at(shot.to) : null;
        return (
          <g
            key={thing.id}
            class={way?.thing.id === thing.id ? "aa-left" : ""}
            data-piece={thing.id}
          >
            {thing.id === selected && (
              <circle
                class={`aa-ring ${sideClass(thing.seat)}`}
                cx={round(at(thing).x)}
                cy={round(at(thing).y)}
                r={round(radius(thing) + 0.6)}
              />
            )}
            <PieceDrawing thing={thing} at={at(thing)} frame={frame} aim={aim} />
          </g>
        );
      })}
    </>
  );
}

/** On top of everything, but under the buttons. */
function FieldPlates(props: FieldProps & Drawn) {
  const { board, frame, selected, shot, names, scale, way } = props;
  const standing = standingOn(board);
  const near = scale < 0.085; // else the plates would hide the table
  const matters = ({ id }: Thing) => Number(id === selected || id === shot?.to.id);
  const plated = standing
    .filter((thing) => thing.state === "ready" && thing.id !== way?.thing.id)
    .filter((thing) => near || props.big || matters(thing) > 0)
    .sort((a, b) => matters(b) - matters(a));
  return (
    <Plates
      standing={plated}
      pieces={standing}
      names={names}
      scale={props.big ? scale * 1.9 : scale}
      frame={frame}
    />
  );
}

function WayDrawing({
  way,
  board,
  frame,
  scale,
}: Drawn & { readonly way: FieldWay; readonly board: Board }) {
  const points = [...way.points, ...(way.to ? [way.to] : [])].map(({ x, y }) => frame.point(x, y));
  const end = way.to && frame.point(way.to.x, way.to.y);
  return (
    <>
      <WayLine
        points={points}
        seat={way.thing.seat}
        unit={board.rules.unit}
        frame={frame}
        scale={scale}
      />
      {end && !way.hands && (
        <PieceDrawing thing={way.thing} at={end} frame={frame} heading={way.heading} ghost />
      )}
    </>
  );
}

interface WayGhostProps {
  readonly way: FieldWay;
  readonly hands: Hands;
  readonly frame: Frame;
  readonly camera: Camera;
}

function WayGhost({ way, hands, frame, camera }: WayGhostProps) {
  const at = way.to ?? way.points.at(-1);
  if (!at) return null;
  return (
    <Ghost
      thing={way.thing}
      at={at}
      heading={way.heading}
      frame={frame}
      camera={camera}
      {...hands}
    />
  );
}

function Objectives({ board, frame, scale }: Drawn & { readonly board: Board }) {
  return (
    <g aria-hidden="true">
      {board.objectives.map(({ id, at, radius: reach, owner }, index) => {
        if (!at) return null;
        const { x, y } = frame.point(at.x, at.y);
        return (
          <g
            key={id}
            class={`aa-objective ${sideClass(owner)}`}
            transform={`translate(${round(x)} ${round(y)})`}
          >
            <circle class="area" r={reach / 1000} />
            <circle class="token" r={Math.max(0.7, 11 * scale)} />
            <text transform={`scale(${Math.max(0.06, scale)})`} y="5">
              {index + 1}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** The table in words, for who cannot see it. */
function FieldWords({ board, names }: { readonly board: Board; readonly names: Names }) {
  return (
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
  );
}
