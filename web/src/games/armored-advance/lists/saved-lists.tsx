// Lists among one's own data on the server: saved from the builder and loaded into it, so that they
// are on every phone of the same person; and handed on from there, by QR and short code.

import { useState } from "preact/hooks";

import { SharedCode } from "../../../components/sheets/share-sheet";
import { Icon } from "../../../components/shell/icon";
import { accepted } from "../../../connection/actions";
import { readPack, savePack, usePacks } from "../../../connection/packs";
import { notice } from "../../../connection/state";
import type { Fault, PackInfo } from "../../../messages";
import { say, t } from "../../../words/texts";
import { type Desk, fromPack, toPack } from "./list-draft";

const GAME = "armored-advance";

export function SavedLists({ desk }: { readonly desk: Desk }) {
  const [saves, setSaves] = useState(0);
  const [faults, setFaults] = useState<ReadonlyArray<Fault>>([]);
  const [shared, setShared] = useState<string | null>(null);
  const mine = usePacks(GAME, saves)?.packs.filter(({ kind }) => kind === "list");
  const { force } = desk;
  const name = force.name.trim();
  const load = async (pack: PackInfo) => {
    const found = await readPack(pack.id, null);
    const list = found && fromPack(found.text);
    if (list) desk.set({ ...list, name: pack.name });
    else if (found) complain();
  };
  const saved = async (as: string): Promise<string | null> => {
    const { id, version } = mine?.find((pack) => pack.name === as) ?? { id: null, version: 0 };
    const text = toPack({ ...force, name: as });
    const wish = { pack: id, version, game: GAME, kind: "list", name: as, text };
    const done = await savePack(wish, false);
    setFaults(done.kind === "faulty" ? done.faults : []);
    if (done.kind === "conflict") accepted(LATE);
    if (done.kind !== "saved") return null;
    setSaves(saves + 1);
    return done.pack.id;
  };
  const save = async () => {
    if (name === "" || (await saved(name)) === null) return;
    notice.value = { kind: "ok", text: { key: "aa-ui-list-saved", values: { name } } };
  };
  const handOn = async () => setShared(await saved(name || t("aa-ui-print-title")));
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
        <button type="button" class="offer" onClick={() => void handOn()}>
          <Icon name="share" />
          {t("aa-ui-list-hand-on")}
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
      {shared && <SharedCode pack={shared} />}
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
