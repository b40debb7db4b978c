// A call with its case: the step in question with its reasons, what both sides say, and verdicts.

import { useState } from "preact/hooks";

import { busy, change } from "../../connection/actions";
import type { GameModule } from "../../games/game-module";
import type { Call, Line, Present, TableInfo } from "../../messages";
import { namedOf } from "../../words/games";
import { who } from "../../words/people";
import { t } from "../../words/texts";
import { clock } from "../../words/times";
import { LogList } from "../log/log-list";
import { SeatBadge, sideClass } from "../seats/seat-badge";
import { Icon } from "../shell/icon";

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

/** Ready verdicts and reasons, found by name; the button says the whole ruling. */
function Verdicts({ info, call }: { info: TableInfo; call: Call }) {
  const [verdict, setVerdict] = useState<string | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  const row = call.row;
  const rule = () => {
    if (busy.value || verdict === null) return;
    if (verdict === BACK && row !== null) {
      const reason = why ? t(why) : t("verdict-not_allowed");
      void change({ type: "rewind", to: row - 1, reason }).then(
        (done) => done && void change({ type: "rule", verdict: "verdict-not_allowed", why }),
      );
    } else void change({ type: "rule", verdict, why });
  };
  const name = verdict === BACK ? t("ui-verdict-back", { row: row ?? 0 }) : verdict && t(verdict);
  return (
    <div class="verdicts">
      <h3 class="label">{t("ui-verdicts")}</h3>
      <div class="taps">
        {namedOf(info.game, "verdict").map((key) => (
          <Tap key={key} on={verdict === key} text={t(key)} onTap={() => setVerdict(key)} />
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
          <h3 class="label">{t("ui-why")}</h3>
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
              {t("ui-rule-send", { verdict: [name, why && t(why)].filter(Boolean).join(", ") })}
            </button>
          </div>
        </>
      )}
    </div>
  );
}

function Tap({ on, text, onTap }: { on: boolean; text: string; onTap: () => void }) {
  return (
    <button type="button" class={`offer pick${on ? " on" : ""}`} aria-pressed={on} onClick={onTap}>
      {text}
    </button>
  );
}
