// The foot of the big screen: the combat that was just fought, the result, or what is waited for.

import { resultTitle } from "../../../components/prompt/result-panel";
import { sideClass } from "../../../components/seats/seat-badge";
import { who } from "../../../words/people";
import { say, sayReason, t } from "../../../words/texts";
import type { GameProps } from "../../game-module";
import { cardName, countryName, type Names } from "../reading";
import { defenderIn, losses, verdict } from "../reveal/combat";
import { orderWords } from "../reveal/reveal";
import { inOneLine, linesOfTurn } from "../reveal/what-happened";
import type { Board, Combat, Reveal } from "../types";

type FootProps = GameProps & { readonly board: Board };

export function ScreenFoot(props: FootProps) {
  const { board, result, view } = props;
  if (result) {
    const winner = result.winners.length === 1 ? result.winners[0] : null;
    return (
      <footer class={sideClass(winner)}>
        <div class="ask">
          <b class="n-big won">{resultTitle(result, props.table.seats)}</b>
          <span class="t-body muted">{say(result.why, view.names)}</span>
        </div>
      </footer>
    );
  }
  const combat = board.reveal?.combats.slice(-1)[0];
  const untouched = board.players.every((player) => player.pick !== "locked");
  if (combat && untouched) return <CombatFoot combat={combat} names={view.names} />;
  return <Waiting {...props} />;
}

/** While the cards are turned over: what they are, in words. */
export function RevealFoot({ board, reveal }: { readonly board: Board; readonly reveal: Reveal }) {
  return (
    <footer class={sideClass(board.initiative)}>
      <div class="t-lead ask late">
        <b>
          {reveal.played.map((each) => `${who(each.seat)}: ${cardName(each.card)}`).join(" · ")}
        </b>
        <span class="muted t-body">{orderWords(board, reveal)}</span>
      </div>
    </footer>
  );
}

function CombatFoot({ combat, names }: { readonly combat: Combat; readonly names: Names }) {
  const defender = defenderIn(combat);
  const terms = (side: string): string =>
    combat.terms
      .filter((term) => term.change !== 0 && term.side === side)
      .map((term) => sayReason(term, names))
      .join(" + ");
  return (
    <footer class={sideClass(combat.attacker)}>
      <div class="t-lead ask">
        <b>
          {t("mop-ui-attacks-in", {
            seat: who(combat.attacker),
            country: countryName(combat.country, names),
          })}
        </b>
        <span class="muted t-body">
          {t("mop-ui-against", { attack: terms(combat.attacker), defence: terms(defender) })}
        </span>
      </div>
      <div class="res">
        <span class={`num side ${sideClass(combat.attacker)}`}>{combat.attack}</span>
        <span class="t-lead muted">{verdict(combat)}</span>
        <span class={`num side ${sideClass(defender)}`}>{combat.defence}</span>
      </div>
      <p class="t-body out">{losses(combat)}</p>
    </footer>
  );
}

/** Whom the table waits for; and, where nothing waits in the middle of a turn, what was done. */
function Waiting({ board, view, pending, lines }: FootProps) {
  const side = board.deciding?.seat ?? board.initiative;
  const told = linesOfTurn(lines).slice(-2).reverse();
  const words = pending.type === "roll" ? pending.why : view.prompt;
  return (
    <footer class={sideClass(side)}>
      <div class="t-lead ask">
        <b>{say(words, view.names)}</b>
        {told.length > 0 && (
          <span class="muted t-body">
            {told.map((line) => inOneLine(line, view.names)).join(" ")}
          </span>
        )}
      </div>
      <div class="res">
        <span class="num">{board.vp_stock}</span>
        <span class="t-body muted">{t("mop-ui-vp-left")}</span>
      </div>
    </footer>
  );
}
