// The terrain editor: a board drawn as one would set it up, kept on this phone after every stroke.

import { useMemo, useState } from "preact/hooks";

import { useHistory } from "../../../components/forms/history";
import { Seg } from "../../../components/forms/seg";
import { AppBar } from "../../../components/shell/app-bar";
import { Banner, OfflineBanner } from "../../../components/shell/banner";
import { Icon } from "../../../components/shell/icon";
import { Toast } from "../../../components/shell/toast";
import { notice } from "../../../connection/state";
import { keep, kept } from "../../../phone/keep";
import { useTitle } from "../../../phone/turn-signal";
import { go } from "../../../route";
import { lang, t } from "../../../words/texts";
import { inUnit, type LengthUnit } from "../lengths";
import { Canvas } from "./canvas";
import { useChecked } from "./checking";
import type { Corners } from "./corners";
import { added, type Draft, type Layout, laidOut, withObjective } from "./draft";
import type { Chosen } from "./drags";
import { EditorSheets, type SheetOpen } from "./editor-sheets";
import { FaultBar } from "./fault-bar";
import { Inspector } from "./inspector";
import { slug, zoneOf } from "./names";
import { type InHand, Palette } from "./palette";
import { PrintedPlan } from "./printed-plan";
import { written } from "./toml";
import { drawnBy, TOOLS } from "./tools";
import { useKeys } from "./use-keys";
import { type Kept, type Saving, useSaving } from "./use-saving";

export interface EditorProps extends Kept {
  readonly first: Draft;
}

export function lengthUnit(): LengthUnit {
  return kept("board-unit") === "cm" ? "cm" : "in";
}

export function keepLengthUnit(unit: LengthUnit): void {
  keep("board-unit", unit);
}

/** The file of a board, under an id that follows its name. */
export function fileOf(draft: Draft): string {
  return written({ ...draft, id: slug(draft.name.en) });
}

export function Editor(props: EditorProps) {
  const { now: draft, put: change, undo, redo } = useHistory(props.first);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [inHand, setInHand] = useState<InHand>(null);
  const [pointwise, setPointwise] = useState(false);
  const [several, setSeveral] = useState(false);
  const [unit, setUnit] = useState(lengthUnit);
  const [snaps, setSnaps] = useState(true);
  const [open, setOpen] = useState<SheetOpen>(null);
  const [printing, setPrinting] = useState(false);
  const text = useMemo(() => fileOf(draft), [draft]);
  const saving = useSaving(props, draft, text);
  const checked = useChecked(text);
  const faults = checked?.faults ?? [];
  const name = draft.name[lang.value];
  useTitle(name);

  const choose = (next: Chosen | null) => {
    setChosen(next);
    setPointwise(false);
    if (next?.type !== "pieces") setSeveral(false);
  };
  const tap = (found: Chosen | null) => {
    if (several && chosen?.type === "pieces" && found?.type === "pieces") {
      setChosen({ type: "pieces", ids: toggled(chosen.ids, found.ids) });
    } else choose(found);
  };
  const stroke = (line: Corners) => {
    const [at] = line;
    if (inHand === "objective" && at) {
      change(withObjective(draft, at));
      choose({ type: "objective", index: draft.objectives.length });
      setInHand(null);
      return;
    }
    const tool = TOOLS.find(({ id }) => id === inHand);
    const piece = tool && drawnBy(tool, line, step);
    if (!piece) return;
    const [next, id] = added(draft, piece);
    change(next);
    choose({ type: "pieces", ids: [id] });
    setInHand(null);
  };
  const step = snaps ? (unit === "cm" ? 394 : 500) : 0;
  const setLength = (to: LengthUnit) => {
    keepLengthUnit(to);
    setUnit(to);
  };
  useKeys({
    undo,
    redo,
    letGo: () => {
      setInHand(null);
      choose(null);
    },
  });
  const still = present(draft, chosen) ? chosen : null;
  const sound = checked !== null && checked.text === text && faults.length === 0;
  return (
    <div class="phone aa-editor">
      <AppBar
        title={name === "" ? t("aa-ed-nameless") : name}
        sub={sizeLine(draft, unit, saving.state)}
        back="/boards"
        onMenu={() => setOpen("menu")}
      >
        <BarButton icon="undo" label={t("aa-ed-undo")} onPress={undo} />
        <BarButton icon="redo" label={t("aa-ed-redo")} onPress={redo} />
      </AppBar>
      <main>
        <OfflineBanner />
        {saving.late && <Late onCopy={saving.copy} onTheirs={saving.theirs} />}
        <div class="aa-ed-bar">
          <Seg<Layout>
            label={t("aa-ed-layout")}
            value={draft.layout}
            choices={LAYOUTS.map((id) => ({ id, label: t(`aa-ed-layout-${id}`) }))}
            onPick={(layout) => {
              choose(null);
              change(laidOut(draft, layout));
              if (layout !== "free" && layout !== draft.layout) {
                notice.value = { kind: "ok", text: { key: "aa-ed-laid-out", values: {} } };
              }
            }}
          />
          <button
            type="button"
            class={`offer snap${snaps ? " on" : ""}`}
            aria-pressed={snaps}
            onClick={() => setSnaps(!snaps)}
          >
            {t("aa-ed-snap", { unit })}
          </button>
        </div>
        <Canvas
          draft={draft}
          chosen={still}
          pointwise={pointwise}
          drawing={inHand !== null}
          step={step}
          unit={unit}
          faults={faults.map(({ about }, index) => ({ about, number: index + 1 }))}
          onTap={tap}
          onStroke={stroke}
          onDragged={(next) => change(next)}
        />
        <div class="aa-ed-desk">
          {still ? (
            <Inspector
              draft={draft}
              chosen={still}
              unit={unit}
              pointwise={pointwise}
              several={several}
              onChange={change}
              onChoose={choose}
              onPointwise={setPointwise}
              onSeveral={setSeveral}
            />
          ) : (
            <p class="aa-ed-hint">{t(inHand === null ? "aa-ed-hint" : "aa-ed-hint-draw")}</p>
          )}
          <Palette
            inHand={inHand}
            onPick={(tool) => {
              setInHand(tool);
              choose(null);
            }}
            onZones={() => choose({ type: "zone", index: 0 })}
          />
        </div>
      </main>
      <footer class="prompt">
        <FaultBar
          draft={draft}
          faults={faults}
          known={checked !== null}
          onShow={(about) => choose(chosenBy(draft, about))}
        />
        <div class="offers">
          <button
            type="button"
            class={`offer${saving.state === "saved" ? " no" : " primary"}`}
            aria-disabled={saving.state === "saved"}
            onClick={() => void saving.save()}
          >
            <Icon name={saving.state === "saved" ? "tick" : "save"} />
            {t(saving.state === "saved" ? "ui-data-is-saved" : "ui-data-save")}
          </button>
          <button
            type="button"
            class="offer wide-only"
            onClick={() => void saving.save().then((id) => id && setOpen("share"))}
          >
            <Icon name="share" />
            {t("ui-data-share")}
          </button>
          <button type="button" class="offer wide-only" onClick={() => setPrinting(true)}>
            <Icon name="print" />
            {t("aa-ed-print")}
          </button>
          <button
            type="button"
            class={`offer wide${sound ? "" : " no"}`}
            aria-disabled={!sound}
            onClick={() =>
              sound && void saving.save().then((id) => id && go(`/new/armored-advance?pack=${id}`))
            }
          >
            <Icon name="play" />
            <span>
              {t("aa-ed-play")}
              {faults.length > 0 && (
                <span class="why">{t("aa-ed-mend", { count: faults.length })}</span>
              )}
            </span>
          </button>
        </div>
      </footer>
      <EditorSheets
        open={open}
        draft={draft}
        unit={unit}
        pack={saving.pack}
        slot={saving.slot}
        text={text}
        onOpen={setOpen}
        onShare={() => void saving.save().then((id) => setOpen(id ? "share" : null))}
        onPrint={() => setPrinting(true)}
        onUnit={setLength}
        onChange={change}
      />
      {printing && <PrintedPlan draft={draft} unit={unit} onDone={() => setPrinting(false)} />}
      <Toast />
    </div>
  );
}

const LAYOUTS = ["free", "mirror", "turn"] as const;

/** What is still there of what was chosen, after an undo. */
function present(draft: Draft, chosen: Chosen | null): boolean {
  if (chosen === null) return false;
  if (chosen.type === "zone") return chosen.index < draft.zones.length;
  if (chosen.type === "objective") return chosen.index < draft.objectives.length;
  return chosen.ids.length > 0 && chosen.ids.every((id) => draft.pieces.some((p) => p.id === id));
}

function toggled(ids: ReadonlyArray<string>, more: ReadonlyArray<string>): ReadonlyArray<string> {
  const without = ids.filter((id) => !more.includes(id));
  return without.length === ids.length ? [...ids, ...more] : without.length > 0 ? without : ids;
}

export function chosenBy(draft: Draft, about: string): Chosen | null {
  if (about.startsWith("zones")) return { type: "zone", index: zoneOf(about) ?? 0 };
  if (about === "objectives" && draft.objectives.length > 0) return { type: "objective", index: 0 };
  return draft.pieces.some(({ id }) => id === about) ? { type: "pieces", ids: [about] } : null;
}

function sizeLine(draft: Draft, unit: LengthUnit, state: Saving["state"]): string {
  const [width, depth] = [inUnit(draft.width, unit), inUnit(draft.depth, unit)];
  const size = t("aa-ed-size", { width, depth, unit });
  return `${size} · ${t(`aa-ed-state-${state}`)}`;
}

function Late({
  onCopy,
  onTheirs,
}: {
  readonly onCopy: () => void;
  readonly onTheirs: () => void;
}) {
  return (
    <Banner
      kind="bad"
      action={
        <span class="offers">
          <button type="button" class="offer" onClick={onCopy}>
            {t("ui-data-copy")}
          </button>
          <button type="button" class="offer quiet" onClick={onTheirs}>
            {t("aa-ed-theirs")}
          </button>
        </span>
      }
    >
      {t("aa-ed-late")}
    </Banner>
  );
}

// --- Parts -------------------------------------------------------------------------------------

interface BarButtonProps {
  readonly icon: "undo" | "redo";
  readonly label: string;
  readonly onPress: (() => void) | null; // null: there is nothing to do
}

function BarButton({ icon, label, onPress }: BarButtonProps) {
  return (
    <button
      type="button"
      class="iconbtn"
      aria-label={label}
      aria-disabled={onPress === null}
      onClick={() => onPress?.()}
    >
      <Icon name={icon} />
    </button>
  );
}
