// The referee gives a seat to another phone: a code for each, to be scanned or typed there.

import { useEffect, useRef, useState } from "preact/hooks";

import { accepted } from "../../connection/actions";
import type { SeatCode, TableInfo } from "../../messages";
import { request } from "../../connection/socket";
import { seatName, t } from "../../words/texts";
import { SeatFrame } from "../seats/seat-badge";
import { SeatCodeShown } from "../seats/seat-code";
import { personName } from "../../words/people";

interface Given {
  readonly seat: string;
  readonly code: SeatCode;
}

export function GiveSeats({ info }: { info: TableInfo }) {
  const [open, setOpen] = useState(false);
  const [given, setGiven] = useState<Given | null>(null);
  const shown = useRef<HTMLDivElement>(null);
  // Below the rows it would lie under the prompt.
  useEffect(() => shown.current?.scrollIntoView({ block: "start" }), [given]);
  const give = async (seat: string) => {
    const reply = await request({ type: "give_seat", match: info.match, seat });
    if (accepted(reply) && reply.type === "seat_code") setGiven({ seat, code: reply });
  };
  if (!open) {
    return (
      <button type="button" class="offer quiet" onClick={() => setOpen(true)}>
        {t("ui-give-seats")}
      </button>
    );
  }
  return (
    <section>
      <h2 class="section">{t("ui-give-seats")}</h2>
      <p class="small muted">{t("ui-give-hint")}</p>
      <div class="panel rowlist">
        {info.seats.map((each) => (
          <div key={each.seat}>
            <span class="badge">
              <SeatFrame seat={each.seat} />
            </span>
            <span class="grow">
              <b>{seatName(each.seat)}</b>
              <span class="label block">
                {each.holder === "free" ? t("ui-seat-free") : personName(each)}
              </span>
            </span>
            <button type="button" class="offer" onClick={() => void give(each.seat)}>
              {t("ui-give-seat")}
            </button>
          </div>
        ))}
      </div>
      {given && (
        <div class="panel pad" ref={shown}>
          <b>{seatName(given.seat)}</b>
          <SeatCodeShown given={given.code} />
        </div>
      )}
    </section>
  );
}
