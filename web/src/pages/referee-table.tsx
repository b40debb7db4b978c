// One table under the referee's eye: the call, the log to go back in, and what may be set right.

import { useEffect, useState } from "preact/hooks";

import { busy, change } from "../actions";
import { AppBar } from "../components/app-bar";
import { Banner, OfflineBanner } from "../components/banner";
import { ConfirmSheet } from "../components/confirm-sheet";
import { Empty, Skeleton } from "../components/empty";
import { RuleSheet } from "../components/glossary";
import { Holders } from "../components/holders";
import { Icon } from "../components/icon";
import { LogList } from "../components/log-list";
import { useLog } from "../components/log-sheet";
import { RefereeSheet, type RefereeTask } from "../components/referee-sheet";
import { RollHead } from "../components/roll-head";
import { RollNod } from "../components/roll-panel";
import { Toast } from "../components/toast";
import { gameModule } from "../games/registry";
import { keepOffice } from "../keep";
import type { HolderInfo, Line, Phrase, Present, SignedIn, TableInfo } from "../messages";
import { unwatch, watch } from "../socket";
import { present, table } from "../state";
import { clock, gameTitle, say, seatName, t } from "../texts";
import { gameProps, tableLine } from "./play";

export function RefereeTable({ code, signed }: { code: string; signed: SignedIn }) {
  const [refused, setRefused] = useState<Phrase | null>(null);
  useEffect(() => {
    void watch({ table: code, token: signed.token, seat: null, screen: false }, (reply) => {
      if (reply.type !== "refused") return;
      if (reply.text.key === "refused-token") keepOffice(null);
      else if (reply.text.key !== "ui-refused-offline") setRefused(reply.text);
    });
    return unwatch;
  }, [code, signed.token]);
  const info = table.value;
  return (
    <div class="phone referee">
      <AppBar
        title={info ? gameTitle(info.game) : t("ui-referee")}
        sub={info ? tableLine(info) : code}
        back="/referee"
      />
      {refused && (
        <main>
          <Empty icon="screen" title={t("ui-no-table")} hint={say(refused)} />
        </main>
      )}
      {!refused && (info ? <Inspect info={info} now={present.value} /> : <Skeleton bars={5} />)}
      <Toast />
    </div>
  );
}

function Inspect({ info, now }: { info: TableInfo; now: Present | null }) {
  const [task, setTask] = useState<RefereeTask | null>(null);
  const [revoked, setRevoked] = useState<HolderInfo | null>(null);
  const lines = useLog(now);
  const game = gameModule(info.game);
  const names = now?.view.names ?? {};
  const over = now === null || now.result !== null;
  const act = (line: Line) =>
    !over && !line.undone && <LineActs line={line} newest={now.seq} onTask={setTask} />;
  return (
    <>
      <main class="stack">
        <OfflineBanner />
        {info.call && <OpenCall info={info} />}
        {now?.pending.type === "roll" && <DiceNod now={now} />}
        {now && (
          <div>
            <game.Board {...gameProps(info, now)} />
          </div>
        )}
        {!now && <p class="muted">{t("ui-waiting")}</p>}
        <section>
          <h2 class="section">{t("ui-menu-log")}</h2>
          <LogList lines={[...lines].reverse()} names={names} rule={game.rule} action={act} />
        </section>
        <Holders match={info.match} onRevoke={setRevoked} />
      </main>
      <footer class="prompt">
        <div class="who">
          <span class="badge">
            <Icon name="whistle" />
            {t("ui-referee")}
          </span>
          <span class="push">{t("ui-reason-logged")}</span>
        </div>
        <div class="offers">
          <button type="button" class="offer primary" onClick={() => setTask({ kind: "rule" })}>
            {t("ui-task-rule")}
          </button>
          {!over && (
            <>
              <button type="button" class="offer" onClick={() => setTask({ kind: "correct" })}>
                {t("ui-task-correct")}
              </button>
              <button
                type="button"
                class="offer danger"
                onClick={() => setTask({ kind: "abandon" })}
              >
                {t("ui-task-abandon")}
              </button>
            </>
          )}
        </div>
      </footer>
      {task && <RefereeSheet task={task} info={info} now={now} onClose={() => setTask(null)} />}
      {revoked && (
        <ConfirmSheet
          title={t("ui-revoke")}
          text={t("ui-confirm-revoke", { name: revoked.name })}
          yes={t("ui-revoke")}
          danger
          onYes={() => void change({ type: "revoke", holder: revoked.id })}
          onClose={() => setRevoked(null)}
        />
      )}
      <RuleSheet names={names} />
    </>
  );
}

function OpenCall({ info }: { info: TableInfo }) {
  if (!info.call) return null;
  const { seat, text, at } = info.call;
  return (
    <section class="q">
      <span class="chip bad">
        <Icon name="whistle" />
        {seat
          ? t("ui-called-at", { seat: seatName(seat), time: clock(at * 1000) })
          : t("ui-called")}
      </span>
      {text !== "" && <h2 class="map-name">{text}</h2>}
    </section>
  );
}

function DiceNod({ now }: { now: Present }) {
  if (now.pending.type !== "roll") return null;
  const waits = now.thrown !== null && now.thrown.needs.length > 0;
  return (
    <section class="panel pad" aria-busy={busy.value}>
      <RollHead roll={now.pending} names={now.view.names} />
      {waits && now.thrown && <RollNod now={now} roll={now.pending} by={now.thrown.by} />}
      {!waits && <Banner icon="die">{t("ui-roll-pending")}</Banner>}
    </section>
  );
}

interface LineActsProps {
  readonly line: Line;
  readonly newest: number;
  readonly onTask: (task: RefereeTask) => void;
}

function LineActs({ line, newest, onTask }: LineActsProps) {
  return (
    <span class="line-acts">
      {line.seq < newest && (
        <button
          type="button"
          class="offer"
          onClick={() => onTask({ kind: "rewind", to: line.seq })}
        >
          {t("ui-task-rewind")}
        </button>
      )}
      {line.kind === "fed" && line.text.key.startsWith("log-roll") && (
        <button
          type="button"
          class="offer"
          onClick={() => onTask({ kind: "throw", row: line.seq })}
        >
          {t("ui-task-throw")}
        </button>
      )}
    </span>
  );
}
