// What the unit could hit from where it is being drawn to.

import { sideClass } from "../../../components/seats/seat-badge";
import { type Names, sayReason, t } from "../../../words/texts";
import { length, type LengthUnit } from "../lengths";
import { unitName } from "../reading";
import type { Aim } from "../types";

interface FromThereProps {
  readonly aims: ReadonlyArray<Aim>;
  readonly seat: string; // of the targets
  readonly unit: LengthUnit;
  readonly names: Names;
}

const MOST = 3; // the map needs the room; badges on it tell of the others

export function FromThere({ aims, seat, unit, names }: FromThereProps) {
  const shown = aims.slice(0, MOST);
  if (shown.length === 0) return null;
  return (
    <section class="aa-there" aria-live="polite">
      <h3>{t("aa-ui-from-there")}</h3>
      <ul>
        {shown.map((aim) => (
          <li key={aim.target} class={sideClass(seat)}>
            <span class="who">
              {unitName(aim.target, names)}
              {aim.why && <small>{sayReason(aim.why, names)}</small>}
            </span>
            <span class="far">{length(aim.inches, unit)}</span>
            <b>{needOf(aim)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function needOf({ prospect }: Aim): string {
  if (prospect.verdict === "too_close") return t("aa-ui-look-doubtful");
  if (prospect.verdict !== "can") return t("aa-ui-answer-no");
  if (prospect.need !== null) return `${prospect.need}+`;
  const { effects } = prospect.plan;
  return `${Math.min(...effects)}–${Math.max(...effects)}`;
}
