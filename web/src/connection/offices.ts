// Offices: signing in and out, and what an organiser sees of the others who are signed in.

import { useState } from "preact/hooks";

import type { HolderInfo, Phrase, Reply, SignedIn, SignIn } from "../messages";
import { keepOffice, office } from "../phone/keep";
import { accepted } from "./actions";
import { newId } from "./ids";
import { usePolled } from "./polled";
import { request } from "./socket";
import { notice } from "./state";

/** Why not, if it was refused. */
export async function signIn(
  role: SignIn["role"],
  secret: string,
  name: string,
): Promise<Phrase | null> {
  const reply = await request({ type: "sign_in", role, secret, name: name === "" ? null : name });
  if (reply.type === "signed_in") keepOffice(reply);
  return reply.type === "refused" ? reply.text : null;
}

/** Signs out on this phone at once, and on the server when the message arrives. */
export function signOut({ token }: SignedIn): void {
  keepOffice(null);
  void request({ type: "sign_out", token });
}

/** The office was revoked: say so, and show the sign-in page. */
export function dismissed(): void {
  if (office.peek() === null) return;
  keepOffice(null);
  notice.value = { kind: "bad", text: { key: "removed-office", values: {} } };
}

/** Everybody who is signed in, for an organiser; and a way to ask at once. */
export function useOffices({ token, role }: SignedIn): [ReadonlyArray<HolderInfo>, () => void] {
  const [offices, setOffices] = useState<ReadonlyArray<HolderInfo>>([]);
  const [turn, setTurn] = useState(0);
  const take = (reply: Reply) => {
    if (reply.type === "holders") setOffices(reply.holders);
    if (reply.type === "refused" && reply.text.key === "refused-token") dismissed();
  };
  usePolled(role === "organiser" ? { type: "list_offices", token } : null, take, turn);
  return [offices, () => setTurn(turn + 1)];
}

export async function revokeOffice({ token }: SignedIn, holder: HolderInfo): Promise<boolean> {
  const message = { type: "revoke_office", id: newId(), token, holder: holder.id } as const;
  return accepted(await request(message));
}
