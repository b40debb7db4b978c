// All trays: what lies on each, how it is, whose its buttons are; swapping, brightness, and going
// through them anew.

import { useState } from "preact/hooks";

import { busy, change } from "../../connection/actions";
import type { ConnectedPart, DeviceInfo, PartInfo, TableInfo, TalkParts } from "../../messages";
import { go } from "../../route";
import { hasText, say, seatName, t } from "../../words/texts";
import { Stepper } from "../forms/stepper";
import { sideClass } from "../seats/seat-badge";
import { Banner, OfflineBanner } from "../shell/banner";
import { Icon } from "../shell/icon";
import { placeOf } from "./places";
import type { AskTrays } from "./use-trays";

const LOOKS = { live: "", seeking: "wait", lost: "off" } as const;

interface TrayListProps {
  readonly info: TableInfo;
  readonly station: DeviceInfo;
  readonly known: TalkParts;
  readonly seat: string | null;
  readonly ask: AskTrays;
  readonly onAssign: (parts: ReadonlyArray<string>) => void;
}

export function TrayList({ info, station, known, seat, ask, onAssign }: TrayListProps) {
  const [swap, setSwap] = useState<string | null | undefined>(undefined); // null: none tapped yet
  const live = known.parts.filter(({ light }) => light === "live").map(({ id }) => id);
  const free = known.parts.filter(
    ({ id, place, unused }) => place === null && !unused && live.includes(id),
  );
  const tap = async (part: ConnectedPart) => {
    if (swap === undefined) return onAssign([part.id]);
    const other = known.parts.find(({ id }) => id === swap);
    if (!other) return setSwap(part.id);
    setSwap(undefined);
    if (other.id !== part.id) await exchange(ask, other, part);
  };
  return (
    <>
      <main class="stack">
        <OfflineBanner />
        <Verdict known={known} free={free.length} places={known.places.length} />
        <div class="tray-places">
          {known.parts.map((part) => (
            <TrayRow
              key={part.id}
              info={info}
              part={part}
              known={known}
              told={station.parts.find(({ id }) => id === part.id)}
              chosen={swap === part.id}
              onTap={() => void tap(part)}
            />
          ))}
          {station.parts
            .filter(({ id }) => !known.parts.some((part) => part.id === id))
            .map((part) => (
              <Banner key={part.id} kind="bad">
                <b>{words(part.state)}</b> {part.detail && words(part.detail)}
              </Banner>
            ))}
        </div>
        {known.parts.length > 0 && (
          <div class="panel rowlist">
            {known.parts.length > 1 && <Swap on={swap !== undefined} onSwap={setSwap} />}
            {seat !== null &&
              known.parts
                .flatMap(({ id }) => station.parts.filter((part) => part.id === id))
                .map((part) => <Buttons key={part.id} station={station} part={part} seat={seat} />)}
            <Brightness known={known} ask={ask} />
          </div>
        )}
      </main>
      {known.parts.length === 0 || known.places.length === 0 ? (
        <footer class="prompt">
          <div class="offers">
            <button type="button" class="offer wide" onClick={() => go(`/t/${info.code}`)}>
              <Icon name="back" />
              {t("ui-trays-back")}
            </button>
          </div>
        </footer>
      ) : (
        <Question info={info} live={live} free={free.length > 0} onAssign={onAssign} />
      )}
    </>
  );
}

interface SwapProps {
  readonly on: boolean;
  readonly onSwap: (swap: null | undefined) => void;
}

function Swap({ on, onSwap }: SwapProps) {
  return (
    <button
      type="button"
      class="row"
      aria-pressed={on}
      onClick={() => onSwap(on ? undefined : null)}
    >
      <span class="grow">
        {t("ui-trays-swap")}
        {on && <span class="label">{t("ui-trays-swap-hint")}</span>}
      </span>
      <Icon name="forward" />
    </button>
  );
}

interface QuestionProps {
  readonly info: TableInfo;
  readonly live: ReadonlyArray<string>;
  readonly free: boolean; // one of them has no card yet
  readonly onAssign: (parts: ReadonlyArray<string>) => void;
}

/** Whether the lamps are where they should be; else all trays are gone through. */
function Question({ info, live, free, onAssign }: QuestionProps) {
  return (
    <footer class="prompt">
      <div class="who">
        <span>{t("ui-trays-look")}</span>
      </div>
      <div class="ask">{t("ui-trays-right")}</div>
      <div class="offers">
        <button
          type="button"
          class={`offer${free ? " wide primary" : ""}`}
          disabled={live.length === 0}
          onClick={() => onAssign(live)}
        >
          <Icon name="again" />
          {t(free ? "ui-trays-begin" : "ui-trays-wrong")}
        </button>
        <button
          type="button"
          class={`offer${free ? "" : " wide primary"}`}
          onClick={() => go(`/t/${info.code}`)}
        >
          <Icon name="tick" />
          {t("ui-trays-done")}
        </button>
      </div>
    </footer>
  );
}

/** A station may be newer than this page, and say what it has no words for. */
function words(phrase: PartInfo["state"]): string {
  return hasText(phrase.key) ? say(phrase) : t("device-lost");
}

async function exchange(ask: AskTrays, one: ConnectedPart, two: ConnectedPart): Promise<void> {
  if (await ask({ type: "assign_part", part: one.id, place: two.place })) {
    await ask({ type: "assign_part", part: two.id, place: one.place });
  }
}

interface VerdictProps {
  readonly known: TalkParts;
  readonly free: number;
  readonly places: number;
}

function Verdict({ known, free, places }: VerdictProps) {
  if (known.parts.length === 0) return <Banner icon="offline">{t("ui-trays-unplugged")}</Banner>;
  if (places === 0) return <Banner>{t("ui-trays-wait")}</Banner>;
  if (free > 0) return <Banner>{t("ui-trays-free", { count: free })}</Banner>;
  return (
    <Banner kind="ok">
      <b>{t("ui-trays-all")}</b> {t("ui-trays-kept")}
    </Banner>
  );
}

interface TrayRowProps {
  readonly info: TableInfo;
  readonly part: ConnectedPart;
  readonly known: TalkParts;
  readonly told: PartInfo | undefined;
  readonly chosen: boolean;
  readonly onTap: () => void;
}

function TrayRow({ info, part, known, told, chosen, onTap }: TrayRowProps) {
  const place = known.places.find(({ id }) => id === part.place);
  const seat = told?.seat ?? null;
  const holder = info.seats.find((one) => one.seat === seat);
  const light = told?.light ?? part.light;
  return (
    <button
      type="button"
      class={`tray-place ${sideClass(place?.seat)}${place ? "" : " free"}${chosen ? " chosen" : ""}`}
      onClick={onTap}
    >
      <i class="edge" />
      <span class="grow">
        <b class="map-name">{placeOf(part, known)}</b>
        <span class="label">
          {t("ui-tray", { number: part.name })} ·{" "}
          {seat === null
            ? t("ui-tray-nobodys")
            : t("ui-tray-buttons", { name: holder?.name ?? seatName(seat) })}
        </span>
        {told && <span class={`conn ${LOOKS[light]}`}>{words(told.state)}</span>}
        {told?.detail && light !== "live" && <span class="label">{words(told.detail)}</span>}
        {told?.detail?.key === "device-tray-faults" && (
          <span class="label">{words(told.detail)}</span>
        )}
      </span>
      <Icon name="forward" />
    </button>
  );
}

interface ButtonsProps {
  readonly station: DeviceInfo;
  readonly part: PartInfo;
  readonly seat: string;
}

/** The three buttons of a tray are one seat's, or nobody's. */
function Buttons({ station, part, seat }: ButtonsProps) {
  const mine = part.seat === seat;
  if (part.seat !== null && !mine) return null;
  const bind = () => {
    if (busy.value) return;
    const to = mine ? null : seat;
    void change({ type: "bind_part", device: station.id, part: part.id, seat: to });
  };
  return (
    <button type="button" class="row" role="switch" aria-checked={mine} onClick={bind}>
      <span class="grow">
        {t("ui-tray-mine", { number: part.name, seat: seatName(seat) })}
        <span class="label">{t("ui-tray-three")}</span>
      </span>
      <i class={`switch${mine ? " on" : ""}`} />
    </button>
  );
}

function Brightness({ known, ask }: { known: TalkParts; ask: AskTrays }) {
  const [level, setLevel] = useState(known.parts[0]?.level ?? 6);
  const set = (value: number) => {
    setLevel(value);
    void ask({ type: "set_light", level: value, part: null });
  };
  return (
    <div>
      <span class="grow">
        {t("ui-tray-bright")}
        <span class="label block">{t("ui-tray-bright-hint")}</span>
      </span>
      <Stepper label={t("ui-tray-bright")} value={level} low={0} high={10} onChange={set} />
    </div>
  );
}
