// The referee takes somebody out of the match who does not come back; the rest go on.

import { useState } from "preact/hooks";

import type { Present, TableInfo } from "../../messages";
import { who } from "../../words/people";
import { seatName, t } from "../../words/texts";
import { SeatFrame } from "../seats/seat-badge";
import type { RefereeTask } from "./referee-sheet";

interface DropPlayersProps {
  readonly info: TableInfo;
  readonly now: Present;
  readonly onDrop: (task: RefereeTask) => void;
}

export function DropPlayers({ info, now, onDrop }: DropPlayersProps) {
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <button type="button" class="offer quiet" onClick={() => setOpen(true)}>
        {t("ui-drop-players")}
      </button>
    );
  }
  return (
    <section>
      <h2 class="section">{t("ui-drop-players")}</h2>
      <div class="panel rowlist">
        {info.seats.map(({ seat }) => (
          <div key={seat}>
            <span class="badge">
              <SeatFrame seat={seat} />
            </span>
            <span class="grow">
              <b>{who(seat)}</b>
              <span class="label block">{seatName(seat)}</span>
            </span>
            {now.out.includes(seat) ? (
              <span class="chip">{t("ui-has-left")}</span>
            ) : (
              <button
                type="button"
                class="offer danger"
                onClick={() => onDrop({ kind: "drop", seat })}
              >
                {t("ui-drop")}
              </button>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
