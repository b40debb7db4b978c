// A device wants to feed the dice of both sides: the other side agrees, or does not.

import { signal } from "@preact/signals";

import { busy, change } from "../../connection/actions";
import type { DeviceInfo, TableInfo } from "../../messages";
import { t } from "../../words/texts";
import { Icon } from "../shell/icon";
import { Sheet } from "../sheets/sheet";
import { deviceIcon, kindName, ownName, people, stateText } from "./device-words";

/** Devices whose question was closed without an answer; they stay in the list of devices. */
const later = signal<ReadonlyArray<string>>([]);

/** The first device that waits for one of these seats. */
export function asking(info: TableInfo, seats: ReadonlyArray<string>): DeviceInfo | null {
  const waits = (device: DeviceInfo) =>
    device.needs.some((seat) => seats.includes(seat)) && !later.value.includes(device.id);
  return info.devices.find(waits) ?? null;
}

interface ConsentSheetProps {
  readonly info: TableInfo;
  readonly device: DeviceInfo;
  readonly official?: boolean;
  readonly onClose?: () => void;
}

export function ConsentSheet({ info, device, official, onClose }: ConsentSheetProps) {
  const close = onClose ?? (() => (later.value = [...later.value, device.id]));
  const answer = (yes: boolean) => {
    if (busy.value) return;
    void change({ type: "consent_device", device: device.id, yes });
    onClose?.();
  };
  const kind = kindName(device.kind);
  const title =
    device.by === null
      ? t("ui-consent-offers", { kind })
      : t("ui-consent-title", { name: people(info, [device.by]), kind });
  return (
    <Sheet title={title} onClose={close}>
      <p>{t("ui-consent-text")}</p>
      <div class="panel rowlist">
        <div>
          <Icon name={deviceIcon(device)} />
          <span class="grow">
            <b class="block">{t("ui-quoted", { name: ownName(device) })}</b>
            <span class="label">{stateText(device, device.age)}</span>
          </span>
        </div>
      </div>
      <div class="offers">
        <button type="button" class="offer" onClick={() => answer(false)}>
          {t("ui-consent-no")}
        </button>
        <button type="button" class="offer primary wide" onClick={() => answer(true)}>
          <Icon name="hands" />
          {t("ui-agree")}
        </button>
      </div>
      {!official && <p class="label center">{t("ui-consent-silence")}</p>}
    </Sheet>
  );
}
