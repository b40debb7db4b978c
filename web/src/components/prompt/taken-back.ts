// Which line of the log an undo is about.

import type { Line, Present } from "../../messages";

const STEPS: ReadonlySet<string> = new Set(["acted", "fed"]);

/** The first line of the step that this seat's undo takes back. What the seat only said, like a call
 * for the referee, is no step; an older step may lie before the lines that are at hand. */
export function lineTakenBack({
  undo,
  seat,
  lines,
}: Pick<Present, "undo" | "seat" | "lines">): Line | null {
  if (!undo) return null;
  const own = lines.filter(
    (line) => line.seat === seat && !line.undone && STEPS.has(line.kind) && line.seq > undo.to,
  );
  return own.find(({ text }) => text.key !== "log-sealed") ?? null;
}
