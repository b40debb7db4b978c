// How others come to this table: a QR code for their camera, and the code to type.

import type { TableInfo } from "../../messages";
import { t } from "../../words/texts";

export function Qr({ code }: { code: string }) {
  return (
    <div class="qrw">
      <img class="qr" src={`/api/tables/${code}/qr.svg`} alt={t("ui-qr", { code })} />
    </div>
  );
}

/** The address without what a browser adds by itself. */
export function shortAddress(address: string): string {
  return address.replace(/^https?:\/\//, "").replace(/\/$/, "") || location.host;
}

export function Invitation({ info }: { info: TableInfo }) {
  return (
    <section class="inv">
      <Qr code={info.code} />
      <div>
        <div class="label">{t("ui-table-code")}</div>
        <div class="num big">{info.code}</div>
        <div class="small muted address">{shortAddress(info.address)}</div>
        <div class="small muted">{t("ui-or-scan")}</div>
      </div>
    </section>
  );
}
