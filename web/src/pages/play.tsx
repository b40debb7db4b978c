// A match being played, through one seat's eyes or a watcher's.

import { signal } from "@preact/signals";

import { CameraRoll } from "../components/camera/camera-roll";
import { isFed } from "../components/camera/feeder";
import { freshReading, LastThrow } from "../components/camera/last-throw";
import { Coach } from "../components/coach/coach";
import { EndStory } from "../components/end/end-story";
import { ThrownDice } from "../components/dice/thrown-dice";
import { tidings } from "../components/log/log-list";
import { PromptBar } from "../components/prompt/prompt-bar";
import { sideClass } from "../components/seats/seat-badge";
import { openSheet } from "../components/sheets/open-sheet";
import { TableSheets } from "../components/sheets/table-sheets";
import { heard, heardFrom } from "../components/sheets/whisper-sheet";
import { AppBar } from "../components/shell/app-bar";
import { Banner, OfflineBanner } from "../components/shell/banner";
import { Toast } from "../components/shell/toast";
import { shownTrails, ToldArea } from "../components/told/told-area";
import { LostTrays } from "../components/trays/lost-trays";
import { CallView } from "../components/referee/call-view";
import { busy, change } from "../connection/actions";
import { present } from "../connection/state";
import { gameProps } from "../games/game-props";
import { gameModule } from "../games/registry";
import type { Call, Present, TableInfo } from "../messages";
import { useAwake } from "../phone/awake";
import { room } from "../phone/room";
import { useTitle } from "../phone/turn-signal";
import { gameTitle, tableLine } from "../words/games";
import { who } from "../words/people";
import { say, t } from "../words/texts";

export function Play({ info, now }: { info: TableInfo; now: Present }) {
  useAwake();
  useTitle(gameTitle(info.game));
  const game = gameModule(info.game);
  const plain = gameProps(info, now);
  const beside = asksLittle(now) && room().lies ? (game.beside?.(plain) ?? null) : null;
  const area = { info, now, game, props: plain, beside };
  const told = beside !== "all" && <ToldArea {...area} />;
  const below = beside && <ToldArea {...area} isBelow />;
  const props = { ...plain, trails: shownTrails(now), told: game.placesTold ? told : null };
  const fed = isFed(now);
  const reading = freshReading(now);
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
        <HeardBanner now={now} />
        <LostTrays info={info} />
        <EndStory info={info} now={now} />
        {reading && !fed && <LastThrow now={now} line={reading} />}
        {fed ? <CameraRoll now={now} /> : <game.Board {...props} />}
        {(fed || !game.placesTold) && told}
        {reading && fed && <LastThrow now={now} line={reading} />}
      </main>
      <Coach now={now} />
      <PromptBar now={now} game={game} props={props} below={below} />
      <p class="sr" aria-live="polite">
        {newest && say(newest.text, now.view.names)}
      </p>
      <TableSheets info={info} now={now} game={game} />
      <ThrownDice now={now} />
      <Toast />
    </div>
  );
}

/** Whether the prompt is no more than a sentence and choices. */
function asksLittle({ result, proposal, pending }: Present): boolean {
  return result === null && proposal === null && pending.type === "decide";
}

const read = signal<string>(""); // the private words that were put away

/** Private words of others stay above the board until they are put away. */
function HeardBanner({ now }: { now: Present }) {
  const line = heard(now);
  if (!line) return null;
  const mark = `${now.match} ${line.at}`;
  if (mark === read.value) return null;
  const put = (
    <button type="button" class="offer" onClick={() => (read.value = mark)}>
      {t("ui-heard")}
    </button>
  );
  return (
    <Banner icon="speech" action={put}>
      <b>{heardFrom(line, now.seat)}</b>
      <q class="words">{line.words}</q>
    </Banner>
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
    <Banner icon="whistle" action={mine && button} says={`${seat} ${text}`}>
      <b>{seat ? t("ui-called-by", { seat: who(seat) }) : t("ui-called")}</b>
      {text !== "" && <q class="words">{text}</q>}
      <CallView call={call} seat={present.value?.seat ?? null} />
    </Banner>
  );
}
