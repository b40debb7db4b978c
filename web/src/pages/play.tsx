// A match being played, through one seat's eyes or a watcher's.

import { tidings } from "../components/log/log-list";
import { PromptBar } from "../components/prompt/prompt-bar";
import { sideClass } from "../components/seats/seat-badge";
import { openSheet } from "../components/sheets/open-sheet";
import { TableSheets } from "../components/sheets/table-sheets";
import { AppBar } from "../components/shell/app-bar";
import { Banner, OfflineBanner } from "../components/shell/banner";
import { Toast } from "../components/shell/toast";
import { busy, change } from "../connection/actions";
import { gameProps } from "../games/game-props";
import { gameModule } from "../games/registry";
import type { Call, Present, TableInfo } from "../messages";
import { useAwake } from "../phone/awake";
import { useTitle } from "../phone/turn-signal";
import { gameTitle, tableLine } from "../words/games";
import { say, seatName, t } from "../words/texts";

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
