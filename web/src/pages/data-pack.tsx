// One data pack: its text, what is wrong with it, its versions; saving, sharing, deleting.

import { useEffect, useState } from "preact/hooks";

import { ShareSheet } from "../components/sheets/share-sheet";
import { AppBar } from "../components/shell/app-bar";
import { Banner, OfflineBanner } from "../components/shell/banner";
import { DeadEnd } from "../components/shell/dead-end";
import { Skeleton } from "../components/shell/empty";
import { Icon } from "../components/shell/icon";
import { Toast } from "../components/shell/toast";
import {
  deletePack,
  type Draft,
  kindOf,
  readPack,
  savePack,
  textOf,
  usePacks,
} from "../connection/packs";
import { notice } from "../connection/state";
import { gameFront } from "../games/registry";
import type { Fault, PackReply } from "../messages";
import { useTitle } from "../phone/turn-signal";
import { go, replace } from "../route";
import { gameTitle } from "../words/games";
import { say, t } from "../words/texts";
import { moment } from "../words/times";
import { DeleteSheet } from "./data";

/** A pack that is kept, opened to be changed. */
export function PackPage({ id }: { id: string }) {
  const [read, setRead] = useState<PackReply | "missing" | null>(null);
  const open = (version: number | null) =>
    void readPack(id, version).then((found) => setRead(found ?? "missing"));
  useEffect(() => open(null), [id]);
  if (read === "missing") {
    return <DeadEnd bar={t("ui-data")} title={t("refused-pack")} hint={t("ui-data-hint")} />;
  }
  if (read === null) return <Loading />;
  const { game, kind, name, version } = read.pack;
  return (
    <Editor
      key={`${version} ${read.version}`}
      first={{ pack: id, version, game, kind, name, text: read.text }}
      faults={read.faults}
      kept={read}
      onVersion={open}
    />
  );
}

/** A new one, from the example of its kind. */
export function NewPackPage({ game, kind }: { game: string; kind: string }) {
  const packs = usePacks(game);
  if (packs === null) return <Loading />;
  const info = kindOf(packs.kinds, game, kind);
  if (info === null) {
    return <DeadEnd bar={t("ui-data")} title={t("refused-pack-kind")} hint={t("ui-data-hint")} />;
  }
  const first = { pack: null, version: 0, game, kind, name: "", text: info.example };
  return <Editor first={first} faults={[]} kept={null} onVersion={() => undefined} />;
}

function Loading() {
  return (
    <div class="phone">
      <AppBar title={t("ui-data")} back="/data" />
      <main>
        <Skeleton bars={5} />
      </main>
    </div>
  );
}

interface EditorProps {
  readonly first: Draft;
  readonly faults: ReadonlyArray<Fault>;
  readonly kept: PackReply | null; // null: not saved yet
  readonly onVersion: (version: number | null) => void;
}

function Editor({ first, faults, kept, onVersion }: EditorProps) {
  const [draft, setDraft] = useState(first);
  const [wrong, setWrong] = useState(faults);
  const [late, setLate] = useState(false);
  const [asked, setAsked] = useState<"delete" | "share" | null>(null);
  const title = kept?.pack.name ?? t("ui-data-new");
  useTitle(title);
  const changed = draft.text !== first.text || draft.name !== first.name || kept === null;
  const nameless = draft.name.trim() === "";
  const save = async (anyway: boolean, copy = false) => {
    const sent = copy ? { ...draft, pack: null, version: 0 } : draft;
    const outcome = await savePack({ ...sent, name: sent.name.trim() }, anyway);
    setLate(outcome.kind === "conflict");
    if (outcome.kind === "faulty") setWrong(outcome.faults);
    if (outcome.kind !== "saved") return;
    if (outcome.pack.id !== kept?.pack.id) replace(`/data/pack/${outcome.pack.id}`);
    else onVersion(null);
  };
  const drawing = gameFront(draft.game).pages?.find(({ edits }) => edits === draft.kind);
  const old = kept !== null && kept.version !== kept.pack.version;
  return (
    <div class="phone">
      <AppBar title={title} sub={gameTitle(draft.game)} back="/data" />
      <main class="stack data">
        <OfflineBanner />
        {old && <Banner>{t("ui-data-old", { version: kept.version })}</Banner>}
        {late && (
          <Banner
            kind="bad"
            action={
              <button type="button" class="offer" onClick={() => void save(true, true)}>
                {t("ui-data-copy")}
              </button>
            }
          >
            {t("ui-data-late")}
          </Banner>
        )}
        <Fields draft={draft} onChange={setDraft} />
        <FaultList faults={wrong} />
        {kept && <Versions kept={kept} onVersion={onVersion} />}
        {kept && (
          <div class="offers">
            <button type="button" class="offer" onClick={() => setAsked("share")}>
              <Icon name="people" />
              {t("ui-data-share")}
            </button>
            <button type="button" class="offer danger" onClick={() => setAsked("delete")}>
              {t("ui-data-delete")}
            </button>
          </div>
        )}
        {kept && drawing && (
          <a class="offer" href={`/${drawing.path}/${kept.pack.id}`}>
            <Icon name={drawing.icon ?? "map"} />
            {t("ui-data-draw")}
          </a>
        )}
        {kept && kept.pack.faults === 0 && Object.keys(kept.pack.answers).length > 0 && (
          <a class="offer" href={`/new/${draft.game}?pack=${kept.pack.id}`}>
            <Icon name="play" />
            {t("ui-data-play")}
          </a>
        )}
      </main>
      <footer class="prompt">
        <div class="offers">
          {wrong.length > 0 && (
            <button type="button" class="offer" onClick={() => !nameless && void save(true)}>
              {t("ui-data-keep-draft")}
            </button>
          )}
          <button
            type="button"
            class={`offer wide ${changed && !nameless ? "primary" : "no"}`}
            aria-disabled={!changed || nameless}
            onClick={() => changed && !nameless && void save(false)}
          >
            <span>
              {t(changed ? "ui-data-save" : "ui-data-is-saved")}
              {nameless && <span class="why">{t("ui-data-nameless")}</span>}
            </span>
          </button>
        </div>
      </footer>
      {asked === "share" && kept && (
        <ShareSheet pack={kept.pack.id} onClose={() => setAsked(null)} />
      )}
      {asked === "delete" && kept && (
        <DeleteSheet
          name={kept.pack.name}
          onYes={() => void deletePack(kept.pack.id, null).then((done) => done && go("/data"))}
          onClose={() => setAsked(null)}
        />
      )}
      <Toast />
    </div>
  );
}

function Fields({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  const open = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    const text = file ? await textOf(file) : null;
    input.value = ""; // or else the same file could not be chosen again
    if (!file) return;
    if (text === null) {
      notice.value = { kind: "bad", text: { key: "ui-data-no-text", values: {} } };
      return;
    }
    const name = draft.name.trim() || file.name.replace(/\.[^.]*$/, "").slice(0, 60);
    onChange({ ...draft, name, text });
  };
  return (
    <>
      <label class="field">
        <span>{t("ui-data-name")}</span>
        <input
          type="text"
          maxLength={60}
          autocomplete="off"
          value={draft.name}
          onInput={({ currentTarget }) => onChange({ ...draft, name: currentTarget.value })}
        />
      </label>
      <label class="field">
        <span>{t("ui-data-text")}</span>
        <textarea
          class="data-text"
          rows={12}
          spellcheck={false}
          autocapitalize="off"
          value={draft.text}
          onInput={({ currentTarget }) => onChange({ ...draft, text: currentTarget.value })}
        />
      </label>
      <label class="offer quiet upload">
        <Icon name="list" />
        {t("ui-data-open-file")}
        <input
          type="file"
          accept=".toml,.json,text/plain"
          onChange={({ currentTarget }) => void open(currentTarget)}
        />
      </label>
    </>
  );
}

export function FaultList({ faults }: { faults: ReadonlyArray<Fault> }) {
  if (faults.length === 0) return null;
  return (
    <section role="alert">
      <h2 class="section">{t("ui-data-faults", { count: faults.length })}</h2>
      <ul class="panel rowlist">
        {faults.map((fault, place) => (
          <li key={place}>
            <span class="grow">
              <small class="label">{fault.where}</small>
              {say(fault.text)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Versions({ kept, onVersion }: { kept: PackReply; onVersion: (version: number) => void }) {
  if (kept.versions.length < 2) return null;
  return (
    <details class="fold">
      <summary>{t("ui-data-versions", { count: kept.versions.length })}</summary>
      <div class="rowlist">
        {kept.versions.map(({ version, at }) => (
          <button
            key={version}
            type="button"
            class="row"
            aria-pressed={version === kept.version}
            onClick={() => onVersion(version)}
          >
            <span class="grow">{t("ui-data-version", { version })}</span>
            <span class="label">{moment(at * 1000)}</span>
          </button>
        ))}
      </div>
    </details>
  );
}
