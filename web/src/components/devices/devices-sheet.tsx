// The devices of this table: how they are, pairing another one, and taking one back.

import { useState } from "preact/hooks";

import type { DeviceInfo, Present, TableInfo } from "../../messages";
import { t } from "../../words/texts";
import { Banner } from "../shell/banner";
import { Icon } from "../shell/icon";
import { Sheet } from "../sheets/sheet";
import { ConsentSheet } from "./consent-sheet";
import { DeviceRows } from "./device-rows";
import { DeviceSheet } from "./device-sheet";
import { deviceName } from "./device-words";
import { PairSheet } from "./pair-sheet";

interface DevicesSheetProps {
  readonly info: TableInfo;
  readonly now: Present | null;
  readonly seats: ReadonlyArray<string>; // held on this phone
  readonly official?: boolean;
  readonly onClose: () => void;
}

export function DevicesSheet({ info, now, seats, official = false, onClose }: DevicesSheetProps) {
  const [open, setOpen] = useState<string | null>(null); // the id of a device, or "pair"
  const member = official || seats.length > 0;
  const back = () => setOpen(null);
  if (open === "pair") return <PairSheet info={info} onClose={back} />;
  const device = info.devices.find(({ id }) => id === open);
  if (device) {
    const asked = official || device.needs.some((seat) => seats.includes(seat));
    if (device.needs.length > 0 && asked) {
      return <ConsentSheet info={info} device={device} official={official} onClose={back} />;
    }
    return <DeviceSheet info={info} now={now} device={device} member={member} onClose={back} />;
  }
  return (
    <Sheet title={t("ui-menu-devices")} onClose={onClose}>
      {info.devices.length > 0 ? (
        <DeviceRows devices={info.devices} info={info} onPick={({ id }) => setOpen(id)} />
      ) : (
        <p class="muted">{t("ui-devices-none")}</p>
      )}
      {info.devices.filter(isDark).map((dark) => (
        <Banner key={dark.id} kind="bad" icon="plug">
          <b>{t("ui-device-dark", { name: deviceName(dark) })}</b> {t("ui-device-dark-hint")}
        </Banner>
      ))}
      {member && (
        <div class="offers">
          <button type="button" class="offer" onClick={() => setOpen("pair")}>
            <Icon name="plus" />
            {t("ui-pair")}
          </button>
        </div>
      )}
    </Sheet>
  );
}

function isDark(device: DeviceInfo): boolean {
  return device.light === "lost" && device.kind !== "bots";
}
