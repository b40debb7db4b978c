// The map in a window: one finger scrolls it, two make it larger or smaller, and so do its buttons.

import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import { t } from "../../../words/texts";
import { frameOf, GloryMap, type MapProps } from "./map";

const PHONE_ZOOM = 3.3; // names can be read
const WIDE_ZOOM = 1.2; // on a tablet or a laptop nearly all is seen
const ROOMY = "(min-width: 760px) and (min-height: 560px)";
const MOST_ZOOM = 5;
const STEP = 1.4;

/** A spot of the map, as shares of its width and height. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

export function MapWindow(props: MapProps & { readonly children?: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(() => (matchMedia(ROOMY).matches ? WIDE_ZOOM : PHONE_ZOOM));
  const keep = useKept(box, zoom);
  usePinch(box, inner, zoom, (next, at) => {
    keep(at);
    setZoom(next);
  });
  useFollow(box, props);
  const by = (factor: number) => {
    keep(null);
    setZoom(limited(zoom * factor));
  };
  return (
    <div class="wpg-window">
      <div class="wpg-scroll" ref={box}>
        <div ref={inner} style={{ width: `${zoom * 100}%` }}>
          <GloryMap {...props} />
        </div>
      </div>
      <div class="wpg-zoom">
        <button type="button" aria-label={t("wpg-ui-larger")} onClick={() => by(STEP)}>
          +
        </button>
        <button type="button" aria-label={t("wpg-ui-smaller")} onClick={() => by(1 / STEP)}>
          −
        </button>
      </div>
      {props.children}
    </div>
  );
}

export function limited(zoom: number): number {
  return Math.min(MOST_ZOOM, Math.max(1, zoom));
}

type Box = RefObject<HTMLDivElement | null>;

/** Keeps a point of the window over the same spot of the map when the map grows; null: the middle. */
function useKept(box: Box, zoom: number): (at: Spot | null) => void {
  const wanted = useRef<{ spot: Spot; at: Spot } | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !wanted.current) return;
    const { spot, at } = wanted.current;
    element.scrollLeft = spot.x * element.scrollWidth - at.x;
    element.scrollTop = spot.y * element.scrollHeight - at.y;
    wanted.current = null;
  }, [zoom]);
  return (at) => {
    const element = box.current;
    if (!element) return;
    const held = at ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 };
    const spot = {
      x: (element.scrollLeft + held.x) / element.scrollWidth,
      y: (element.scrollTop + held.y) / element.scrollHeight,
    };
    wanted.current = { spot, at: held };
  };
}

/** Scrolls to where something is decided, when that lies outside the window. */
function useFollow(box: Box, { board, chosen }: MapProps): void {
  const last = useRef("reims"); // about the middle of the map
  const at = board.now?.area || chosen || last.current;
  last.current = at;
  useEffect(() => {
    const element = box.current;
    const place = board.areas.find(({ id }) => id === at)?.place;
    if (!element || !place) return;
    const frame = frameOf(board.land);
    const x = ((place[0] - frame.left) / frame.wide) * element.scrollWidth;
    const y = ((place[1] - frame.top) / frame.high) * element.scrollHeight;
    const edge = 60;
    const inside =
      x > element.scrollLeft + edge &&
      x < element.scrollLeft + element.clientWidth - edge &&
      y > element.scrollTop + edge &&
      y < element.scrollTop + element.clientHeight - edge;
    if (inside) return;
    element.scrollLeft = x - element.clientWidth / 2;
    element.scrollTop = y - element.clientHeight / 2;
  }, [at]);
}

/** While two fingers are down the map is only stretched, which costs no layout; then it is drawn. */
function usePinch(
  box: Box,
  inner: Box,
  zoom: number,
  onEnd: (zoom: number, at: Spot) => void,
): void {
  const live = useRef({ zoom, onEnd });
  live.current = { zoom, onEnd };
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    let from: { apart: number; at: Spot } | null = null;
    let factor = 1;
    const start = (event: TouchEvent) => {
      if (event.touches.length === 2) from = fingers(event, element);
    };
    const move = (event: TouchEvent) => {
      const now = event.touches.length === 2 ? fingers(event, element) : null;
      if (!from || !now || !inner.current) return;
      event.preventDefault();
      factor = limited((live.current.zoom * now.apart) / from.apart) / live.current.zoom;
      const [x, y] = [element.scrollLeft + from.at.x, element.scrollTop + from.at.y];
      inner.current.style.transformOrigin = `${x}px ${y}px`;
      inner.current.style.transform = `scale(${factor})`;
    };
    const end = () => {
      if (!from || !inner.current) return;
      inner.current.style.transform = "";
      if (factor !== 1) live.current.onEnd(live.current.zoom * factor, from.at);
      from = null;
      factor = 1;
    };
    element.addEventListener("touchstart", start, { passive: true });
    element.addEventListener("touchmove", move, { passive: false });
    element.addEventListener("touchend", end);
    element.addEventListener("touchcancel", end);
    return () => {
      element.removeEventListener("touchstart", start);
      element.removeEventListener("touchmove", move);
      element.removeEventListener("touchend", end);
      element.removeEventListener("touchcancel", end);
    };
  }, []);
}

/** How far apart two fingers are, and their middle in the window. */
function fingers(event: TouchEvent, element: HTMLElement): { apart: number; at: Spot } | null {
  const [one, two] = [event.touches[0], event.touches[1]];
  if (!one || !two) return null;
  const { left, top } = element.getBoundingClientRect();
  return {
    apart: Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY),
    at: {
      x: (one.clientX + two.clientX) / 2 - left,
      y: (one.clientY + two.clientY) / 2 - top,
    },
  };
}
