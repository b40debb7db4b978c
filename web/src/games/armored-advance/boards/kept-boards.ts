// Boards that are being drawn, kept on this phone after every stroke until the server has them.

import { signal } from "@preact/signals";

import { asRecord, parsed } from "../../../connection/decoder";
import { fits } from "../../../connection/shapes";
import { keep, kept } from "../../../phone/keep";
import { type BoardDraft, shapes } from "../types";
import { type Draft, opened, wire } from "./draft";

export interface KeptBoard {
  readonly draft: Draft;
  readonly pack: string | null; // which pack it is a newer version of; null: of none
  readonly version: number; // of the pack, when it was taken up
  readonly at: number; // milliseconds since 1970
}

type Shelf = Readonly<Record<string, KeptBoard>>;

const KEY = "boards";

export const keptBoards = signal<Shelf>(shelfIn(kept(KEY)));

/** What is stored, but for what an older page stored in another form. */
export function shelfIn(stored: string | null): Shelf {
  const shelf: Record<string, KeptBoard> = {};
  for (const [slot, entry] of Object.entries(asRecord(parsed(stored)))) {
    const { board, pack, version, at } = asRecord(entry);
    if (!fits(shapes.BoardDraft, board) || typeof version !== "number") continue;
    if ((pack !== null && typeof pack !== "string") || typeof at !== "number") continue;
    shelf[slot] = { draft: opened(board), pack, version, at };
  }
  return shelf;
}

export function keepBoard(slot: string, board: KeptBoard): void {
  store({ ...keptBoards.peek(), [slot]: board });
}

export function dropBoard(slot: string): void {
  store(Object.fromEntries(Object.entries(keptBoards.peek()).filter(([key]) => key !== slot)));
}

function store(shelf: Shelf): void {
  keptBoards.value = shelf;
  keep(KEY, JSON.stringify(Object.fromEntries(Object.entries(shelf).map(stored))));
}

function stored([slot, { draft, ...rest }]: [string, KeptBoard]): [string, Stored] {
  return [slot, { ...rest, board: wire(draft) }];
}

interface Stored {
  readonly board: BoardDraft;
  readonly pack: string | null;
  readonly version: number;
  readonly at: number;
}
