// What a drawn move costs, ground by ground, and what keeps it from being sent.

import { TermText } from "../../../components/rules/term-text";
import { type Names, sayCite, sayReason, t } from "../../../words/texts";
import { length, type LengthUnit } from "../lengths";
import type { Way } from "../types";
import type { Told } from "../asking";

interface CostProps {
  readonly way: Way;
  readonly reasons: Told<Way>["reasons"];
  readonly unit: LengthUnit;
  readonly names: Names;
}

export function WayCost({ way, reasons, unit, names }: CostProps) {
  const extra = reasons.filter(({ values }) => typeof values["extra_inches"] === "number");
  return (
    <div class="aa-way-cost" aria-live="polite">
      <dl>
        {way.ground.map(({ kind, inches }) => (
          <div key={kind}>
            <dt>{t(`aa-ui-way-${kind}`)}</dt>
            <dd>{length(inches, unit)}</dd>
          </div>
        ))}
        {extra.map((reason) => (
          <div key={reason.key}>
            <dt>
              {sayReason(reason, names)} <i>{sayCite(reason.cite)}</i>
            </dt>
            <dd>+</dd>
          </div>
        ))}
        <div class="sum">
          <dt>
            {t("aa-ui-way-spent", { spent: length(way.spent, unit), may: length(way.may, unit) })}
          </dt>
          <dd>
            {way.most && way.may - way.spent < 50
              ? t("aa-ui-way-most")
              : t("aa-ui-way-left", { left: length(Math.max(0, way.may - way.spent), unit) })}
          </dd>
        </div>
      </dl>
      {way.refused && (
        <p class="aa-refused" role="status">
          <TermText text={sayReason(way.refused, names)} game="armored-advance" />
        </p>
      )}
    </div>
  );
}
