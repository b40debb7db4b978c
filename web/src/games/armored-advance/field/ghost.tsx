// The unit where it would stand: held by a spot below it, so that the finger never covers it, and
// turned by a ring ahead of it.

import { useEffect, useRef } from "preact/hooks";

import { sideClass } from "../../../components/seats/seat-badge";
import { t } from "../../../words/texts";
import type { Thing } from "../reading";
import type { Place } from "../types";
import type { Camera } from "./camera";
import { type Frame, normal, type Point, round } from "./frame";
import { PieceDrawing } from "./pieces";

export interface Hands {
  readonly onDrag: (to: Place) => void;
  readonly onTurn: ((heading: number) => void) | null;
  readonly onDrop?: () => void; // the finger has left, or was taken away
}

interface GhostProps extends Hands {
  readonly thing: Thing;
  readonly at: Place;
  readonly heading: number;
  readonly frame: Frame;
  readonly camera: Camera;
}

const BELOW = 62; // pixels from the unit to the spot it is held by
const AHEAD = 58;
const TOUCH = 24;
const DEGREE = 100;

export function Ghost(props: GhostProps) {
  const { thing, at, heading, frame, camera, onDrag, onTurn } = props;
  const onDrop = props.onDrop ?? (() => undefined);
  const { scale } = camera;
  const place = frame.point(at.x, at.y);
  const turn = (frame.angle(heading) * Math.PI) / 180;
  const ring = inView(
    {
      x: place.x + Math.sin(turn) * AHEAD * scale,
      y: place.y - Math.cos(turn) * AHEAD * scale,
    },
    camera,
  );
  const aside = useRef(0); // of the ring, from where the bow looks, while it is held
  const held = useRef<Point | null>(null);
  const side = useRef<Side>(SIDES[0]);
  // Under a finger it stays on its side, whatever way the bow looks by now.
  if (!held.current) side.current = sideFor(place, onTurn ? ring : null, camera);
  const spot = beside(place, side.current, scale);
  return (
    <g class={`aa-ghost ${sideClass(thing.seat)}`}>
      <PieceDrawing thing={thing} at={place} frame={frame} heading={heading} ghost />
      <Handle
        at={spot}
        scale={scale}
        look="spot"
        label={t("aa-ui-drag")}
        onGrip={(finger) => {
          held.current = { x: place.x - finger.x, y: place.y - finger.y };
        }}
        onMove={(finger) => {
          const from = held.current ?? { x: 0, y: -BELOW * scale };
          onDrag(frame.place({ x: finger.x + from.x, y: finger.y + from.y }));
        }}
        onDrop={() => {
          held.current = null;
          onDrop();
        }}
        camera={camera}
      />
      {onTurn && (
        <Handle
          at={ring}
          scale={scale}
          look="ring"
          label={t("aa-ui-drag-turn")}
          onGrip={(finger) => {
            aside.current = heading - frame.heading(place, finger);
          }}
          onMove={(finger) => {
            const to = frame.heading(place, finger) + aside.current;
            onTurn(normal(Math.round(to / DEGREE) * DEGREE));
          }}
          onDrop={onDrop}
          camera={camera}
        />
      )}
    </g>
  );
}

/** Moved from under the map's edge. */
function inView(at: Point, { shown, scale, height }: Pick<Camera, "shown" | "scale" | "height">) {
  const room = TOUCH * scale;
  const within = (value: number, from: number, across: number) =>
    Math.min(Math.max(value, from + room), from + across - room);
  return { x: within(at.x, shown.x, shown.w), y: within(at.y, shown.y, height) };
}

/** Where the spot is, seen from the unit. */
export type Side = readonly [across: -1 | 0 | 1, down: -1 | 0 | 1];
const SIDES = [
  [0, 1],
  [-1, 0],
  [1, 0],
  [0, -1],
] as const satisfies ReadonlyArray<Side>;

function beside(place: Point, [across, down]: Side, scale: number): Point {
  return { x: place.x + across * BELOW * scale, y: place.y + down * BELOW * scale };
}

/** Below the unit; beside or above it where the map ends there, or where the ring is. */
export function sideFor(
  place: Point,
  ring: Point | null,
  { shown, scale, height }: Pick<Camera, "shown" | "scale" | "height">,
): Side {
  const reach = TOUCH * scale;
  const inward = place.x - shown.x > shown.w / 2 ? 1 : -1;
  const [below, left, right, above] = SIDES;
  const tried = [below, ...(inward > 0 ? [left, right] : [right, left]), above];
  const inSight = tried.filter((side) => {
    const { x, y } = beside(place, side, scale);
    if (side[0] !== 0) return x - reach >= shown.x && x + reach <= shown.x + shown.w;
    return y - reach >= shown.y && y + reach <= shown.y + height;
  });
  const apart = (side: Side) => {
    const spot = beside(place, side, scale);
    return ring ? Math.hypot(spot.x - ring.x, spot.y - ring.y) : Infinity;
  };
  const clear = inSight.find((side) => apart(side) >= 2 * reach);
  return clear ?? [...inSight].sort((a, b) => apart(b) - apart(a))[0] ?? below;
}

interface HandleProps {
  readonly at: Point;
  readonly scale: number;
  readonly look: "spot" | "ring";
  readonly label: string;
  readonly camera: Camera;
  readonly onGrip: (finger: Point) => void;
  readonly onMove: (finger: Point) => void;
  readonly onDrop: () => void;
}

/** One finger holds it; while it does, others and a palm move nothing. */
function Handle({ at, scale, look, label, camera, onGrip, onMove, onDrop }: HandleProps) {
  const finger = useRef<number | null>(null);
  const down = (event: PointerEvent) => {
    event.stopPropagation();
    if (finger.current !== null) return;
    finger.current = event.pointerId;
    camera.held.current = true;
    if (event.currentTarget instanceof Element) {
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    onGrip(camera.at(event.clientX, event.clientY));
  };
  const move = (event: PointerEvent) => {
    if (finger.current !== event.pointerId) return;
    onMove(camera.at(event.clientX, event.clientY));
  };
  const up = (event: PointerEvent) => {
    if (finger.current !== event.pointerId) return;
    finger.current = null;
    camera.held.current = false;
    onDrop();
  };
  useEffect(
    () => () => {
      if (finger.current !== null) camera.held.current = false; // taken away under the finger
    },
    [],
  );
  return (
    <g
      class={`aa-handle ${look}`}
      role="img"
      aria-label={label}
      transform={`translate(${round(at.x)} ${round(at.y)}) scale(${scale})`}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onClick={(event) => event.stopPropagation()}
    >
      <circle class="hit" r={TOUCH} />
      <circle class="mark" r={look === "spot" ? 18 : 13} />
      {look === "ring" && <path d="M5 -4a6.5 6.5 0 1 0 1.5 5M6 -8v4.5h-4.5" />}
    </g>
  );
}
