// Every term of the game in our own words, and the sheet that says one rule.

import { table } from "../../connection/state";
import { termsOf } from "../../words/games";
import { attribute, type Names, say, sayCite, t } from "../../words/texts";
import { Sheet } from "../sheets/sheet";
import { Empty } from "../shell/empty";
import { openRule } from "./open-rule";

export function Glossary({ game }: { game: string }) {
  const keys = termsOf(game);
  if (keys.length === 0) {
    return <Empty icon="book" title={t("ui-terms-none")} hint={t("ui-terms-none-hint")} />;
  }
  return (
    <dl class="glossary">
      {keys.map((key) => (
        <Term key={key} id={key} />
      ))}
    </dl>
  );
}

function Term({ id }: { id: string }) {
  return (
    <div>
      <dt>{t(id)}</dt>
      <dd>{attribute(id, "rule", answers()) ?? `⟨${id}.rule⟩`}</dd>
    </div>
  );
}

/** What was answered at set-up: by these a rule's text says what is played at this table. */
function answers(): Readonly<Record<string, string | number>> {
  const given = table.value?.rules ?? [];
  return Object.fromEntries(
    given.map(({ key, answer }) => [key, typeof answer === "number" ? answer : String(answer)]),
  );
}

export function RuleSheet({ names }: { names: Names }) {
  const open = openRule.value;
  const close = () => (openRule.value = null);
  if (!open) return null;
  return (
    <Sheet title={say(open.title, names)} onClose={close}>
      <p class="rule-text">{t(open.text.key, { ...answers(), ...open.text.values }, names)}</p>
      {open.cite && <p class="label">{sayCite(open.cite)}</p>}
    </Sheet>
  );
}
