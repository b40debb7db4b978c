// The pattern of each side's areas: with its tint it fills what a side holds, so that ten sides are
// told apart on a map without any colour, as their badges are by their frames.

import { useId } from "preact/hooks";

interface Tile {
  readonly size: readonly [number, number];
  readonly turn?: number; // degrees
  readonly lines?: string; // a path that is drawn
  readonly spots?: string; // a path that is filled
}

export const TILES: Readonly<Record<string, Tile>> = {
  blue: { size: [8, 8], turn: 45, lines: "M0 0V8" }, // diagonal lines
  orange: { size: [9, 9], turn: 20, spots: round(2.5, 2.5, 1.5) + round(7, 7, 1.5) }, // dots
  green: { size: [8, 8], lines: "M0 4H8" }, // level lines
  plum: { size: [9, 9], turn: 45, lines: "M0 4.5H9M4.5 0V9" }, // cross-hatch
  chalk: { size: [8, 8], lines: "M4 0V8" }, // upright lines
  gold: { size: [12, 12], lines: "M3 0.5V5.5M0.5 3H5.5M9 6.5V11.5M6.5 9H11.5" }, // crosses
  teal: { size: [16, 8], lines: "M0 4Q4 -1 8 4T16 4" }, // waves
  rose: { size: [13, 13], lines: round(3.5, 3.5, 2.4) + round(10, 10, 2.4) }, // rings
  umber: { size: [14, 12], lines: "M0 0.5H14M0 6.5H14M3.5 0.5V6.5M10.5 6.5V12.5" }, // bricks
  slate: { size: [12, 12], spots: "M3 0.5L5.6 5H0.4zM9 6.5L11.6 11H6.4z" }, // triangles
};

function round(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 10${2 * r} 0a${r} ${r} 0 10${-2 * r} 0`;
}

interface AreaPatternsProps {
  readonly seats: ReadonlyArray<string>;
  readonly prefix: string; // of their ids: `fill={patternOf(prefix, seat)}`
  readonly scale?: number;
}

/** The patterns of these sides, once inside a drawing. */
export function AreaPatterns({ seats, prefix, scale = 1 }: AreaPatternsProps) {
  return (
    <defs>
      {seats.map((seat) => {
        const { size, turn = 0, lines, spots } = TILES[seat] ?? { size: [8, 8] };
        return (
          <pattern
            key={seat}
            id={`${prefix}-${seat}`}
            width={size[0]}
            height={size[1]}
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${turn}) scale(${scale})`}
          >
            {lines && (
              <path
                d={lines}
                fill="none"
                stroke={`var(--${seat})`}
                stroke-width={seat === "blue" ? 2.2 : 1.8}
                opacity="0.45"
              />
            )}
            {spots && <path d={spots} fill={`var(--${seat})`} opacity="0.55" />}
          </pattern>
        );
      })}
    </defs>
  );
}

export function patternOf(prefix: string, seat: string): string {
  return `url(#${prefix}-${seat})`;
}

/** Behind the words of a row or a card that is a side's: its pattern, fading in to the right. */
export function AreaFill({ seat }: { readonly seat: string }) {
  const prefix = useId();
  if (!(seat in TILES)) return null;
  return (
    <svg class="area-fill" aria-hidden="true">
      <AreaPatterns seats={[seat]} prefix={prefix} />
      <rect width="100%" height="100%" fill={patternOf(prefix, seat)} />
    </svg>
  );
}
