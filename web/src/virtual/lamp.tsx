// One lamp: its colour, a shape that says the same, and its glow.

import type { Glow, ShownLamp } from "./news";

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number; // half of its width
  readonly bar?: number; // a segment of a bar, so wide
}

const LEVELS: Readonly<Record<string, number>> = { full: 60, half: 24, dim: 7 };

/** What a lamp looks like when nothing may move: its colour at its level. */
export function still(lamp: ShownLamp | undefined, place: number): Glow {
  if (!lamp || lamp.pattern === "off") return ["none", 0];
  const other = lamp.pattern === "alternate" && place % 2 === 1;
  return [other ? lamp.other : lamp.colour, LEVELS[lamp.level] ?? 0];
}

/** Blue is square, orange a diamond, everything else round: colour is never the only sign. */
function outline(colour: string, { x, y, size, bar }: Spot): string {
  if (bar !== undefined) {
    return `M${x - bar / 2} ${y - size}h${bar}v${2 * size}h${-bar}z`;
  }
  if (colour === "blue") return `M${x - size} ${y - size}h${2 * size}v${2 * size}h${-2 * size}z`;
  if (colour === "orange") {
    const r = size * 1.25;
    return `M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`;
  }
  return `M${x - size} ${y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0z`;
}

export function LampSpot({ spot, glow }: { spot: Spot; glow: Glow }) {
  const [colour, percent] = glow;
  const path = outline(colour, spot);
  // Eyes see a tenth of the light as about a third as bright.
  const light = percent === 0 ? 0 : Math.min(1, 0.15 + 0.95 * Math.sqrt(percent / 60));
  return (
    <g class={`lamp l-${colour}`} data-colour={colour}>
      <path class="off" d={path} />
      {percent > 0 && (
        <>
          <path class="halo" d={path} opacity={light * 0.7} />
          <path class="core" d={path} opacity={light} />
        </>
      )}
    </g>
  );
}
