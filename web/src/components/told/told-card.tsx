// One event: who did what to whom, the dice with the need, what came of it, the reasons. A tap puts
// it away.

import type { ComponentChildren } from "preact";

import type { GameModule, GameProps, Telling } from "../../games/game-module";
import { who } from "../../words/people";
import { type Names, say, t } from "../../words/texts";
import { clock } from "../../words/times";
import { Terms } from "../rules/terms";
import { SeatBadge, SeatFrame, sideClass } from "../seats/seat-badge";
import { Icon, type IconName } from "../shell/icon";
import { type EventKind, isDice, takenBack, type ToldEvent } from "./events";
import { ToldDice } from "./told-dice";
import { titleOf } from "./told-words";

const ICONS: Readonly<Record<EventKind, IconName>> = {
  step: "play",
  ruling: "whistle",
  back: "undo",
  "set-right": "tick",
  call: "whistle",
  proposal: "hands",
  note: "list",
};

export interface CardProps {
  readonly event: ToldEvent;
  readonly events: ReadonlyArray<ToldEvent>;
  readonly game: GameModule;
  readonly props: GameProps;
  readonly names: Names;
}

/** The words and the picture a game has for an event; else the log's own sentences. */
export function telling({ event, events, game, props, names }: CardProps): Telling | null {
  return game.tell?.({ event, events, props, names }) ?? null;
}

export function headline(card: CardProps): string {
  return telling(card)?.title ?? titleOf(card.event, card.names);
}

export function inBrief(card: CardProps): string {
  return telling(card)?.brief ?? headline(card);
}

/** Whose deed it tells; null: nobody's alone. */
export function actor(card: CardProps): string | null {
  const seat = telling(card)?.seat;
  return seat === undefined ? card.event.seat : seat;
}

/** Whether the card looks like a ruling: nobody at the table acted, or somebody asks for something. */
export function isOfficial({ kind }: ToldEvent): boolean {
  return kind !== "step" && kind !== "note";
}

/** The side whose deed it is, or what kind of event it is. */
export function ToldIcon(card: CardProps) {
  const { event } = card;
  const seat = actor(card);
  return (
    <>
      {seat !== null && <SeatFrame seat={seat} />}
      {(seat === null || isOfficial(event)) && <Icon name={ICONS[event.kind]} />}
    </>
  );
}

export function ToldCard(card: CardProps & { readonly onClose?: () => void }) {
  const { event, names, onClose, game } = card;
  const official = isOfficial(event);
  const made = telling(card);
  const seat = actor(card);
  return (
    <article
      class={`told ${official ? "official" : sideClass(seat)} told-${event.kind}`}
      data-row={event.seq}
    >
      <header>
        <div class="what">
          {seat !== null && <SeatBadge seat={seat} name={who(seat)} />}
          <b>
            {official && <Icon name={ICONS[event.kind]} />}
            {made?.title ?? titleOf(event, names)}
          </b>
        </div>
        {onClose && (
          <button type="button" class="iconbtn" aria-label={t("ui-close")} onClick={onClose}>
            <Icon name="close" />
          </button>
        )}
      </header>
      {event.words !== null && <q class="words">{event.words}</q>}
      {made?.body ?? (
        <>
          <ToldDice event={event} />
          <Sentences event={event} names={names} title={made?.title ?? titleOf(event, names)} />
        </>
      )}
      {event.kind === "back" && <TakenBack {...card} />}
      {made?.body === undefined && <Reasons event={event} names={names} rule={game.rule} />}
      {official && <p class="when">{clock((event.lines[0]?.at ?? 0) * 1000)}</p>}
    </article>
  );
}

/** What else the log says of it. */
function Sentences(props: {
  readonly event: ToldEvent;
  readonly names: Names;
  readonly title: string;
}) {
  const { event, names, title } = props;
  const rest = event.lines
    .filter((line) => !isDice(line))
    .map((line) => say(line.text, names))
    .filter((text) => text !== title);
  if (rest.length === 0) return null;
  return (
    <ul class="rest">
      {rest.map((text, place) => (
        <li key={place}>{text}</li>
      ))}
    </ul>
  );
}

function Reasons(props: {
  readonly event: ToldEvent;
  readonly names: Names;
  readonly rule: GameModule["rule"];
}) {
  const reasons = props.event.lines.flatMap((line) => line.reasons);
  if (reasons.length === 0) return null;
  return <Terms reasons={reasons} names={props.names} rule={props.rule} />;
}

function TakenBack(card: CardProps): ComponentChildren {
  const gone = takenBack(card.events, card.event);
  if (gone.length === 0) return null;
  return (
    <p class="rest">
      {t("ui-told-back")}{" "}
      {gone.map((event) => (
        <s key={event.seq}>{headline({ ...card, event })} </s>
      ))}
    </p>
  );
}
