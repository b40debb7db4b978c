// "The table is right" for a game that draws no form of its own: one form for each kind of
// correction its rules know, as the server lists them.

import { useEffect, useState } from "preact/hooks";

import { request } from "../../connection/socket";
import type { CorrectionProps } from "../../games/game-module";
import type { CorrectionKind, Field, TableInfo } from "../../messages";
import { orPlain } from "../../words/games";
import { whoAmong } from "../../words/people";
import { say, t } from "../../words/texts";
import { type Answer, FormField } from "../forms/form-field";
import { Empty } from "../shell/empty";

export function PlainCorrections({ table, correct }: CorrectionProps) {
  const [kinds, setKinds] = useState<ReadonlyArray<CorrectionKind> | null>(null);
  useEffect(() => {
    let wanted = true;
    void request({ type: "list_corrections", match: table.match }).then((reply) => {
      if (wanted && reply.type === "correction_kinds") setKinds(reply.kinds);
    });
    return () => {
      wanted = false;
    };
  }, [table.match]);
  if (kinds === null) return <div class="skel" />;
  if (kinds.length === 0) {
    return <Empty icon="stop" title={t("ui-correct-none")} hint={t("ui-correct-none-hint")} />;
  }
  return (
    <div class="stack">
      {kinds.map((kind) => (
        <KindForm key={kind.type} kind={kind} table={table} correct={correct} />
      ))}
    </div>
  );
}

interface KindFormProps {
  readonly kind: CorrectionKind;
  readonly table: TableInfo;
  readonly correct: (correction: object) => void;
}

function KindForm({ kind, table, correct }: KindFormProps) {
  const [given, setGiven] = useState<Readonly<Record<string, Answer>>>({});
  const answers = Object.fromEntries(
    kind.fields.map((field) => [field.key, given[field.key] ?? field.default]),
  );
  const ready = Object.values(answers).every((answer) => answer !== null);
  const send = () => {
    if (!ready) return;
    correct(kind.type === "" ? answers : { type: kind.type, ...answers });
    setGiven({});
  };
  return (
    <section class="panel form plain-correction">
      <h3>{say(orPlain(kind.label, kind.type))}</h3>
      {kind.fields.map((field) => (
        <FormField
          key={field.key}
          field={readable(field, table)}
          answer={answers[field.key] ?? null}
          faults={[]}
          onAnswer={(answer) => setGiven({ ...given, [field.key]: answer })}
        />
      ))}
      <button
        type="button"
        class={`offer ${ready ? "primary" : "no"}`}
        aria-disabled={!ready}
        onClick={send}
      >
        {t("ui-set")}
      </button>
    </section>
  );
}

/** With names for everything; people are known by theirs first. */
function readable(field: Field, table: TableInfo): Field {
  const choices = field.choices.map((choice) => ({
    ...choice,
    label:
      field.key === "seat"
        ? { key: "ui-plain", values: { text: whoAmong(choice.id, table.seats) } }
        : orPlain(choice.label, choice.id),
  }));
  return { ...field, label: orPlain(field.label, field.key), choices };
}
