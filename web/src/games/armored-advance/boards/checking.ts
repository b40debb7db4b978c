// The server's word on a board, asked for when the finger rests.

import { useEffect, useState } from "preact/hooks";

import type { Phrase } from "../../../messages";
import { connection } from "../../../connection/state";
import { ask } from "../asking";

export interface BoardFault {
  readonly about: string;
  readonly text: Phrase;
}

export interface Checked {
  readonly text: string; // the file that was checked
  readonly faults: ReadonlyArray<BoardFault>;
}

const REST_MS = 350;

/** The newest answer; it is about this very text where `text` is equal, else about an older one. */
export function useChecked(text: string): Checked | null {
  const [checked, setChecked] = useState<Checked | null>(null);
  const online = connection.value === "on";
  useEffect(() => {
    if (!online) return undefined;
    let wanted = true;
    const timer = setTimeout(() => {
      void ask(null, { type: "ask-board", text }).then(({ value }) => {
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
