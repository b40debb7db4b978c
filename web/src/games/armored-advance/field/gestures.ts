// What fingers do to a map: one pans or draws, two zoom and turn, a still one is a tap. A palm and a
// third finger are nobody's.

import { useEffect, useRef } from "preact/hooks";

import type { Point } from "./frame";

const TAP = 8; // pixels a finger may stray
const PALM = 60; // pixels across that no fingertip has
const TWIST = 14; // degrees that two fingers may turn by while they only zoom
const WHEEL_MS = 140; // after the last turn of a wheel

/** One finger that draws instead of panning; places in pixels of the element. */
export interface Pen {
  readonly begin: (at: Point) => void;
  readonly move: (at: Point) => void;
  readonly end: () => void;
}

export interface Gestures {
  readonly zoomAt: (factor: number, at: Point) => void;
  readonly pan: (dx: number, dy: number) => void;
  /** By so many degrees since the fingers came down, around a point of the element. */
  readonly twist: ((degrees: number, around: Point) => void) | null;
  /** The last finger has left the glass. */
  readonly done: () => void;
  readonly pen: Pen | null;
  /** Whether something else holds the finger: the map then stays where it is. */
  readonly held: { current: boolean };
  readonly moved: { current: boolean };
}

interface Box {
  readonly current: HTMLElement | null;
}

export function useGestures(box: Box, gestures: Gestures): void {
  const latest = useRef(gestures);
  latest.current = gestures;
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const fingers = new Fingers(element, latest);
    let wheeled = 0;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      latest.current.zoomAt(event.deltaY < 0 ? 1.15 : 1 / 1.15, fingers.at(event));
      clearTimeout(wheeled);
      wheeled = window.setTimeout(() => latest.current.done(), WHEEL_MS);
    };
    element.addEventListener("pointerdown", fingers.down);
    window.addEventListener("pointermove", fingers.move);
    window.addEventListener("pointerup", fingers.up);
    window.addEventListener("pointercancel", fingers.up);
    element.addEventListener("wheel", wheel, { passive: false });
    return () => {
      clearTimeout(wheeled);
      element.removeEventListener("pointerdown", fingers.down);
      window.removeEventListener("pointermove", fingers.move);
      window.removeEventListener("pointerup", fingers.up);
      window.removeEventListener("pointercancel", fingers.up);
      element.removeEventListener("wheel", wheel);
    };
  }, []);
}

class Fingers {
  private readonly down_at = new Map<number, Point>();
  private strayed = 0;
  private first: Point = { x: 0, y: 0 };
  private draws = false;
  private turned = 0;
  private corner: Point = { x: 0, y: 0 }; // of the element, as long as a finger is down

  constructor(
    private readonly element: HTMLElement,
    private readonly to: { readonly current: Gestures },
  ) {}

  at({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point {
    if (this.down_at.size === 0) {
      const { left, top } = this.element.getBoundingClientRect();
      this.corner = { x: left, y: top };
    }
    return { x: clientX - this.corner.x, y: clientY - this.corner.y };
  }

  readonly down = (event: PointerEvent): void => {
    const palm = event.pointerType === "touch" && Math.max(event.width, event.height) > PALM;
    if (palm || this.down_at.size >= 2 || this.to.current.held.current) return;
    const place = this.at(event);
    if (this.down_at.size === 0) {
      this.strayed = 0;
      this.first = place;
      this.turned = 0;
      this.to.current.moved.current = false;
    } else if (this.draws) this.lift(); // two fingers are the map's
    this.down_at.set(event.pointerId, place);
  };

  readonly move = (event: PointerEvent): void => {
    const before = this.down_at.get(event.pointerId);
    if (!before || this.to.current.held.current) return;
    const after = this.at(event);
    this.strayed += Math.hypot(after.x - before.x, after.y - before.y);
    const other = [...this.down_at].find(([id]) => id !== event.pointerId)?.[1];
    this.down_at.set(event.pointerId, after);
    if (this.strayed < TAP && !other) return;
    this.to.current.moved.current = true;
    if (other) this.pinch(before, after, other);
    else this.stroke(before, after);
  };

  private stroke(before: Point, after: Point): void {
    const { pen, pan } = this.to.current;
    if (!pen) return pan(after.x - before.x, after.y - before.y);
    if (!this.draws) pen.begin(this.first);
    this.draws = true;
    pen.move(after);
  }

  private pinch(before: Point, after: Point, other: Point): void {
    const { zoomAt, pan, twist } = this.to.current;
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(after.x - other.x, after.y - other.y);
    const middle = { x: (after.x + other.x) / 2, y: (after.y + other.y) / 2 };
    pan((after.x - before.x) / 2, (after.y - before.y) / 2);
    zoomAt(is / Math.max(1, was), middle);
    if (!twist) return;
    const swing = (from: Point) => Math.atan2(from.y - other.y, from.x - other.x);
    const turn = ((swing(after) - swing(before)) * 180) / Math.PI;
    this.turned += ((turn + 540) % 360) - 180;
    twist(Math.abs(this.turned) < TWIST ? 0 : this.turned, middle);
  }

  readonly up = (event: PointerEvent): void => {
    if (!this.down_at.delete(event.pointerId) || this.down_at.size > 0) return;
    if (this.draws) this.lift();
    if (this.to.current.moved.current) this.to.current.done();
  };

  private lift(): void {
    this.draws = false;
    this.to.current.pen?.end();
  }
}
