// Ten sides are told apart by everybody: letters can be read, and where colours come close to each
// other for somebody colour-blind, the frames are others.

import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { FRAMES } from "./frames";

const SIDES = Object.keys(FRAMES);
const CSS = readFileSync("src/styles/tokens.css", "utf-8");
const [LIGHT = "", DARK = ""] = CSS.split("@media (prefers-color-scheme: dark)");

type Rgb = readonly [number, number, number];

function token(block: string, name: string): Rgb {
  const found = new RegExp(`--${name}: #([0-9a-f]{6});`).exec(block)?.[1];
  if (!found) throw new Error(`no token --${name}`);
  const part = (at: number) => linear(parseInt(found.slice(at, at + 2), 16) / 255);
  return [part(0), part(2), part(4)];
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function luminance([r, g, b]: Rgb): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: Rgb, two: Rgb): number {
  const [low, high] = [luminance(one), luminance(two)].sort((a, b) => a - b);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

// Machado, Oliveira and Fernandes (2009), severity 1, on linear RGB.
const SIGHTS: Readonly<Record<string, ReadonlyArray<Rgb>>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function seenBy(rows: ReadonlyArray<Rgb>, [r, g, b]: Rgb): Rgb {
  const [x = 0, y = 0, z = 0] = rows.map((row) =>
    Math.min(1, Math.max(0, row[0] * r + row[1] * g + row[2] * b)),
  );
  return [x, y, z];
}

function lab([r, g, b]: Rgb): Rgb {
  const curve = (v: number) => (v > 0.008856 ? Math.cbrt(v) : 7.787 * v + 16 / 116);
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function distance(one: Rgb, two: Rgb): number {
  const [a, b] = [lab(one), lab(two)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

const THEMES: ReadonlyArray<readonly [string, string]> = [
  ["light", LIGHT],
  ["dark", DARK],
];

test("there are ten sides, each with a frame of its own", () => {
  expect(SIDES).toHaveLength(10);
  expect(new Set(Object.values(FRAMES)).size).toBe(10);
});

test.each(THEMES)("letters and names can be read in %s", (_name, css) => {
  for (const side of SIDES) {
    expect(contrast(token(css, side), token(css, `${side}-on`)), side).toBeGreaterThan(4.5);
    for (const ground of ["sheet", "raised", "ground"]) {
      expect(contrast(token(css, side), token(css, ground)), side).toBeGreaterThan(4.5);
    }
  }
});

test.each(THEMES)("the first two stay far apart for everybody in %s", (_name, css) => {
  for (const sight of Object.values(SIGHTS)) {
    const [blue, orange] = ["blue", "orange"].map((side) => seenBy(sight, token(css, side)));
    expect(distance(blue ?? [0, 0, 0], orange ?? [0, 0, 0])).toBeGreaterThan(60);
  }
});

test.each(THEMES)("no two sides look the same to anybody in %s", (_name, css) => {
  for (const [kind, sight] of Object.entries(SIGHTS)) {
    SIDES.forEach((one, at) => {
      for (const two of SIDES.slice(at + 1)) {
        const apart = distance(seenBy(sight, token(css, one)), seenBy(sight, token(css, two)));
        // About four times what a trained eye just tells apart; the frames differ as well.
        expect(apart, `${one} and ${two}, ${kind}`).toBeGreaterThan(8);
      }
    });
  }
});
