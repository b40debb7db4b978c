// Questions to a game's rules, asked again where the server was too busy to answer.

import type { FromClient, Phrase, Reason, Reply } from "../messages";
import { asRecord, decode } from "./decoder";
import type { Shape } from "./shapes";
import { request } from "./socket";

/** A ruling: the value with its reasons, or why there is none. */
export interface Told<T> {
  readonly value: T | null;
  readonly reasons: ReadonlyArray<Reason>;
  readonly refused: Phrase | null;
}

export interface AskRules<T> {
  readonly game: string;
  readonly match: string | null;
  readonly question: object;
  readonly shape: Shape<T>;
  /** Asked before each further try; by default nobody loses interest. */
  readonly stillWanted?: (() => boolean) | undefined;
}

const TRIES = 3;
const PAUSE_MS = 1000;

export async function askRules<T>(
  { game, match, question, shape, stillWanted = () => true }: AskRules<T>,
  say: (message: FromClient) => Promise<Reply> = request,
): Promise<Told<T>> {
  for (let left = TRIES; ; left--) {
    const reply = await say({ type: "ask", game, match, question: asRecord(question) });
    if (reply.type === "ruling") {
      const { value, reasons } = reply.ruling;
      return { value: decode(shape, value), reasons, refused: null };
    }
    const refused = reply.type === "refused" ? reply.text : null;
    if (refused?.key === "refused-busy" && left > 1) {
      await new Promise((go) => setTimeout(go, PAUSE_MS));
      if (stillWanted()) continue;
    }
    return { value: null, reasons: [], refused };
  }
}
