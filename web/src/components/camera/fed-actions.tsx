// What there is to do while a camera reads the dice: mostly to throw them.

import { table } from "../../connection/state";
import type { Present, Roll } from "../../messages";
import { listed, seatName, t } from "../../words/texts";
import { RollNod } from "../dice/roll-panel";
import { RollGroups } from "../dice/roll-groups";
import { openSheet } from "../sheets/open-sheet";
import { feederOf, stageOf } from "./feeder";
import { PhotoButton } from "./photo-button";
import { SettlePanel } from "./settle-panel";

function hint(mine: boolean, moving: boolean, photos: boolean): string {
  if (photos) return t(mine ? "ui-photo-hint" : "ui-photo-wait");
  if (moving) return t("ui-camera-let-lie");
  return t(mine ? "ui-camera-throw" : "ui-camera-awaited");
}

interface FedActionsProps {
  readonly now: Present;
  readonly roll: Roll;
  readonly mine: boolean;
}

export function FedActions({ now, roll, mine }: FedActionsProps) {
  if (now.thrown && now.thrown.needs.length > 0) {
    const nods = now.seat !== null && now.thrown.needs.includes(now.seat);
    if (nods) return <RollNod now={now} roll={roll} by={now.thrown.by} />;
    const seats = listed(now.thrown.needs.map(seatName));
    return <p class="small muted">{t("ui-roll-nod-awaited", { seats })}</p>;
  }
  if (now.doubt) return <SettlePanel now={now} roll={roll} doubt={now.doubt} />;
  const device = feederOf(table.value, now);
  const moving = stageOf(device, false) === "moving";
  const photos = device?.can.includes("reads_photos") ? device : null;
  return (
    <>
      {now.thrown && <RollGroups roll={roll} faces={now.thrown.faces} />}
      <p class="small muted" role="status">
        {hint(mine, moving, photos !== null)}
      </p>
      {mine && photos && <PhotoButton device={photos.id} />}
      {mine && !moving && (
        <div class="offers">
          <button type="button" class="offer" onClick={() => openSheet("dice")}>
            <span>
              {t("ui-camera-type")}
              <span class="why">{t("ui-camera-type-why")}</span>
            </span>
          </button>
          <button type="button" class="offer quiet" onClick={() => openSheet("call")}>
            {t("ui-menu-call")}
          </button>
        </div>
      )}
    </>
  );
}
