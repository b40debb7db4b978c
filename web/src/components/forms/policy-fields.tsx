// How the table plays its dice: thrown and typed by the players, thrown by the server, or read by a
// device of the table.

import type { Policy, TableInfo } from "../../messages";
import { hasText, t } from "../../words/texts";
import { Seg } from "./seg";
import { SwitchRow } from "./switch-row";

interface PolicyFieldsProps {
  readonly policy: Policy;
  readonly sources?: TableInfo["sources"]; // none: no table yet
  readonly onChange: (policy: Policy) => void;
}

const OWN: TableInfo["sources"] = ["typed", "server"]; // what every table has

/** What a source of dice is called; a device may bring one of its own. */
export function sourceName(source: string): string {
  return hasText(`ui-dice-${source}`) ? t(`ui-dice-${source}`) : source;
}

export function PolicyFields({ policy, sources = OWN, onChange }: PolicyFieldsProps) {
  const choices = sources.map((id) => ({ id, label: sourceName(id) }));
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

/** What to do with the dice, in a sentence. */
export function diceLong(source: string): string {
  if (source === "typed" || source === "server") return t(`ui-dice-${source}-long`);
  return t("ui-dice-device-long", { source: sourceName(source) });
}

export function policyText(policy: Policy): string {
  if (policy.dice !== "typed") return diceLong(policy.dice);
  return t(policy.confirm ? "ui-dice-typed-confirm-long" : "ui-dice-typed-long");
}
