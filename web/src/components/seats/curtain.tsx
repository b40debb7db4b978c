// The curtain between two players who share a phone: it hides both sides until it is lifted.

import { seatName, t } from "../../words/texts";
import { SeatFrame, sideClass } from "./seat-badge";

interface CurtainProps {
  readonly to: string;
  readonly from: string | null;
  readonly onLift: () => void; // the next one has the phone
  readonly onLook: () => void; // the last one wants another look
}

export function Curtain({ to, from, onLift, onLook }: CurtainProps) {
  return (
    <main class={`phone curtain ${sideClass(to)}`}>
      <div class="curtain-frame">
        <SeatFrame seat={to} />
      </div>
      <h1 class="map-name" aria-live="polite">
        {t("ui-curtain", { seat: seatName(to) })}
      </h1>
      <p class="muted">{t("ui-curtain-hint")}</p>
      <button type="button" class="offer primary" onClick={onLift}>
        {t("ui-curtain-lift", { seat: seatName(to) })}
      </button>
      {from !== null && (
        <button type="button" class="offer quiet" onClick={onLook}>
          {t("ui-curtain-look", { seat: seatName(from) })}
        </button>
      )}
    </main>
  );
}
