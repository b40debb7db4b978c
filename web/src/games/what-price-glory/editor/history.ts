// Undo and redo of a draft.

import { useState } from "preact/hooks";

interface Steps<T> {
  readonly past: ReadonlyArray<T>;
  readonly now: T;
  readonly future: ReadonlyArray<T>;
}

interface History<T> {
  readonly now: T;
  readonly put: (next: T) => void;
  readonly undo: (() => void) | null; // null: there is nothing to take back
  readonly redo: (() => void) | null;
}

const MOST = 200; // steps that can be taken back

export function useHistory<T>(first: T): History<T> {
  const [steps, setSteps] = useState<Steps<T>>({ past: [], now: first, future: [] });
  const { past, now, future } = steps;
  const last = past.at(-1);
  const next = future[0];
  return {
    now,
    put: (value) => setSteps({ past: [...past, now].slice(-MOST), now: value, future: [] }),
    undo:
      last === undefined
        ? null
        : () => setSteps({ past: past.slice(0, -1), now: last, future: [now, ...future] }),
    redo:
      next === undefined
        ? null
        : () => setSteps({ past: [...past, now], now: next, future: future.slice(1) }),
  };
}
