// /t/<code>/camera: the dice camera of a table set up in four steps: its picture, the tray in it,
// three checks, and test throws.

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";

import { CornerHandles, type Corners } from "../components/camera/corners";
import { dataUrl, type Live, useLook } from "../components/camera/look";
import { DicePhoto } from "../components/camera/photo";
import { CheckList, isGood } from "../components/camera/setup-check";
import { facesOf, Score, TestPhoto, useTests } from "../components/camera/setup-test";
import { AppBar } from "../components/shell/app-bar";
import { OfflineBanner } from "../components/shell/banner";
import { DeadEnd } from "../components/shell/dead-end";
import { Icon } from "../components/shell/icon";
import { Toast } from "../components/shell/toast";
import { askOnce, type Said } from "../connection/device-talk";
import { notice, table } from "../connection/state";
import type { DeviceInfo, TableInfo, TalkChecks, TalkParts } from "../messages";
import { useTitle } from "../phone/turn-signal";
import { go } from "../route";
import { say, t } from "../words/texts";
import { NoTable, useWatched } from "./watched";

const STEPS = ["picture", "tray", "check", "test"] as const;
type Step = (typeof STEPS)[number];
const EVERY_MS = 1500; // between two checks

/** The camera of a table that can be set up. */
export function cameraOf(info: TableInfo): DeviceInfo | null {
  return info.devices.find(({ can }) => can.includes("mark_tray")) ?? null;
}

export function CameraSetupPage({ code }: { code: string }) {
  const missing = useWatched(code);
  useTitle(t("ui-setup"));
  const info = table.value;
  if (missing) return <NoTable title={t("ui-no-table")} text={missing} />;
  const device = info && cameraOf(info);
  if (info && !device) {
    return (
      <DeadEnd bar={t("ui-setup")} title={t("ui-setup-none")} hint={t("ui-setup-none-hint")} />
    );
  }
  return (
    <div class="phone">
      <AppBar title={t("ui-setup")} sub={t("ui-table", { code })} back={`/t/${code}`} />
      {device ? <Steps code={code} device={device} /> : <main />}
      <Toast />
    </div>
  );
}

interface StepProps {
  readonly code: string;
  readonly device: DeviceInfo;
  readonly camera: string | null;
  readonly onStep: (step: Step) => void;
}

function Steps({ code, device }: { code: string; device: DeviceInfo }) {
  const [step, setStep] = useState<Step>("picture");
  const [camera, setCamera] = useState<string | null>(null);
  const props = { code, device, camera, onStep: setStep };
  switch (step) {
    case "picture":
      return <PictureStep {...props} onCamera={setCamera} />;
    case "tray":
      return <TrayStep {...props} />;
    case "check":
      return <CheckStep {...props} />;
    case "test":
      return <TestStep {...props} />;
  }
}

interface FrameProps {
  readonly step: Step;
  readonly ask: ComponentChildren;
  readonly offers?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A step: what is seen above, and below, always in reach, what is to be done. */
function StepFrame({ step, ask, offers, children }: FrameProps) {
  const now = STEPS.indexOf(step);
  return (
    <>
      <main class="camera-roll" tabIndex={0}>
        <OfflineBanner />
        <ol class="steps3 four">
          {STEPS.map((each, at) => (
            <li key={each} class={at === now ? "on" : at < now ? "done" : ""}>
              {t(`ui-setup-step-${each}`)}
            </li>
          ))}
        </ol>
        {children}
      </main>
      <footer class="prompt">
        <div class="who">
          <span>{t("ui-setup-at", { step: now + 1, count: STEPS.length })}</span>
        </div>
        <div class="ask" role="status">
          {ask}
        </div>
        {offers && <div class="offers">{offers}</div>}
      </footer>
    </>
  );
}

function LivePicture({ live, children }: { live: Live; children?: ComponentChildren }) {
  const { picture, why } = live;
  return (
    <DicePhoto
      src={picture && dataUrl(picture)}
      alt={picture ? t("ui-camera-live-alt") : why ? say(why) : t("ui-camera-wait")}
      caption={t("ui-setup-live")}
      note={picture ? `${picture.width} × ${picture.height}` : ""}
    >
      {picture && children}
    </DicePhoto>
  );
}

/** Which camera looks at this table's tray: tap its picture. */
function PictureStep({ device, onStep, onCamera }: StepProps & { onCamera: (id: string) => void }) {
  const [parts, setParts] = useState<TalkParts | null>(null);
  useEffect(() => {
    void askOnce(device.id, { type: "list_parts" }).then((said) => {
      if (said.type === "parts") setParts(said);
      else complain(said);
    });
  }, [device.id]);
  const cameras = parts?.parts.filter(({ id }) => id.startsWith("camera-")) ?? [];
  return (
    <StepFrame step="picture" ask={t("ui-setup-picture-hint")}>
      {cameras.map(({ id }) => (
        <button
          key={id}
          type="button"
          class="camera-choice"
          onClick={() => {
            onCamera(id);
            onStep("tray");
          }}
        >
          <CameraPicture device={device.id} part={id} />
          <span class="offer primary">{t("ui-setup-this-camera")}</span>
        </button>
      ))}
    </StepFrame>
  );
}

function CameraPicture({ device, part }: { device: string; part: string }) {
  return <LivePicture live={useLook(device, part)} />;
}

function TrayStep({ code, device, camera, onStep }: StepProps) {
  const [corners, setCorners] = useState<Corners | null>(null);
  const [found, setFound] = useState(false);
  const live = useLook(device.id, camera);
  const find = async () => {
    const said = await askOnce(device.id, { type: "find_tray", part: camera });
    if (said.type !== "tray") return complain(said);
    setCorners(said.corners);
    setFound(said.found);
  };
  useEffect(() => void find(), [device.id, camera]);
  const mark = async () => {
    if (!corners) return;
    const ask = { type: "mark_tray", corners, table: code, part: camera } as const;
    const said = await askOnce(device.id, ask);
    if (said.type === "parts") onStep("check");
    else complain(said);
  };
  const offers = (
    <>
      <button type="button" class="offer" onClick={() => void find()}>
        <Icon name="again" />
        {t("ui-setup-find")}
      </button>
      <button type="button" class="offer primary wide" onClick={() => void mark()}>
        <Icon name="tick" />
        {t("ui-setup-yes")}
      </button>
    </>
  );
  return (
    <StepFrame step="tray" ask={t("ui-setup-rim")} offers={offers}>
      <LivePicture live={live}>
        {corners && <CornerHandles corners={corners} onChange={setCorners} />}
      </LivePicture>
      <div class="pad">
        <h2 class="title">{t("ui-setup-mark")}</h2>
        <p class="small muted">{t("ui-setup-mark-hint")}</p>
        <p class="small">{t("ui-setup-whose", { code })}</p>
        {corners && <p class="label">{t(found ? "ui-setup-found" : "ui-setup-not-found")}</p>}
      </div>
    </StepFrame>
  );
}

function CheckStep({ device, onStep }: StepProps) {
  const [checks, setChecks] = useState<TalkChecks | null>(null);
  const live = useLook(device.id);
  useEffect(() => {
    let timer = 0;
    let wanted = true;
    const ask = async () => {
      const said = await askOnce(device.id, { type: "check_tray" });
      if (!wanted) return;
      if (said.type === "checks") setChecks(said);
      timer = window.setTimeout(() => void ask(), EVERY_MS);
    };
    void ask();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [device.id]);
  const good = checks?.checks.every(isGood) ?? false;
  const offers = (
    <button type="button" class="offer primary" onClick={() => onStep("test")}>
      <Icon name="tick" />
      {t("ui-camera-go-on")}
    </button>
  );
  const ask = checks ? t(good ? "ui-setup-good" : "ui-setup-mend") : t("ui-setup-checking");
  return (
    <StepFrame step="check" ask={ask} offers={offers}>
      <LivePicture live={live} />
      {checks && <CheckList checks={checks.checks} />}
    </StepFrame>
  );
}

function TestStep({ code, device }: StepProps) {
  const { shown, outcomes, answer } = useTests(device.id);
  const live = useLook(shown ? null : device.id);
  const offers = shown?.sure ? (
    <>
      <button type="button" class="offer" onClick={() => answer("wrong")}>
        <Icon name="close" />
        {t("ui-setup-no")}
      </button>
      <button type="button" class="offer primary wide" onClick={() => answer("right")}>
        <Icon name="tick" />
        {t("ui-setup-lies")}
      </button>
    </>
  ) : (
    <>
      {device.can.includes("teach") && (
        <a class="offer" href={`/t/${code}/teach`}>
          {t("ui-teach")}
        </a>
      )}
      <button type="button" class="offer" onClick={() => go(`/t/${code}`)}>
        {t("ui-setup-done")}
      </button>
    </>
  );
  const ask = shown?.sure
    ? t("ui-setup-reads", { faces: facesOf(shown) })
    : t("ui-setup-test-hint");
  return (
    <StepFrame step="test" ask={ask} offers={offers}>
      {shown ? <TestPhoto shown={shown} /> : <LivePicture live={live} />}
      <div class="pad">
        <Score outcomes={outcomes} />
      </div>
    </StepFrame>
  );
}

function complain(said: Said): void {
  if (said.type === "no") notice.value = { kind: "bad", text: said.why };
}
