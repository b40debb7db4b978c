// A call with its case: the step in question with its reasons, what both sides say, and verdicts.

import { useState } from "preact/hooks";

import { busy, change } from "../../connection/actions";
import type { GameModule } from "../../games/game-module";
import type { Call, Line, Phrase, Present, TableInfo, Weighed } from "../../messages";
import { namedOf } from "../../words/games";
import { who } from "../../words/people";
import { say, t } from "../../words/texts";
import { clock } from "../../words/times";
import { LogList } from "../log/log-list";
import { SeatBadge, sideClass } from "../seats/seat-badge";
import { Icon } from "../shell/icon";
import { useInView } from "../shell/in-view";

interface OpenCallProps {
  readonly info: TableInfo;
  readonly now: Present | null;
  readonly lines: ReadonlyArray<Line>;
  readonly game: GameModule;
}

export function OpenCall({ info, now, lines, game }: OpenCallProps) {
  const { call } = info;
  if (!call) return null;
  const inQuestion = lines.filter(({ seq }) => seq === call.row);
  return (
    <section class="q">
      <span class="chip bad">
        <Icon name="whistle" />
        {call.seat
          ? t("ui-called-at", { seat: who(call.seat), time: clock(call.at * 1000) })
          : t("ui-called")}
      </span>
      {call.text !== "" && <h2 class="map-name">{call.text}</h2>}
      {inQuestion.length > 0 && (
        <div class="panel pad">
          <h3 class="label">{t("ui-call-in-question")}</h3>
          <LogList lines={inQuestion} names={now?.view.names ?? {}} rule={game.rule} />
        </div>
      )}
      <Views info={info} call={call} />
      <Verdicts key={call.at} info={info} call={call} />
    </section>
  );
}

/** What each side says, beside each other. */
function Views({ info, call }: { info: TableInfo; call: Call }) {
  const people = info.seats.filter(({ holder }) => holder === "human");
  const said = (seat: string) => (seat === call.seat ? call.text : call.said[seat]) ?? "";
  return (
    <div class="views">
      {people.map(({ seat }) => (
        <div key={seat} class={`panel pad ${sideClass(seat)}`}>
          <SeatBadge seat={seat} name={t("ui-call-said-by", { name: who(seat) })} />
          {said(seat) === "" ? (
            <p class="small muted">{t("ui-call-silent")}</p>
          ) : (
            <q class="words">{said(seat)}</q>
          )}
        </div>
      ))}
    </div>
  );
}

const BACK = "back";

/** Ready verdicts and reasons, found by name; each verdict says what it does to the step in
 * question, where the game knows that, and the button says the whole ruling. */
function Verdicts({ info, call }: { info: TableInfo; call: Call }) {
  const [verdict, setVerdict] = useState<string | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  const reasons = useInView<HTMLHeadingElement>(verdict); // what comes next
  const row = call.row;
  const weighed = call.weighed.find((each) => each.verdict === verdict);
  const name = verdict === BACK ? t("ui-verdict-back", { row: row ?? 0 }) : verdict && t(verdict);
  const whole = [name, weighed && say(weighed.short), why && t(why)].filter(Boolean).join(", ");
  const rule = () => {
    if (!busy.value && verdict !== null) void give({ verdict, why, row, weighed });
  };
  return (
    <div class="verdicts">
      <h3 class="label">{t("ui-verdicts")}</h3>
      <div class="taps">
        {inOrder(info.game, call).map((key) => (
          <Tap
            key={key}
            on={verdict === key}
            text={t(key)}
            effect={call.weighed.find((each) => each.verdict === key)?.short}
            onTap={() => setVerdict(key)}
          />
        ))}
        {row !== null && row > 0 && (
          <Tap
            on={verdict === BACK}
            text={t("ui-verdict-back", { row })}
            onTap={() => setVerdict(BACK)}
          />
        )}
      </div>
      {verdict !== null && (
        <>
          <h3 ref={reasons} class="label">
            {t("ui-why")}
          </h3>
          <div class="taps">
            {namedOf(info.game, "why").map((key) => (
              <Tap
                key={key}
                on={why === key}
                text={t(key)}
                onTap={() => setWhy(why === key ? null : key)}
              />
            ))}
          </div>
          <div class="offers">
            <button
              type="button"
              class="offer primary wide"
              aria-disabled={busy.value}
              onClick={rule}
            >
              <Icon name="whistle" />
              {t("ui-rule-send", { verdict: whole })}
            </button>
          </div>
        </>
      )}
    </div>
  );
}

/** Those that were weighed first. */
function inOrder(game: string, { weighed }: Call): ReadonlyArray<string> {
  const first = weighed.map(({ verdict }) => verdict);
  return [...first, ...namedOf(game, "verdict").filter((key) => !first.includes(key))];
}

interface Given {
  readonly verdict: string;
  readonly why: string | null;
  readonly row: number | null;
  readonly weighed: Weighed | undefined;
}

/** Says the verdict, after what puts it into effect: the way back, or the fact that was open. */
async function give({ verdict, why, row, weighed }: Given): Promise<void> {
  if (verdict === BACK && row !== null) {
    const reason = why ? t(why) : t("verdict-not_allowed");
    if (!(await change({ type: "rewind", to: row - 1, reason }))) return;
    await change({ type: "rule", verdict: "verdict-not_allowed", why });
    return;
  }
  const said = await change({ type: "rule", verdict, why });
  if (said && weighed?.correction) {
    const reason = [verdict, why].flatMap((key) => (key ? [t(key)] : [])).join(", ");
    await change({ type: "correct", correction: { ...weighed.correction }, reason });
  }
}

interface TapProps {
  readonly on: boolean;
  readonly text: string;
  readonly effect?: Phrase | undefined;
  readonly onTap: () => void;
}

function Tap({ on, text, effect, onTap }: TapProps) {
  return (
    <button type="button" class={`offer pick${on ? " on" : ""}`} aria-pressed={on} onClick={onTap}>
      <span class="grow">{text}</span>
      {effect && <b class="effect">{say(effect)}</b>}
    </button>
  );
}
