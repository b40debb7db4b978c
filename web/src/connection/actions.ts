// Changes of the match in view: each is sent with an id, and a refusal is shown as a toast.

import { computed, signal } from "@preact/signals";

import type { FromClient, Phrase, Reply, Seated } from "../messages";
import { keepSeat } from "../phone/keep";
import { asRecord } from "./decoder";
import { becomeAs, myIdentity } from "./identity";
import { newId } from "./ids";
import { request } from "./socket";
import { notice, present, table } from "./state";

type Changing = Extract<FromClient, { readonly id: string; readonly match: string }>;
type Sitting = Extract<FromClient, { type: "create_table" | "join_table" | "claim_seat" }>;
type Draft<M> = M extends Changing ? Omit<M, "id" | "match"> : never;

const sending = signal(0);
/** Whether a change is being sent; buttons are disabled meanwhile, so that no tap is sent twice. */
export const busy = computed(() => sending.value > 0);

/** Send a change of the match in view; a refusal is shown, and true means done. */
export async function change(draft: Draft<Changing>): Promise<boolean> {
  const match = table.peek()?.match;
  if (match === undefined) return false;
  return accepted(await send(() => ({ ...draft, id: newId(), match })));
}

/** Ask for seats, and keep what is given. Null: refused, or the tap before is still on its way. */
export async function sit(message: Sitting, refused = show): Promise<Seated | null> {
  if (busy.peek()) return null;
  const reply = await send(async () => ({ ...message, identity: await myIdentity() }));
  if (reply.type === "refused") refused(reply.text);
  if (reply.type !== "seated") return null;
  keepSeat(reply);
  becomeAs(reply.identity);
  return reply;
}

async function send(message: () => FromClient | Promise<FromClient>): Promise<Reply> {
  sending.value += 1;
  const reply = await request(await message());
  sending.value -= 1;
  return reply;
}

/** Shows a refusal; true where there is none. */
export function accepted(reply: Reply): boolean {
  if (reply.type !== "refused") {
    if (notice.peek()?.kind === "bad") notice.value = null; // mended
    return true;
  }
  show(reply.text);
  return false;
}

function show(refusal: Phrase): void {
  notice.value = { kind: "bad", text: refusal };
}

/** Answer the pending decision with an action of the game, for the seat in view; true: accepted. */
export async function play(action: unknown): Promise<boolean> {
  const now = present.peek();
  if (!now || now.seat === null || now.pending.type !== "decide") return false;
  const { seat, pending } = now;
  return change({ type: "act", seat, decision: pending.id, action: asRecord(action) });
}
