// An open proposal: take back a step, a draw, an early end, other dice.

import { busy, change } from "../../connection/actions";
import type { Present } from "../../messages";
import { listed, seatName, t } from "../../words/texts";
import { SeatBadge, sideClass } from "../seats/seat-badge";

export function ProposalPanel({ now }: { now: Present }) {
  const open = now.proposal;
  if (!open) return null;
  const mine = now.seat !== null && open.needs.includes(now.seat);
  const own = now.seat === open.by;
  const answer = (yes: boolean) => {
    if (!now.seat || busy.value) return;
    void change({ type: "consent", seat: now.seat, yes, seen: now.seq });
  };
  const by = seatName(open.by);
  return (
    <footer class={`prompt ${sideClass(mine || own ? now.seat : open.by)}${mine ? " mine" : ""}`}>
      <div class="who">
        <SeatBadge seat={open.by} />
        <span>{t("ui-proposal")}</span>
      </div>
      <div class="ask" role="status">
        {t(`ui-proposal-${open.what}`, { seat: by, dice: open.dice ?? "typed" })}
      </div>
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
      {!mine && (
        <p class="small muted">
          {t("ui-proposal-awaited", { seats: listed(open.needs.map(seatName)) })}
        </p>
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
