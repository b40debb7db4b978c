// A move by numbers instead of a finger: so far along a bearing, then turned by so much.

import { useState } from "preact/hooks";

import { t } from "../../../words/texts";
import { normal } from "../field/frame";
import { fromUnit, type LengthUnit } from "../lengths";
import type { Place } from "../types";

interface NumbersProps {
  readonly from: Place; // the last waypoint, or where it stands
  readonly bow: number; // its heading there, in hundredths of a degree
  readonly turns: boolean;
  readonly unit: LengthUnit;
  readonly onSet: (to: Place, heading: number | null) => void;
}

/** The place so far along a bearing, which is counted to the right from the bow. */
export function along(from: Place, bow: number, thousandths: number, right: number): Place {
  const angle = ((bow / 100 - right) * Math.PI) / 180;
  return {
    x: Math.round(from.x + Math.cos(angle) * thousandths),
    y: Math.round(from.y + Math.sin(angle) * thousandths),
  };
}

export function WayNumbers({ from, bow, turns, unit, onSet }: NumbersProps) {
  const [far, setFar] = useState("");
  const [right, setRight] = useState("0");
  const [turn, setTurn] = useState("");
  const inches = Number(far.replace(",", "."));
  const degrees = Number(right.replace(",", "."));
  const whole = far !== "" && Number.isFinite(inches) && Number.isFinite(degrees) && inches >= 0;
  const set = (event: Event) => {
    event.preventDefault();
    if (!whole) return;
    const by = Number(turn.replace(",", "."));
    const heading =
      turn !== "" && Number.isFinite(by) ? normal(Math.round(bow - (degrees + by) * 100)) : null;
    onSet(along(from, bow, fromUnit(inches, unit), degrees), heading);
  };
  return (
    <form class="aa-numbers" onSubmit={set}>
      <NumberField label={t("aa-ui-number-far", { unit })} value={far} onChange={setFar} />
      <NumberField label={t("aa-ui-number-right")} value={right} onChange={setRight} />
      {turns && <NumberField label={t("aa-ui-number-turn")} value={turn} onChange={setTurn} />}
      <button type="submit" class="offer" aria-disabled={!whole}>
        {t("aa-ui-number-set")}
      </button>
    </form>
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function NumberField({ label, value, onChange }: FieldProps) {
  return (
    <label>
      <span>{label}</span>
      <input
        type="text"
        inputMode="decimal"
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}
