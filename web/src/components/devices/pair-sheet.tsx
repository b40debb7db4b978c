// Pairing by a short code: which kind, what to start, the code, and who has come by it; or asking a
// device of the hall.

import { useEffect, useState } from "preact/hooks";

import { accepted, change } from "../../connection/actions";
import { request } from "../../connection/socket";
import { binding } from "../../connection/state";
import type { DeviceInfo, MakePairingCode, Reply, TableInfo } from "../../messages";
import { say, t } from "../../words/texts";
import { Seg } from "../forms/seg";
import { Banner } from "../shell/banner";
import { Skeleton } from "../shell/empty";
import { Sheet } from "../sheets/sheet";
import { deviceName, ownName, people } from "./device-words";

const KINDS: ReadonlyArray<MakePairingCode["kind"]> = ["tray", "dice_camera", "other"];
const FEEDING: ReadonlySet<string> = new Set(["dice_camera", "other"]);

export function PairSheet({ info, onClose }: { info: TableInfo; onClose: () => void }) {
  const [kind, setKind] = useState<MakePairingCode["kind"]>("dice_camera");
  const [reply, setReply] = useState<Reply | null>(null);
  const [before] = useState(() => new Set(info.devices.map(({ id }) => id)));
  useEffect(() => {
    setReply(null);
    void request({ type: "make_pairing_code", match: info.match, kind }).then(setReply);
  }, [info.match, kind]);
  const come = info.devices.filter((device) => device.kind === kind && !before.has(device.id));
  return (
    <Sheet title={t("ui-pair")} onClose={onClose}>
      <Seg
        label={t("ui-pair-kind")}
        value={kind}
        choices={KINDS.map((id) => ({ id, label: t(`ui-device-${id}`) }))}
        onPick={setKind}
      />
      {come.length === 0 && (
        <p>
          {t(`ui-pair-${kind}`)} {t("ui-pair-code")}
        </p>
      )}
      {reply === null && <Skeleton bars={1} />}
      {reply?.type === "refused" && <Banner kind="bad">{say(reply.text)}</Banner>}
      {reply?.type === "pairing_code" && come.length === 0 && (
        <div class="seat-code">
          <b class="num">{`${reply.code.slice(0, 3)} ${reply.code.slice(3)}`}</b>
          <p class="small muted">
            {t("ui-pair-until", { minutes: Math.floor(reply.seconds / 60) })}
          </p>
        </div>
      )}
      {FEEDING.has(kind) && come.length === 0 && <Banner icon="die">{t("ui-pair-dice")}</Banner>}
      {come.map((device) => (
        <Come key={device.id} device={device} info={info} />
      ))}
      {come.length === 0 && <OfTheHall kind={kind} info={info} />}
      <div class="offers">
        <button type="button" class="offer" onClick={onClose}>
          {t(come.length > 0 ? "ui-done" : "ui-cancel")}
        </button>
      </div>
    </Sheet>
  );
}

function Come({ device, info }: { device: DeviceInfo; info: TableInfo }) {
  return (
    <div class="panel rowlist">
      <div>
        <span class="grow">{t("ui-pair-come", { name: ownName(device) })}</span>
        {!device.hall && <span class="chip ok">{t("ui-pair-right")}</span>}
      </div>
      {device.needs.map((seat) => (
        <div key={seat}>
          <span class="grow">{people(info, [seat])}</span>
          <span class="conn wait">{t("ui-pair-asked")}</span>
        </div>
      ))}
      {device.needs.length === 0 && (
        <div>
          <span class="conn">{t("ui-pair-done")}</span>
        </div>
      )}
    </div>
  );
}

/** Devices of the hall that do not serve this table yet. */
function OfTheHall({ kind, info }: { kind: string; info: TableInfo }) {
  const [found, setFound] = useState<ReadonlyArray<DeviceInfo>>([]);
  const token = binding.value?.token ?? null;
  useEffect(() => {
    if (token === null) return;
    void request({ type: "list_devices", token }).then((reply) => {
      if (accepted(reply) && reply.type === "devices") setFound(reply.devices);
    });
  }, [token, kind]);
  const here = new Set(info.devices.map(({ id }) => id));
  const free = found.filter((one) => one.hall && one.kind === kind && !here.has(one.id));
  if (free.length === 0) return null;
  return (
    <section>
      <h3 class="section">{t("ui-pair-hall")}</h3>
      <div class="panel rowlist">
        {free.map((device) => (
          <div key={device.id}>
            <span class="grow">{deviceName(device)}</span>
            <button
              type="button"
              class="offer"
              onClick={() => void change({ type: "ask_service", device: device.id })}
            >
              {t("ui-pair-ask")}
            </button>
          </div>
        ))}
      </div>
    </section>
  );
}
