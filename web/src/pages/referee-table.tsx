// One table under the referee's eye: the call, the log to go back in, and what may be set right.

import { useEffect, useState } from "preact/hooks";

import { DeviceRows } from "../components/devices/device-rows";
import { DevicesSheet } from "../components/devices/devices-sheet";
import { RollHead } from "../components/dice/roll-head";
import { RollNod } from "../components/dice/roll-panel";
import { FilteredLog, useLog } from "../components/log/log-sheet";
import { DecideProposal, RefereeDecision } from "../components/referee/decisions";
import { DropPlayers } from "../components/referee/drop-players";
import { GiveSeats } from "../components/referee/give-seats";
import { Holders, RevokeSheet } from "../components/referee/holders";
import { OpenCall } from "../components/referee/open-call";
import { RefereeSheet, type RefereeTask } from "../components/referee/referee-sheet";
import { RuleSheet } from "../components/rules/glossary";
import { AppBar } from "../components/shell/app-bar";
import { Banner, OfflineBanner } from "../components/shell/banner";
import { Empty, Skeleton } from "../components/shell/empty";
import { Icon } from "../components/shell/icon";
import { Toast } from "../components/shell/toast";
import { busy, change } from "../connection/actions";
import { dismissed } from "../connection/offices";
import { usePolled } from "../connection/polled";
import { unwatch, watch } from "../connection/socket";
import { present, removed, table } from "../connection/state";
import { gameProps } from "../games/game-props";
import { gameModule } from "../games/registry";
import type { HolderInfo, Line, Phrase, Present, Reply, SignedIn, TableInfo } from "../messages";
import { gameTitle, tableLine } from "../words/games";
import { say, t } from "../words/texts";

export function RefereeTable({ code, signed }: { code: string; signed: SignedIn }) {
  const [refused, setRefused] = useState<Phrase | null>(null);
  useEffect(() => {
    void watch({ table: code, token: signed.token, seat: null, screen: false }, (reply) => {
      if (reply.type !== "refused") return;
      if (reply.text.key === "refused-token") dismissed();
      else if (reply.text.key !== "ui-refused-offline") setRefused(reply.text);
    });
    return unwatch;
  }, [code, signed.token]);
  useEffect(() => {
    if (removed.value) dismissed();
  }, [removed.value]);
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
  const [holders, again] = useHolders(info.match);
  const [asked, setAsked] = useState<HolderInfo | null>(null);
  const [devices, setDevices] = useState(false);
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
        <OpenCall info={info} now={now} lines={lines} game={game} />
        {now && <RefereeDecision now={now} />}
        {now && <DecideProposal now={now} game={game} props={gameProps(info, now)} />}
        {now?.pending.type === "roll" && <DiceNod now={now} />}
        {now && (
          <div>
            <game.Board {...gameProps(info, now)} />
          </div>
        )}
        {!now && <p class="muted">{t("ui-waiting")}</p>}
        <section>
          <h2 class="section">{t("ui-menu-log")}</h2>
          {now && <FilteredLog lines={lines} now={now} rule={game.rule} action={act} />}
        </section>
        <section>
          <h2 class="section">{t("ui-menu-devices")}</h2>
          {info.devices.length > 0 && <DeviceRows devices={info.devices} info={info} />}
          <div class="offers">
            <button type="button" class="offer" onClick={() => setDevices(true)}>
              <Icon name="camera" />
              {t("ui-devices-manage")}
            </button>
          </div>
        </section>
        <Holders title={t("ui-holders")} holders={holders} onRevoke={setAsked} />
        <GiveSeats info={info} />
        {!over && <DropPlayers info={info} now={now} onDrop={setTask} />}
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
      {devices && (
        <DevicesSheet info={info} now={now} seats={[]} official onClose={() => setDevices(false)} />
      )}
      {task && <RefereeSheet task={task} info={info} now={now} onClose={() => setTask(null)} />}
      {asked && (
        <RevokeSheet
          holder={asked}
          onYes={() => void change({ type: "revoke", holder: asked.id }).then(again)}
          onClose={() => setAsked(null)}
        />
      )}
      <RuleSheet names={names} />
    </>
  );
}

/** Who sits and watches here, and a way to ask at once. */
function useHolders(match: string): [ReadonlyArray<HolderInfo>, () => void] {
  const [holders, setHolders] = useState<ReadonlyArray<HolderInfo>>([]);
  const [turn, setTurn] = useState(0);
  const take = (reply: Reply) => reply.type === "holders" && setHolders(reply.holders);
  usePolled({ type: "list_holders", match }, take, turn);
  return [holders, () => setTurn(turn + 1)];
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
          {t("ui-rewind-to", { row: line.seq })}
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
