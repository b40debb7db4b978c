// How much room the phone's map has while cards are picked: what is left beside score, news and hand.

import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

import { PHONE_WIDTH } from "./layout";

/** The room in the map's own units, measured anew whenever what stands above or below the map grows or
 * shrinks; null: not measured yet. */
export function useMapRoom(column: RefObject<HTMLElement | null>): number | null {
  const [room, setRoom] = useState<number | null>(null);
  useLayoutEffect(() => {
    const parts = partsOf(column.current);
    if (!parts) return undefined;
    const measure = () => setRoom(Math.floor(roomIn(parts)));
    const watch = new ResizeObserver(measure);
    const { page, rest } = parts;
    for (const each of [page, ...page.children, ...rest]) watch.observe(each);
    measure();
    return () => watch.disconnect();
  });
  return room;
}

interface Parts {
  readonly page: HTMLElement;
  readonly column: HTMLElement;
  readonly map: HTMLElement;
  readonly drawing: Element;
  readonly rest: ReadonlyArray<Element>; // what stands above and below the map
}

function partsOf(column: HTMLElement | null): Parts | null {
  const page = column?.closest("main");
  const map = column?.querySelector<HTMLElement>(":scope > .board");
  const drawing = map?.querySelector("svg");
  if (!column || !page || !map || !drawing) return null;
  return { page, column, map, drawing, rest: [...column.children].filter((each) => each !== map) };
}

function roomIn({ page, column, map, drawing }: Parts): number {
  const last = column.lastElementChild ?? map;
  // The hand keeps to the foot of the page by a margin that takes what is left.
  const left =
    last === map
      ? column.getBoundingClientRect().bottom - map.getBoundingClientRect().bottom
      : parseFloat(getComputedStyle(last).marginTop);
  const over = page.scrollHeight - page.clientHeight;
  const { width, height } = drawing.getBoundingClientRect();
  return ((height - over + left) * PHONE_WIDTH) / width;
}
