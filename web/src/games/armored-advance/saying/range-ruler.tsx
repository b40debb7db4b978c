// The range of a shot: dragged to half a unit, typed or stepped to a tenth. Above the slider stands
// what each band of ranges asks for.

import { useState } from "preact/hooks";

import { Seg } from "../../../components/forms/seg";
import { t } from "../../../words/texts";
import { inUnit, type LengthUnit, measure } from "../lengths";
import type { Band } from "../types";

const LONGEST = { in: 48, cm: 120 } as const; // what a thumb can set; farther is typed
const FARTHEST = { in: 300, cm: 762 } as const;
const TENTHS = /^\d{1,3}([.,]\d?)?$/;

interface RangeRulerProps {
  readonly value: number | null; // null: nobody has said it yet
  readonly unit: LengthUnit;
  readonly bands: ReadonlyArray<Band>;
  readonly onChange: (value: number) => void;
  readonly onUnit?: (unit: LengthUnit) => void;
}

/** A number as people type it, to the tenth; null if it is none. */
export function typedRange(text: string, unit: LengthUnit): number | null {
  const plain = text.replace(/[″"\s]|in$|cm$/g, "");
  if (!TENTHS.test(plain)) return null;
  return within(Number(plain.replace(",", ".")), unit);
}

function within(value: number, unit: LengthUnit): number {
  return Math.round(Math.min(FARTHEST[unit], Math.max(0, value)) * 10) / 10;
}

export function RangeRuler({ value, unit, bands, onChange, onUnit }: RangeRulerProps) {
  const most = LONGEST[unit];
  const step = (by: number) => onChange(within((value ?? 0) + by, unit));
  return (
    <section class="aa-range">
      <div class="aa-range-head">
        <label for="aa-range" class="grow">
          {t("aa-ui-range")}
        </label>
        {onUnit && (
          <Seg
            label={t("aa-ui-unit")}
            value={unit}
            choices={[
              { id: "in", label: t("aa-ui-unit-in") },
              { id: "cm", label: "cm" },
            ]}
            onPick={onUnit}
          />
        )}
      </div>
      <div class="aa-range-row">
        <button
          type="button"
          class="offer tight"
          aria-label={t("aa-ui-tenth-less")}
          onClick={() => step(-0.1)}
        >
          −
        </button>
        <TypedRange value={value} unit={unit} onChange={onChange} />
        <button
          type="button"
          class="offer tight"
          aria-label={t("aa-ui-tenth-more")}
          onClick={() => step(0.1)}
        >
          +
        </button>
      </div>
      <Bands bands={bands} value={value} unit={unit} most={most} />
      <input
        id="aa-range"
        type="range"
        class={value === null ? "unsaid" : ""}
        min={0}
        max={most}
        step={0.5}
        value={value ?? 0}
        aria-valuetext={value === null ? t("aa-ui-range-unsaid") : measure(value, unit)}
        onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <div class="aa-scale-row" aria-hidden="true">
        {[0, 1, 2, 3, 4].map((part) => (
          <span key={part}>{(most * part) / 4}</span>
        ))}
      </div>
    </section>
  );
}

interface TypedRangeProps {
  readonly value: number | null;
  readonly unit: LengthUnit;
  readonly onChange: (value: number) => void;
}

function TypedRange({ value, unit, onChange }: TypedRangeProps) {
  const [typing, setTyping] = useState<string | null>(null);
  const shown = value === null ? "" : measure(value, unit);
  const wrong = typing !== null && typing !== "" && typedRange(typing, unit) === null;
  return (
    <input
      class="num aa-typed"
      type="text"
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="done"
      aria-label={t("aa-ui-range-typed")}
      aria-invalid={wrong}
      placeholder={t("aa-ui-range-unsaid")}
      value={typing ?? shown}
      onFocus={() => setTyping("")}
      onBlur={() => setTyping(null)}
      onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
      onInput={(event) => {
        const text = event.currentTarget.value;
        setTyping(text);
        const said = typedRange(text, unit);
        if (said !== null) onChange(said);
      }}
    />
  );
}

interface BandsProps {
  readonly bands: ReadonlyArray<Band>;
  readonly value: number | null;
  readonly unit: LengthUnit;
  readonly most: number;
}

/** The last band goes on to the end of the slider. */
function Bands({ bands, value, unit, most }: BandsProps) {
  if (bands.length === 0) return null;
  const ends = bands.map(({ up_to }, place) =>
    place === bands.length - 1 ? most : inUnit(up_to, unit),
  );
  const at = value === null ? -1 : ends.findIndex((end) => value <= end);
  return (
    <div class="aa-bands" aria-hidden="true">
      {bands.map(({ need }, place) => (
        <span
          key={place}
          class={place === at ? "on" : ""}
          style={{ flexGrow: (ends[place] ?? 0) - (ends[place - 1] ?? 0) }}
        >
          {need === null ? "–" : `${need}+`}
        </span>
      ))}
    </div>
  );
}
