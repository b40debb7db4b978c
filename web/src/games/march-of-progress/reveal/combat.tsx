// A combat: both totals large, then the terms of each with the chapter they stand in.

import { Terms } from "../../../components/rules/terms";
import { SeatBadge, sideClass } from "../../../components/seats/seat-badge";
import { Icon } from "../../../components/shell/icon";
import { who } from "../../../words/people";
import { listed, t } from "../../../words/texts";
import { countryName, type Names } from "../reading";
import { ruleOf } from "../rules";
import type { Combat } from "../types";

export function defenderIn(combat: Combat): string {
  return combat.attacker === "blue" ? "orange" : "blue";
}

/** "beats", "falls to" or "equals": how the attacker's total stands to the other. */
export function verdict(combat: Combat): string {
  if (combat.winner === null) return t("mop-ui-equals");
  return t(combat.winner === combat.attacker ? "mop-ui-beats" : "mop-ui-loses");
}

/** What the combat cost, in a sentence. */
export function losses(combat: Combat): string {
  const lost = [
    { seat: "blue", count: combat.blue_lost },
    { seat: "orange", count: combat.orange_lost },
  ].filter(({ count }) => count > 0);
  if (lost.length === 0) return t("mop-ui-no-losses");
  const armies = lost.map(({ seat, count }) => t("mop-ui-lost-armies", { seat: who(seat), count }));
  return t("mop-ui-losses", { armies: listed(armies) });
}

export function CombatCard({ combat, names }: { readonly combat: Combat; readonly names: Names }) {
  const defender = defenderIn(combat);
  return (
    <section class="ruling mop-combat">
      <header class="head2">
        <h2 class="map-name">
          {t("mop-ui-combat", { country: countryName(combat.country, names) })}
        </h2>
        <span class={`chip ${combat.winner ? "ok" : "warn"}`}>
          <Icon name={combat.winner ? "tick" : "warn"} />
          {combat.winner ? t("mop-ui-wins", { seat: who(combat.winner) }) : t("mop-ui-tie")}
        </span>
      </header>
      <div class="versus">
        <div class={sideClass(combat.attacker)}>
          <span class="num">{combat.attack}</span>
          <SeatBadge
            seat={combat.attacker}
            name={t("mop-ui-attacks", { seat: who(combat.attacker) })}
          />
        </div>
        <div class="beats map-name">{verdict(combat)}</div>
        <div class={`r ${sideClass(defender)}`}>
          <span class="num">{combat.defence}</span>
          <SeatBadge seat={defender} />
        </div>
      </div>
      <Terms reasons={combat.terms} names={names} rule={ruleOf} />
      <p class="mop-losses">{losses(combat)}</p>
    </section>
  );
}
