// The end of a match as a story: who won, the scores over time, what turned it, and luck.

import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

import type {
  DiceLuck,
  Present,
  StoryReply,
  TableInfo,
  Tally,
  Throws,
  Turning,
} from "../../messages";
import { gameTitle } from "../../words/games";
import { who, whoAll } from "../../words/people";
import { lang, type Names, say, t } from "../../words/texts";
import { resultTitle, Scores } from "../prompt/result-panel";
import { SeatBadge, SeatFrame, sideClass } from "../seats/seat-badge";
import { ConnectionDot } from "../shell/connection-dot";
import { Icon } from "../shell/icon";
import { StoryChart } from "./story-chart";
import { savePicture } from "./picture";
import { useStory } from "./use-story";

interface EndProps {
  readonly info: TableInfo;
  readonly now: Present;
}

export function EndStory({ info, now }: EndProps) {
  const told = useStory(now.match, now.result !== null && now.accept.length === 0);
  const { result } = now;
  const section = useFromTop(result !== null);
  if (!result) return null;
  const { names } = now.view;
  const picture = () => told && savePicture({ info, result, told });
  return (
    <section ref={section} class="end" aria-label={t("ui-end-story")}>
      <h2 class="map-name end-title">
        <span role="status">{resultTitle(result, info.seats)}</span>
      </h2>
      <p class="small muted">
        {say(result.why, names)}
        {told && ` · ${duration(told.seconds)}`}
      </p>
      <Scores result={result} seats={info.seats} names={names} />
      {told ? <Told told={told} /> : <p class="small muted">{t("ui-end-wait")}</p>}
      <div class="offers end-acts">
        {told && (
          <button type="button" class="offer" onClick={() => void picture()}>
            <Icon name="save" />
            {t("ui-end-picture")}
          </button>
        )}
        <a class="offer" href={`/t/${info.code}/replay`}>
          <Icon name="play" />
          {t("ui-replay")}
        </a>
        <a class="offer" href="/matches">
          <Icon name="list" />
          {t("ui-matches")}
        </a>
      </div>
    </section>
  );
}

/** The story is read from its beginning, however far down the page was scrolled. */
function useFromTop(isOver: boolean): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOver) section.current?.scrollIntoView({ block: "start" });
  }, [isOver]);
  return section;
}

export function duration(seconds: number): string {
  return t("ui-end-minutes", { minutes: Math.round(seconds / 60) });
}

function Told({ told: { story, names } }: { told: StoryReply }) {
  return (
    <>
      {story.series.map((series, place) => (
        <section key={place} class="panel pad">
          <h3 class="label">{say(series.title, names)}</h3>
          <StoryChart series={series} turning={story.turnings[0] ?? null} names={names} />
        </section>
      ))}
      <Turnings turnings={story.turnings} when={story.when} names={names} />
      {story.luck && <Luck luck={story.luck} />}
      {story.tallies.length > 0 && <Tallies tallies={story.tallies} names={names} />}
    </>
  );
}

interface TurningsProps {
  readonly turnings: ReadonlyArray<Turning>;
  readonly when: string;
  readonly names: Names;
}

export function Turnings({ turnings, when, names }: TurningsProps) {
  if (turnings.length === 0) return null;
  return (
    <section class="panel pad turnings">
      <h3 class="label">{t(turnings.length > 1 ? "ui-end-turnings" : "ui-end-turning")}</h3>
      {turnings.map((turning) => (
        <p key={turning.row} class={sideClass(turning.seat)}>
          <span class="label">{t(when, { at: turning.at })}</span>
          <b>{say(turning.text, names)}</b>
          {turning.more && <span class="muted">{say(turning.more, names)}</span>}
        </p>
      ))}
    </section>
  );
}

export function Luck({ luck }: { luck: DiceLuck }) {
  const most = Math.max(...luck.sides.map(({ came, expected }) => Math.max(came, expected))) * 1.15;
  return (
    <section class="panel pad luck">
      <h3 class="label">
        {t("ui-end-luck")} <span class="push">{t("ui-end-luck-line")}</span>
      </h3>
      {luck.sides.map((side) => (
        <div key={side.seat} class={`luck-side ${sideClass(side.seat)}`}>
          <SeatBadge seat={side.seat} name={who(side.seat)} />
          <div class="luck-bar" aria-hidden="true">
            <i style={{ width: `${(100 * side.came) / most}%` }} />
            <b style={{ left: `${(100 * side.expected) / most}%` }} />
          </div>
          <span class="small">{throwsWords(luck.what, side)}</span>
        </div>
      ))}
      <p class="small honest">{luckWords(luck)}</p>
    </section>
  );
}

export function throwsWords(what: DiceLuck["what"], { came, dice, expected }: Throws): string {
  const format = new Intl.NumberFormat(lang.value, { maximumFractionDigits: 1 });
  return t(`ui-end-${what}`, { came, dice, expected: format.format(expected) });
}

/** How often luck swings so far; an honest word on few throws. */
export function luckWords({ chance }: DiceLuck): string {
  const times = Math.round(1 / Math.max(chance, 0.0001));
  return times < 2 ? t("ui-end-chance-usual") : t("ui-end-chance", { times });
}

export function Tallies({ tallies, names }: { tallies: ReadonlyArray<Tally>; names: Names }) {
  const seats = [...new Set(tallies.flatMap(({ by }) => Object.keys(by)))];
  return (
    <section class="panel pad">
      <h3 class="label">{t("ui-end-counts")}</h3>
      <table class="tallies">
        <thead>
          <tr>
            <th>
              <span class="sr">{t("ui-end-side")}</span>
            </th>
            {seats.map((seat) => (
              <th key={seat} class={sideClass(seat)}>
                <SeatFrame seat={seat} />
                <span class="sr">{who(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tallies.map((tally, place) => (
            <tr key={place}>
              <th scope="row">{say(tally.label, names)}</th>
              {seats.map((seat) => (
                <td key={seat} class="num">
                  {tally.by[seat] ?? 0}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The same for the whole room: what is read from five metres, and nothing to press. */
export function ScreenEnd({ info, now }: EndProps) {
  const told = useStory(now.match, now.accept.length === 0);
  const { result } = now;
  if (!result) return null;
  const [series] = told?.story.series ?? [];
  const again = info.again;
  return (
    <main class="tv screen-end">
      <header>
        <div>
          <p class="n-big map-name">{resultTitle(result, info.seats)}</p>
          <p class="t-body muted">{say(result.why, now.view.names)}</p>
        </div>
        <Scores result={result} seats={info.seats} names={now.view.names} />
      </header>
      <div class="screen-end-body">
        {now.accept.length > 0 && (
          <div class="wait">
            <p>{t("ui-end-wait")}</p>
            <p class="muted">{t("ui-waiting-for", { seats: whoAll(now.accept) })}</p>
          </div>
        )}
        {told && series && (
          <section class="panel pad">
            <h3 class="t-lead map-name">{say(series.title, told.names)}</h3>
            <StoryChart
              series={series}
              turning={told.story.turnings[0] ?? null}
              names={told.names}
            />
          </section>
        )}
        {told && <Reasons told={told} />}
      </div>
      <footer>
        <b>
          {again && !again.no
            ? t("ui-again-asked", { name: who(again.by), swap: again.swap ? "yes" : "no" })
            : ""}
        </b>
        <span class="muted">{gameTitle(info.game)}</span>
        <ConnectionDot word={t("ui-table", { code: info.code })} />
      </footer>
    </main>
  );
}

/** What turned the match, and luck; a game without dice tells what was counted instead. */
function Reasons({ told: { story, names } }: { told: StoryReply }) {
  return (
    <div>
      <Turnings turnings={story.turnings.slice(0, 1)} when={story.when} names={names} />
      {story.luck ? (
        <Luck luck={story.luck} />
      ) : (
        story.tallies.length > 0 && <Tallies tallies={story.tallies} names={names} />
      )}
    </div>
  );
}
