// This phone's seats go on with another phone: by a QR code, or a short one to type.

import { useEffect, useState } from "preact/hooks";

import { request } from "../../connection/socket";
import type { Reply, TableInfo } from "../../messages";
import { say, t } from "../../words/texts";
import { Banner } from "../shell/banner";
import { Skeleton } from "../shell/empty";
import { closeSheet } from "./open-sheet";
import { Sheet } from "./sheet";

export function MoveSheet({ info }: { info: TableInfo }) {
  const [reply, setReply] = useState<Reply | null>(null);
  useEffect(() => {
    void request({ type: "make_seat_code", match: info.match }).then(setReply);
  }, [info.match]);
  return (
    <Sheet title={t("ui-menu-move")} onClose={closeSheet}>
      {reply === null && <Skeleton bars={2} />}
      {reply?.type === "refused" && <Banner kind="bad">{say(reply.text)}</Banner>}
      {reply?.type === "seat_code" && (
        <div class="seat-code">
          <p>{t("ui-move-scan")}</p>
          <div class="qrw">
            <img
              class="qr"
              src={`/api/move/${encodeURIComponent(reply.code)}/qr.svg`}
              alt={t("ui-move-qr")}
            />
          </div>
          <p>{t("ui-move-where", { address: `${location.host}/move` })}</p>
          <b class="num">{reply.code}</b>
          <p class="small muted">
            {t("ui-move-until", { minutes: Math.ceil(reply.seconds / 60) })}
          </p>
        </div>
      )}
    </Sheet>
  );
}
