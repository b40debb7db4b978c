// What stands on the table: units, squads and wrecks, objectives, and the plates beside them.

import type { ComponentProps } from "preact";

import { sideClass } from "../../../components/seats/seat-badge";
import { type Thing, things } from "../reading";
import type { Board } from "../types";
import type { FieldProps, FieldShot } from "./field";
import { type Frame, type Point, round } from "./frame";
import type { Circle } from "./labels";
import type { Margins } from "./margins";
import { inchesIn, needBoxes } from "./overlays";
import { PieceDrawing, radius } from "./pieces";
import { Plates } from "./plates";
import { lengthBoxes, Trails } from "./trails";

export function standingOn(board: Board): ReadonlyArray<Thing> {
  return things(board).filter(
    (thing) => thing.at && (thing.state === "ready" || thing.unit?.wreck),
  );
}

/** As much room as each of them takes, from bow to stern. */
export function roomOf(board: Board, frame: Frame): ReadonlyArray<Circle> {
  return standingOn(board).map((thing) => ({
    ...frame.point(thing.at?.x ?? 0, thing.at?.y ?? 0),
    r: radius(thing),
  }));
}

interface PiecesProps {
  readonly board: Board;
  readonly frame: Frame;
  readonly selected: string | null;
  readonly shot: FieldShot | null;
  readonly left: string | undefined; // the one that is being moved
}

export function Pieces({ board, frame, selected, shot, left }: PiecesProps) {
  const at = (thing: Thing): Point => frame.point(thing.at?.x ?? 0, thing.at?.y ?? 0);
  return (
    <>
      {standingOn(board).map((thing) => {
        const aim = shot && shot.from.id === thing.id && shot.to.at ? at(shot.to) : null;
        return (
          <g key={thing.id} class={left === thing.id ? "aa-left" : ""} data-piece={thing.id}>
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

interface FieldPlatesProps extends FieldProps {
  readonly frame: Frame;
  readonly scale: number;
  readonly words: number;
  readonly margins: Pick<Margins, "view" | "boxes">;
}

const NEAR = 0.085; // inches a pixel: farther off the plates would hide the table
const MANY = 14; // with more units than that only a number stands beside most of them

/** On top of everything, but under the buttons. A move that is drawn needs the room: there is none. */
export function FieldPlates(props: FieldPlatesProps) {
  const { board, frame, selected, shot, names, needs, scale } = props;
  if (props.way) return null;
  const standing = standingOn(board);
  const matters = ({ id }: Thing) => Number(id === selected || id === shot?.to.id);
  const ready = standing.filter((thing) => thing.state === "ready");
  const plated = ready
    .filter((thing) => scale < NEAR || props.big || matters(thing) > 0)
    .sort((a, b) => matters(b) - matters(a));
  return (
    <Plates
      standing={plated}
      named={(thing) => ready.length <= MANY || matters(thing) > 0}
      pieces={standing}
      objectives={board.objectives}
      words={[
        ...props.margins.boxes,
        ...needBoxes({ targets: things(board), needs, frame, scale }),
        ...(shot ? [] : lengthBoxes(trailsOn(props))),
      ]}
      view={props.margins.view}
      names={names}
      scale={props.words}
      frame={frame}
    />
  );
}

type TrailsOf = Pick<FieldProps, "board" | "trails">;

/** How the models went, as it is drawn and as plates keep clear of it. */
export function trailsOn(
  props: TrailsOf & { readonly frame: Frame; readonly words: number },
): ComponentProps<typeof Trails> {
  const { board, frame, words } = props;
  return {
    trails: props.trails ?? [],
    unit: board.rules.unit,
    range: inchesIn(board.last_shot?.reasons ?? []),
    pieces: roomOf(board, frame),
    frame,
    scale: words,
  };
}

interface ObjectivesProps {
  readonly board: Board;
  readonly frame: Frame;
  readonly scale: number;
}

export function Objectives({ board, frame, scale }: ObjectivesProps) {
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
            <circle class="token" r={tokenRadius(scale)} />
            <text transform={`scale(${Math.max(0.06, scale)})`} y="5">
              {index + 1}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Inches, of the numbered token; `scale` is inches per pixel. */
export function tokenRadius(scale: number): number {
  return Math.max(0.7, 11 * scale);
}
