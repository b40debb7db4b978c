// Every term of the game in our own words, and the sheet that says one rule.

import { useState } from "preact/hooks";

import { table } from "../../connection/state";
import type { Ruled } from "../../messages";
import { termsOf } from "../../words/games";
import { citeOf, houseOf, matches } from "../../words/terms";
import { attribute, type Names, say, sayCite, t } from "../../words/texts";
import { Sheet } from "../sheets/sheet";
import { Empty } from "../shell/empty";
import { openRule, type OpenRule, showTerm } from "./open-rule";
import { TermText } from "./term-text";

export function Glossary({ game }: { game: string }) {
  const [wanted, setWanted] = useState("");
  const keys = termsOf(game);
  if (keys.length === 0) {
    return <Empty icon="book" title={t("ui-terms-none")} hint={t("ui-terms-none-hint")} />;
  }
  const found = keys.filter((key) => matches(key, ruleOf(key), wanted));
  return (
    <>
      <label class="field search">
        <span class="sr">{t("ui-terms-search")}</span>
        <input
          type="search"
          value={wanted}
          placeholder={t("ui-terms-search")}
          onInput={({ currentTarget }) => setWanted(currentTarget.value)}
        />
      </label>
      {wanted === "" && <HouseRules />}
      <dl class="glossary">
        {found.map((key) => (
          <div key={key}>
            <dt>
              <button type="button" class="term" onClick={() => showTerm(key)}>
                {t(key)}
              </button>
              <Where term={key} />
            </dt>
            <dd>{ruleOf(key)}</dd>
          </div>
        ))}
      </dl>
      {found.length === 0 && <p class="muted">{t("ui-terms-not-found")}</p>}
    </>
  );
}

/** What is played here otherwise than usual, before anything else. */
function HouseRules() {
  const rules = (table.value?.rules ?? []).filter(
    ({ group, usual }) => group === "house" && !usual,
  );
  if (rules.length === 0) return null;
  return (
    <section class="house-rules">
      <h3 class="section">{t("ui-terms-house")}</h3>
      <Played rules={rules} />
    </section>
  );
}

function Played({ rules }: { rules: ReadonlyArray<Ruled> }) {
  return (
    <dl class="played">
      {rules.map((rule) => (
        <div key={rule.key}>
          <dt>{say(rule.label)}</dt>
          <dd>{say(rule.chosen)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Where({ term }: { term: string }) {
  const cite = citeOf(term);
  return cite && <span class="cite">{sayCite(cite)}</span>;
}

/** A term's rule, as it is played at this table. */
function ruleOf(key: string): string {
  return attribute(key, "rule", answers()) ?? `⟨${key}.rule⟩`;
}

/** What was answered at set-up: by these a rule's text says what is played at this table. */
export function answers(): Readonly<Record<string, string | number>> {
  const given = table.value?.rules ?? [];
  return Object.fromEntries(
    given.map(({ key, answer }) => [key, typeof answer === "number" ? answer : String(answer)]),
  );
}

export function RuleSheet({ names, game }: { names: Names; game?: string }) {
  const open = openRule.value;
  const close = () => (openRule.value = null);
  if (!open) return null;
  const key = typeof open.title === "string" ? "" : open.title.key;
  const title = typeof open.title === "string" ? open.title : say(open.title, names);
  const cite = open.cite ?? citeOf(key);
  const house = houseOf(key);
  const played = (table.value?.rules ?? []).filter((rule) => house.includes(rule.key));
  return (
    <Sheet key={title} title={title} onClose={close}>
      <p class="rule-text">
        <TermText text={textOf(open, names)} game={game} except={key} />
      </p>
      {cite && <p class="label">{sayCite(cite)}</p>}
      {played.length > 0 && (
        <section class="house-rules">
          <h3 class="section">{t("ui-terms-here")}</h3>
          <Played rules={played} />
        </section>
      )}
    </Sheet>
  );
}

function textOf({ title, text }: OpenRule, names: Names): string {
  if (typeof text === "string") return text;
  if (text) return t(text.key, { ...answers(), ...text.values }, names);
  return typeof title === "string" ? "" : ruleOf(title.key);
}
