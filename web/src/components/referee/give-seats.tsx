// The referee gives a seat to another phone: a code for each, to be typed there.

import { useState } from "preact/hooks";

import { accepted } from "../../connection/actions";
import type { SeatCode, TableInfo } from "../../messages";
import { request } from "../../connection/socket";
import { seatName, t } from "../../words/texts";
import { SeatFrame } from "../seats/seat-badge";
import { personName } from "../../words/people";

export function GiveSeats({ info }: { info: TableInfo }) {
  const [open, setOpen] = useState(false);
  const [codes, setCodes] = useState<Readonly<Record<string, SeatCode>>>({});
  const give = async (seat: string) => {
    const reply = await request({ type: "give_seat", match: info.match, seat });
    if (accepted(reply) && reply.type === "seat_code") setCodes({ ...codes, [seat]: reply });
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
      <p class="small muted">{t("ui-give-hint", { address: `${location.host}/move` })}</p>
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
            {codes[each.seat] ? (
              <b class="num" role="status">
                {codes[each.seat]?.code}
              </b>
            ) : (
              <button type="button" class="offer" onClick={() => void give(each.seat)}>
                {t("ui-give-seat")}
              </button>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
