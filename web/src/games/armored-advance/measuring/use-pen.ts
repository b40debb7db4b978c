// A finger that draws from one thing to another on the map. One that begins at an end moves that end.

import { useRef } from "preact/hooks";

import type { Point } from "../field/frame";
import type { Pen } from "../field/gestures";
import { type End, measuring, setEnds } from "./measuring";

/** Null: nothing is being measured, and a finger pans. `endAt` says what lies under a point. */
export function usePen(on: boolean, endAt: (point: Point) => End): Pen | null {
  const moves = useRef<"one" | "two">("two");
  if (!on) return null;
  return {
    begin: (point) => {
      const start = endAt(point);
      const now = measuring.peek();
      const near = (end: End | null | undefined) => end && isNear(end, start);
      if (now?.two && near(now.one)) moves.current = "one";
      else {
        moves.current = "two";
        if (!(now?.two && near(now.two))) setEnds({ one: start, two: null });
      }
    },
    move: (point) => {
      const now = measuring.peek();
      if (!now?.one) return;
      setEnds({ one: now.one, two: now.two, [moves.current]: endAt(point) });
    },
    end: () => undefined,
  };
}

const GRIP = 1200; // thousandths of an inch: a point is taken up again by a finger so near

function isNear(a: End, b: End): boolean {
  if (a.unit || b.unit) return a.unit === b.unit;
  return a.at !== null && b.at !== null && Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y) < GRIP;
}
