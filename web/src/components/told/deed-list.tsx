// What to do on the real table, one imperative each, for the person whose job it is. Done is only a
// nod: nothing waits for it.

import { useEffect, useState } from "preact/hooks";

import type { GameModule } from "../../games/game-module";
import type { Present, TableInfo } from "../../messages";
import { who, withColours } from "../../words/people";
import { type Names, say, t } from "../../words/texts";
import { SeatBadge, sideClass } from "../seats/seat-badge";
import { Icon } from "../shell/icon";
import type { ToDo, ToldEvent } from "./events";
import { toDo } from "./events";
import { hasNodded, nod } from "./told-state";
import { handsOf } from "./told-words";

interface DeedsProps {
  readonly info: TableInfo;
  readonly now: Present;
  readonly events: ReadonlyArray<ToldEvent>;
  readonly game: GameModule;
}

/** A line with the next deed of the newest event, the reader's own first, so that the game keeps its
 * room; on a tap, a list for each person. */
export function Deeds({ info, now, events, game }: DeedsProps) {
  const [isListed, setListed] = useState(false);
  const open = toDo(events, (seq, place) => hasNodded(now.match, seq, place), game.stands);
  useEffect(() => setListed(false), [open[0]?.seq]);
  if (open.length === 0) return null;
  const names = withColours(now.view.names, info.seats);
  const hands = (deed: ToDo) => handsOf(deed.seat, info.seats);
  const people = [...new Set(open.map(hands))].sort(
    (a, b) => Number(b === now.seat) - Number(a === now.seat),
  );
  const newest = open.filter(({ seq }) => seq === open[0]?.seq);
  const next = newest.find((deed) => hands(deed) === now.seat) ?? open[0];
  return (
    <section class="deeds" aria-label={t("ui-deeds")}>
      {(open.length === 1 || !isListed) && next ? (
        <OneDeed
          now={now}
          names={names}
          deed={next}
          hands={hands(next)}
          more={open.length - 1}
          onList={() => setListed(true)}
        />
      ) : (
        people.map((seat) => (
          <PersonsDeeds
            key={seat}
            now={now}
            names={names}
            seat={seat}
            deeds={inOrder(open.filter((deed) => hands(deed) === seat))}
          />
        ))
      )}
    </section>
  );
}

/** As it happened: what was forgotten comes before what was built on it. */
function inOrder(deeds: ReadonlyArray<ToDo>): ReadonlyArray<ToDo> {
  return [...deeds].sort((a, b) => a.seq - b.seq || a.place - b.place);
}

export function deedWords(deed: ToDo, names: Names, hands: string | null): string {
  const text = say(deed.text, names);
  return hands === null ? capital(text) : t("ui-deed-for", { who: who(hands), deed: text });
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function OneDeed(props: {
  readonly now: Present;
  readonly names: Names;
  readonly deed: ToDo;
  readonly hands: string | null;
  readonly more: number;
  readonly onList: () => void;
}) {
  const { now, names, deed, hands, more, onList } = props;
  const words = deedWords(deed, names, hands);
  return (
    <div class="deed">
      <Icon name="hand" />
      {more === 0 ? (
        <p class="says">
          {words} {deed.isOld && <small>{t("ui-deed-old")}</small>}
        </p>
      ) : (
        <button type="button" class="says" aria-expanded="false" onClick={onList}>
          {words} {deed.isOld && <small>{t("ui-deed-old")}</small>}{" "}
          <small class="then">{t("ui-deeds-then", { count: more })}</small>
          <small class="brief" aria-hidden="true">
            +{more}
          </small>
        </button>
      )}
      <button
        type="button"
        class="offer"
        aria-label={t("ui-deed-done")}
        onClick={() => nod(now.match, deed.seq, deed.place)}
      >
        <Icon name="tick" />
        <span class="word">{t("ui-deed-done")}</span>
      </button>
    </div>
  );
}

function PersonsDeeds(props: {
  readonly now: Present;
  readonly names: Names;
  readonly seat: string | null;
  readonly deeds: ReadonlyArray<ToDo>;
}) {
  const { now, names, seat, deeds } = props;
  const all = () => deeds.forEach((deed) => nod(now.match, deed.seq, deed.place));
  return (
    <div class={`panel ${sideClass(seat)}`}>
      <header>
        {seat === null ? (
          <b>{t("ui-deeds-anybody")}</b>
        ) : (
          <SeatBadge
            seat={seat}
            name={seat === now.seat ? t("ui-deeds-you", { who: who(seat) }) : who(seat)}
          />
        )}
        <button type="button" class="offer quiet" onClick={all}>
          <Icon name="tick" />
          {t("ui-deeds-done")}
        </button>
      </header>
      <ul>
        {deeds.map((deed) => (
          <li key={`${deed.seq}-${deed.place}`}>
            <button
              type="button"
              role="checkbox"
              aria-checked="false"
              onClick={() => nod(now.match, deed.seq, deed.place)}
            >
              <span class="box" />
              <span>
                {capital(say(deed.text, names))} {deed.isOld && <small>{t("ui-deed-old")}</small>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
