// The game on the start page.

/** Two tanks from above, and a wall across the line of fire. */
export function Emblem() {
  return (
    <svg class="emblem" viewBox="0 0 72 64" aria-hidden="true" fill="none" stroke="var(--ink2)">
      <path d="M20 46 54 16" stroke-dasharray="4 3" />
      <path d="M30 22 44 38" stroke-width="4" />
      <Tank at="20 46" turn={-41} paint="var(--blue)" />
      <Tank at="54 16" turn={110} paint="var(--orange)" />
    </svg>
  );
}

function Tank({ at, turn, paint }: { at: string; turn: number; paint: string }) {
  return (
    <g transform={`translate(${at}) rotate(${turn})`}>
      <rect x="-12" y="-8" width="24" height="16" fill={paint} stroke="none" />
      <path d="M0 0h19" stroke={paint} stroke-width="3" />
      <circle r="4.5" fill={paint} stroke="var(--sheet)" />
    </g>
  );
}
