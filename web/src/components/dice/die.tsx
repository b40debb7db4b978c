// A die as it lies on the table: pips up to six, a figure beyond.

const SPOTS: Readonly<Record<number, ReadonlyArray<readonly [number, number]>>> = {
  1: [[20, 20]],
  2: [
    [11, 11],
    [29, 29],
  ],
  3: [
    [11, 11],
    [20, 20],
    [29, 29],
  ],
  4: [
    [11, 11],
    [29, 11],
    [11, 29],
    [29, 29],
  ],
  5: [
    [11, 11],
    [29, 11],
    [20, 20],
    [11, 29],
    [29, 29],
  ],
  6: [
    [11, 10],
    [29, 10],
    [11, 20],
    [29, 20],
    [11, 30],
    [29, 30],
  ],
};

export type DieLook = "plain" | "own" | "hit" | "miss" | "again" | "none";

export interface DieProps {
  readonly face: number | null; // null: not read or not typed yet
  readonly look?: DieLook;
  readonly sides?: number;
  readonly label?: string; // without one the die is decoration
  readonly class?: string;
}

export function Die({ face, look = "plain", sides = 6, label, class: extra = "" }: DieProps) {
  const named = label
    ? ({ role: "img", "aria-label": label } as const)
    : ({ "aria-hidden": "true" } as const);
  const spots = face !== null && sides <= 6 ? SPOTS[face] : undefined;
  return (
    <svg class={`die ${face === null ? "none" : look} ${extra}`} viewBox="0 0 40 40" {...named}>
      <rect x="2" y="2" width="36" height="36" rx="7" />
      {spots?.map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r="3.7" />
      ))}
      {face !== null && !spots && (
        <text x="20" y="27" text-anchor="middle" class="die-figure">
          {face}
        </text>
      )}
    </svg>
  );
}
