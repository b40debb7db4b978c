// Who holds a seat or an office at this table, and taking it back.

import { useEffect, useState } from "preact/hooks";

import { change } from "../actions";
import type { HolderInfo } from "../messages";
import { request } from "../socket";
import { table } from "../state";
import { t } from "../texts";
import { ConfirmSheet } from "./confirm-sheet";
import { SeatFrame } from "./seat-badge";

export function Holders({ match }: { match: string }) {
  const [holders, setHolders] = useState<ReadonlyArray<HolderInfo>>([]);
  const [asked, setAsked] = useState<HolderInfo | null>(null);
  const read = async () => {
    const reply = await request({ type: "list_holders", match });
    if (reply.type === "holders") setHolders(reply.holders);
  };
  useEffect(() => void read(), [match, table.value]);
  const revoke = async (holder: HolderInfo) => {
    if (await change({ type: "revoke", holder: holder.id })) await read();
  };
  if (holders.length === 0) return null;
  return (
    <section>
      <h2 class="section">{t("ui-holders")}</h2>
      <div class="panel rowlist">
        {holders.map((holder) => (
          <div key={holder.id}>
            <span class="badge">
              {holder.seats.map((seat) => (
                <SeatFrame key={seat} seat={seat} />
              ))}
            </span>
            <span class="grow">
              <b>{holder.name}</b>
              <span class="label">{t(`ui-role-${holder.role}`)}</span>
            </span>
            <button type="button" class="offer danger" onClick={() => setAsked(holder)}>
              {t("ui-revoke")}
            </button>
          </div>
        ))}
      </div>
      {asked && (
        <ConfirmSheet
          title={t("ui-revoke")}
          text={t("ui-confirm-revoke", { name: asked.name })}
          yes={t("ui-revoke")}
          danger
          onYes={() => void revoke(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}
