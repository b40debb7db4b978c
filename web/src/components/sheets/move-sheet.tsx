// This phone's seats go on with another phone: by a QR code, or a short one to type.

import { useEffect, useState } from "preact/hooks";

import { request } from "../../connection/socket";
import type { Reply, TableInfo } from "../../messages";
import { say, t } from "../../words/texts";
import { SeatCodeShown } from "../seats/seat-code";
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
        <>
          <SeatCodeShown given={reply} />
          <p class="small muted">{t("ui-move-leaves")}</p>
        </>
      )}
    </Sheet>
  );
}
