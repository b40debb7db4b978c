// Who this phone is at every table: an identity the server signs, made when it is first needed.

import { keep, kept } from "../phone/keep";
import { request } from "./socket";

const KEY = "identity";
let shown: Promise<string | null> | null = null; // to this server, since the page was opened

/** The phone's identity; null while the server does not answer. Asked for once a visit, because
 * another club's server knows others. */
export function myIdentity(): Promise<string | null> {
  shown ??= identify();
  return shown;
}

async function identify(): Promise<string | null> {
  const reply = await request({ type: "identify", identity: kept(KEY) });
  if (reply.type === "identified") {
    keep(KEY, reply.identity);
    return reply.identity;
  }
  shown = null;
  return null;
}

/** With the seats of another phone comes who that phone is. */
export function becomeAs(identity: string | null): void {
  if (identity === null) return;
  keep(KEY, identity);
  shown = Promise.resolve(identity);
}

/** Take this phone's identity off everything the server keeps. True: done. */
export async function forgetMe(): Promise<boolean> {
  const identity = await myIdentity();
  if (identity === null) return false;
  const reply = await request({ type: "forget_me", identity });
  if (reply.type !== "done") return false;
  keep(KEY, null);
  shown = null;
  return true;
}
