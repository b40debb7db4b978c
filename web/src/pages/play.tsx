// A match being played, through one seat's eyes or a watcher's.

import { busy, change, play } from "../actions";
import { useAwake } from "../awake";
import { AppBar } from "../components/app-bar";
import { Banner, OfflineBanner } from "../components/banner";
import { tidings } from "../components/log-list";
import { PromptBar } from "../components/prompt-bar";
import { sideClass } from "../components/seat-badge";
import { TableSheets } from "../components/table-sheets";
import { Toast } from "../components/toast";
import type { GameProps } from "../games/game-module";
import { gameModule } from "../games/registry";
import type { Call, Present, TableInfo } from "../messages";
import { showRule } from "../rules";
import { openSheet } from "../sheets";
import { gameTitle, say, seatName, t, turnOf } from "../texts";
import { useTitle } from "../turn-signal";

export function tableLine(info: TableInfo): string {
  return [t("ui-table", { code: info.code }), turnOf(info)].filter(Boolean).join(" · ");
}

export function gameProps(info: TableInfo, now: Present): GameProps {
  return {
    view: now.view,
    pending: now.pending,
    table: info,
    seat: now.seat,
    result: now.result,
    lines: now.lines,
    past: false,
    still: busy.value || now.seat === null || now.result !== null,
    act: play,
    showRule,
  };
}

export function Play({ info, now }: { info: TableInfo; now: Present }) {
  useAwake();
  useTitle(gameTitle(info.game));
  const game = gameModule(info.game);
  const props = gameProps(info, now);
  const newest = tidings(now.lines).at(-1);
  return (
    <div class={`phone ${sideClass(now.seat)}`}>
      <AppBar
        title={gameTitle(info.game)}
        sub={tableLine(info)}
        onLog={() => openSheet("log")}
        onMenu={() => openSheet("menu")}
      />
      <main tabIndex={0}>
        <OfflineBanner />
        {info.call && <CallBanner call={info.call} mine={now.seat !== null} />}
        <game.Board {...props} />
      </main>
      <PromptBar now={now} game={game} props={props} />
      <p class="sr" aria-live="polite">
        {newest && say(newest.text, now.view.names)}
      </p>
      <TableSheets info={info} now={now} game={game} />
      <Toast />
    </div>
  );
}

function CallBanner({ call, mine }: { call: Call; mine: boolean }) {
  const { seat, text } = call;
  const settle = () => !busy.value && void change({ type: "withdraw_call" });
  const button = (
    <button type="button" class="offer" aria-disabled={busy.value} onClick={settle}>
      {t("ui-call-settled")}
    </button>
  );
  return (
    <Banner icon="whistle" action={mine && button}>
      <b>{seat ? t("ui-called-by", { seat: seatName(seat) }) : t("ui-called")}</b>
      {text !== "" && <q class="words">{text}</q>}
    </Banner>
  );
}
