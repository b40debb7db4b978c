// The map editor: owners of the printed game correct borders, barriers, ports and values, and keep
// the map as a data pack of their own. The server draws it and says what is wrong.

import { useEffect, useState } from "preact/hooks";

import { useHistory } from "../../../components/forms/history";
import { Banner, OfflineBanner } from "../../../components/shell/banner";
import { Icon } from "../../../components/shell/icon";
import type { Fault } from "../../../messages";
import { lang, say, t } from "../../../words/texts";
import { askMap } from "../asking";
import type { MapDraft } from "../types";
import { AreaPanel } from "./area-panel";
import { areaOf, type Draft, draftOf, fileOf, idFrom, withBorder } from "./draft";
import { EditorMap } from "./editor-map";
import { EditorPage } from "./editor-page";
import { type Kept, readKept, SaveBar } from "./save-bar";

interface Opened extends Kept {
  readonly draft: Draft;
  readonly drawn: MapDraft;
}

export function MapPage() {
  return (
    <EditorPage title={t("page-front-map")} failed="wpg-ed-failed" open={open}>
      {(opened) => <Editor first={opened} />}
    </EditorPage>
  );
}

/** The pack that the address names, else the map we ship. */
async function open(): Promise<Opened | null> {
  const kept = await readKept();
  const drawn = await askMap(kept.file);
  return drawn === null ? null : { ...kept, draft: draftOf(drawn), drawn };
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
      <SaveBar
        kept={first}
        kind="map"
        text={(name) => fileOf({ ...draft, id: idFrom("map", name) })}
        faults={drawn.faults}
        undo={undo}
        redo={redo}
      />
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
