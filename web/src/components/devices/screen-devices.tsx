// The devices of a table in a corner of its big screen: a shape, a name, a word.

import { table } from "../../connection/state";
import type { DeviceInfo } from "../../messages";
import { deviceName, LOOKS, stateText, useSilence } from "./device-words";

const MOST = 3; // what fits into a corner; the phones have the rest

export function ScreenDevices() {
  const devices = table.value?.devices.filter(({ kind, light }) => shown(kind, light)) ?? [];
  if (devices.length === 0) return null;
  return (
    <div role="status">
      <ul class="screen-devices">
        {devices.slice(0, MOST).map((device) => (
          <Corner key={device.id} device={device} />
        ))}
      </ul>
    </div>
  );
}

/** Bots are worth a word only while they are not there. */
function shown(kind: DeviceInfo["kind"], light: DeviceInfo["light"]): boolean {
  return kind !== "bots" || light !== "live";
}

function Corner({ device }: { device: DeviceInfo }) {
  const silence = useSilence(device.age);
  return (
    <li class={`conn ${LOOKS[device.light]}`}>
      <b>{deviceName(device)}</b> <span>{stateText(device, silence)}</span>
    </li>
  );
}
