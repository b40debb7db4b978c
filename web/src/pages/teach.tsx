// /t/<code>/teach: dice with emblems or numerals, shown to the camera face by face.

import { useEffect, useState } from "preact/hooks";

import { dataUrl, useLook } from "../components/camera/look";
import { DicePhoto } from "../components/camera/photo";
import { Die } from "../components/dice/die";
import { AppBar } from "../components/shell/app-bar";
import { OfflineBanner } from "../components/shell/banner";
import { DeadEnd } from "../components/shell/dead-end";
import { Toast } from "../components/shell/toast";
import { type Ask, askOnce } from "../connection/device-talk";
import { notice, table } from "../connection/state";
import type { DeviceInfo, TaughtDie } from "../messages";
import { useTitle } from "../phone/turn-signal";
import { say, t } from "../words/texts";
import { NoTable, useWatched } from "./watched";

const FACES = [1, 2, 3, 4, 5, 6];

export function TeachPage({ code }: { code: string }) {
  const missing = useWatched(code);
  useTitle(t("ui-teach"));
  const info = table.value;
  if (missing) return <NoTable title={t("ui-no-table")} text={missing} />;
  const device = info?.devices.find(({ can }) => can.includes("teach"));
  if (info && !device) {
    return (
      <DeadEnd bar={t("ui-teach")} title={t("ui-setup-none")} hint={t("ui-setup-none-hint")} />
    );
  }
  return (
    <div class="phone">
      <AppBar title={t("ui-teach")} sub={t("ui-table", { code })} back={`/t/${code}/camera`} />
      {device ? <Lesson device={device} /> : <main />}
      <Toast />
    </div>
  );
}

function Lesson({ device }: { device: DeviceInfo }) {
  const [name, setName] = useState("");
  const [taught, setTaught] = useState<ReadonlyArray<TaughtDie>>([]);
  const [still, setStill] = useState(false);
  const { picture, why } = useLook(device.id);
  const tell = async (ask: Ask) => {
    setStill(true);
    const said = await askOnce(device.id, ask);
    setStill(false);
    if (said.type === "taught") setTaught(said.dice);
    if (said.type === "no") notice.value = { kind: "bad", text: said.why };
  };
  useEffect(() => void tell({ type: "list_taught" }), [device.id]);
  const die = name.trim();
  const counts = taught.find((each) => each.name === die)?.faces ?? [];
  return (
    <main class="camera-roll" tabIndex={0}>
      <OfflineBanner />
      <DicePhoto
        src={picture && dataUrl(picture)}
        alt={picture ? t("ui-camera-live-alt") : why ? say(why) : t("ui-camera-wait")}
        caption={t("ui-setup-live")}
      />
      <div class="pad stack">
        <p class="small muted">{t("ui-teach-hint")}</p>
        <label class="field">
          <span>{t("ui-teach-name")}</span>
          <input
            type="text"
            maxLength={40}
            value={name}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
        </label>
        <p>
          <b>{t("ui-teach-face")}</b>
        </p>
        <div class="faces" role="group" aria-label={t("ui-teach-face")}>
          {FACES.map((value) => (
            <button
              key={value}
              type="button"
              class="facebtn"
              aria-label={t("ui-teach-count", { face: value, count: counts[value - 1] ?? 0 })}
              disabled={still || die === ""}
              onClick={() => void tell({ type: "teach_face", die, value })}
            >
              <Die face={value} />
            </button>
          ))}
        </div>
        <Known taught={taught} onForget={(each) => void tell({ type: "forget_die", die: each })} />
        <p class="label">{t("ui-teach-file")}</p>
      </div>
    </main>
  );
}

interface KnownProps {
  readonly taught: ReadonlyArray<TaughtDie>;
  readonly onForget: (name: string) => void;
}

function Known({ taught, onForget }: KnownProps) {
  return (
    <section>
      <h2 class="section">{t("ui-teach-known")}</h2>
      {taught.length === 0 && <p class="small muted">{t("ui-teach-none")}</p>}
      {taught.map(({ name, faces }) => (
        <div key={name} class="taught">
          <b>{name}</b>
          <span class="small">
            {faces
              .map((count, at) => (count > 0 ? t("ui-teach-count", { face: at + 1, count }) : ""))
              .filter(Boolean)
              .join(", ")}
          </span>
          <button type="button" class="offer" onClick={() => onForget(name)}>
            {t("ui-teach-forget", { name })}
          </button>
        </div>
      ))}
    </section>
  );
}
