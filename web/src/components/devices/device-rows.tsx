// The devices of a table, one row each; what a device is made of stands below it.

import type { DeviceInfo, PartInfo, TableInfo } from "../../messages";
import { Icon, type IconName } from "../shell/icon";
import {
  detailText,
  deviceIcon,
  deviceName,
  LOOKS,
  partDetail,
  partName,
  stateText,
  useSilence,
} from "./device-words";

interface DeviceRowsProps {
  readonly devices: ReadonlyArray<DeviceInfo>;
  readonly info: TableInfo | null;
  readonly onPick?: (device: DeviceInfo) => void;
}

export function DeviceRows({ devices, info, onPick }: DeviceRowsProps) {
  return (
    <div class="panel rowlist devices">
      {devices.flatMap((device) => [
        <DeviceRow key={device.id} device={device} info={info} onPick={onPick} />,
        ...device.parts.map((part) => (
          <PartRow
            key={`${device.id}/${part.id}`}
            device={device}
            part={part}
            info={info}
            onPick={onPick}
          />
        )),
      ])}
    </div>
  );
}

interface DeviceRowProps {
  readonly device: DeviceInfo;
  readonly info: TableInfo | null;
  readonly onPick?: ((device: DeviceInfo) => void) | undefined;
}

function DeviceRow({ device, info, onPick }: DeviceRowProps) {
  const silence = useSilence(device.age);
  const detail = [detailText(device, info), device.tables.join(", ")].filter(Boolean);
  return (
    <Row
      icon={deviceIcon(device)}
      title={deviceName(device)}
      state={stateText(device, silence)}
      detail={detail.join(" · ")}
      light={device.light}
      onPick={onPick && (() => onPick(device))}
    />
  );
}

function PartRow({ device, part, info, onPick }: DeviceRowProps & { readonly part: PartInfo }) {
  const silence = useSilence(device.age);
  return (
    <Row
      icon={deviceIcon(device)}
      title={partName(device, part)}
      state={stateText(part, silence)}
      detail={partDetail(part, info)}
      light={part.light}
      onPick={onPick && (() => onPick(device))}
    />
  );
}

interface RowProps {
  readonly icon: IconName;
  readonly title: string;
  readonly state: string;
  readonly detail: string;
  readonly light: DeviceInfo["light"];
  readonly onPick?: (() => void) | undefined;
}

function Row({ icon, title, state, detail, light, onPick }: RowProps) {
  const inside = (
    <>
      <span class={`device-icon ${LOOKS[light]}`}>
        <Icon name={icon} />
      </span>
      <span class="grow">
        <b class="block">{title}</b>
        <span class={`conn ${LOOKS[light]}`}>{state}</span>
        {detail !== "" && <span class="label block">{detail}</span>}
      </span>
    </>
  );
  if (!onPick) return <div>{inside}</div>;
  return (
    <button type="button" class="row" onClick={onPick}>
      {inside}
      <Icon name="forward" />
    </button>
  );
}
