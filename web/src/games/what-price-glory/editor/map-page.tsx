// The map editor: owners of the printed game correct borders, barriers, ports and values, and keep
// the map as a data pack of their own. The server draws it and says what is wrong.

import { useEffect, useState } from "preact/hooks";

import { useHistory } from "../../../components/forms/history";
import { AppBar } from "../../../components/shell/app-bar";
import { Banner, OfflineBanner } from "../../../components/shell/banner";
import { Skeleton } from "../../../components/shell/empty";
import { Icon } from "../../../components/shell/icon";
import { Toast } from "../../../components/shell/toast";
import { readPack, savePack } from "../../../connection/packs";
import { connection } from "../../../connection/state";
import type { Fault } from "../../../messages";
import { useTitle } from "../../../phone/turn-signal";
import { go } from "../../../route";
import { lang, say, t } from "../../../words/texts";
import { askMap } from "../asking";
import type { MapDraft } from "../types";
import { AreaPanel } from "./area-panel";
import { areaOf, type Draft, draftOf, fileOf, idFrom, withBorder } from "./draft";
import { EditorMap } from "./editor-map";
import "./editor.css";

interface Opened {
  readonly pack: string | null; // null: not kept yet
  readonly version: number;
  readonly name: string;
  readonly draft: Draft;
  readonly drawn: MapDraft;
}

export function MapPage() {
  const [opened, setOpened] = useState<Opened | "failed" | null>(null);
  const online = connection.value === "on";
  useEffect(() => {
    if (online && opened === null) void open().then((found) => setOpened(found ?? "failed"));
  }, [online, opened]);
  useTitle(t("wpg-ed-title"));
  return (
    <div class="wpg-editor">
      <AppBar title={t("wpg-ed-title")} back="/data" />
      {opened !== null && opened !== "failed" ? (
        <Editor first={opened} />
      ) : (
        <main>
          <OfflineBanner />
          {opened === "failed" ? <Failed onAgain={() => setOpened(null)} /> : <Skeleton bars={5} />}
        </main>
      )}
      <Toast />
    </div>
  );
}

function Failed({ onAgain }: { readonly onAgain: () => void }) {
  const again = (
    <button type="button" class="offer" onClick={onAgain}>
      {t("wpg-ed-again")}
    </button>
  );
  return (
    <Banner kind="bad" action={again}>
      {t("wpg-ed-failed")}
    </Banner>
  );
}

/** The pack that the address names, else the map we ship. */
async function open(): Promise<Opened | null> {
  const pack = new URLSearchParams(location.search).get("pack");
  const kept = pack === null ? null : await readPack(pack, null);
  const drawn = await askMap(kept?.text ?? "");
  if (drawn === null) return null;
  return {
    pack: kept?.pack.id ?? null,
    version: kept?.pack.version ?? 0,
    name: kept?.pack.name ?? "",
    draft: draftOf(drawn),
    drawn,
  };
}

function Editor({ first }: { readonly first: Opened }) {
  const { now: draft, put, undo, redo } = useHistory(first.draft);
  const [chosen, setChosen] = useState<string | null>(null);
  const [joining, setJoining] = useState(false);
  const drawn = useDrawing(draft, first.drawn);
  const area = draft.areas.find(({ id }) => id === chosen);
  const tap = (id: string) => {
    if (joining && chosen !== null) put(withBorder(draft, chosen, id, null));
    else setChosen(id === chosen ? null : id);
    setJoining(false);
  };
  return (
    <>
      <main class="wpg-editor-main">
        <OfflineBanner />
        {joining && <Banner>{t("wpg-ed-tap-neighbour")}</Banner>}
        <EditorMap drawn={drawn} chosen={chosen} onArea={tap} />
        <aside class="stack">
          <FaultList faults={drawn.faults} draft={draft} onArea={setChosen} />
          {area ? (
            <AreaPanel draft={draft} area={area} onChange={put} onJoin={() => setJoining(true)} />
          ) : (
            <p class="muted">{t("wpg-ed-tap-area")}</p>
          )}
        </aside>
      </main>
      <SaveBar first={first} draft={draft} faults={drawn.faults} undo={undo} redo={redo} />
    </>
  );
}

const PAUSE_MS = 250;

/** The draft as the server draws it; a map that cannot be drawn keeps its last drawing. */
function useDrawing(draft: Draft, first: MapDraft): MapDraft {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    if (draft === first) return undefined;
    let wanted = true;
    const timer = setTimeout(() => {
      void askMap(fileOf(draft)).then((found) => {
        if (!wanted || found === null) return;
        setDrawn((last) => (found.coast.length > 0 ? found : { ...last, faults: found.faults }));
      });
    }, PAUSE_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [draft]);
  return drawn;
}

interface FaultListProps {
  readonly faults: ReadonlyArray<Fault>;
  readonly draft: Draft;
  readonly onArea: (area: string) => void;
}

/** What is wrong, each with a way to the area it is about. */
function FaultList({ faults, draft, onArea }: FaultListProps) {
  if (faults.length === 0) return null;
  return (
    <ul class="wpg-faults" role="status">
      {faults.map((fault, place) => {
        const at = areaOf(fault.where);
        const name = draft.areas.find(({ id }) => id === at)?.name[lang.value];
        return (
          <li key={place}>
            <Icon name="warn" />
            <span>
              <b>{name ?? fault.where.replace(/^[^:]*: /, "")}</b> {say(fault.text)}
            </span>
            {at !== null && (
              <button type="button" class="offer" onClick={() => onArea(at)}>
                {t("wpg-ed-show")}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface SaveBarProps {
  readonly first: Opened;
  readonly draft: Draft;
  readonly faults: ReadonlyArray<Fault>;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
}

function SaveBar({ first, draft, faults, undo, redo }: SaveBarProps) {
  const [name, setName] = useState(first.name);
  const [late, setLate] = useState(false);
  const ready = name.trim() !== "";
  const save = async (copy: boolean) => {
    const outcome = await savePack(
      {
        pack: copy ? null : first.pack,
        version: copy ? 0 : first.version,
        game: "what-price-glory",
        kind: "map",
        name: name.trim(),
        text: fileOf({ ...draft, id: idFrom(name) }),
      },
      faults.length > 0, // a faulty one is kept as a draft
    );
    setLate(outcome.kind === "conflict");
    if (outcome.kind === "saved") go(`/data/pack/${outcome.pack.id}`);
  };
  return (
    <footer class="prompt wpg-editor-foot">
      {late && (
        <Banner
          kind="bad"
          action={
            <button type="button" class="offer" onClick={() => void save(true)}>
              {t("ui-data-copy")}
            </button>
          }
        >
          {t("ui-data-late")}
        </Banner>
      )}
      <div class="offers">
        <StepButton label={t("ui-undo")} step={undo} icon="undo" />
        <StepButton label={t("wpg-ed-redo")} step={redo} icon="again" />
        <input
          class="grow"
          aria-label={t("wpg-ed-name")}
          placeholder={t("wpg-ed-name")}
          value={name}
          maxLength={40}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button
          type="button"
          class={`offer wide ${ready ? "primary" : "no"}`}
          aria-disabled={!ready}
          onClick={() => ready && void save(false)}
        >
          <span>
            {t("wpg-ed-save")}
            {!ready && <span class="why">{t("wpg-ed-nameless")}</span>}
            {ready && faults.length > 0 && (
              <span class="why">{t("wpg-ed-faulty", { count: faults.length })}</span>
            )}
          </span>
        </button>
      </div>
    </footer>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly step: (() => void) | null;
  readonly icon: "again" | "undo";
}

function StepButton({ label, step, icon }: StepButtonProps) {
  return (
    <button
      type="button"
      class="offer tight"
      aria-label={label}
      disabled={step === null}
      onClick={() => step?.()}
    >
      <Icon name={icon} />
    </button>
  );
}
