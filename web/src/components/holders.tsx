// Who holds a seat or an office at this table, and taking it back.

import { useEffect, useState } from "preact/hooks";

import type { HolderInfo } from "../messages";
import { request } from "../socket";
import { table } from "../state";
import { t } from "../texts";
import { SeatFrame } from "./seat-badge";

interface HoldersProps {
  readonly match: string;
  readonly onRevoke: (holder: HolderInfo) => void;
}

export function Holders({ match, onRevoke }: HoldersProps) {
  const [holders, setHolders] = useState<ReadonlyArray<HolderInfo>>([]);
  useEffect(() => {
    let wanted = true;
    void request({ type: "list_holders", match }).then((reply) => {
      if (wanted && reply.type === "holders") setHolders(reply.holders);
    });
    return () => {
      wanted = false;
    };
  }, [match, table.value]);
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
              <span class="label block">{t(`ui-role-${holder.role}`)}</span>
            </span>
            <button type="button" class="offer danger" onClick={() => onRevoke(holder)}>
              {t("ui-revoke")}
            </button>
          </div>
        ))}
      </div>
    </section>
  );
}
