// Where things lie: the countries as a chain of levels from blue's home to orange's, one below the
// other on a phone and one beside the other on the screen, and the places on each country.

import type { ArmyPiece, Board, CountryCard } from "../types";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Spot extends Point {
  readonly scale: number;
}

/** One country's part of the map. `edge` is the side of the map it touches. */
export interface Cell extends Point {
  readonly country: CountryCard;
  readonly w: number;
  readonly h: number;
  readonly edge: "left" | "right" | "top" | "bottom";
}

/** A line between two countries: across the map (or a level of it) at one place. */
export interface Border {
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly lies: "across" | "upright";
}

/** The places on one country, with the size of what is laid there. */
export interface Places {
  readonly name: Point;
  readonly capital: Spot;
  readonly strength: Point;
  readonly vp: Point;
  readonly die: number;
  readonly armies: { readonly x: number; readonly w: number; readonly lines: readonly number[] };
  readonly stock: Spot;
}

export interface Layout {
  readonly w: number;
  readonly h: number;
  readonly big: boolean; // the screen's, read from afar
  readonly cells: ReadonlyArray<Cell>;
  readonly borders: ReadonlyArray<Border>;
}

/** The countries by their distance from blue's home: neutrals side by side share a level. */
function levels(board: Board): ReadonlyArray<ReadonlyArray<CountryCard>> {
  const found: CountryCard[][] = [];
  let rest = [...board.countries];
  let level = rest.slice(0, 1);
  while (level.length > 0) {
    found.push(level);
    const here = level;
    rest = rest.filter((country) => !here.includes(country));
    level = rest.filter((country) => here.some((near) => near.neighbours.includes(country.id)));
  }
  return found;
}

export const PHONE_WIDTH = 350;

const FLAT = 96; // lower than this, a country is one line: words, capital, armies, dice
const LEAST = 48; // what one line needs, and a finger
const SHORT = 104;
const TALL = 118;
const TWO_ABREAST = 146;

/** How high one country is drawn on a phone. */
export type Height = "tall" | "short" | number; // a number: as flat as that

/** As high as the map may be, so that it fits this room; flatter than one line it never is. */
export function heightIn(board: Board, room: number): Height {
  const chain = levels(board);
  const abreast = chain.filter((level) => level.length > 1).length;
  const each = (room - abreast * TWO_ABREAST) / (chain.length - abreast);
  if (each >= TALL) return "tall";
  return each >= SHORT ? "short" : Math.max(LEAST, Math.min(FLAT - 1, each));
}

/** For a phone: the viewer's home nearest the viewer; on a short one everything is flatter. */
export function phoneLayout(board: Board, seat: string | null, tall: Height): Layout {
  const chain = levels(board);
  const blueIsNear = seat === null || board.countries[0]?.owner === seat;
  const downwards = blueIsNear ? [...chain].reverse() : chain.map((level) => [...level].reverse());
  const height =
    typeof tall === "number"
      ? Math.min(tall, FLAT - 1)
      : tall === "short" || chain.length > 3
        ? SHORT
        : TALL;
  const cells: Cell[] = [];
  const borders: Border[] = [];
  let y = 0;
  for (const level of downwards) {
    const h = level.length > 1 ? TWO_ABREAST : height;
    const w = PHONE_WIDTH / level.length;
    level.forEach((country, index) => {
      cells.push({ country, x: index * w, y, w, h, edge: index === 0 ? "left" : "right" });
      if (index > 0) borders.push({ at: index * w, from: y, to: y + h, lies: "upright" });
    });
    if (y > 0) borders.push({ at: y, from: 0, to: PHONE_WIDTH, lies: "across" });
    y += h;
  }
  return { w: PHONE_WIDTH, h: y, big: false, cells, borders };
}

const SCREEN_WIDTH = 1000;
const SCREEN_HEIGHT = 700;
const LOW = 612; // lower than this, armies and dice share the height: else they meet the capital
const LOWEST = 390;
export const SCREEN_RATIO = SCREEN_WIDTH / SCREEN_HEIGHT;

/** For the screen: blue's home on the left. As flat as its room is, where countries lie in one row. */
export function screenLayout(board: Board, ratio = SCREEN_RATIO): Layout {
  const chain = levels(board);
  const lowest = chain.every((level) => level.length === 1) ? LOWEST : SCREEN_HEIGHT;
  const height = Math.max(lowest, Math.min(SCREEN_HEIGHT, SCREEN_WIDTH / ratio));
  const w = SCREEN_WIDTH / chain.length;
  const cells: Cell[] = [];
  const borders: Border[] = [];
  chain.forEach((level, column) => {
    const h = height / level.length;
    const x = column * w;
    level.forEach((country, index) => {
      cells.push({ country, x, y: index * h, w, h, edge: index === 0 ? "top" : "bottom" });
      if (index > 0) borders.push({ at: index * h, from: x, to: x + w, lies: "across" });
    });
    if (column > 0) borders.push({ at: x, from: 0, to: height, lies: "upright" });
  });
  return { w: SCREEN_WIDTH, h: height, big: true, cells, borders };
}

export function placesIn(layout: Layout, cell: Cell): Places {
  if (layout.big && cell.h < layout.h) return smallOnScreen(cell);
  if (layout.big) return isLow(layout) ? lowOnScreen(cell) : tallOnScreen(cell);
  if (cell.w < PHONE_WIDTH) return narrowOnPhone(cell);
  return cell.h < FLAT ? flatOnPhone(cell) : wideOnPhone(cell);
}

function isLow(layout: Layout): boolean {
  return layout.big && layout.h < LOW;
}

/** Whether a country has no line for its stock: then its words say it. */
export function saysStock(layout: Layout, cell: Cell): boolean {
  return isFlat(layout, cell) || isLow(layout);
}

function isFlat(layout: Layout, cell: Cell): boolean {
  return !layout.big && cell.w === PHONE_WIDTH && cell.h < FLAT;
}

function flatOnPhone({ x, y, w, h }: Cell): Places {
  const die = Math.min(40, h - 24);
  const top = y + (h - die - 16) / 2;
  const dice = w - 2 * Math.max(die, 44) - 16;
  return {
    name: { x: x + 15, y: y + h / 2 - 6 },
    capital: { x: x + 184, y: y + h / 2, scale: 0.8 },
    strength: { x: x + dice + 4, y: top },
    vp: { x: x + w - die - 12, y: top },
    die,
    armies: { x: x + 200, w: dice - 200, lines: [y + h * 0.52, y + h - 6] },
    stock: { x: x + w - 10, y: y + h - 9, scale: 0.56 },
  };
}

function wideOnPhone({ x, y, w, h, country }: Cell): Places {
  const low = h < 110;
  const die = low ? 40 : 46;
  const top = y + (low ? 14 : 20);
  const dice = country.strength ? 2 * die + 26 : die + 20;
  return {
    name: { x: x + 17, y: y + (low ? 22 : 26) },
    capital: { x: x + 38, y: y + h - (low ? 29 : 36), scale: low ? 1.1 : 1.2 },
    strength: { x: x + w - 2 * die - 18, y: top },
    vp: { x: x + w - die - 9, y: top },
    die,
    armies: {
      x: x + (country.owner ? 66 : 20),
      w: w - dice - (country.owner ? 66 : 20),
      lines: [y + h - 54, y + h - 17],
    },
    stock: { x: x + w - 10, y: y + h - 9, scale: 0.56 },
  };
}

function narrowOnPhone({ x, y, w, h }: Cell): Places {
  const die = 42;
  return {
    name: { x: x + 17, y: y + 26 },
    capital: { x: x + 34, y: y + h - 30, scale: 1 },
    strength: { x: x + w - 2 * die - 18, y: y + 34 },
    vp: { x: x + w - die - 10, y: y + 34 },
    die,
    armies: { x: x + 10, w: w - 20, lines: [y + h - 58, y + h - 17] },
    stock: { x: x + w - 10, y: y + h - 9, scale: 0.56 },
  };
}

function tallOnScreen({ x, y, w, h, country }: Cell): Places {
  const die = 100;
  const middle = x + w / 2;
  const top = y + h - 206;
  return {
    name: { x: middle, y: y + 64 },
    capital: { x: middle, y: y + 212, scale: 3.2 },
    strength: { x: middle - die - 12, y: top },
    vp: { x: country.strength ? middle + 12 : middle - die / 2, y: top },
    die,
    armies: { x: x + 14, w: w - 28, lines: [y + h - 348, y + h - 234] },
    stock: { x: middle, y: y + h - 14, scale: 1 },
  };
}

function lowOnScreen({ x, y, w, h, country }: Cell): Places {
  const die = 84;
  const middle = x + w / 2;
  const top = y + h - 130;
  const aside = country.owner ? 104 : 14; // the capital's place
  return {
    name: { x: middle, y: y + 46 },
    capital: { x: x + 58, y: y + h - 196, scale: 2.2 },
    strength: { x: middle - die - 12, y: top },
    vp: { x: country.strength ? middle + 12 : middle - die / 2, y: top },
    die,
    armies: { x: x + aside, w: w - aside - 14, lines: [y + h - 150, y + h - 150] },
    stock: { x: middle, y: y + h - 14, scale: 1 },
  };
}

function smallOnScreen({ x, y, w, h }: Cell): Places {
  const die = 92;
  return {
    name: { x: x + w / 2, y: y + 62 },
    capital: { x: x + 70, y: y + 170, scale: 2.4 },
    strength: { x: x + 20, y: y + h - 150 },
    vp: { x: x + w - die - 24, y: y + h - 164 },
    die,
    armies: { x: x + 10, w: w - die - 44, lines: [y + h - 130, y + h - 28] },
    stock: { x: x + w / 2, y: y + h - 14, scale: 1 },
  };
}

/** Where each army of a country is drawn: on the capital, else in one line, or a line per side. */
export function armySpots(
  layout: Layout,
  cell: Cell,
  near: string | null,
): ReadonlyMap<string, Spot> {
  const places = placesIn(layout, cell);
  const { x, w, lines } = places.armies;
  const [back = 0, front = 0] = lines;
  const free = cell.country.armies.filter((army) => !army.on_capital);
  const spots = new Map<string, Spot>();
  const flat = isFlat(layout, cell);
  const base = isLow(layout)
    ? 2.3
    : layout.big
      ? 2.9
      : flat
        ? Math.min(1.25, (cell.h - 10) / 50)
        : 1.25;
  const most = flat || isLow(layout) ? 9 : Math.max(1, Math.floor(w / (layout.big ? 92 : 48)));
  const line = (armies: ReadonlyArray<ArmyPiece>, y: number, scale: number): void => {
    const slot = Math.min(w / Math.max(armies.length, 1), layout.big ? 110 : 58);
    const start = x + (w - slot * armies.length) / 2;
    const fits = Math.min(scale, slot / (armies.some((army) => army.fortified) ? 46 : 26));
    armies.forEach((army, index) => {
      spots.set(army.id, { x: start + slot * (index + 0.5), y, scale: fits });
    });
  };
  if (free.length <= most) {
    line(free, front, base);
  } else {
    line(
      free.filter((army) => army.seat !== (near ?? "blue")),
      back,
      base * 0.8,
    );
    line(
      free.filter((army) => army.seat === (near ?? "blue")),
      front,
      base * 0.8,
    );
  }
  const { capital } = places;
  for (const army of cell.country.armies.filter((piece) => piece.on_capital)) {
    const scale = base * 0.8;
    spots.set(army.id, { x: capital.x + 8 * scale, y: capital.y + 15 * scale, scale });
  }
  return spots;
}
