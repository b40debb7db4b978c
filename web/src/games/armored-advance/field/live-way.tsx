// The way that is being drawn, and the unit at its end. Under a finger only this is drawn anew.

import { useEffect } from "preact/hooks";

import { hand } from "../offers/drawing";
import type { Thing } from "../reading";
import type { Board, Place } from "../types";
import type { Camera } from "./camera";
import { type Frame, inRings } from "./frame";
import { Ghost, type Hands } from "./ghost";
import { WayLine } from "./overlays";
import { PieceDrawing } from "./pieces";

type Rings = ReadonlyArray<ReadonlyArray<readonly [number, number]>>;

export interface FieldWay {
  readonly thing: Thing;
  readonly points: ReadonlyArray<Place>; // from where it stands
  readonly to: Place | null;
  readonly heading: number;
  readonly outline: ReadonlyArray<readonly [number, number]>;
  readonly isRound: boolean;
  readonly rings?: Rings | null; // true reach
  readonly hands?: Hands | null; // dragged, and not only tapped
  readonly ended?: Place | null; // where the server says that it stops
}

interface LiveWayProps {
  readonly way: FieldWay;
  readonly board: Board;
  readonly frame: Frame;
  readonly camera: Camera;
}

export function LiveWay({ way, board, frame, camera }: LiveWayProps) {
  const held = way.hands ? hand.value : null;
  useEffect(
    () => () => {
      hand.value = null; // the move was taken away under the finger
    },
    [],
  );
  const to = held?.to ? followed(held.to, way) : way.to;
  const heading = held?.heading ?? way.heading;
  const points = [...way.points, ...(to ? [to] : [])].map(({ x, y }) => frame.point(x, y));
  const end = to && frame.point(to.x, to.y);
  const at = to ?? way.points.at(-1);
  return (
    <>
      <WayLine
        points={points}
        seat={way.thing.seat}
        unit={board.rules.unit}
        frame={frame}
        scale={camera.scale}
      />
      {end && !way.hands && (
        <PieceDrawing thing={way.thing} at={end} frame={frame} heading={way.heading} ghost />
      )}
      {way.hands && at && (
        <Ghost
          thing={way.thing}
          at={at}
          heading={heading}
          frame={frame}
          camera={camera}
          {...way.hands}
        />
      )}
    </>
  );
}

/** Under the finger as far as it may go; beyond that where the server lets it stop. */
function followed(to: Place, way: FieldWay): Place {
  return way.rings && inRings(to, way.rings) ? to : (way.ended ?? to);
}
