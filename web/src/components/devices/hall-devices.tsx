// All devices of the hall and of its tables, for those who run the event.

import { useState } from "preact/hooks";

import { usePolled } from "../../connection/polled";
import { tableAt } from "../../connection/state";
import type { DeviceInfo, Reply, SignedIn } from "../../messages";
import { t } from "../../words/texts";
import { DeviceRows } from "./device-rows";

export function HallDevices({ signed }: { signed: SignedIn }) {
  const [devices, setDevices] = useState<ReadonlyArray<DeviceInfo>>([]);
  const take = (reply: Reply) => {
    if (reply.type !== "devices") return;
    tableAt.value = Date.now();
    setDevices(reply.devices);
  };
  usePolled({ type: "list_devices", token: signed.token }, take);
  if (devices.length === 0) return null;
  return (
    <section>
      <h2 class="section">{t("ui-menu-devices")}</h2>
      <DeviceRows devices={devices} info={null} />
    </section>
  );
}
