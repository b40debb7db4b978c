// The options and house rules of a table, for both sides to see.

import type { Ruled } from "../../messages";
import { say, sayCite, t } from "../../words/texts";

interface RulesListProps {
  readonly rules: ReadonlyArray<Ruled>;
}

export function RulesList({ rules }: RulesListProps) {
  const shown = rules.filter(({ group, usual }) => group === "option" || !usual);
  const usual = rules.filter((rule) => !shown.includes(rule));
  return (
    <>
      {shown.length > 0 && <Rows rules={shown} />}
      {usual.length > 0 && (
        <details class="fold">
          <summary>{t("ui-rules-usual", { count: usual.length })}</summary>
          <Rows rules={usual} />
        </details>
      )}
    </>
  );
}

function Rows({ rules }: RulesListProps) {
  return (
    <div class="panel rowlist small">
      {rules.map((rule) => (
        <div key={rule.key}>
          <span class="grow">
            {say(rule.label)}
            {rule.cite && <span class="cite"> {sayCite(rule.cite)}</span>}
          </span>
          <b>{say(rule.chosen)}</b>
        </div>
      ))}
    </div>
  );
}
