// How much room the phone's map has while cards are picked: what is left beside score, news and hand.

import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import { PHONE_WIDTH } from "./layout";

const NEAR = 4; // units; pages are measured in whole pixels, and must come to rest
const GROWTHS = 4; // in a second; a page that has more goes round in a circle
const SECOND = 1000;

/** The room in the map's own units, measured anew whenever what stands above or below the map grows or
 * shrinks; null: not measured yet. */
export function useMapRoom(column: RefObject<HTMLElement | null>): number | null {
  const [room, setRoom] = useState<number | null>(null);
  const latest = useRef<number | null>(null);
  const growing = useRef(new Growing());
  const watched = useRef<Watched>({ all: [], stop: () => undefined });
  useLayoutEffect(() => {
    const measure = () => {
      const parts = partsOf(column.current);
      if (!parts) return;
      const before = latest.current;
      const next = settled(before, roomIn(parts));
      if (before !== null && next > before && !growing.current.mayAt(performance.now())) return;
      latest.current = next;
      setRoom(next);
    };
    measure();
    const all = besides(column.current);
    if (isSame(all, watched.current.all)) return;
    const watch = new ResizeObserver(measure);
    for (const each of all) watch.observe(each);
    watched.current.stop();
    watched.current = { all, stop: () => watch.disconnect() };
  });
  useEffect(() => () => watched.current.stop(), []);
  return room;
}

interface Watched {
  readonly all: ReadonlyArray<Element>;
  readonly stop: () => void;
}

/** The page, and all on it but the map: what leaves the map its room, whatever the map does with it. */
function besides(column: HTMLElement | null): ReadonlyArray<Element> {
  const parts = partsOf(column);
  if (!parts) return [];
  const banners = [...parts.page.children].filter((each) => each !== parts.column);
  return [parts.page, ...banners, ...parts.rest];
}

function isSame(one: ReadonlyArray<Element>, two: ReadonlyArray<Element>): boolean {
  return one.length === two.length && one.every((each, place) => each === two[place]);
}

/** Less room is taken at once; a little more may come of the map's own change, and is let be. */
export function settled(before: number | null, room: number): number {
  return before !== null && room >= before && room < before + NEAR ? before : Math.floor(room);
}

/** A map that grew wraps what is beside it anew, which may take the room back, and so on for ever.
 * Shrinking comes to an end by itself; so growing has to be rare. */
export class Growing {
  private times: ReadonlyArray<number> = [];

  mayAt(now: number): boolean {
    const lately = this.times.filter((time) => now - time < SECOND);
    const may = lately.length < GROWTHS;
    this.times = may ? [...lately, now] : lately;
    return may;
  }
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
