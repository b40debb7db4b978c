// Where the lamps of our own layouts lie; any other is drawn as one row for each group.

import type { Spot } from "./lamp";

export interface Placed {
  readonly spots: ReadonlyArray<Spot>;
  readonly label?: readonly [x: number, y: number];
  readonly marks?: ReadonlyArray<string>; // a word below each lamp
  readonly digits?: readonly [x: number, y: number]; // a number instead of its segments
}

export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly card?: readonly [x: number, y: number, width: number, height: number];
  readonly groups: Readonly<Record<string, Placed>>;
}

function row(count: number, x: number, y: number, step: number, size: number): Spot[] {
  return Array.from({ length: count }, (_, at) => ({ x: x + at * step, y, size }));
}

function column(count: number, x: number, y: number, step: number, size: number): Spot[] {
  return Array.from({ length: count }, (_, at) => ({ x, y: y + at * step, size }));
}

function bar(count: number, x: number, y: number, width: number): Spot[] {
  const each = width / count;
  return Array.from({ length: count }, (_, at) => ({
    x: x + each * (at + 0.5),
    y,
    size: 5,
    bar: each - 2,
  }));
}

const COUNTRY: Plan = {
  width: 420,
  height: 330,
  card: [92, 52, 236, 176],
  groups: {
    edge: { spots: bar(8, 92, 26, 236), label: [46, 30] },
    vp: { spots: column(6, 46, 80, 26, 8), label: [46, 58] },
    strength: { spots: column(6, 374, 80, 26, 8), label: [374, 58] },
    blue: { spots: row(3, 66, 268, 36, 10), label: [84, 310] },
    capital: { spots: row(1, 178, 268, 0, 12), label: [178, 310] },
    prompt: { spots: row(1, 244, 268, 0, 7), label: [244, 310] },
    orange: { spots: row(3, 282, 268, 36, 10), label: [330, 310] },
  },
};

const PLAYER: Plan = {
  width: 520,
  height: 92,
  groups: {
    initiative: { spots: row(1, 40, 32, 0, 9), label: [40, 76] },
    picked: { spots: row(1, 104, 32, 0, 10), label: [104, 76] },
    cards: {
      spots: row(8, 154, 32, 33, 7),
      marks: ["M1", "M2", "Re", "Fo", "At", "At+", "St", "Sc"],
    },
    stock: { spots: row(3, 420, 32, 20, 6), label: [440, 76] },
    vp: { spots: [], digits: [494, 44], label: [494, 76] },
  },
};

const CENTRE: Plan = {
  width: 380,
  height: 92,
  groups: {
    phases: { spots: row(6, 26, 32, 26, 7), marks: ["a", "b", "c", "d", "e", "f"] },
    vp_stock: { spots: [], digits: [214, 44], label: [214, 76] },
    turn: { spots: [], digits: [282, 44], label: [282, 76] },
    end: { spots: row(1, 344, 32, 0, 9), label: [344, 76] },
  },
};

const PLANS: Readonly<Record<string, Plan>> = {
  country: COUNTRY,
  player: PLAYER,
  centre: CENTRE,
};
const WIDTH = 520;
const STEP = 20;

/** The plan of a layout we bring, or one that any layout fits into. */
export function planOf(layout: string, groups: Readonly<Record<string, number>>): Plan {
  const known = PLANS[layout];
  if (known && Object.keys(groups).every((name) => name in known.groups)) return known;
  const placed: Record<string, Placed> = {};
  const most = Math.floor((WIDTH - 120) / STEP);
  let y = 24;
  for (const [name, count] of Object.entries(groups)) {
    const spots = Array.from({ length: count }, (_, at) => ({
      x: 120 + (at % most) * STEP,
      y: y + Math.floor(at / most) * STEP,
      size: 6,
    }));
    placed[name] = { spots, label: [60, y + 4] };
    y += Math.ceil(count / most) * STEP + 12;
  }
  return { width: WIDTH, height: y + 8, groups: placed };
}
