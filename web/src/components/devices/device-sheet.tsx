// One device: how it is, who paired it and when, its buttons, and taking it back.

import type { ComponentChildren } from "preact";

import { busy, change } from "../../connection/actions";
import type { DeviceInfo, PartInfo, Present, TableInfo } from "../../messages";
import { t } from "../../words/texts";
import { moment } from "../../words/times";
import { Icon } from "../shell/icon";
import { Sheet } from "../sheets/sheet";
import {
  deviceName,
  LOOKS,
  partName,
  people,
  stateText,
  taskText,
  useSilence,
} from "./device-words";

interface DeviceSheetProps {
  readonly info: TableInfo;
  readonly now: Present | null;
  readonly device: DeviceInfo;
  readonly member: boolean;
  readonly onClose: () => void;
}

export function DeviceSheet({ info, now, device, member, onClose }: DeviceSheetProps) {
  const silence = useSilence(device.age);
  const paired = device.kind !== "bots";
  const takeBack = () => {
    if (busy.value) return;
    onClose();
    void change({ type: "take_back_device", device: device.id });
  };
  return (
    <Sheet title={deviceName(device)} onClose={onClose}>
      <div class="panel rowlist">
        <Fact label={t("ui-device-state")}>
          <span class={`conn ${LOOKS[device.light]}`}>{stateText(device, silence)}</span>
        </Fact>
        <Fact label={t("ui-device-does")}>
          <span class="muted">{taskText(device)}</span>
        </Fact>
        {paired && (
          <Fact label={t("ui-device-paired")}>
            <span class="muted">{pairedText(info, device)}</span>
          </Fact>
        )}
      </div>
      {member && device.can.includes("assign") && (
        <a class="offer" href={`/t/${info.code}/trays`}>
          {t("ui-tray-assign")}
        </a>
      )}
      {device.can.includes("buttons") && now?.seat && (
        <Buttons info={info} device={device} seat={now.seat} />
      )}
      {member && paired && (
        <>
          <p class="muted">{t(device.hall ? "ui-take-back-hall" : "ui-take-back-text")}</p>
          <div class="offers">
            <button type="button" class="offer" onClick={onClose}>
              {t("ui-take-back-keep")}
            </button>
            <button type="button" class="offer danger wide" onClick={takeBack}>
              <Icon name="trash" />
              {t("ui-take-back")}
            </button>
          </div>
        </>
      )}
    </Sheet>
  );
}

function pairedText(info: TableInfo, device: DeviceInfo): string {
  const time = moment(device.at * 1000);
  return device.by === null
    ? t("ui-device-by-official", { time })
    : t("ui-device-by", { time, name: people(info, [device.by]) });
}

interface FactProps {
  readonly label: string;
  readonly children: ComponentChildren;
}

function Fact({ label, children }: FactProps) {
  return (
    <div>
      <span class="grow">{label}</span>
      {children}
    </div>
  );
}

interface ButtonsProps {
  readonly info: TableInfo;
  readonly device: DeviceInfo;
  readonly seat: string;
}

/** Whose the buttons of each part are; one's own may be taken and given back. */
function Buttons({ info, device, seat }: ButtonsProps) {
  return (
    <section>
      <h3 class="section">{t("ui-buttons")}</h3>
      <p class="small muted">{t("ui-buttons-hint")}</p>
      <div class="panel rowlist">
        {device.parts.map((part) => (
          <PartButtons key={part.id} info={info} device={device} part={part} seat={seat} />
        ))}
      </div>
    </section>
  );
}

function PartButtons({ info, device, part, seat }: ButtonsProps & { readonly part: PartInfo }) {
  const mine = part.seat === seat;
  const bind = () =>
    void change({
      type: "bind_part",
      device: device.id,
      part: part.id,
      seat: mine ? null : seat,
    });
  return (
    <div>
      <span class="grow">
        <b class="block">{partName(device, part)}</b>
        <span class="label">
          {part.seat === null ? t("ui-buttons-free") : people(info, [part.seat])}
        </span>
      </span>
      {(mine || part.seat === null) && (
        <button type="button" class="offer" onClick={bind}>
          {t(mine ? "ui-buttons-give" : "ui-buttons-take")}
        </button>
      )}
    </div>
  );
}
