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

const AGAIN = 1000; // ms until a station is asked again that has not seen the match yet

/** Asked anew with another match, when it begins, and with all news of the station and its trays. */
export function useTrays(
  device: string | null,
  match: string | null,
  playing: boolean,
  news: string,
): Trays {
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
    if (device === null || match === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const list = () =>
      void askDevice(device, { type: "list_parts" }).then((said) => {
        if (left) return;
        if ("key" in said) setRefused(said);
        else if (said.type === "no") setRefused(said.why);
        else if (said.type === "parts") {
          setRefused(null);
          setKnown(said);
          if (playing && said.places.length === 0) timer = setTimeout(list, AGAIN);
        }
      });
    list();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [device, match, playing, news]);
  return { known, refused, ask };
}
