// Data of one's own on the server: listing, saving, sharing.

import { useEffect, useState } from "preact/hooks";

import type { Fault, PackInfo, PackKindInfo, PackReply, Packs, Shared } from "../messages";
import { office } from "../phone/keep";
import { accepted } from "./actions";
import { newId } from "./ids";
import { myIdentity } from "./identity";
import { request } from "./socket";

/** One's own packs, asked for again when `refresh` changes; null: not here yet. */
export function usePacks(game: string | null, refresh = 0): Packs | null {
  const [packs, setPacks] = useState<Packs | null>(null);
  useEffect(() => {
    let wanted = true;
    void listPacks(game).then((found) => {
      if (wanted && found) setPacks(found);
    });
    return () => {
      wanted = false;
    };
  }, [game, refresh]);
  return packs;
}

async function listPacks(game: string | null): Promise<Packs | null> {
  const reply = await request({ type: "list_packs", identity: await myIdentity(), game });
  return accepted(reply) && reply.type === "packs" ? reply : null;
}

/** The organiser's token, where somebody signed in here as one. */
export function organiserToken(): string | null {
  return office.value?.role === "organiser" ? office.value.token : null;
}

/** Everybody's packs, for the organiser. */
export function useAllPacks(refresh: number): Packs | null {
  const [packs, setPacks] = useState<Packs | null>(null);
  const token = organiserToken();
  useEffect(() => {
    if (token === null) return;
    void request({ type: "list_packs", token }).then((reply) => {
      if (accepted(reply) && reply.type === "packs") setPacks(reply);
    });
  }, [token, refresh]);
  return token === null ? null : packs;
}

export async function readPack(pack: string, version: number | null): Promise<PackReply | null> {
  const reply = await request({ type: "read_pack", pack, version, identity: await myIdentity() });
  return accepted(reply) && reply.type === "pack" ? reply : null;
}

export interface Draft {
  readonly pack: string | null; // null: a new one
  readonly version: number;
  readonly game: string;
  readonly kind: string;
  readonly name: string;
  readonly text: string;
}

export type Outcome =
  | { readonly kind: "saved"; readonly pack: PackInfo; readonly faults: ReadonlyArray<Fault> }
  | { readonly kind: "faulty"; readonly faults: ReadonlyArray<Fault> }
  | { readonly kind: "conflict" }
  | { readonly kind: "refused" };

/** Save a draft; what is wrong with it comes back, and with `anyway` it is kept all the same. */
export async function savePack(draft: Draft, anyway: boolean): Promise<Outcome> {
  const identity = await myIdentity();
  if (identity === null) return { kind: "refused" };
  const reply = await request({
    type: "save_pack",
    id: newId(),
    identity,
    ...draft,
    draft: anyway,
  });
  if (reply.type === "faulty") return { kind: "faulty", faults: reply.faults };
  if (reply.type === "pack") return { kind: "saved", pack: reply.pack, faults: reply.faults };
  if (reply.type === "refused" && reply.text.key === "refused-pack-version") {
    return { kind: "conflict" }; // the page itself says so, and what to do
  }
  accepted(reply);
  return { kind: "refused" };
}

export async function deletePack(pack: string, token: string | null): Promise<boolean> {
  const by = token === null ? { identity: await myIdentity() } : { token };
  return accepted(await request({ type: "delete_pack", pack, ...by }));
}

export async function sharePack(pack: string): Promise<Shared | null> {
  const identity = await myIdentity();
  if (identity === null) return null;
  const reply = await request({ type: "share_pack", pack, identity });
  return accepted(reply) && reply.type === "shared" ? reply : null;
}

export function kindOf(
  kinds: ReadonlyArray<PackKindInfo>,
  game: string,
  kind: string,
): PackKindInfo | null {
  return kinds.find((each) => each.game === game && each.kind === kind) ?? null;
}

/** A file as text; null where it is no text in UTF-8. */
export async function textOf(file: Blob): Promise<string | null> {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}
