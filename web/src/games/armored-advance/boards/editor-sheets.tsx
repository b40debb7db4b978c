// What is needed seldom while drawing: name and size, sharing, files, printing.

import { useState } from "preact/hooks";

import { Seg } from "../../../components/forms/seg";
import { ShareSheet } from "../../../components/sheets/share-sheet";
import { Sheet } from "../../../components/sheets/sheet";
import { Icon, type IconName } from "../../../components/shell/icon";
import { ConfirmSheet } from "../../../components/sheets/confirm-sheet";
import { deletePack } from "../../../connection/packs";
import { go } from "../../../route";
import { lang, t } from "../../../words/texts";
import type { LengthUnit } from "../lengths";
import { LengthField } from "../number-field";
import { type Draft, resized } from "./draft";
import { dropBoard } from "./kept-boards";
import { slug } from "./names";

export type SheetOpen = "menu" | "size" | "share" | "delete" | null;

interface SheetsProps {
  readonly open: SheetOpen;
  readonly draft: Draft;
  readonly unit: LengthUnit;
  readonly pack: string | null;
  readonly slot: string;
  readonly text: string;
  readonly onOpen: (sheet: SheetOpen) => void;
  readonly onShare: () => void;
  readonly onPrint: () => void;
  readonly onUnit: (unit: LengthUnit) => void;
  readonly onChange: (draft: Draft, of?: string) => void;
}

export function EditorSheets(props: SheetsProps) {
  const close = () => props.onOpen(null);
  switch (props.open) {
    case "menu":
      return <Menu {...props} />;
    case "size":
      return <SizeSheet {...props} />;
    case "share":
      return props.pack === null ? null : <ShareSheet pack={props.pack} onClose={close} />;
    case "delete":
      return (
        <ConfirmSheet
          title={t("ui-data-delete-title", { name: props.draft.name[lang.value] })}
          text={t("ui-data-delete-text")}
          yes={t("ui-data-delete")}
          danger
          onYes={() => void discard(props.slot, props.pack)}
          onClose={close}
        />
      );
    case null:
      return null;
  }
}

async function discard(slot: string, pack: string | null): Promise<void> {
  if (pack !== null && !(await deletePack(pack, null))) return;
  dropBoard(slot);
  go("/boards");
}

function Menu(props: SheetsProps) {
  const { onOpen, text, draft } = props;
  const print = () => {
    onOpen(null);
    props.onPrint();
  };
  return (
    <Sheet title={t("ui-menu")} onClose={() => onOpen(null)}>
      <div class="panel rowlist">
        <Row icon="list" label={t("aa-ed-name-size")} onPress={() => onOpen("size")} />
        <Row icon="share" label={t("ui-data-share")} onPress={props.onShare} />
        <Row icon="print" label={t("aa-ed-print")} onPress={print} />
        <a
          class="row"
          href={`data:application/toml;charset=utf-8,${encodeURIComponent(text)}`}
          download={`${slug(draft.name.en)}.toml`}
        >
          <Icon name="save" />
          <span class="grow">{t("ui-data-file")}</span>
        </a>
        <Row icon="trash" label={t("ui-data-delete")} danger onPress={() => onOpen("delete")} />
      </div>
    </Sheet>
  );
}

interface RowProps {
  readonly icon: IconName;
  readonly label: string;
  readonly danger?: boolean;
  readonly onPress: () => void;
}

function Row({ icon, label, danger = false, onPress }: RowProps) {
  return (
    <button type="button" class={`row${danger ? " danger" : ""}`} onClick={onPress}>
      <Icon name={icon} />
      <span class="grow">{label}</span>
    </button>
  );
}

function SizeSheet({ draft, unit, onUnit, onChange, onOpen }: SheetsProps) {
  return (
    <Sheet title={t("aa-ed-name-size")} onClose={() => onOpen(null)}>
      <div class="form">
        <NameField
          value={draft.name[lang.value]}
          onChange={(name) => onChange({ ...draft, name: { en: name, de: name } }, "name")}
        />
        <Seg<LengthUnit>
          label={t("aa-ed-unit")}
          value={unit}
          choices={[
            { id: "in", label: t("aa-ed-unit-in") },
            { id: "cm", label: t("aa-ed-unit-cm") },
          ]}
          onPick={onUnit}
        />
        <SizeFields
          width={draft.width}
          depth={draft.depth}
          unit={unit}
          onChange={(width, depth) => onChange(resized(draft, width, depth), "size")}
        />
      </div>
    </Sheet>
  );
}

export function NameField(props: {
  readonly value: string;
  readonly onChange: (name: string) => void;
}) {
  const [typed, setTyped] = useState(props.value);
  return (
    <label class="field">
      <span>{t("ui-data-name")}</span>
      <input
        type="text"
        maxLength={60}
        autocomplete="off"
        value={typed}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          props.onChange(currentTarget.value);
        }}
      />
    </label>
  );
}

interface SizeFieldsProps {
  readonly width: number;
  readonly depth: number;
  readonly unit: LengthUnit;
  readonly onChange: (width: number, depth: number) => void;
}

export function SizeFields({ width, depth, unit, onChange }: SizeFieldsProps) {
  const field = { unit, low: 12_000, high: 300_000, by: unit === "cm" ? 10 : 6 };
  return (
    <>
      <LengthField
        {...field}
        label={t("aa-ed-board-width")}
        value={width}
        onChange={(to) => onChange(to, depth)}
      />
      <LengthField
        {...field}
        label={t("aa-ed-board-depth")}
        value={depth}
        onChange={(to) => onChange(width, to)}
      />
    </>
  );
}
