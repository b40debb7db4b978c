// On the big screen: a call, a proposal, a ruling, a correction or a step back lies over the foot of
// the game until the next step, with what to do on the table. A game shows its own steps itself.

import type { GameModule, GameProps } from "../../games/game-module";
import type { Present, TableInfo } from "../../messages";
import { who } from "../../words/people";
import { t } from "../../words/texts";
import { ProposalCard } from "../prompt/proposal-card";
import { SeatBadge } from "../seats/seat-badge";
import { Icon } from "../shell/icon";
import { deedWords } from "./deed-list";
import { eventsOf, newestOf, toDo } from "./events";
import { isOfficial, ToldCard } from "./told-card";
import { handsOf, withPeople } from "./told-words";

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
  const names = withPeople(now.view.names, info.seats);
  const event = newest && isOfficial(newest) && newest.kind !== "call" ? newest : null;
  const asks = now.proposal !== null;
  const deeds = toDo(events.slice(-1), () => false);
  const said = event !== null || asks;
  return (
    <>
      {info.call && <ScreenCall info={info} />}
      <div class={`screen-told${said ? "" : " small"}`} role="status">
        {now.proposal && (
          <section class="told official">
            <SeatBadge seat={now.proposal.by} name={who(now.proposal.by)} />
            <ProposalCard open={now.proposal} names={now.view.names} />
          </section>
        )}
        {event && !asks && (
          <ToldCard event={event} events={events} game={game} props={props} names={names} />
        )}
        {deeds.length > 0 && (
          <ul class="screen-deeds">
            {deeds.slice(0, MOST).map((deed) => (
              <li key={`${deed.seq}-${deed.place}`}>
                <Icon name="hand" />
                {deedWords(deed, now.view.names, handsOf(deed.seat, info.seats))}
              </li>
            ))}
            {deeds.length > MOST && <li>{t("ui-deeds-more", { count: deeds.length - MOST })}</li>}
          </ul>
        )}
      </div>
    </>
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
