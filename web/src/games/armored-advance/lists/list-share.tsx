// A list leaves the phone and comes back: kept by name, handed on by QR, read out as a code, as a
// file, on paper.

import { useState } from "preact/hooks";

import { Icon } from "../../../components/shell/icon";
import { accepted } from "../../../connection/actions";
import type { Phrase } from "../../../messages";
import { t } from "../../../words/texts";
import { ask } from "../asking";
import type { Force } from "../types";
import { grouped } from "./list-print";
import { SavedLists } from "./saved-lists";
import { type Desk, forgetNamed, fromFile, keepNamed, keptLists, toFile } from "./list-draft";

interface ShareProps {
  readonly desk: Desk;
  readonly code: string | null; // null: there is none, or not yet
}

export function Share(props: ShareProps & { readonly open: boolean }) {
  return (
    <details class="fold" open={props.open}>
      <summary>{t("aa-ui-share")}</summary>
      <div class="fields">
        <Keep {...props} />
        <SavedLists {...props} />
        <Code {...props} />
        <File {...props} />
      </div>
    </details>
  );
}

function complain(text: Phrase): void {
  accepted({ type: "refused", by: "table", text, cite: null });
}

/** Under a name of its own, on this phone. */
function Keep({ desk }: ShareProps) {
  const { force } = desk;
  const [typed, setTyped] = useState<string | null>(null);
  const name = (typed ?? force.name).trim();
  const before = keptLists.value.find((list) => list.name === name);
  const same =
    before !== undefined && JSON.stringify(before) === JSON.stringify({ ...force, name });
  const save = (event: Event) => {
    event.preventDefault();
    if (name === "" || same) return;
    keepNamed({ ...force, name });
    desk.set({ ...force, name });
  };
  return (
    <form class="field" onSubmit={save}>
      <label for="aa-list-name">{t("aa-ui-list-name")}</label>
      <input
        id="aa-list-name"
        value={typed ?? force.name}
        maxLength={40}
        autoComplete="off"
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <div class="offers">
        <button type="submit" class="offer" disabled={name === "" || same}>
          {same ? t("aa-ui-list-kept") : t("aa-ui-list-keep")}
        </button>
        {before && (
          <button type="button" class="offer quiet" onClick={() => forgetNamed(name)}>
            {t("aa-ui-list-drop")}
          </button>
        )}
      </div>
    </form>
  );
}

/** The list as a code to read out; and another's code to take over. */
function Code({ desk, code }: ShareProps) {
  const [typed, setTyped] = useState("");
  const take = async () => {
    const told = await ask(desk.match, { type: "ask-code", code: typed, units: desk.units });
    if (told.value) desk.set(told.value);
    else if (told.refused) complain(told.refused);
  };
  return (
    <form
      class="field"
      onSubmit={(event) => {
        event.preventDefault();
        void take();
      }}
    >
      {code && (
        <p class="small">
          {t("aa-ui-share-code")} <code class="aa-code">{grouped(code)}</code>
        </p>
      )}
      <label for="aa-code">{t("aa-ui-share-take")}</label>
      <input
        id="aa-code"
        value={typed}
        autoComplete="off"
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <button type="submit" class="offer">
        {t("aa-ui-share-go")}
      </button>
    </form>
  );
}

/** A small file, and paper. */
function File({ desk, code }: ShareProps) {
  const take = async (file: Blob | undefined) => {
    const force = file && fromFile(await file.text());
    if (force) desk.set(force);
    else if (file) complain({ key: "aa-ui-share-bad-file", values: {} });
  };
  return (
    <div class="field">
      <span class="label">{t("aa-ui-share-file")}</span>
      <div class="offers">
        <button type="button" class="offer" onClick={() => download(desk.force)}>
          {t("aa-ui-share-save")}
        </button>
        <label class="offer aa-open-file">
          {t("aa-ui-share-open")}
          <input
            type="file"
            accept=".json,application/json"
            class="sr"
            onChange={({ currentTarget }) => {
              void take(currentTarget.files?.[0]);
              currentTarget.value = "";
            }}
          />
        </label>
        <button
          type="button"
          class="offer"
          aria-disabled={code === null}
          onClick={() => code !== null && window.print()}
        >
          <Icon name="print" />
          {t("aa-ui-share-print")}
        </button>
      </div>
    </div>
  );
}

function download(force: Force): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([toFile(force)], { type: "application/json" }));
  const name = force.name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
  link.download = `${name || "armored-advance"}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
