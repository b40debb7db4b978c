// What the throws of a match say about its dice, and how little that is.

import type { DieSeen, Line } from "../../messages";

const FACES = 6;

/** One throw of the log: the line that tells it, and those that tell what came of it. */
export interface Throw {
  readonly line: Line;
  readonly after: ReadonlyArray<Line>;
  readonly faces: ReadonlyArray<number>;
}

/** The throws of a log, newest first; those that were taken back are marked in their lines. */
export function throwsOf(lines: ReadonlyArray<Line>): ReadonlyArray<Throw> {
  return lines
    .filter((line) => Object.keys(line.faces).length > 0)
    .map((line) => ({
      line,
      after: lines.filter((each) => each.seq === line.seq && each !== line),
      faces: Object.values(line.faces).flat(),
    }))
    .reverse();
}

export interface Count {
  readonly of: string; // a seat, or a colour
  readonly counts: ReadonlyArray<number>; // of the faces 1 to 6
  readonly total: number;
}

/** How often each seat threw each face. Where a throw is several seats', its groups say whose. */
export function bySeat(throws: ReadonlyArray<Throw>, seats: ReadonlyArray<string>): Count[] {
  return seats.map((seat) =>
    counted(
      seat,
      throws.flatMap(({ line }) =>
        Object.entries(line.faces)
          .filter(([group]) => (line.seat ?? group) === seat)
          .flatMap(([, faces]) => faces),
      ),
    ),
  );
}

/** How often dice of each colour showed each face, as far as a camera saw them. */
export function byColour(throws: ReadonlyArray<Throw>): Count[] {
  const dice = throws.flatMap(({ line }) => line.dice.filter(isCounted));
  const colours = [...new Set(dice.map(({ colour }) => colour))].filter(Boolean).sort();
  return colours.map((colour) =>
    counted(
      colour,
      dice.filter((die) => die.colour === colour).map(({ face }) => face ?? 0),
    ),
  );
}

function isCounted(die: DieSeen): boolean {
  return die.group !== null && die.face !== null && !die.doubtful;
}

function counted(of: string, faces: ReadonlyArray<number>): Count {
  const counts = Array.from(
    { length: FACES },
    (_, at) => faces.filter((face) => face === at + 1).length,
  );
  return { of, counts, total: counts.reduce((sum, each) => sum + each, 0) };
}

/** The least and most often that fair dice show a face in `total`, nineteen times in twenty. */
export function fairSpan(total: number): readonly [number, number] {
  let chance = (1 - 1 / FACES) ** total; // of no such face at all
  let below = 0;
  let low = -1;
  for (let count = 0; count <= total; count += 1) {
    below += chance;
    if (low < 0 && below > 0.025) low = count;
    if (below >= 0.975) return [Math.max(low, 0), count];
    chance *= (total - count) / (count + 1) / (FACES - 1);
  }
  return [Math.max(low, 0), total];
}

/** How likely fair dice would differ from one sixth each at least as much (chi-square, 5 degrees). */
export function likelihood({ counts, total }: Count): number {
  if (total === 0) return 1;
  const fair = total / FACES;
  const square = counts.reduce((sum, count) => sum + (count - fair) ** 2 / fair, 0);
  return chiTail(square);
}

/** The upper tail of chi-square with five degrees of freedom, in closed form. */
export function chiTail(square: number): number {
  const half = Math.exp(-square / 2) * Math.sqrt((2 * square) / Math.PI);
  return Math.min(1, erfc(Math.sqrt(square / 2)) + half * (1 + square / 3));
}

/** The complementary error function (Abramowitz and Stegun 7.1.26): good to seven places. */
function erfc(x: number): number {
  const t = 1 / (1 + 0.3275911 * x);
  const series = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592];
  return series.reduce((sum, each) => sum * t + each, 0) * t * Math.exp(-x * x);
}
