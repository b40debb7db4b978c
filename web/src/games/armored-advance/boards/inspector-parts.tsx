// Parts of the inspector: its head, a tool, a length in the reader's unit.

import { Icon, type IconName } from "../../../components/shell/icon";
import { t } from "../../../words/texts";
import { fromUnit, inUnit, length, type LengthUnit } from "../lengths";
import type { Corner } from "./corners";
import type { Draft } from "./draft";
import { NumberField } from "./number-field";
import { squareOf } from "./squares";

interface HeadProps {
  readonly draft: Draft;
  readonly unit: LengthUnit;
  readonly title: string;
  readonly at: Corner;
  readonly onChoose: (chosen: null) => void;
}

export function Head(props: HeadProps) {
  const { draft, title, at, unit, onChoose } = props;
  return (
    <header>
      <h2 class="map-name">{title}</h2>
      <span class="chip square">{squareOf(at, draft)}</span>
      <span class="label where">
        {t("aa-ed-from-edges", { west: length(at[0], unit), south: length(at[1], unit) })}
      </span>
      <button
        type="button"
        class="iconbtn"
        aria-label={t("aa-ed-let-go")}
        onClick={() => onChoose(null)}
      >
        <Icon name="close" />
      </button>
    </header>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly on?: boolean;
  readonly danger?: boolean;
  readonly onPress: () => void;
}

export function Tool({ icon, label, on, danger = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      class={`offer${on ? " on" : ""}${danger ? " danger" : ""}`}
      aria-pressed={on}
      onClick={onPress}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </button>
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
