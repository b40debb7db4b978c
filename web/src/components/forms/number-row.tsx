// A number of the table that a referee sets right: stepped first, then set.

import { useState } from "preact/hooks";

import { t } from "../../words/texts";
import { Stepper } from "./stepper";

interface NumberRowProps {
  readonly label: string;
  readonly value: number;
  readonly low: number;
  readonly high?: number;
  readonly onSet: (value: number) => void;
}

export function NumberRow({ label, value, low, high, onSet }: NumberRowProps) {
  const [draft, setDraft] = useState<{ readonly from: number; readonly to: number } | null>(null);
  const now = draft?.from === value ? draft.to : value;
  return (
    <div>
      <span class="grow">{label}</span>
      <Stepper
        label={label}
        value={now}
        low={low}
        high={high ?? null}
        onChange={(to) => setDraft({ from: value, to })}
      />
      <button
        type="button"
        class={`offer${now === value ? " no" : " primary"}`}
        disabled={now === value}
        onClick={() => onSet(now)}
      >
        {t("ui-set")}
      </button>
    </div>
  );
}
