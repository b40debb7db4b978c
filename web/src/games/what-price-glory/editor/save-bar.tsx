// The foot of both editors: undo and redo, the name, and keeping the file as a data pack of one's own.

import { useState } from "preact/hooks";

import { Banner } from "../../../components/shell/banner";
import { Icon } from "../../../components/shell/icon";
import { readPack, savePack } from "../../../connection/packs";
import type { Fault } from "../../../messages";
import { go } from "../../../route";
import { t } from "../../../words/texts";

/** A pack that is corrected, or none yet. */
export interface Kept {
  readonly pack: string | null; // null: not kept yet
  readonly version: number;
  readonly name: string;
}

const WORDS = {
  cards: { name: "wpg-ed-cards-name", save: "wpg-ed-cards-save" },
  map: { name: "wpg-ed-name", save: "wpg-ed-save" },
} as const;

/** The pack that the address names and its file; without one, the file is "". */
export async function readKept(): Promise<Kept & { readonly file: string }> {
  const pack = new URLSearchParams(location.search).get("pack");
  const kept = pack === null ? null : await readPack(pack, null);
  return {
    pack: kept?.pack.id ?? null,
    version: kept?.pack.version ?? 0,
    name: kept?.pack.name ?? "",
    file: kept?.text ?? "",
  };
}

interface FailedProps {
  readonly text: "wpg-ed-cards-failed" | "wpg-ed-failed";
  readonly onAgain: () => void;
}

export function Failed({ text, onAgain }: FailedProps) {
  const again = (
    <button type="button" class="offer" onClick={onAgain}>
      {t("wpg-ed-again")}
    </button>
  );
  return (
    <Banner kind="bad" action={again}>
      {t(text)}
    </Banner>
  );
}

interface SaveBarProps {
  readonly kept: Kept;
  readonly kind: "cards" | "map";
  readonly text: (name: string) => string; // the file under this name
  readonly faults: ReadonlyArray<Fault>;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
}

export function SaveBar({ kept, kind, text, faults, undo, redo }: SaveBarProps) {
  const [name, setName] = useState(kept.name);
  const [late, setLate] = useState(false);
  const words = WORDS[kind];
  const ready = name.trim() !== "";
  const save = async (copy: boolean) => {
    const outcome = await savePack(
      {
        pack: copy ? null : kept.pack,
        version: copy ? 0 : kept.version,
        game: "what-price-glory",
        kind,
        name: name.trim(),
        text: text(name),
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
          aria-label={t(words.name)}
          placeholder={t(words.name)}
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
            {t(words.save)}
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
