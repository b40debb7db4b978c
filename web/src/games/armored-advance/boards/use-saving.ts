// Keeping a board: on this phone after every stroke, on the server when it is saved.

import { useEffect, useState } from "preact/hooks";

import { savePack } from "../../../connection/packs";
import { rename } from "../../../route";
import { lang, t } from "../../../words/texts";
import type { Draft } from "./draft";
import { dropBoard, keepBoard } from "./kept-boards";

/** Where a board is kept when it is opened. */
export interface Kept {
  readonly slot: string; // of this phone's shelf: a pack's id, or that of a new board
  readonly pack: string | null;
  readonly version: number;
  /** What the server has; null: nothing yet. */
  readonly saved: string | null;
}

export interface Saving {
  readonly slot: string;
  readonly pack: string | null;
  readonly state: "new" | "changed" | "saved";
  readonly late: boolean;
  /** Saved on the server; the pack's id, or null where that was not possible. */
  readonly save: () => Promise<string | null>;
  readonly copy: () => void;
  readonly theirs: () => void;
}

export function useSaving(props: Kept, draft: Draft, text: string): Saving {
  const [server, setServer] = useState({
    pack: props.pack,
    version: props.version,
    text: props.saved,
  });
  const [late, setLate] = useState(false);
  const slot = server.pack ?? props.slot;
  const state = server.text === text ? "saved" : server.pack === null ? "new" : "changed";
  useEffect(() => {
    if (state === "saved") dropBoard(slot);
    else keepBoard(slot, { draft, pack: server.pack, version: server.version, at: Date.now() });
  }, [draft, state]);
  const send = async (into: string | null, at: number): Promise<string | null> => {
    const name = draft.name[lang.value].trim() || t("aa-ed-nameless");
    const wish = { pack: into, version: at, game: "armored-advance", kind: "board", name, text };
    const outcome = await savePack(wish, true);
    setLate(outcome.kind === "conflict");
    if (outcome.kind !== "saved") return null;
    dropBoard(slot);
    setServer({ pack: outcome.pack.id, version: outcome.pack.version, text });
    rename(`/boards/${outcome.pack.id}`); // what can be undone must not be lost
    return outcome.pack.id;
  };
  return {
    slot,
    pack: server.pack,
    state,
    late,
    save: () =>
      state === "saved" ? Promise.resolve(server.pack) : send(server.pack, server.version),
    copy: () => void send(null, 0),
    theirs: () => {
      dropBoard(slot);
      location.reload();
    },
  };
}
