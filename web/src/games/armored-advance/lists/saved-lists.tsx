// Lists among one's own data on the server: saved from the builder and loaded into it, so that they
// are on every phone of the same person, and can be shared like any other pack.

import { useState } from "preact/hooks";

import { accepted } from "../../../connection/actions";
import { readPack, savePack, usePacks } from "../../../connection/packs";
import { notice } from "../../../connection/state";
import type { Fault, PackInfo } from "../../../messages";
import { say, t } from "../../../words/texts";
import type { GameProps } from "../../game-module";
import { fromPack, listInHand, setList, toPack } from "./list-draft";

export function SavedLists(props: GameProps) {
  const [saves, setSaves] = useState(0);
  const [faults, setFaults] = useState<ReadonlyArray<Fault>>([]);
  const mine = usePacks(props.table.game, saves)?.packs.filter(({ kind }) => kind === "list");
  const force = listInHand(props);
  const name = force.name.trim();
  const before = mine?.find((pack) => pack.name === name);
  const load = async (pack: PackInfo) => {
    const found = await readPack(pack.id, null);
    const list = found && fromPack(found.text);
    if (list) setList(props, { ...list, name: pack.name });
    else if (found) complain();
  };
  const save = async () => {
    if (name === "") return;
    const { id, version } = before ?? { id: null, version: 0 };
    const draft = { pack: id, version, game: props.table.game, kind: "list", name };
    const done = await savePack({ ...draft, text: toPack(force) }, false);
    setFaults(done.kind === "faulty" ? done.faults : []);
    if (done.kind === "conflict") accepted(LATE);
    if (done.kind === "saved") {
      setSaves(saves + 1);
      notice.value = { kind: "ok", text: { key: "aa-ui-list-saved", values: { name } } };
    }
  };
  return (
    <div class="field aa-saved">
      <span class="label">{t("aa-ui-lists-mine")}</span>
      <div class="offers">
        <button
          type="button"
          class={`offer${name === "" ? " no" : ""}`}
          aria-disabled={name === ""}
          onClick={() => void save()}
        >
          {name === "" ? t("aa-ui-list-name-first") : t("aa-ui-list-save", { name })}
        </button>
        {mine?.map((pack) => (
          <button key={pack.id} type="button" class="offer" onClick={() => void load(pack)}>
            {t("aa-ui-list-load", { name: pack.name })}
          </button>
        ))}
      </div>
      {faults.map((fault, place) => (
        <span key={place} class="fault" role="alert">
          {say(fault.text)}
        </span>
      ))}
    </div>
  );
}

const LATE = {
  type: "refused",
  by: "table",
  text: { key: "refused-pack-version", values: {} },
  cite: null,
} as const;

function complain(): void {
  accepted({ ...LATE, text: { key: "aa-ui-share-bad-file", values: {} } });
}
