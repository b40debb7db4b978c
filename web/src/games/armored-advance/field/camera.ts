// Pan and zoom by one finger, two fingers, the wheel or the buttons. A still finger is a tap.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import type { Point } from "./frame";
import { panned, whole, zoomed, type Section, type Size } from "./section";

const TAP = 8; // pixels a finger may stray

export interface Camera {
  readonly viewBox: string;
  /** The part of the drawing that is seen, in inches. */
  readonly shown: Section;
  /** How much of it is seen from top to bottom, in inches. */
  readonly height: number;
  /** Inches per pixel. */
  readonly scale: number;
  readonly zoom: (factor: number) => void;
  readonly fit: () => void;
  readonly at: (clientX: number, clientY: number) => Point;
  /** True right after a drag, whose end the browser calls a click. */
  readonly dragged: () => boolean;
}

/** The camera over a drawing of `w` by `h` inches inside the element. */
export function useCamera(
  box: { readonly current: HTMLElement | null },
  w: number,
  h: number,
): Camera {
  const [size, setSize] = useState<Size>({ w: 360, h: 400 });
  const [view, setView] = useState<Section | null>(null);
  const live = useRef({ size, view, w, h });
  live.current = { size, view, w, h };
  const moved = useRef(false);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () =>
      setSize({ w: element.clientWidth || 360, h: element.clientHeight || 400 });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => setView(null), [w, h]);

  const shown = view ?? whole({ size, w, h });
  const scale = shown.w / size.w;
  const now = () => live.current.view ?? whole(live.current);

  const zoomAt = (factor: number, px: number, py: number) =>
    setView(zoomed(now(), live.current, factor, { x: px, y: py }));
  const pan = (dx: number, dy: number) => setView(panned(now(), live.current, dx, dy));
  useGestures(box, { zoomAt, pan, moved });

  return {
    shown,
    height: size.h * scale,
    viewBox: `${shown.x} ${shown.y} ${shown.w} ${size.h * scale}`,
    scale,
    zoom: (factor) => zoomAt(factor, size.w / 2, size.h / 2),
    fit: () => setView(null),
    at: (clientX, clientY) => {
      const place = box.current?.getBoundingClientRect();
      const old = now();
      const each = old.w / live.current.size.w;
      return {
        x: old.x + (clientX - (place?.left ?? 0)) * each,
        y: old.y + (clientY - (place?.top ?? 0)) * each,
      };
    },
    dragged: () => moved.current,
  };
}

interface Hands {
  readonly zoomAt: (factor: number, x: number, y: number) => void;
  readonly pan: (dx: number, dy: number) => void;
  readonly moved: { current: boolean };
}

function useGestures(box: { readonly current: HTMLElement | null }, hands: Hands): void {
  const latest = useRef(hands);
  latest.current = hands;
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const fingers = new Map<number, Point>();
    let strayed = 0;
    const down = (event: PointerEvent) => {
      if (fingers.size === 0) {
        strayed = 0;
        latest.current.moved.current = false;
      }
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const after = { x: event.clientX, y: event.clientY };
      strayed += Math.hypot(after.x - before.x, after.y - before.y);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, after);
      if (strayed < TAP && !other) return;
      latest.current.moved.current = true;
      if (!other) return latest.current.pan(after.x - before.x, after.y - before.y);
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(after.x - other.x, after.y - other.y);
      const rect = element.getBoundingClientRect();
      const middle = {
        x: (after.x + other.x) / 2 - rect.left,
        y: (after.y + other.y) / 2 - rect.top,
      };
      return latest.current.zoomAt(is / Math.max(1, was), middle.x, middle.y);
    };
    const up = (event: PointerEvent) => void fingers.delete(event.pointerId);
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const rect = element.getBoundingClientRect();
      const factor = event.deltaY < 0 ? 1.15 : 1 / 1.15;
      latest.current.zoomAt(factor, event.clientX - rect.left, event.clientY - rect.top);
    };
    element.addEventListener("pointerdown", down);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", up);
    element.addEventListener("wheel", wheel, { passive: false });
    return () => {
      element.removeEventListener("pointerdown", down);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", up);
      element.removeEventListener("wheel", wheel);
    };
  }, []);
}
