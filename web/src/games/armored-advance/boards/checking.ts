// The server's word on a board, asked for when the finger rests.

import { useEffect, useState } from "preact/hooks";

import type { Phrase } from "../../../messages";
import { connection } from "../../../connection/state";
import { ask } from "../asking";
import type { BoardReading } from "../types";

export interface BoardFault {
  readonly about: string;
  readonly text: Phrase;
}

export interface Checked {
  readonly text: string; // the file that was checked
  readonly faults: ReadonlyArray<BoardFault>;
}

const REST_MS = 350;
const AGAIN_MS = 2000;
const TRIES = 8;

/** What the server reads in a file, asked again while it is too busy; null: it never said. */
export async function readingOf(text: string): Promise<BoardReading | null> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { value } = await ask(null, { type: "ask-board", text });
    if (value !== null) return value;
    await new Promise((done) => setTimeout(done, AGAIN_MS));
  }
  return null;
}

/** The newest answer; it is about this very text where `text` is equal, else about an older one. */
export function useChecked(text: string): Checked | null {
  const [checked, setChecked] = useState<Checked | null>(null);
  const online = connection.value === "on";
  useEffect(() => {
    if (!online) return undefined;
    let wanted = true;
    const timer = setTimeout(() => {
      void readingOf(text).then((value) => {
        if (wanted && value) setChecked({ text, faults: value.faults });
      });
    }, REST_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [text, online]);
  return checked;
}
