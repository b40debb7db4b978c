// Which facts of a shot can change its ruling: the server tries them out, the phone asks only these.

import { useRef } from "preact/hooks";

import { useRuling } from "../asking";
import type { AskMatters, CheckMatters, Matters } from "../types";

const NOTHING: Matters = { fields: [], bands: [] };

/** What matters now; while it is asked anew, what mattered before, so that no row flickers. */
export function useMatters(
  match: string | null,
  question: AskMatters | CheckMatters | null,
): Matters {
  const told = useRuling<AskMatters["type"] | CheckMatters["type"]>(match, question, null);
  const last = useRef<Matters>(NOTHING);
  if (told) last.current = told.value ?? NOTHING;
  return last.current;
}
