// On the big screen: a call, a proposal, a ruling, a correction or a step back stands below
// the game until the next step, with what to do on the table. A game shows its own steps itself, and
// places what they ask for on the table, where it can.

import type { GameModule, GameProps } from "../../games/game-module";
import type { Present, TableInfo } from "../../messages";
import { who, withColours } from "../../words/people";
import { t } from "../../words/texts";
import { ProposalCard } from "../prompt/proposal-card";
import { SeatBadge } from "../seats/seat-badge";
import { Icon } from "../shell/icon";
import { deedWords } from "./deed-list";
import { eventsOf, lastChange, newestOf, toDo, type ToldEvent } from "./events";
import { isOfficial, ToldCard } from "./told-card";
import { handsOf } from "./told-words";

const MOST = 4; // deeds that fit

interface ScreenToldProps {
  readonly info: TableInfo;
  readonly now: Present;
  readonly game: GameModule;
  readonly props: GameProps;
}

export function ScreenTold({ info, now, game, props }: ScreenToldProps) {
  const events = eventsOf(now);
  const newest = newestOf(events);
  const { names } = now.view;
  const event = officialOf(newest);
  const asks = now.proposal !== null;
  const said = event !== null || asks;
  return (
    <>
      {info.call && <ScreenCall info={info} />}
      <div class={`screen-told${said ? "" : " small"}`} role="status">
        {now.proposal && (
          <section class="told official">
            <SeatBadge seat={now.proposal.by} name={who(now.proposal.by)} />
            <ProposalCard open={now.proposal} now={now} game={game} props={props} />
          </section>
        )}
        {event && !asks && (
          <ToldCard event={event} events={events} game={game} props={props} names={names} />
        )}
        {(said || !game.placesTold) && <DeedRows info={info} now={now} events={events} />}
      </div>
    </>
  );
}

function officialOf(newest: ToldEvent | null): ToldEvent | null {
  return newest && isOfficial(newest) && newest.kind !== "call" ? newest : null;
}

/** For a game that places it on its screen: what its own last step asks for on the table. */
export function ScreenDeeds({ info, now }: Pick<ScreenToldProps, "info" | "now">) {
  const events = eventsOf(now);
  if (now.result || now.proposal || officialOf(newestOf(events))) return null;
  return <DeedRows info={info} now={now} events={events} />;
}

interface RowsProps extends Pick<ScreenToldProps, "info" | "now"> {
  readonly events: ReadonlyArray<ToldEvent>;
}

function DeedRows({ info, now, events }: RowsProps) {
  const last = lastChange(events);
  const deeds = toDo(last ? [last] : [], () => false);
  const names = withColours(now.view.names, info.seats);
  if (deeds.length === 0) return null;
  return (
    <ul class="screen-deeds">
      {deeds.slice(0, MOST).map((deed) => (
        <li key={`${deed.seq}-${deed.place}`}>
          <Icon name="hand" />
          {deedWords(deed, names, handsOf(deed.seat, info.seats))}
        </li>
      ))}
      {deeds.length > MOST && <li>{t("ui-deeds-more", { count: deeds.length - MOST })}</li>}
    </ul>
  );
}

function ScreenCall({ info }: { readonly info: TableInfo }) {
  if (!info.call) return null;
  const { seat, text } = info.call;
  return (
    <div class="screen-call">
      <Icon name="whistle" />
      <div>
        <b>{t("ui-screen-called")}</b>
        <p>{seat ? t("ui-screen-asks", { who: who(seat), text: text || "none" }) : text}</p>
      </div>
    </div>
  );
}
