// A data pack handed on: its code, the code as a QR picture, and the file.

import { useEffect, useState } from "preact/hooks";

import { sharePack } from "../../connection/packs";
import type { Shared } from "../../messages";
import { t } from "../../words/texts";
import { Skeleton } from "../shell/empty";
import { Icon } from "../shell/icon";
import { Sheet } from "./sheet";

export function ShareSheet({ pack, onClose }: { pack: string; onClose: () => void }) {
  return (
    <Sheet title={t("ui-data-share")} onClose={onClose}>
      <SharedCode pack={pack} />
    </Sheet>
  );
}

/** The same where no sheet is wanted. */
export function SharedCode({ pack }: { pack: string }) {
  const [shared, setShared] = useState<Shared | null>(null);
  useEffect(() => void sharePack(pack).then(setShared), [pack]);
  if (!shared) return <Skeleton bars={2} />;
  return (
    <>
      <div class="inv">
        <div class="qrw">
          <img
            class="qr"
            src={`/api/data/${shared.code}/qr.svg`}
            alt={t("ui-data-qr", { code: shared.code })}
          />
        </div>
        <div>
          <div class="label">{t("ui-data-code-label")}</div>
          <div class="num big share-code">{shared.code}</div>
          <div class="small muted address">{shared.address.replace(/^https?:\/\//, "")}</div>
        </div>
      </div>
      <p class="small muted">{t("ui-data-share-hint", { days: shared.days })}</p>
      <div class="offers">
        <a class="offer" href={`/api/data/${shared.code}/file`} download>
          <Icon name="save" />
          {t("ui-data-file")}
        </a>
      </div>
    </>
  );
}
