// What lies between and how the target stands, a row each. Only what can change the ruling of these
// two is asked; the rest is named, and one tap away.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";

import { Seg } from "../../../components/forms/seg";
import { Stepper } from "../../../components/forms/stepper";
import { SwitchRow } from "../../../components/forms/switch-row";
import { listed, t } from "../../../words/texts";
import { has, isGun } from "../cards";
import { limitsOfQuickCheck, type QuickCheck, type UnitCard } from "../types";

export interface Fact {
  readonly field: string;
  readonly name: string;
  readonly on: boolean; // said otherwise than usual: it stays in view
  readonly row: ComponentChildren;
}

export interface LaneSaid {
  readonly angled: boolean;
  readonly walls: number;
  readonly foliage: number;
  readonly sandbags: NonNullable<QuickCheck["sandbags"]>;
  readonly in_arc: boolean;
  readonly covered: boolean;
  readonly behind_walls: boolean;
}

interface LaneOf {
  readonly shooter: UnitCard | undefined;
  readonly target: UnitCard | undefined; // undefined: men
}

/** The facts of a lane that can be said of these two at all. */
export function laneFacts(
  now: LaneSaid,
  { shooter, target }: LaneOf,
  set: (changes: Partial<LaneSaid>) => void,
): ReadonlyArray<Fact> {
  const facts: Fact[] = [];
  const toggle = (field: keyof LaneSaid, key: string, on: boolean, usual = false) =>
    facts.push({
      field,
      name: t(key),
      on: on !== usual,
      row: (
        <SwitchRow
          label={t(key)}
          help={HELP.has(key) ? t(`${key}-help`) : null}
          on={on}
          onChange={(next) => set({ [field]: field === "foliage" ? Number(next) : next })}
        />
      ),
    });
  if (target) facts.push(wallsFact(now, set));
  if (target) toggle("foliage", "aa-ui-foliage", now.foliage > 0);
  if (has(target, "angling")) toggle("angled", "aa-ui-angled", now.angled);
  if (shooter && fixedGun(shooter)) toggle("in_arc", "aa-ui-in-arc", now.in_arc, true);
  if (target === undefined || isGun(target) || has(target, "angling") || target.hp > 0)
    facts.push(sandbagsFact(now, set));
  if (has(shooter, "indirect")) toggle("covered", "aa-ui-covered", now.covered);
  toggle("behind_walls", "aa-ui-behind-walls", now.behind_walls);
  return facts;
}

const HELP: ReadonlySet<string> = new Set([
  "aa-ui-foliage",
  "aa-ui-angled",
  "aa-ui-in-arc",
  "aa-ui-behind-walls",
]);

function fixedGun(card: UnitCard): boolean {
  return has(card, "casemate") || has(card, "reverse_casemate") || isGun(card);
}

function wallsFact(now: LaneSaid, set: (changes: Partial<LaneSaid>) => void): Fact {
  const name = t("aa-ui-walls");
  return {
    field: "walls",
    name,
    on: now.walls > 0,
    row: (
      <div>
        <span class="grow">{name}</span>
        <Stepper
          label={name}
          value={now.walls}
          low={0}
          high={limitsOfQuickCheck.walls.high}
          onChange={(walls) => set({ walls })}
        />
      </div>
    ),
  };
}

function sandbagsFact(now: LaneSaid, set: (changes: Partial<LaneSaid>) => void): Fact {
  const name = t("aa-ui-field-sandbags");
  return {
    field: "sandbags",
    name,
    on: now.sandbags !== "none",
    row: (
      <div class="aa-stacked">
        <span class="grow">{name}</span>
        <Seg
          label={name}
          value={now.sandbags}
          choices={(["none", "elsewhere", "here"] as const).map((id) => ({
            id,
            label: t(`aa-ui-sandbags-${id}`),
          }))}
          onPick={(sandbags) => set({ sandbags })}
        />
      </div>
    ),
  };
}

interface FactPanelProps {
  readonly facts: ReadonlyArray<Fact>;
  readonly asked: ReadonlyArray<string>; // the fields that can change the ruling
}

export function FactPanel({ facts, asked }: FactPanelProps) {
  const [all, setAll] = useState(false);
  const isAsked = ({ field, on }: Fact) => on || asked.includes(field);
  const shown = all ? facts : facts.filter(isAsked);
  const rest = facts.filter((fact) => !isAsked(fact));
  const idle = rest.filter(({ field }) => field !== "behind_walls").map(({ name }) => name);
  return (
    <section class="aa-facts">
      {shown.length > 0 && (
        <div class="panel rowlist aa-toggles">
          {shown.map(({ field, row }) => (
            <div key={field} class="aa-fact" data-fact={field}>
              {row}
            </div>
          ))}
        </div>
      )}
      {rest.length > 0 && (
        <div class="aa-skip">
          <span class="grow">
            {!all && idle.length > 0 && t("aa-ui-not-asked", { facts: listed(idle) })}
          </span>
          <button type="button" class="linkish" aria-expanded={all} onClick={() => setAll(!all)}>
            {t(all ? "aa-ui-show-fewer" : "aa-ui-show-all")}
          </button>
        </div>
      )}
    </section>
  );
}
