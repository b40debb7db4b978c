// The prompt while a proposal is open: those who are asked answer it, its maker may withdraw it.

import { busy, change } from "../../connection/actions";
import type { GameModule, GameProps } from "../../games/game-module";
import type { Present } from "../../messages";
import { who } from "../../words/people";
import { t } from "../../words/texts";
import { SeatBadge, sideClass } from "../seats/seat-badge";
import { ProposalCard } from "./proposal-card";

interface ProposalPanelProps {
  readonly now: Present;
  readonly game: GameModule;
  readonly props: GameProps;
}

export function ProposalPanel({ now, game, props }: ProposalPanelProps) {
  const open = now.proposal;
  if (!open) return null;
  const mine = now.seat !== null && open.needs.includes(now.seat);
  const own = now.seat === open.by;
  const answer = (yes: boolean) => {
    if (!now.seat || busy.value) return;
    void change({ type: "consent", seat: now.seat, yes, seen: now.seq });
  };
  return (
    <footer class={`prompt ${sideClass(mine || own ? now.seat : open.by)}${mine ? " mine" : ""}`}>
      <div class="who">
        <SeatBadge seat={open.by} name={who(open.by)} />
        <span>{t("ui-proposal")}</span>
      </div>
      <ProposalCard open={open} now={now} game={game} props={props} />
      {mine && (
        <div class="offers">
          <button type="button" class="offer" onClick={() => answer(false)}>
            {t("ui-decline")}
          </button>
          <button type="button" class="offer primary wide" onClick={() => answer(true)}>
            {t("ui-agree")}
          </button>
        </div>
      )}
      {own && (
        <div class="offers">
          <button type="button" class="offer" onClick={() => answer(false)}>
            {t("ui-withdraw")}
          </button>
        </div>
      )}
    </footer>
  );
}
