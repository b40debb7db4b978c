// The one way in for what arrives: checked against its generated shape, or refused.

import { shapes, type FromServer, type Reply } from "../messages";
import { fits, isRecord, misfit, type Shape } from "./shapes";

/** Something arrived that this page's types do not describe: the server is newer than the page. */
export class Misfit extends Error {
  override readonly name = "Misfit";
}

/** The value as its type; throws a `Misfit` where it is not. */
export function decode<T>(shape: Shape<T>, raw: unknown): T {
  if (fits(shape, raw)) return raw;
  const kind = typeof shape.kind === "string" ? shape.kind : "value";
  throw new Misfit(`${kind}${misfit(shape, raw) ?? ""} is not what this page knows`);
}

/** The reply in an acknowledgement. */
export function decodeReply(raw: unknown): Reply {
  return decode(shapes.Reply, raw);
}

/** The message in a `tell`. */
export function decodeMessage(raw: unknown): FromServer {
  return decode(shapes.FromServer, raw);
}

/** An action or correction as the wire wants it. */
export function asRecord(raw: unknown): Readonly<Record<string, unknown>> {
  return isRecord(raw) ? raw : {};
}

/** A text from a file or from this phone's memory; undefined: it is no JSON. */
export function parsed(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What this phone stored earlier, where it still has the right shape; else null. */
export function decodeStored<T>(shape: Shape<T>, text: string | null): T | null {
  const raw = parsed(text);
  return fits(shape, raw) ? raw : null;
}
