// How the table agrees: by all or by a majority, and how long a proposal waits for its answers.

import type { Policy } from "../../messages";
import { t } from "../../words/texts";
import { Seg } from "./seg";

const RULES: ReadonlyArray<Policy["consent"]> = ["all", "majority"];
const LAPSES = [60, 300, 3600, 0]; // seconds; 0: it stays open

interface ConsentFieldsProps {
  readonly policy: Policy;
  readonly seats: number;
  readonly onChange: (policy: Policy) => void;
}

export function ConsentFields({ policy, seats, onChange }: ConsentFieldsProps) {
  const offered = LAPSES.includes(policy.lapse) ? LAPSES : [policy.lapse, ...LAPSES];
  return (
    <div class="panel policy">
      {seats > 2 && (
        <Seg
          label={t("ui-consent")}
          value={policy.consent}
          choices={RULES.map((id) => ({ id, label: t(`ui-consent-${id}`) }))}
          onPick={(consent) => onChange({ ...policy, consent })}
        />
      )}
      <span class="label">{t("ui-lapse")}</span>
      <Seg
        label={t("ui-lapse")}
        value={String(policy.lapse)}
        choices={offered.map((seconds) => ({ id: String(seconds), label: lapseText(seconds) }))}
        onPick={(id) => onChange({ ...policy, lapse: Number(id) })}
      />
    </div>
  );
}

function lapseText(seconds: number): string {
  if (seconds === 0) return t("ui-lapse-never");
  if (seconds % 3600 === 0) return t("ui-lapse-hours", { hours: seconds / 3600 });
  if (seconds % 60 === 0) return t("ui-lapse-minutes", { minutes: seconds / 60 });
  return t("ui-lapse-seconds", { seconds });
}

export function consentText(policy: Policy): string {
  const rule = t(`ui-consent-${policy.consent}-long`);
  return policy.lapse === 0
    ? rule
    : `${rule} ${t("ui-lapse-long", { time: lapseText(policy.lapse) })}`;
}
