// A shot between any two units, without a match and without signing in: the answer as one taps.

import { useState } from "preact/hooks";

import { AppBar } from "../../../components/shell/app-bar";
import { OfflineBanner } from "../../../components/shell/banner";
import { Icon } from "../../../components/shell/icon";
import { Toast } from "../../../components/shell/toast";
import { say, t } from "../../../words/texts";
import {
  armourLine,
  cardOf,
  CARDS,
  isSquad,
  nameById,
  squadOf,
  weaponStats,
  weightOf,
} from "../cards";
import type { Told } from "../asking";
import type { Prospect } from "../types";
import { UnitPicker } from "../lists/unit-picker";
import { Need, Odds, ShotTerms } from "../ruling";
import { decidingFirst } from "../saying/deciding";
import { useMatters } from "../saying/matters";
import { FaceField, Facts, RangeField, WeaponField } from "./check-fields";
import {
  check,
  choose,
  choosePair,
  questionOf,
  swap,
  useAnswer,
  weaponsFor,
} from "./check-question";
import { recent, recentUnits } from "./recent";
import "../styles";

type Role = "shooter" | "target";

export function QuickCheckPage() {
  const [picking, setPicking] = useState<Role | null>(null);
  const answer = useAnswer(check.value);
  // What matters does not hang on the range, so that dragging it asks nothing.
  const asked = questionOf({ ...check.value, range: 0 });
  const matters = useMatters(null, { type: "check-matters", check: asked });
  return (
    <div class="phone aa-check side-chalk">
      <AppBar title={t("page-check")} sub={t("aa-ui-check-sub")} />
      <main tabIndex={0}>
        <OfflineBanner />
        <RecentPairs />
        <Pair onPick={setPicking} />
        <WeaponField />
        <RangeField matters={matters} />
        <FaceField />
        <Facts matters={matters} />
      </main>
      {!picking && <AnswerBar answer={answer} />}
      {picking && (
        <UnitPicker
          title={t(`aa-ui-${picking}`)}
          cards={CARDS}
          squads={true}
          last={recentUnits(recent.value)}
          onPick={(id) => {
            choose(picking, id);
            setPicking(null);
          }}
          onClose={() => setPicking(null)}
        />
      )}
      <Toast />
    </div>
  );
}

/** Those checked before, one tap away; the pair in view is none of them. */
function RecentPairs() {
  const now = check.value;
  const others = recent.value.filter(
    ({ shooter, target }) => shooter !== now.shooter || target !== now.target,
  );
  if (others.length === 0) return null;
  return (
    <div class="aa-recent" role="group" aria-label={t("aa-ui-recent")} tabIndex={0}>
      {others.map((pair) => (
        <button
          key={`${pair.shooter} ${pair.target}`}
          type="button"
          class="offer"
          onClick={() => choosePair(pair)}
        >
          {t("aa-ui-recent-pair", {
            shooter: nameById(pair.shooter),
            target: nameById(pair.target),
          })}
        </button>
      ))}
    </div>
  );
}

function Pair({ onPick }: { readonly onPick: (role: Role) => void }) {
  return (
    <div class="aa-pair">
      <UnitButton role="shooter" onPick={onPick} />
      <UnitButton role="target" onPick={onPick} />
      <button type="button" class="aa-swap" aria-label={t("aa-ui-swap")} onClick={swap}>
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 9h13l-4-4M19 15H6l4 4" />
        </svg>
      </button>
    </div>
  );
}

function UnitButton({
  role,
  onPick,
}: {
  readonly role: Role;
  readonly onPick: (role: Role) => void;
}) {
  const now = check.value;
  const id = now[role];
  const side = role === "shooter" ? "side-blue" : "side-orange";
  return (
    <button
      type="button"
      class={`aa-unit ${side}`}
      aria-haspopup="dialog"
      onClick={() => onPick(role)}
    >
      <span class="label">{t(`aa-ui-${role}`)}</span>
      <b>{nameById(id)}</b>
      <span class="small">{role === "shooter" ? gunLine() : armourOf(id)}</span>
      <span class="label">{classLine(id)}</span>
      <Icon name="forward" />
    </button>
  );
}

function gunLine(): string {
  const now = check.value;
  const weapons = weaponsFor(now);
  const weapon = weapons.find((each) => each.id === now.weapon) ?? weapons[0];
  if (!weapon) return isSquad(now.shooter) ? t("aa-ui-infantry") : "–";
  if (weapon.kind !== "ap") return weaponStats(weapon);
  const { penetration = 0, damage = 0 } = weapon;
  return t("aa-ui-gun-line", { penetration, damage });
}

function armourOf(id: string): string {
  const card = cardOf(id);
  if (card) return t("aa-ui-armour-line", { armour: armourLine(card), hp: card.hp });
  const squad = squadOf(id);
  return squad ? t("aa-ui-men", { count: squad.men }) : "";
}

function classLine(id: string): string {
  const card = cardOf(id);
  return card ? t(`aa-keyword-${weightOf(card)}`) : t("aa-ui-infantry");
}

function AnswerBar({ answer }: { readonly answer: Told<Prospect> | null }) {
  const card = cardOf(check.value.target);
  const hp = card ? Math.min(check.value.hp ?? card.hp, card.hp) : null;
  const prospect = answer?.value ?? null;
  return (
    <footer class="prompt aa-answer" aria-live="polite">
      {prospect ? (
        <>
          <div class="aa-value">
            <Need prospect={prospect} />
            <Odds prospect={prospect} hp={hp} />
          </div>
          <ShotTerms reasons={decidingFirst(answer?.reasons ?? [])} />
        </>
      ) : (
        <p class="ask">{answer?.refused ? say(answer.refused) : t("ui-loading")}</p>
      )}
    </footer>
  );
}
