// Dice asked from a camera, in place of the board: the tray as it is seen now, three words for what
// the camera thinks, and the picture with the doubtful die ringed where it is not sure.

import { table } from "../../connection/state";
import type { DeviceInfo, DiceDoubt, Present } from "../../messages";
import { say, t } from "../../words/texts";
import { Banner } from "../shell/banner";
import { useEvidence } from "./evidence";
import { feederOf, stageOf, trayOf } from "./feeder";
import { dataUrl, useLook } from "./look";
import { DicePhoto } from "./photo";
import { ownName } from "../devices/device-words";

export function CameraRoll({ now }: { now: Present }) {
  const device = feederOf(table.value, now);
  return (
    <section class="camera-roll">
      {now.doubt ? (
        <DoubtPhoto match={now.match} doubt={now.doubt} />
      ) : (
        <LivePhoto device={device} mine={now.seat !== null} />
      )}
      {device && !device.can.includes("reads_photos") && (
        <Steps device={device} doubtful={now.doubt !== null} />
      )}
      {now.doubt && (
        <Banner icon="warn">
          <span>{say(now.doubt.why)}</span>
        </Banner>
      )}
      <Trouble device={device} />
    </section>
  );
}

/** The tray as it is now; watchers have the words alone. */
function LivePhoto({ device, mine }: { device: DeviceInfo | null; mine: boolean }) {
  const asks = device !== null && mine && device.light !== "lost" && device.can.includes("look");
  const { picture, why } = useLook(asks ? device.id : null);
  if (!asks) return null;
  const alt = why ? say(why) : t("ui-camera-wait");
  return (
    <DicePhoto
      src={picture && dataUrl(picture)}
      alt={picture ? t("ui-camera-live-alt") : alt}
      caption={t("ui-camera-live", { name: ownName(device) })}
    />
  );
}

function DoubtPhoto({ match, doubt }: { match: string; doubt: DiceDoubt }) {
  const src = useEvidence(match, doubt.evidence[0]);
  const doubtful = doubt.dice.filter((die) => die.doubtful).length;
  const read = doubt.dice.filter((die) => !die.doubtful && die.group !== null).length;
  return (
    <DicePhoto
      src={src}
      alt={src ? t("ui-camera-photo-alt") : t("ui-camera-no-photo")}
      dice={doubt.dice}
      caption={t("ui-camera-photo")}
      note={t("ui-camera-note", { read, doubtful })}
    />
  );
}

function Steps({ device, doubtful }: { device: DeviceInfo | null; doubtful: boolean }) {
  const stage = stageOf(device, doubtful);
  const steps = ["empty", "moving", "read"] as const;
  const at = stage === "other" ? -1 : steps.indexOf(stage);
  return (
    <ol class="steps3">
      {steps.map((step, place) => (
        <li
          key={step}
          class={place === at ? "on" : place < at ? "done" : ""}
          {...(place === at ? { "aria-current": "step" as const } : {})}
        >
          {t(`ui-camera-step-${step}`)}
        </li>
      ))}
    </ol>
  );
}

const UNREAD = ["early", "too-dark", "too-bright"].map((state) => `device-camera-${state}`);

/** What keeps the camera from reading, with what to do. */
function Trouble({ device }: { device: DeviceInfo | null }) {
  if (!device) return <Banner icon="warn">{t("ui-camera-gone")}</Banner>;
  const tray = trayOf(device);
  const state = (tray ?? device).state;
  if (device.light === "live" && !UNREAD.includes(state.key)) return null;
  return (
    <Banner icon="warn">
      <b>{ownName(device)}</b> {say(device.light === "live" ? state : device.state)}
    </Banner>
  );
}
