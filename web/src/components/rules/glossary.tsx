// Every term of the game in our own words, and the sheet that says one rule.

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
      <dd>{attribute(id, "rule") ?? `⟨${id}.rule⟩`}</dd>
    </div>
  );
}

export function RuleSheet({ names }: { names: Names }) {
  const open = openRule.value;
  const close = () => (openRule.value = null);
  if (!open) return null;
  return (
    <Sheet title={say(open.title, names)} onClose={close}>
      <p class="rule-text">{say(open.text, names)}</p>
      {open.cite && <p class="label">{sayCite(open.cite)}</p>}
    </Sheet>
  );
}
