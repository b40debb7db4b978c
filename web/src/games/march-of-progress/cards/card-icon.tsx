// One drawing for each action card, on the 24-grid of all icons.

import type { Card } from "../reading";

const PATHS: Readonly<Record<Card, string>> = {
  move1: "M4 12h14M13 6l6 6-6 6",
  move2: "M3 8h13M12 4l4 4-4 4M7 16h13M16 12l4 4-4 4",
  recruit: "M9 20V9l3-4 3 4v11zM18 5v6M15 8h6M5 20h14",
  fortify: "M3 20h18M4 20v-6h3v-2h3v2h4v-2h3v2h3v6M8 8h8",
  attack: "M3 12h9M9 8l4 4-4 4M17 4v3M17 17v3M20.5 6.5l-2 2M20.5 17.5l-2-2M22 12h-3",
  attack1: "M2 12h8M7 8l4 4-4 4M15 5v3M15 16v3M18 17l-1.5-1.5M20 12h-3M20 3v5M17.5 5.5h5",
  strength:
    "M7 9h7a2 2 0 012 2v7a2 2 0 01-2 2H7a2 2 0 01-2-2v-7a2 2 0 012-2zM19 14V4M16 7l3-3 3 3M8.5 16.5v.01M12.5 12.5v.01",
  score: "M6 21V4h12l-3 4 3 4H6M3 21h6M13 17h8M17 13v8",
};

export function CardIcon({ card }: { readonly card: Card }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[card]} />
    </svg>
  );
}

/** A flag: who holds the initiative. */
export function InitiativeIcon() {
  return (
    <svg class="icon solid" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M6 21V4h12l-3 4 3 4H6" />
    </svg>
  );
}

/** Two arrows: the initiative changes hands. */
export function FlipIcon() {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4" />
    </svg>
  );
}
