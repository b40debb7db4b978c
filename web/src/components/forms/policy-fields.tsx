// How the table plays its dice: thrown and typed by the players, or thrown by the server.

import type { Policy } from "../../messages";
import { t } from "../../words/texts";
import { Seg } from "./seg";
import { SwitchRow } from "./switch-row";

interface PolicyFieldsProps {
  readonly policy: Policy;
  readonly onChange: (policy: Policy) => void;
}

export function PolicyFields({ policy, onChange }: PolicyFieldsProps) {
  const sources: ReadonlyArray<Policy["dice"]> = ["typed", "server"];
  const choices = sources.map((id) => ({ id, label: t(`ui-dice-${id}`) }));
  return (
    <div class="panel policy">
      <Seg
        label={t("ui-dice")}
        value={policy.dice}
        choices={choices}
        onPick={(dice) => onChange({ ...policy, dice })}
      />
      {policy.dice === "typed" && (
        <SwitchRow
          label={t("ui-dice-confirm")}
          help={t("ui-dice-confirm-help")}
          on={policy.confirm}
          onChange={(confirm) => onChange({ ...policy, confirm })}
        />
      )}
    </div>
  );
}

export function policyText(policy: Policy): string {
  if (policy.dice === "server") return t("ui-dice-server-long");
  return t(policy.confirm ? "ui-dice-typed-confirm-long" : "ui-dice-typed-long");
}
