// A seat's code for another phone: a QR code to scan, and a short one to type.

import { welcome } from "../../connection/state";
import type { SeatCode } from "../../messages";
import { t } from "../../words/texts";
import { shortAddress } from "../lobby/invitation";

export function SeatCodeShown({ given }: { readonly given: SeatCode }) {
  return (
    <div class="seat-code">
      <p>{t("ui-move-scan")}</p>
      <div class="qrw">
        <img
          class="qr"
          src={`/api/move/${encodeURIComponent(given.code)}/qr.svg`}
          alt={t("ui-move-qr")}
        />
      </div>
      <p>{t("ui-move-where", { address: `${shortAddress(welcome.value?.address ?? "")}/move` })}</p>
      <b class="num" role="status">
        {given.code}
      </b>
      <p class="small muted">{t("ui-move-until", { minutes: Math.ceil(given.seconds / 60) })}</p>
    </div>
  );
}
