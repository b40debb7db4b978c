// Around what is chosen: its frame, and where a finger may take it. Drawn small, touched at 44 px.

import { type Frame, path, type Point } from "../field/frame";
import { type Box, boxOf, type Corner, type Corners, distance } from "./corners";
import { cornersOf, type Draft, twinOf, outlineOf } from "./draft";
import type { Chosen } from "./drags";

interface HandlesProps {
  readonly draft: Draft;
  readonly chosen: Chosen;
  readonly pointwise: boolean; // corners are taken one by one
  readonly frame: Frame;
  readonly scale: number; // inches per pixel
}

export function Handles(props: HandlesProps) {
  const { draft, chosen, frame } = props;
  if (chosen.type === "objective") {
    const at = draft.objectives[chosen.index];
    return at ? <Grip {...props} at={at} hold="move" look="halo" /> : null;
  }
  if (chosen.type === "zone") {
    const outline = draft.zones[chosen.index]?.outline ?? [];
    return <Shape {...props} outline={outline} corners={outline} isLine={false} />;
  }
  const pieces = draft.pieces.filter(({ id }) => chosen.ids.includes(id));
  const [only] = pieces;
  const twins = pieces.filter(({ twin }) => twin && draft.layout !== "free");
  return (
    <>
      {twins.map((piece) => (
        <path key={piece.id} class="aa-ed-twin" d={drawn(frame, outlineOf(twinOf(draft, piece)))} />
      ))}
      {only && pieces.length === 1 ? (
        <Shape
          {...props}
          outline={outlineOf(only)}
          corners={only.corners}
          isLine={only.width !== null}
        />
      ) : (
        <Several {...props} ids={chosen.ids} />
      )}
    </>
  );
}

function Several(props: HandlesProps & { readonly ids: ReadonlyArray<string> }) {
  const { draft, ids, frame } = props;
  const box = boxOf(cornersOf(draft, ids));
  return (
    <>
      {draft.pieces
        .filter(({ id }) => ids.includes(id))
        .map((piece) => (
          <g key={piece.id}>
            <path class="aa-ed-frame" d={drawn(frame, outlineOf(piece))} />
            <path class="aa-ed-body" data-hold="move" d={drawn(frame, outlineOf(piece))} />
          </g>
        ))}
      <Turner {...props} box={box} />
    </>
  );
}

interface ShapeProps extends HandlesProps {
  readonly outline: Corners;
  readonly corners: Corners;
  readonly isLine: boolean;
}

function Shape(props: ShapeProps) {
  const { outline, corners, isLine, frame, scale } = props;
  const byCorners = props.pointwise || isLine;
  const box = boxOf(isLine ? outline : corners);
  return (
    <>
      <path class="aa-ed-frame" d={drawn(frame, outline)} />
      <path
        class="aa-ed-body"
        data-hold="move"
        d={drawn(frame, outline)}
        stroke-width={28 * scale}
      />
      {byCorners ? (
        <Points {...props} />
      ) : (
        SIDES.map(([along, across]) => (
          <Grip
            key={`${along} ${across}`}
            {...props}
            at={aside(sideOf(box, along, across), box.at, scale)}
            hold={`side ${along} ${across}`}
            look="square"
          />
        ))
      )}
      <Turner {...props} box={box} />
    </>
  );
}

export const CLEAR = 38; // pixels around the middle that stay free to drag the whole by

/** Where a grip is drawn: on small things further out, or they could not be moved any more. A pull
 *  counts by how far the finger goes, not by where it began. */
function aside(at: Corner, middle: Corner, scale: number): Corner {
  const [dx, dy] = [at[0] - middle[0], at[1] - middle[1]];
  const far = Math.hypot(dx, dy);
  const least = CLEAR * scale * 1000;
  if (far >= least || far === 0) return at;
  return [middle[0] + (dx * least) / far, middle[1] + (dy * least) / far];
}

const SIDES: ReadonlyArray<readonly [number, number]> = [
  [1, 0],
  [-1, 0],
  [0, -1],
];

function Points(props: ShapeProps) {
  const { corners, isLine, scale } = props;
  const last = isLine ? corners.length - 1 : corners.length;
  const middle = boxOf(corners).at;
  const short = 2 * CLEAR * scale * 1000; // no room for a grip between
  return (
    <>
      {corners.slice(0, last).map((corner, index) => {
        const next = corners[(index + 1) % corners.length] ?? corner;
        const at: Corner = [(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2];
        if (distance(corner, next) < short) return null;
        return <Grip key={`+${index}`} {...props} at={at} hold={`between ${index}`} look="dot" />;
      })}
      {corners.map((corner, index) => (
        <Grip
          key={index}
          {...props}
          at={aside(corner, middle, scale)}
          hold={`corner ${index}`}
          look="square"
        />
      ))}
    </>
  );
}

/** The ring that turns it, above its upper side or, at the table's north edge, below its lower. */
function Turner(props: HandlesProps & { readonly box: Box }) {
  const { box, frame, scale, draft } = props;
  const reach = box.width / 2 + 40 * scale * 1000;
  const up = box.at[1] + reach < draft.depth + 500 ? 1 : -1;
  const radians = (box.turned * Math.PI) / 180;
  const aside = (far: number): Corner => [
    box.at[0] - Math.sin(radians) * far * up,
    box.at[1] + Math.cos(radians) * far * up,
  ];
  const from = point(frame, aside(box.width / 2));
  const to = point(frame, aside(reach));
  const r = 11 * scale;
  return (
    <g class="aa-ed-turn" data-hold="turn">
      <path d={path([from, to], false)} />
      <circle class="knob" cx={to.x} cy={to.y} r={r} />
      <path
        class="arrow"
        transform={`translate(${to.x - 7 * scale} ${to.y - 7 * scale}) scale(${(14 / 24) * scale})`}
        d="M20 12a8 8 0 11-2.5-5.8M20 3v5h-5"
      />
      <circle class="aa-ed-touch" cx={to.x} cy={to.y} r={22 * scale} />
    </g>
  );
}

interface GripProps extends HandlesProps {
  readonly at: Corner;
  readonly hold: string;
  readonly look: "square" | "dot" | "halo";
}

function Grip({ at, hold, look, frame, scale }: GripProps) {
  const { x, y } = point(frame, at);
  const half = 8 * scale;
  return (
    <g class={`aa-ed-grip ${look}`} data-hold={hold}>
      {look === "square" && (
        <rect x={x - half} y={y - half} width={2 * half} height={2 * half} rx={2.5 * scale} />
      )}
      {look === "dot" && <circle cx={x} cy={y} r={4.5 * scale} />}
      {look === "halo" && <circle class="ring" cx={x} cy={y} r={20 * scale} />}
      <circle class="aa-ed-touch" cx={x} cy={y} r={(look === "dot" ? 14 : 22) * scale} />
    </g>
  );
}

function sideOf({ at, length, width, turned }: Box, along: number, across: number): Corner {
  const radians = (turned * Math.PI) / 180;
  const [u, v] = [(along * length) / 2, (across * width) / 2];
  return [
    at[0] + u * Math.cos(radians) - v * Math.sin(radians),
    at[1] + u * Math.sin(radians) + v * Math.cos(radians),
  ];
}

export function point(frame: Frame, [x, y]: Corner): Point {
  return frame.point(x, y);
}

export function drawn(frame: Frame, corners: Corners, closed = true): string {
  return path(
    corners.map((corner) => point(frame, corner)),
    closed,
  );
}
