// The match again, row by row, through one's own eyes; through anybody's once it is over.

import { useEffect, useRef, useState } from "preact/hooks";

import { Seg } from "../components/forms/seg";
import { LogList } from "../components/log/log-list";
import { RuleSheet } from "../components/rules/glossary";
import { showRule } from "../components/rules/open-rule";
import { sideClass } from "../components/seats/seat-badge";
import { AppBar } from "../components/shell/app-bar";
import { Banner, OfflineBanner } from "../components/shell/banner";
import { Skeleton } from "../components/shell/empty";
import { Icon } from "../components/shell/icon";
import { request } from "../connection/socket";
import { table } from "../connection/state";
import type { GameProps } from "../games/game-module";
import { gameModule } from "../games/registry";
import type { Past, Phrase, TableInfo } from "../messages";
import { held } from "../phone/keep";
import { useTitle } from "../phone/turn-signal";
import { gameTitle } from "../words/games";
import { withColours } from "../words/people";
import { say, seatName, t } from "../words/texts";
import { NoTable, useWatched } from "./watched";

const STEP_MS = 1400;
const NOBODY = "watcher";

interface Reel {
  readonly past: Past | null;
  readonly refused: Phrase | null;
}

/** The view after row `at`. The last one stays while the next is fetched. */
function usePast(match: string | undefined, at: number, seat: string | null): Reel {
  const [reel, setReel] = useState<Reel>({ past: null, refused: null });
  useEffect(() => {
    if (match === undefined) return undefined;
    let wanted = true;
    void request({ type: "replay", match, at, seat }).then((reply) => {
      if (!wanted) return;
      if (reply.type === "past") setReel({ past: reply, refused: null });
      if (reply.type === "refused") setReel((old) => ({ ...old, refused: reply.text }));
    });
    return () => {
      wanted = false;
    };
  }, [match, at, seat]);
  return reel;
}

export function ReplayPage({ code, match: wanted }: { code: string; match: string | null }) {
  const seats = held.value[code]?.seats ?? [];
  const own = seats[0] ?? null;
  const [eyes, setEyes] = useState<string | null>(own);
  const [at, setAt] = useState(0);
  const missing = useWatched(code);
  useTitle(t("ui-replay"));

  const info = table.value;
  const match = useRef<string | undefined>(wanted ?? undefined); // a rematch may begin meanwhile; this one is being watched
  match.current ??= info?.match;
  const over = info !== null && (info.status === "over" || info.match !== match.current);
  const { past: found, refused } = usePast(match.current, at, eyes);
  const isOlder = info !== null && info.match !== match.current;
  const past = found && isOlder ? byColour(found, info) : found;
  if (missing) return <NoTable title={t("ui-no-table")} text={missing} />;
  return (
    <div class={`phone ${sideClass(eyes)}`}>
      <AppBar title={t("ui-replay")} sub={info ? gameTitle(info.game) : code} back={`/t/${code}`} />
      <main class="stack" tabIndex={0}>
        <OfflineBanner />
        {refused && <Banner kind="bad">{say(refused)}</Banner>}
        {past && past.shown !== past.at && (
          <Banner>{t("ui-replay-older", { shown: past.shown })}</Banner>
        )}
        {info && past ? <Scene info={info} past={past} /> : <Skeleton bars={5} />}
      </main>
      <footer class={`prompt ${sideClass(eyes)}`}>
        {info && <Eyes info={info} over={over} own={seats} eyes={eyes} onPick={setEyes} />}
        <div class="reel">
          <Slider at={at} last={past?.last ?? null} onMove={setAt} />
          {over && match.current && (
            <a
              class="iconbtn"
              href={`/api/matches/${match.current}/export`}
              download=""
              aria-label={t("ui-save-match")}
              title={t("ui-save-match")}
            >
              <Icon name="save" />
            </a>
          )}
        </div>
      </footer>
      <RuleSheet names={past?.view.names ?? {}} />
    </div>
  );
}

/** Who sat where in an earlier match is not known here: its sides have their colours. */
function byColour(past: Past, { seats }: TableInfo): Past {
  return { ...past, view: { ...past.view, names: withColours(past.view.names, seats) } };
}

interface SliderProps {
  readonly at: number;
  readonly last: number | null; // null: not known yet
  readonly onMove: (at: number) => void;
}

/** Where in the match, by thumb or by itself. */
function Slider({ at, last, onMove }: SliderProps) {
  const [running, setRunning] = useState(false);
  const end = last ?? 0;
  useEffect(() => {
    if (!running) return undefined;
    if (last !== null && at >= last) {
      setRunning(false);
      return undefined;
    }
    const timer = setTimeout(() => onMove(at + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [running, at, last]);
  return (
    <>
      <button
        type="button"
        class="iconbtn"
        aria-label={t(running ? "ui-pause" : "ui-play")}
        onClick={() => {
          if (!running && at >= end) onMove(0);
          setRunning(!running);
        }}
      >
        <Icon name={running ? "pause" : "play"} />
      </button>
      <input
        type="range"
        min={0}
        max={end}
        value={at}
        aria-label={t("ui-replay-row")}
        aria-valuetext={t("ui-replay-at", { at, last: end })}
        onInput={({ currentTarget }) => {
          setRunning(false);
          onMove(Number(currentTarget.value));
        }}
      />
      <span class="num small">{t("ui-replay-at", { at, last: end })}</span>
    </>
  );
}

function Scene({ info, past }: { info: TableInfo; past: Past }) {
  const game = gameModule(info.game);
  const props: GameProps = {
    view: past.view,
    pending: past.pending,
    table: info,
    seat: past.seat,
    result: past.result,
    lines: past.lines,
    past: true,
    still: true,
    act: () => Promise.resolve(false),
    showRule,
  };
  return (
    <>
      <div class="reel-lines">
        {past.lines.length > 0 && (
          <LogList lines={past.lines} names={past.view.names} rule={game.rule} />
        )}
      </div>
      <div>
        <game.Board {...props} />
      </div>
    </>
  );
}

interface EyesProps {
  readonly info: TableInfo;
  readonly over: boolean;
  readonly own: ReadonlyArray<string>;
  readonly eyes: string | null;
  readonly onPick: (eyes: string | null) => void;
}

/** Whose point of view: one's own and a watcher's at any time, the others' after the end. */
function Eyes({ info, over, own, eyes, onPick }: EyesProps) {
  const seats = info.seats.map(({ seat }) => seat);
  const open = over ? seats : seats.filter((seat) => own.includes(seat));
  if (open.length === 0) return null;
  const choices = [
    ...open.map((seat) => ({ id: seat, label: seatName(seat) })),
    { id: NOBODY, label: t("ui-eyes-watcher") },
  ];
  return (
    <Seg
      label={t("ui-eyes")}
      value={eyes ?? NOBODY}
      choices={choices}
      onPick={(id) => onPick(id === NOBODY ? null : id)}
    />
  );
}
