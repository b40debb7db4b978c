// The map in a window: one finger scrolls it, two make it larger or smaller, and so do its buttons.

import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import { t } from "../../../words/texts";
import { type Corner, frontOf, lookAt, placesOf, wished } from "./follow";
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
      <div class="wpg-scroll" ref={box} tabIndex={0} role="group" aria-label={t("wpg-ui-map")}>
        <div class="wpg-sheet" style={{ width: `${zoom * 100}%` }}>
          <div ref={inner}>
            <GloryMap {...props} />
          </div>
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

/** Scrolls to where something is decided or can be tapped, when none of that is in the window:
 * with the drawing that shows it, so that nothing moves away under a finger. */
function useFollow(box: Box, props: MapProps): void {
  const { board } = props;
  const opened = useRef(false);
  const ids = wished(props);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const frame = frameOf(board.land);
    const scale = element.scrollWidth / frame.wide;
    const places = placesOf(board, ids).map(([x, y]): Corner => [
      (x - frame.left) * scale,
      (y - frame.top) * scale,
    ]);
    const front = opened.current ? null : frontOf(board);
    if (front) {
      look(element, [(front[0] - frame.left) * scale, (front[1] - frame.top) * scale]);
      opened.current = true;
    }
    const { scrollLeft: left, scrollTop: top, clientWidth: wide, clientHeight: high } = element;
    const to = lookAt(places, { left, top, wide, high }, 60);
    if (to) look(element, to);
  }, [ids.join()]);
}

function look(element: HTMLElement, [x, y]: Corner): void {
  element.scrollLeft = x - element.clientWidth / 2;
  element.scrollTop = y - element.clientHeight / 2;
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
      if (event.touches.length !== 2) return;
      from = fingers(event, element);
      if (!from || !inner.current) return;
      const [x, y] = [element.scrollLeft + from.at.x, element.scrollTop + from.at.y];
      inner.current.style.transformOrigin = `${x}px ${y}px`;
      inner.current.style.willChange = "transform"; // a layer of its own: stretched, not painted
    };
    const move = (event: TouchEvent) => {
      const now = apart(event);
      if (!from || now === null || !inner.current) return;
      event.preventDefault();
      factor = limited((live.current.zoom * now) / from.apart) / live.current.zoom;
      inner.current.style.transform = `scale(${factor})`;
    };
    const end = () => {
      if (!from || !inner.current) return;
      inner.current.style.transform = "";
      inner.current.style.willChange = "";
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

/** How far apart two fingers are; null: there are not two. */
function apart({ touches }: TouchEvent): number | null {
  const [one, two] = [touches[0], touches[1]];
  if (!one || !two || touches.length > 2) return null;
  return Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
}

/** Two fingers as they come down: how far apart, and their middle in the window. */
function fingers(event: TouchEvent, element: HTMLElement): { apart: number; at: Spot } | null {
  const [one, two] = [event.touches[0], event.touches[1]];
  const wide = apart(event);
  if (!one || !two || wide === null) return null;
  const { left, top } = element.getBoundingClientRect();
  const at = {
    x: (one.clientX + two.clientX) / 2 - left,
    y: (one.clientY + two.clientY) / 2 - top,
  };
  return { apart: wide, at };
}
