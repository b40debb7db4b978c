// What the tray station says is connected, and what there is to give trays to.

import { useCallback, useEffect, useState } from "preact/hooks";

import { askDevice } from "../../connection/ask-device";
import { notice } from "../../connection/state";
import type { Phrase, TalkParts, TellDevice } from "../../messages";

/** Ask the station; whether it did what was asked. A refusal is shown. */
export type AskTrays = (ask: TellDevice["ask"]) => Promise<boolean>;

interface Trays {
  readonly known: TalkParts | null;
  readonly refused: Phrase | null;
  readonly ask: AskTrays;
}

/** Asked anew with another match, and when the station comes back or a tray goes. */
export function useTrays(device: string | null, match: string | null, news: unknown): Trays {
  const [known, setKnown] = useState<TalkParts | null>(null);
  const [refused, setRefused] = useState<Phrase | null>(null);
  const ask = useCallback<AskTrays>(
    async (wish) => {
      if (device === null) return false;
      const said = await askDevice(device, wish);
      if ("key" in said) notice.value = { kind: "bad", text: said };
      else if (said.type === "no") notice.value = { kind: "bad", text: said.why };
      else if (said.type === "parts") setKnown(said);
      return !("key" in said) && said.type !== "no";
    },
    [device],
  );
  useEffect(() => {
    if (device === null || match === null) return;
    void askDevice(device, { type: "list_parts" }).then((said) => {
      if ("key" in said) setRefused(said);
      else if (said.type === "no") setRefused(said.why);
      else if (said.type === "parts") {
        setRefused(null);
        setKnown(said);
      }
    });
  }, [device, match, news]);
  return { known, refused, ask };
}
