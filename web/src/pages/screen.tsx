// The big screen: public facts only, nothing to press at a table, nothing that scrolls.

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";

import { ThrownDice } from "../components/dice/thrown-dice";
import { shortAddress } from "../components/lobby/invitation";
import { byInterest, TableRow, tableState } from "../components/lobby/table-rows";
import { WindowClock } from "../components/prompt/window-clock";
import { ScreenEnd } from "../components/end/end-story";
import { ScreenDevices } from "../components/devices/screen-devices";
import { ScreenLobby } from "../components/screen/screen-lobby";
import { ScreenRoll } from "../components/screen/screen-roll";
import { ScreenDeeds, ScreenTold } from "../components/told/screen-told";
import { shownTrails } from "../components/told/told-area";
import { AppBar } from "../components/shell/app-bar";
import { Mark } from "../components/shell/brand";
import { ConnectionDot } from "../components/shell/connection-dot";
import { Empty } from "../components/shell/empty";
import { Icon } from "../components/shell/icon";
import { LanguageSwitch, ThemeSwitch } from "../components/shell/settings";
import { unwatch, watch } from "../connection/socket";
import { connection, present, removed, table, welcome } from "../connection/state";
import { useTables } from "../connection/tables";
import { gameProps } from "../games/game-props";
import { gameModule } from "../games/registry";
import type { Phrase, Present, TableInfo } from "../messages";
import { useAwake } from "../phone/awake";
import { isScreen } from "../phone/theme";
import { useTitle } from "../phone/turn-signal";
import { gameTitle } from "../words/games";
import { say, t } from "../words/texts";

const MOST = 10; // what fits: a big screen does not scroll
const WIDE = 900; // a narrower page is a phone that is only asked for the way

export function ScreenPage({ code }: { code: string | null }) {
  useAwake();
  useTitle(code === null ? t("ui-screen") : t("ui-table", { code }));
  const phone = code === null && window.innerWidth < WIDE;
  useEffect(() => {
    isScreen.value = !phone;
    return () => {
      isScreen.value = false;
    };
  }, [phone]);
  if (code !== null) return <ScreenTable code={code} />;
  return phone ? <PhoneList /> : <ScreenList />;
}

function ScreenTable({ code }: { code: string }) {
  const [refused, setRefused] = useState<Phrase | null>(null);
  useEffect(() => {
    void watch({ table: code, token: null, seat: null, screen: true }, (reply) => {
      if (reply.type === "refused" && reply.text.key !== "ui-refused-offline") {
        setRefused(reply.text);
      }
    });
    return unwatch;
  }, [code]);
  const info = table.value;
  const now = present.value;
  const gone = refused ?? removed.value;
  return (
    <div class="screen">
      {gone ? (
        <Word text={say(gone)}>
          <a class="offer" href="/screen">
            {t("ui-screen-which")}
          </a>
        </Word>
      ) : !info ? (
        <Word text={t("ui-loading")} busy />
      ) : info.status === "lobby" || !now ? (
        <ScreenLobby info={info} />
      ) : (
        <ScreenMatch info={info} now={now} />
      )}
      {info && !gone && <ScreenDevices />}
      {connection.value !== "on" && (
        <div class="screen-conn">
          <ConnectionDot />
        </div>
      )}
    </div>
  );
}

function ScreenMatch({ info, now }: { info: TableInfo; now: Present }) {
  const game = gameModule(info.game);
  const told = game.placesTold ? <ScreenDeeds info={info} now={now} /> : null;
  const props = { ...gameProps(info, now), trails: shownTrails(now), told };
  const isRead = useRead(now.result !== null);
  if (now.result && isRead) return <ScreenEnd info={info} now={now} />;
  const covers = !now.result && !game.showsRoll?.(props);
  return (
    <>
      <game.Screen {...props} />
      {!now.result && <ScreenTold info={info} now={now} game={game} props={props} />}
      <WindowClock big />
      <ThrownDice now={now} big />
      {now.pending.type === "roll" && covers && <ScreenRoll now={now} roll={now.pending} />}
    </>
  );
}

const READ_MS = 8000; // the last step is seen before its story is told

/** Whether an end that came while somebody looked was on the screen for a while. */
function useRead(over: boolean): boolean {
  const [isRead, setRead] = useState(over);
  useEffect(() => {
    if (!over) setRead(false);
    const timer = over ? setTimeout(() => setRead(true), READ_MS) : undefined;
    return () => clearTimeout(timer);
  }, [over]);
  return isRead;
}

interface WordProps {
  readonly text: string;
  readonly busy?: boolean;
  readonly children?: ComponentChildren;
}

function Word({ text, busy, children }: WordProps) {
  return (
    <main class="tv word" aria-busy={busy}>
      <Mark />
      <p class="t-title">{text}</p>
      {children}
    </main>
  );
}

/** Which table this screen stands at. */
function ScreenList() {
  const tables = useTables();
  return (
    <main class="tv screen-list">
      <header>
        <Mark />
        <h1 class="t-title">{t("ui-screen-which")}</h1>
        <LanguageSwitch />
        <ThemeSwitch />
        <ConnectionDot />
      </header>
      {tables?.length === 0 && (
        <div class="empty">
          <Icon name="phone" />
          <b class="t-title">{t("ui-room-empty")}</b>
          <p class="t-lead muted">{t("ui-screen-none")}</p>
        </div>
      )}
      <div class="screen-tables">
        <ul>
          {byInterest(tables ?? [])
            .slice(0, MOST)
            .map((info) => (
              <li key={info.code}>
                <a href={`/screen/${info.code}`}>
                  <b class="num">{info.code}</b>
                  <span>
                    <span class="t-lead map-name">{gameTitle(info.game)}</span>
                    <span class="t-small muted">{tableState(info)}</span>
                  </span>
                </a>
              </li>
            ))}
        </ul>
        <Invitation />
      </div>
      {tables !== null && tables.length > MOST && (
        <p class="t-small muted">{t("ui-room-more", { count: tables.length - MOST })}</p>
      )}
    </main>
  );
}

/** Where a phone finds this server, whatever is played. */
function Invitation() {
  return (
    <aside>
      <div class="qrw">
        <img class="qr" src="/api/qr.svg" alt={t("ui-start-qr")} />
      </div>
      <b class="num t-lead">{shortAddress(welcome.value?.address ?? "")}</b>
    </aside>
  );
}

function PhoneList() {
  const tables = useTables();
  return (
    <div class="phone">
      <AppBar title={t("ui-screen")} />
      <main class="stack">
        <p>{t("ui-screen-which")}</p>
        {tables?.length === 0 && (
          <Empty icon="screen" title={t("ui-room-empty")} hint={t("ui-screen-none")} />
        )}
        {tables !== null && tables.length > 0 && (
          <div class="panel rowlist">
            {byInterest(tables).map((info) => (
              <TableRow key={info.code} info={info} href={`/screen/${info.code}`} />
            ))}
          </div>
        )}
      </main>
    </div>
  );
}
