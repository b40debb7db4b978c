// A whole number within bounds, by thumb.

import { t } from "../../words/texts";

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly low?: number | null;
  readonly high?: number | null;
  readonly onChange: (value: number) => void;
}

export function Stepper({ label, value, low, high, onChange }: StepperProps) {
  const atLow = typeof low === "number" && value <= low;
  const atHigh = typeof high === "number" && value >= high;
  return (
    <span class="stepper" role="group" aria-label={label}>
      <button
        type="button"
        aria-label={t("ui-less")}
        disabled={atLow}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        aria-label={t("ui-more")}
        disabled={atHigh}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </span>
  );
}
