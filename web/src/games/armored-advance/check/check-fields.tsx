// What can be said about the shot: the range, the face struck, what lies between, who moved.

import { Seg } from "../../../components/forms/seg";
import { Stepper } from "../../../components/forms/stepper";
import { SwitchRow } from "../../../components/forms/switch-row";
import { t } from "../../../words/texts";
import { FACES, has, isGun, isSquad, squadOf, weaponStats } from "../cards";
import { measure } from "../lengths";
import { limitsOfQuickCheck } from "../types";
import { check, type Check, setCheck, shooterCard, targetCard, weaponsFor } from "./check-question";

const LONGEST = { in: 48, cm: 120 } as const; // what a thumb can set on a slider to the unit

export function RangeField() {
  const { range, unit } = check.value;
  const most = LONGEST[unit];
  const set = (to: number) => setCheck({ range: Math.min(most, Math.max(0, to)) });
  return (
    <section class="aa-range">
      <div class="aa-range-head">
        <label for="aa-range">{t("aa-ui-range")}</label>
        <Seg
          label={t("aa-ui-unit")}
          value={unit}
          choices={[
            { id: "in", label: t("aa-ui-unit-in") },
            { id: "cm", label: "cm" },
          ]}
          onPick={changeUnit}
        />
        <output class="num" for="aa-range">
          {measure(range, unit)}
        </output>
      </div>
      <div class="aa-range-row">
        <button
          type="button"
          class="offer tight"
          aria-label={t("ui-less")}
          onClick={() => set(range - 1)}
        >
          −
        </button>
        <input
          id="aa-range"
          type="range"
          min={0}
          max={most}
          step={1}
          value={range}
          aria-valuetext={measure(range, unit)}
          onInput={(event) => set(event.currentTarget.valueAsNumber)}
        />
        <button
          type="button"
          class="offer tight"
          aria-label={t("ui-more")}
          onClick={() => set(range + 1)}
        >
          +
        </button>
      </div>
    </section>
  );
}

function changeUnit(unit: "in" | "cm"): void {
  const { range, unit: before } = check.value;
  if (unit === before) return;
  setCheck({ unit, range: Math.round(unit === "cm" ? range * 2.54 : range / 2.54) });
}

export function FaceField() {
  const card = targetCard();
  const now = check.value;
  if (!card) return null;
  return (
    <section>
      <div class="label aa-label">{t("aa-ui-face")}</div>
      <Seg
        label={t("aa-ui-face")}
        value={now.face}
        choices={FACES.map((face) => ({
          id: face,
          label: `${t(`aa-ui-face-${face}`)} ${card.armour[face]}`,
        }))}
        onPick={(face) => setCheck({ face })}
      />
    </section>
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

export function Toggles() {
  const now = check.value;
  const atMen = isSquad(now.target);
  return (
    <div class="panel rowlist aa-toggles">
      {!atMen && <Walls now={now} />}
      {!atMen && (
        <SwitchRow
          label={t("aa-ui-foliage")}
          help={t("aa-ui-foliage-help")}
          on={now.foliage > 0}
          onChange={(on) => setCheck({ foliage: on ? 1 : 0 })}
        />
      )}
      {!atMen && (
        <SwitchRow
          label={t("aa-ui-not-moved")}
          on={now.moved === "no"}
          onChange={(on) =>
            setCheck({ moved: on ? "no" : "yes", first_moved: on ? "no" : now.first_moved })
          }
        />
      )}
      {!atMen && (
        <div>
          <span class="grow">{t("aa-ui-scouted")}</span>
          <Seg
            class="aa-scout"
            label={t("aa-ui-scouted")}
            value={String(now.scout)}
            choices={scouting().map((id) => ({
              id,
              label: id === "0" ? t("aa-ui-no") : `+${id}`,
            }))}
            onPick={(id) => setCheck({ scout: Number(id) })}
          />
        </div>
      )}
      {atMen && <Men now={now} />}
    </div>
  );
}

/** The bonuses a scout may give, and none. */
function scouting(): ReadonlyArray<string> {
  return Array.from({ length: limitsOfQuickCheck.scout.high + 1 }, (_, bonus) => String(bonus));
}

function Walls({ now }: { readonly now: Check }) {
  return (
    <div>
      <span class="grow">{t("aa-ui-walls")}</span>
      <Stepper
        label={t("aa-ui-walls")}
        value={now.walls}
        low={0}
        high={limitsOfQuickCheck.walls.high}
        onChange={(walls) => setCheck({ walls })}
      />
    </div>
  );
}

function Men({ now }: { readonly now: Check }) {
  const most = squadOf(now.target)?.men ?? limitsOfQuickCheck.men.high;
  return (
    <div>
      <span class="grow">{t("aa-ui-men-left")}</span>
      <Stepper
        label={t("aa-ui-men-left")}
        value={Math.min(now.men ?? most, most)}
        low={1}
        high={most}
        onChange={(men) => setCheck({ men })}
      />
    </div>
  );
}

/** What matters more rarely, folded away; only what these two can have is asked. */
export function MoreToggles() {
  const now = check.value;
  const shooter = shooterCard();
  const target = targetCard();
  const casemate = has(shooter, "casemate") || has(shooter, "reverse_casemate");
  const he = weaponsFor(now).some(({ kind }) => kind === "he");
  return (
    <details class="fold">
      <summary>{t("aa-ui-more-toggles")}</summary>
      <div class="rowlist aa-toggles">
        {target && <HpLeft now={now} hp={target.hp} />}
        {has(target, "angling") && (
          <SwitchRow
            label={t("aa-ui-angled")}
            help={t("aa-ui-angled-help")}
            on={now.angled}
            onChange={(angled) => setCheck({ angled })}
          />
        )}
        {has(shooter, "accurate") && (
          <SwitchRow
            label={t("aa-ui-accurate")}
            on={now.accurate}
            onChange={(accurate) => setCheck({ accurate, ...(accurate ? { moved: "no" } : {}) })}
          />
        )}
        {casemate && now.moved !== "no" && (
          <SwitchRow
            label={t("aa-ui-first-moved")}
            on={now.first_moved === "action"}
            onChange={(on) => setCheck({ first_moved: on ? "action" : "no" })}
          />
        )}
        {isGun(shooter) && (
          <SwitchRow
            label={t("aa-ui-crew")}
            on={now.crew}
            onChange={(crew) => setCheck({ crew })}
          />
        )}
        {(isGun(target) || isSquad(now.target)) && (
          <SwitchRow
            label={t("aa-ui-sandbags")}
            on={now.sandbags === "here"}
            onChange={(on) => setCheck({ sandbags: on ? "here" : "none" })}
          />
        )}
        <SwitchRow
          label={t("aa-ui-behind-walls")}
          help={t("aa-ui-behind-walls-help")}
          on={now.sight === "behind_walls"}
          onChange={(on) => setCheck({ sight: on ? "behind_walls" : "seen" })}
        />
        {he && <TargetMoved now={now} />}
        {has(shooter, "indirect") && (
          <SwitchRow
            label={t("aa-ui-covered")}
            on={now.covered}
            onChange={(covered) => setCheck({ covered })}
          />
        )}
      </div>
    </details>
  );
}

function HpLeft({ now, hp }: { readonly now: Check; readonly hp: number }) {
  return (
    <div>
      <span class="grow">{t("aa-ui-hp-left")}</span>
      <Stepper
        label={t("aa-ui-hp-left")}
        value={Math.min(now.hp ?? hp, hp)}
        low={1}
        high={hp}
        onChange={(left) => setCheck({ hp: left })}
      />
    </div>
  );
}

function TargetMoved({ now }: { readonly now: Check }) {
  const inches = Math.round(now.target_inches / 1000);
  return (
    <>
      <div>
        <span class="grow">{t("aa-ui-target-moves")}</span>
        <Stepper
          label={t("aa-ui-target-moves")}
          value={now.target_moves}
          low={0}
          high={targetCard()?.actions ?? limitsOfQuickCheck.target_moves.high}
          onChange={(target_moves) => setCheck({ target_moves })}
        />
      </div>
      <div>
        <span class="grow">{t("aa-ui-target-inches", { unit: now.unit })}</span>
        <Stepper
          label={t("aa-ui-target-inches", { unit: now.unit })}
          value={inches}
          low={0}
          high={limitsOfQuickCheck.target_inches.high / 1000}
          onChange={(value) => setCheck({ target_inches: value * 1000 })}
        />
      </div>
    </>
  );
}
