// On the phone, between the map and what is chosen from: the last event in one line or as a card, the
// strip of those before it, and what to do on the table. It never lies over anything.

import { useEffect, useState } from "preact/hooks";

import type { GameModule, GameProps, ToldPart } from "../../games/game-module";
import type { Present, TableInfo, Trail } from "../../messages";
import { say, t } from "../../words/texts";
import { sideClass } from "../seats/seat-badge";
import { Icon } from "../shell/icon";
import { useInView } from "../shell/in-view";
import { isCoached } from "../coach/hints";
import { BotPace } from "./bot-pace";
import { Deeds } from "./deed-list";
import { eventsOf, lastChange, newestOf, type ToldEvent } from "./events";
import { actor, type CardProps, inBrief, isOfficial, ToldCard, ToldIcon } from "./told-card";
import { folded, looked, markOf, opened, putAway } from "./told-state";

const SHORT = "(max-height: 760px)";
const IN_STRIP = 6;

interface AreaProps {
  readonly info: TableInfo;
  readonly now: Present;
  readonly game: GameModule;
  readonly props: GameProps;
  /** What of it stands in the prompt, which is beside the board; and whether this is that part. */
  readonly beside: ToldPart | null;
  readonly isBelow?: boolean;
}

export function ToldArea({ info, now, game, props, beside, isBelow = false }: AreaProps) {
  const events = eventsOf(now);
  const newest = newestOf(events);
  const short = useShort();
  useEffect(() => {
    looked.value = null; // a new event is shown, whatever was looked at
    folded.value = false;
  }, [newest?.seq, now.match]);
  const { names } = now.view;
  const shown = events.find(({ seq }) => seq === looked.value) ?? newest;
  const mark = shown ? markOf(now.match, shown.seq) : "";
  const isElsewhere =
    (beside === "deeds" && isBelow) ||
    (shown?.kind === "step" && game.showsStep?.(props)) ||
    (shown === newest && saysItself(info, now, newest, short));
  const isAway = shown === null || isElsewhere || putAway.value === mark;
  const byHand = opened.value?.mark === mark ? opened.value.open : null;
  const makesWay = short || folded.value || isCoached(now);
  const isOthers = isRuling(shown) || (shown?.seat !== now.seat && !game.foldsSteps);
  const isOpen = byHand ?? (isBelow || (!makesWay && isOthers));
  const isNews = game.placesTold && !now.result && !isBelow; // the end stands above all else
  const area = useInView<HTMLElement>(
    isNews && newest ? `${newest.seq}${isOpen ? " open" : ""}` : null,
  );
  const card = shown && { event: shown, events, game, props, names };
  return (
    <section ref={area} class="told-area" aria-label={t("ui-told")}>
      {card && !isAway && isOpen && (
        <>
          {!isBelow && <Strip {...card} match={now.match} />}
          <ToldCard {...card} onClose={() => (putAway.value = mark)} />
        </>
      )}
      {card && !isAway && !isOpen && (
        <Folded {...card} onOpen={() => (opened.value = { mark, open: true })} />
      )}
      {info.seats.every(({ holder }) => holder === "bot") && <BotPace info={info} />}
      {isBelow === (beside !== null) && <Deeds info={info} now={now} events={events} game={game} />}
    </section>
  );
}

/** The prompt says all of an open proposal; where room is short, an open call has its banner alone. */
function saysItself(info: TableInfo, now: Present, newest: ToldEvent | null, short: boolean) {
  const isAsked = newest?.kind === "proposal" && now.proposal !== null;
  return isAsked || (short && info.call !== null && newest?.kind === "call");
}

const NO_TRAILS: ReadonlyArray<Trail> = []; // always the same, so that nothing is drawn anew for it

/** What to draw on the map: of the event that is looked at, else of the last that changed the table. */
export function shownTrails(now: Present): ReadonlyArray<Trail> {
  const events = eventsOf(now);
  const shown = events.find(({ seq }) => seq === looked.value) ?? lastChange(events);
  return shown?.told.trails ?? NO_TRAILS;
}

function isRuling(event: ToldEvent | null): boolean {
  return event !== null && isOfficial(event);
}

function useShort(): boolean {
  const [short, setShort] = useState(() => window.matchMedia(SHORT).matches);
  useEffect(() => {
    const media = window.matchMedia(SHORT);
    const changed = () => setShort(media.matches);
    media.addEventListener("change", changed);
    return () => media.removeEventListener("change", changed);
  }, []);
  return short;
}

function Folded(card: CardProps & { readonly onOpen: () => void }) {
  const { event, onOpen, names } = card;
  // What a ruling or a correction does must not be missed, even where there is room for one line only.
  const changes = event.kind === "ruling" || event.kind === "set-right";
  const [effect, ...more] = changes ? event.lines.slice(1) : [];
  const look = isOfficial(event) ? "official" : sideClass(actor(card));
  return (
    <button type="button" class={`told-line ${look}`} onClick={onOpen}>
      <ToldIcon {...card} />
      <span>
        {inBrief(card)} {event.words !== null && <q class="words">{event.words}</q>}
        {effect && (
          <b class="effect">
            {say(effect.text, names)} {more.length > 0 && `+${more.length}`}
          </b>
        )}
      </span>
      <Icon name="down" />
    </button>
  );
}

function Strip(card: CardProps & { readonly match: string }) {
  const { event, events, match } = card;
  const last = events.slice(-IN_STRIP).reverse();
  if (last.length < 2) return null;
  const open = (seq: number) => {
    looked.value = seq;
    opened.value = { mark: markOf(match, seq), open: true };
  };
  return (
    <div class="told-strip" role="group" aria-label={t("ui-told-strip")}>
      {last.map((each) => (
        <button
          key={each.seq}
          type="button"
          class={each.seq === event.seq ? "on" : ""}
          aria-pressed={each.seq === event.seq}
          onClick={() => open(each.seq)}
        >
          <ToldIcon {...card} event={each} />
          <span class={each.undone ? "undone" : ""}>{inBrief({ ...card, event: each })}</span>
        </button>
      ))}
    </div>
  );
}
