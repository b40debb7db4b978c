// A number by thumb or typed: a length in the reader's unit, or degrees.

import { useState } from "preact/hooks";

import { t } from "../../words/texts";
import { fromUnit, inUnit, type LengthUnit } from "./lengths";
import "./number-field.css";

interface NumberFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: number;
  readonly by: number; // what one tap adds
  readonly low: number;
  readonly high: number;
  readonly unit: string; // "″", "cm" or "°", after the number; "": a mere count
  readonly onChange: (value: number) => void;
}

export function NumberField(props: NumberFieldProps) {
  const { label, hint, value, by, low, high, unit, onChange } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const set = (to: number) => onChange(Math.min(high, Math.max(low, Math.round(to * 100) / 100)));
  const take = (text: string) => {
    setTyped(null);
    const number = Number(text.replace(",", "."));
    if (text.trim() !== "" && Number.isFinite(number)) set(number);
  };
  const next = (way: number) => set((Math.round(value / by) + way) * by);
  return (
    <div class="aa-number">
      <span class="grow">
        {label}
        {hint !== undefined && <small class="label block">{hint}</small>}
      </span>
      <span class="stepper" role="group" aria-label={label}>
        <button
          type="button"
          aria-label={t("ui-less")}
          disabled={value <= low}
          onClick={() => next(-1)}
        >
          −
        </button>
        <span class="typed">
          <input
            type="text"
            inputMode="decimal"
            aria-label={unit === "" ? label : `${label} (${unit})`}
            value={typed ?? t("aa-ed-number", { value })}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
            onBlur={({ currentTarget }) => typed !== null && take(currentTarget.value)}
            onKeyDown={(event) => event.key === "Enter" && take(event.currentTarget.value)}
          />
          <i aria-hidden="true">{unit}</i>
        </span>
        <button
          type="button"
          aria-label={t("ui-more")}
          disabled={value >= high}
          onClick={() => next(1)}
        >
          +
        </button>
      </span>
    </div>
  );
}

interface LengthFieldProps {
  readonly label: string;
  readonly value: number; // thousandths, like the bounds
  readonly unit: LengthUnit;
  readonly low: number;
  readonly high: number;
  readonly by?: number; // in the reader's unit
  readonly onChange: (value: number) => void;
}

export function LengthField({ label, value, unit, low, high, by, onChange }: LengthFieldProps) {
  return (
    <NumberField
      label={label}
      value={inUnit(value, unit)}
      by={by ?? (unit === "cm" ? 1 : 0.5)}
      low={inUnit(low, unit)}
      high={inUnit(high, unit)}
      unit={unit === "cm" ? "cm" : "″"}
      onChange={(to) => onChange(fromUnit(to, unit))}
    />
  );
}
