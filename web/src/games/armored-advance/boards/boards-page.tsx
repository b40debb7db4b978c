// One's own boards: those on the server, those being drawn on this phone, and how to begin one.

import { useEffect, useState } from "preact/hooks";

import { AppBar } from "../../../components/shell/app-bar";
import { OfflineBanner } from "../../../components/shell/banner";
import { DeadEnd } from "../../../components/shell/dead-end";
import { Skeleton } from "../../../components/shell/empty";
import { Icon } from "../../../components/shell/icon";
import { Toast } from "../../../components/shell/toast";
import { decode } from "../../../connection/decoder";
import { newId } from "../../../connection/ids";
import { readPack, textOf, usePacks } from "../../../connection/packs";
import { listOf } from "../../../connection/shapes";
import { connection, notice } from "../../../connection/state";
import type { PackInfo, PackReply } from "../../../messages";
import { go, route } from "../../../route";
import { lang, t } from "../../../words/texts";
import { moment } from "../../../words/times";
import { fromUnit, inUnit, type LengthUnit } from "../lengths";
import shippedBoards from "../boards.json";
import { shapes } from "../types";
import { frameOf, Zones } from "./canvas";
import { blank, type Draft, opened } from "./draft";
import { readingOf } from "./checking";
import { Editor, fileOf, keepLengthUnit, lengthUnit } from "./editor";
import { SizeFields } from "./editor-sheets";
import { keepBoard, type KeptBoard, keptBoards } from "./kept-boards";
import { TerrainLayer } from "./terrain-layer";
import "../styles";
import "./canvas.css";
import "./boards.css";
import "./shelf.css";

export function BoardsPage() {
  void route.value; // drawn again when the address changes
  const slot = decodeURIComponent(location.pathname.split("/")[2] ?? "");
  return slot === "" ? <Shelf /> : <Opened key={slot} slot={slot} />;
}

// --- Opening one -------------------------------------------------------------------------------

type Found = {
  readonly draft: Draft;
  readonly read: PackReply | null;
  readonly kept: KeptBoard | null;
};

function Opened({ slot }: { readonly slot: string }) {
  const [found, setFound] = useState<Found | "missing" | null>(() => onThisPhone(slot));
  const online = connection.value === "on";
  useEffect(() => {
    if (found === null && online) void onServer(slot).then(setFound);
  }, [slot, online]);
  if (found === "missing") {
    return (
      <DeadEnd bar={t("page-boards")} title={t("refused-pack")} hint={t("aa-ed-boards-hint")} />
    );
  }
  if (found === null) {
    return (
      <div class="phone">
        <AppBar title={t("page-boards")} back="/boards" />
        <main>
          <OfflineBanner />
          <Skeleton bars={5} />
        </main>
      </div>
    );
  }
  const { draft, read, kept } = found;
  return (
    <Editor
      slot={slot}
      first={draft}
      pack={kept ? kept.pack : (read?.pack.id ?? null)}
      version={kept ? kept.version : (read?.version ?? 0)}
      saved={kept ? null : fileOf(draft)}
    />
  );
}

/** What was drawn here and not saved yet comes before what the server has. */
function onThisPhone(slot: string): Found | null {
  const kept = keptBoards.peek()[slot];
  return kept ? { draft: kept.draft, read: null, kept } : null;
}

async function onServer(slot: string): Promise<Found | "missing"> {
  const read = await readPack(slot, null);
  if (!read || read.pack.kind !== "board") return "missing";
  const draft = await draftIn(read.text, read.pack.name);
  return draft ? { draft, read, kept: null } : "missing";
}

/** A file as far as it can be read; null, and a word about it, where it is no board at all. */
async function draftIn(text: string, name: string): Promise<Draft | null> {
  const value = await readingOf(text);
  if (!value?.draft) {
    const key = value === null ? "ui-refused-offline" : "aa-ed-no-board";
    notice.value = { kind: "bad", text: { key, values: {} } };
    return null;
  }
  const draft = opened(value.draft);
  return draft.name.en === "" ? { ...draft, name: { en: name, de: name } } : draft;
}

// --- The shelf ---------------------------------------------------------------------------------

function begin(draft: Draft): void {
  const slot = `new-${newId().slice(0, 8)}`;
  keepBoard(slot, { draft, pack: null, version: 0, at: Date.now() });
  go(`/boards/${slot}`);
}

function Shelf() {
  const packs = usePacks("armored-advance");
  return (
    <div class="phone aa-boards">
      <AppBar title={t("page-boards")} sub={t("game-armored-advance")} />
      <main class="stack">
        <OfflineBanner />
        <p class="small muted">{t("aa-ed-boards-hint")}</p>
        <OnThisPhone />
        {packs === null ? (
          <Skeleton />
        ) : (
          <OnServer packs={packs.packs.filter(({ kind }) => kind === "board")} />
        )}
        <Templates />
        <Shipped />
        <FromFile />
      </main>
      <Toast />
    </div>
  );
}

function OnThisPhone() {
  const boards = Object.entries(keptBoards.value).sort(([, a], [, b]) => b.at - a.at);
  if (boards.length === 0) return null;
  return (
    <section>
      <h2 class="section">{t("aa-ed-on-phone")}</h2>
      <div class="panel rowlist">
        {boards.map(([slot, { draft, at }]) => (
          <a key={slot} class="row" href={`/boards/${slot}`}>
            <Thumbnail draft={draft} />
            <span class="grow">
              <b>{draft.name[lang.value] || t("aa-ed-nameless")}</b>
              <small class="label block">
                {sizeOf(draft)} · {t("aa-ed-state-new")} · {moment(at)}
              </small>
            </span>
            <Icon name="forward" />
          </a>
        ))}
      </div>
    </section>
  );
}

function OnServer({ packs }: { readonly packs: ReadonlyArray<PackInfo> }) {
  if (packs.length === 0) return null;
  return (
    <section>
      <h2 class="section">{t("aa-ed-on-server")}</h2>
      <div class="panel rowlist">
        {packs.map((pack) => (
          <a key={pack.id} class="row" href={`/boards/${pack.id}`}>
            <span class="grow">
              <b>{pack.name}</b>
              <small class="label block">
                {t("ui-data-version", { version: pack.version })} · {moment(pack.changed * 1000)}
              </small>
              {pack.faults > 0 && (
                <small class="fault">{t("ui-data-draft", { count: pack.faults })}</small>
              )}
            </span>
            <Icon name="forward" />
          </a>
        ))}
      </div>
    </section>
  );
}

const SIZES: ReadonlyArray<readonly [number, number]> = [
  [72, 48],
  [48, 48],
  [60, 44],
  [48, 36],
];

/** An empty table: the usual sizes, or any. */
function Templates() {
  const [own, setOwn] = useState<{ readonly width: number; readonly depth: number } | null>(null);
  const [unit, setUnit] = useState<LengthUnit>(lengthUnit);
  const start = (width: number, depth: number) => {
    const name = t("aa-ed-new-name");
    begin(blank(width, depth, { en: name, de: name }));
  };
  return (
    <section>
      <h2 class="section">{t("aa-ed-templates")}</h2>
      <div class="aa-ed-templates">
        {SIZES.map(([width, depth]) => (
          <button
            key={`${width} ${depth}`}
            type="button"
            class="offer"
            data-size={`${width}x${depth}`}
            onClick={() => start(width * 1000, depth * 1000)}
          >
            <svg viewBox="0 0 80 52" aria-hidden="true">
              <rect x={(80 - width) / 2} y={(52 - depth) / 2} width={width} height={depth} rx="1" />
            </svg>
            <span>
              {t("aa-ed-size", { width, depth, unit: "in" })}
              <span class="why">
                {t("aa-ed-size", {
                  width: Math.round(width * 2.54),
                  depth: Math.round(depth * 2.54),
                  unit: "cm",
                })}
              </span>
            </span>
          </button>
        ))}
        <button
          type="button"
          class={`offer${own ? " on" : ""}`}
          aria-pressed={own !== null}
          onClick={() => setOwn(own ? null : { width: 72_000, depth: 48_000 })}
        >
          {t("aa-ed-any-size")}
        </button>
      </div>
      {own && (
        <div class="panel aa-ed-own-size">
          <div class="offers">
            {(["in", "cm"] as const).map((each) => (
              <button
                key={each}
                type="button"
                class={`offer${unit === each ? " on" : ""}`}
                aria-pressed={unit === each}
                onClick={() => {
                  keepLengthUnit(each); // the editor goes on in it
                  setUnit(each);
                  const round = (long: number) => fromUnit(Math.round(inUnit(long, each)), each);
                  setOwn({ width: round(own.width), depth: round(own.depth) });
                }}
              >
                {t(`aa-ed-unit-${each}`)}
              </button>
            ))}
          </div>
          <SizeFields {...own} unit={unit} onChange={(width, depth) => setOwn({ width, depth })} />
          <button type="button" class="offer primary" onClick={() => start(own.width, own.depth)}>
            {t("aa-ed-begin")}
          </button>
        </div>
      )}
    </section>
  );
}

const SHIPPED = decode(listOf(shapes.BoardDraft), shippedBoards).map(opened);

/** A copy of one that comes with the game. */
function Shipped() {
  const copy = (draft: Draft) => {
    const { en, de } = draft.name;
    begin({ ...draft, name: { en: `${en} 2`, de: `${de} 2` } });
  };
  return (
    <section>
      <h2 class="section">{t("aa-ed-shipped")}</h2>
      <div class="panel rowlist">
        {SHIPPED.map((draft) => (
          <button
            key={draft.id}
            type="button"
            class="row"
            data-board={draft.id}
            onClick={() => copy(draft)}
          >
            <Thumbnail draft={draft} />
            <span class="grow">
              <b>{draft.name[lang.value]}</b>
              <small class="label block">{sizeOf(draft)}</small>
            </span>
            <Icon name="copy" />
          </button>
        ))}
      </div>
    </section>
  );
}

function FromFile() {
  const open = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    const text = file ? await textOf(file) : null;
    input.value = ""; // or else the same file could not be chosen again
    if (!file) return;
    if (text === null) {
      notice.value = { kind: "bad", text: { key: "ui-data-no-text", values: {} } };
      return;
    }
    const draft = await draftIn(text, file.name.replace(/\.[^.]*$/, "").slice(0, 60));
    if (draft) begin(draft);
  };
  return (
    <div class="offers">
      <label class="offer quiet upload">
        <Icon name="list" />
        {t("aa-ed-open-file")}
        <input
          type="file"
          accept=".toml,text/plain"
          onChange={({ currentTarget }) => void open(currentTarget)}
        />
      </label>
      <a class="offer quiet" href="/data">
        <Icon name="people" />
        {t("aa-ed-by-code")}
      </a>
    </div>
  );
}

function sizeOf({ width, depth }: Draft): string {
  const unit = lengthUnit();
  return t("aa-ed-size", { width: inUnit(width, unit), depth: inUnit(depth, unit), unit });
}

function Thumbnail({ draft }: { readonly draft: Draft }) {
  const frame = frameOf(draft.width, draft.depth);
  return (
    <svg class="aa-ed-thumb" viewBox={`-.5 -.5 ${frame.w + 1} ${frame.h + 1}`} aria-hidden="true">
      <rect class="aa-map" width={frame.w} height={frame.h} />
      <TerrainLayer draft={draft} frame={frame} />
      <Zones draft={draft} frame={frame} />
    </svg>
  );
}
