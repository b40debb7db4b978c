// Units of one's own on the page of lists: which of one's packs the list may take from.

import { useEffect, useState } from "preact/hooks";

import { SwitchRow } from "../../../components/forms/switch-row";
import { readPack, usePacks } from "../../../connection/packs";
import { t } from "../../../words/texts";
import { ownPacks, setOwn } from "./own-list";

const MOST = 3; // files the server takes along with a question

/** The texts of the packs that were chosen, as they are saved now. */
export function useOwnUnits(): ReadonlyArray<string> {
  const [texts, setTexts] = useState<ReadonlyArray<string>>([]);
  const chosen = ownPacks();
  const key = chosen.join(" ");
  useEffect(() => {
    let wanted = true;
    void Promise.all(chosen.map((id) => readPack(id, null))).then((packs) => {
      if (wanted) setTexts(packs.flatMap((pack) => (pack ? [pack.text] : [])));
    });
    return () => {
      wanted = false;
    };
  }, [key]);
  return texts;
}

export function OwnUnits() {
  const mine = usePacks("armored-advance")?.packs.filter(({ kind }) => kind === "units") ?? [];
  const chosen = ownPacks();
  const there = mine.map(({ id }) => id);
  if (mine.length === 0) return null;
  const choose = (id: string, on: boolean) => {
    const others = chosen.filter((each) => each !== id && there.includes(each));
    setOwn({ packs: on ? [...others, id].slice(-MOST) : others });
  };
  return (
    <section class="panel rowlist aa-own-units" aria-label={t("aa-ui-lists-units")}>
      {mine.map(({ id, name }) => (
        <SwitchRow
          key={id}
          label={name}
          help={t("aa-ui-lists-units")}
          on={chosen.includes(id)}
          onChange={(on) => choose(id, on)}
        />
      ))}
    </section>
  );
}
