// What can be said about the shot besides its lane: who moved, who helps, what the target has left.

import { Seg } from "../../../components/forms/seg";
import { Stepper } from "../../../components/forms/stepper";
import { SwitchRow } from "../../../components/forms/switch-row";
import { t } from "../../../words/texts";
import { has, isGun, isSquad, squadOf, weaponStats } from "../cards";
import { FacePicture } from "../saying/face-picture";
import { type Fact, FactPanel, laneFacts, type LaneSaid } from "../saying/fact-rows";
import { RangeRuler } from "../saying/range-ruler";
import { limitsOfQuickCheck, type Matters } from "../types";
import { check, type Check, setCheck, shooterCard, targetCard, weaponsFor } from "./check-question";

export function RangeField({ matters }: { readonly matters: Matters }) {
  const { range, unit } = check.value;
  return (
    <RangeRuler
      value={range}
      unit={unit}
      bands={matters.bands}
      onChange={(to) => setCheck({ range: to })}
      onUnit={changeUnit}
    />
  );
}

function changeUnit(unit: "in" | "cm"): void {
  const { range, unit: before } = check.value;
  if (unit === before) return;
  const to = unit === "cm" ? range * 2.54 : range / 2.54;
  setCheck({ unit, range: Math.round(to * 10) / 10 });
}

export function FaceField() {
  const card = targetCard();
  if (!card) return null;
  return (
    <FacePicture
      card={card}
      seat="orange"
      face={check.value.face}
      onPick={(face) => setCheck({ face })}
    />
  );
}

export function WeaponField() {
  const now = check.value;
  const weapons = weaponsFor(now);
  if (weapons.length < 2) return null;
  return (
    <Seg
      label={t("aa-card-weapons")}
      value={now.weapon === "" ? (weapons[0]?.id ?? "") : now.weapon}
      choices={weapons.map((weapon) => ({
        id: weapon.id,
        label: `${weapon.name} ${weaponStats(weapon)}`,
      }))}
      onPick={(weapon) => setCheck({ weapon })}
    />
  );
}

export function Facts({ matters }: { readonly matters: Matters }) {
  const now = check.value;
  const lane = { ...now, behind_walls: now.sight === "behind_walls" };
  const cards = { shooter: shooterCard(), target: targetCard() };
  const facts = [...laneFacts(lane, cards, setLane), ...ownFacts(now), ...targetFacts(now)];
  return <FactPanel facts={facts} asked={matters.fields} />;
}

function setLane({ behind_walls, ...rest }: Partial<LaneSaid>): void {
  const sight = behind_walls ? "behind_walls" : "seen";
  setCheck(behind_walls === undefined ? rest : { sight });
}

function toggled(
  field: string,
  key: string,
  on: boolean,
  change: (on: boolean) => Partial<Check>,
  usual = false,
): Fact {
  const name = t(key);
  const row = <SwitchRow label={name} on={on} onChange={(next) => setCheck(change(next))} />;
  return { field, name, on: on !== usual, row };
}

/** Of the shooter; only what such a one can have. */
function ownFacts(now: Check): ReadonlyArray<Fact> {
  if (isSquad(now.target)) return [];
  const shooter = shooterCard();
  const casemate = has(shooter, "casemate") || has(shooter, "reverse_casemate");
  const facts = [
    toggled(
      "moved",
      "aa-ui-not-moved",
      now.moved === "no",
      (on) => ({ moved: on ? "no" : "yes", first_moved: on ? "no" : now.first_moved }),
      true,
    ),
  ];
  if (casemate && now.moved !== "no")
    facts.push(
      toggled("first_moved", "aa-ui-first-moved", now.first_moved === "action", (on) => ({
        first_moved: on ? "action" : "no",
      })),
    );
  facts.push(scoutFact(now));
  if (has(shooter, "accurate"))
    facts.push(
      toggled("accurate", "aa-ui-accurate", now.accurate, (accurate) => ({
        accurate,
        ...(accurate ? { moved: "no" as const } : {}),
      })),
    );
  if (isGun(shooter)) facts.push(toggled("crew", "aa-ui-crew", now.crew, (crew) => ({ crew })));
  return facts;
}

function scoutFact(now: Check): Fact {
  const name = t("aa-ui-scouted");
  const bonuses = Array.from({ length: limitsOfQuickCheck.scout.high + 1 }, (_, bonus) => bonus);
  const row = (
    <div>
      <span class="grow">{name}</span>
      <Seg
        class="aa-scout"
        label={name}
        value={String(now.scout)}
        choices={bonuses.map((bonus) => ({
          id: String(bonus),
          label: bonus === 0 ? t("aa-ui-no") : `+${bonus}`,
        }))}
        onPick={(id) => setCheck({ scout: Number(id) })}
      />
    </div>
  );
  return { field: "scout", name, on: now.scout > 0, row };
}

interface Numbered {
  readonly field: string;
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly on: boolean;
  readonly set: (value: number) => void;
}

function numbered({ field, name, value, low, high, on, set }: Numbered): Fact {
  const row = (
    <div>
      <span class="grow">{name}</span>
      <Stepper label={name} value={value} low={low} high={high} onChange={set} />
    </div>
  );
  return { field, name, on, row };
}

/** What the target has left, and how it moved, where the weapon asks for that. */
function targetFacts(now: Check): ReadonlyArray<Fact> {
  const card = targetCard();
  if (!card) {
    const most = squadOf(now.target)?.men ?? limitsOfQuickCheck.men.high;
    return [
      numbered({
        field: "men",
        name: t("aa-ui-men-left"),
        value: Math.min(now.men ?? most, most),
        low: 1,
        high: most,
        on: true,
        set: (men) => setCheck({ men }),
      }),
    ];
  }
  const left = numbered({
    field: "hp",
    name: t("aa-ui-hp-left"),
    value: Math.min(now.hp ?? card.hp, card.hp),
    low: 1,
    high: card.hp,
    on: now.hp !== null,
    set: (hp) => setCheck({ hp }),
  });
  if (!weaponsFor(now).some(({ kind }) => kind === "he")) return [left];
  return [
    numbered({
      field: "target_moves",
      name: t("aa-ui-target-moves"),
      value: now.target_moves,
      low: 0,
      high: card.actions,
      on: now.target_moves > 0,
      set: (target_moves) => setCheck({ target_moves }),
    }),
    numbered({
      field: "target_inches",
      name: t("aa-ui-target-inches", { unit: now.unit }),
      value: Math.round(now.target_inches / 1000),
      low: 0,
      high: limitsOfQuickCheck.target_inches.high / 1000,
      on: now.target_inches > 0,
      set: (inches) => setCheck({ target_inches: inches * 1000 }),
    }),
    left,
  ];
}
