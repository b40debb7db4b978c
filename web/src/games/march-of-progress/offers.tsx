// The lower half of the prompt: what was chosen on the map or in the hand is sent from here.

import { useEffect, useRef } from "preact/hooks";

import { SeatFrame, sideClass } from "../../components/seats/seat-badge";
import { SendButton } from "../../components/prompt/send-button";
import { Icon } from "../../components/shell/icon";
import type { Offer } from "../../messages";
import { who } from "../../words/people";
import { say, t } from "../../words/texts";
import type { GameProps } from "../game-module";
import { cardIn } from "./cards/hand";
import { allowed, choose, chosen, offerOf, variants } from "./choice";
import { areaOf, boardOf, cardName, countryName } from "./reading";
import { isShowing, markSeen } from "./reveal/news";
import { showCard } from "./rules";
import type { Action } from "./types";

export function Offers(props: GameProps) {
  const board = boardOf(props.view);
  const orders = allowed(props).some((action) => action.type === "first");
  if (isShowing(props) && !orders) return <GoOn onTap={() => markSeen(props)} />;
  if (props.view.offers.length === 0 || props.past) return null;
  if (board.phase === "pick") return board.cards === "table" ? null : <PickOffer {...props} />;
  if (board.deciding?.kind === "order") return <OrderOffers {...props} />;
  return (
    <div class="mop-offers">
      {board.deciding?.kind !== "discard" && <Choices {...props} />}
      <Confirm {...props} />
    </div>
  );
}

function GoOn({ onTap }: { readonly onTap: () => void }) {
  return (
    <div class="offers">
      <button type="button" class="offer primary wide" onClick={onTap}>
        <Icon name="tick" />
        {t("mop-ui-go-on")}
      </button>
    </div>
  );
}

/** A secret pick: choose, lock, and change one's mind until the other has locked too. */
function PickOffer(props: GameProps) {
  const area = areaOf(boardOf(props.view), props.seat);
  const draft = chosen(props);
  const card = draft ? cardIn(draft) : null;
  const locked = area?.pick === "locked" ? area.picked : null;
  if (draft === null || card === null || card === locked) {
    return (
      <p class="mop-hint">
        {locked ? (
          <>
            <Icon name="lock" />
            {t("mop-ui-change-mind", { card: cardName(locked) })}
          </>
        ) : (
          t("mop-ui-tap-card")
        )}
      </p>
    );
  }
  return (
    <div class="offers">
      <button
        type="button"
        class="offer tight"
        aria-label={t("mop-ui-card-rule", { card: cardName(card) })}
        onClick={() => showCard(props, card)}
      >
        <Icon name="book" />
      </button>
      <SendButton still={props.still} onSend={() => void props.act(draft)}>
        <Icon name="lock" />
        {t(locked ? "mop-ui-lock-instead" : "mop-ui-lock", { card: cardName(card) })}
      </SendButton>
    </div>
  );
}

/** Who acts first: one tap. */
function OrderOffers(props: GameProps) {
  return (
    <div class="offers">
      {allowed(props).map(
        (action) =>
          action.type === "first" && (
            <button
              key={action.side}
              type="button"
              class={`offer mop-first ${sideClass(action.side)}`}
              aria-disabled={props.still}
              onClick={() => {
                if (props.still) return;
                markSeen(props); // the cards were looked at to choose
                void props.act(action);
              }}
            >
              <span class="badge">
                <SeatFrame seat={action.side} />
              </span>
              {t("mop-ui-acts-first", { seat: who(action.side) })}
            </button>
          ),
      )}
    </div>
  );
}

/** Every offer in words, for who would rather read than tap the map. */
function Choices(props: GameProps) {
  const { offers, names } = props.view;
  const draft = chosen(props);
  const on = draft ? offerOf(props, draft) : undefined;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    row.current?.querySelector(".on")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [on]);
  if (offers.length < 2) return null;
  return (
    <div ref={row} class="mop-choices" role="group" aria-label={t("mop-ui-choices")}>
      {offers.map((offer, place) => (
        <button
          key={place}
          type="button"
          class={`offer${offer === on ? " on" : ""}${offer.refused ? " no" : ""}`}
          aria-pressed={offer === on}
          aria-disabled={offer.refused !== null || props.still}
          onClick={() => take(props, offer)}
        >
          {say(offer.label, names)}
        </button>
      ))}
    </div>
  );
}

function take(props: GameProps, offer: Offer): void {
  const [action] = variants(offer);
  if (action && offer.refused === null) choose(props, action);
}

function Confirm(props: GameProps) {
  const draft = chosen(props);
  if (!draft) return <p class="mop-hint">{t(hintFor(props))}</p>;
  return (
    <div class="offers">
      <SendButton still={props.still} onSend={() => void props.act(draft)}>
        <Icon name="tick" />
        <span>{deed(props, draft)}</span>
      </SendButton>
    </div>
  );
}

function hintFor(props: GameProps): string {
  const kind = boardOf(props.view).deciding?.kind;
  return kind === "discard" ? "mop-ui-tap-discard" : "mop-ui-tap-map";
}

/** What the button does, said in full. */
function deed(props: GameProps, action: Action): string {
  const { names } = props.view;
  switch (action.type) {
    case "move":
      return t("mop-ui-do-move", {
        count: action.armies.length,
        country: countryName(action.to, names),
      });
    case "attack":
      return t("mop-ui-do-attack", {
        country: countryName(action.country, names),
        count: action.stand_up.length,
      });
    case "strengthen":
      return t("mop-ui-do-strengthen", { country: countryName(action.country, names) });
    case "fortify":
      return t("mop-ui-do-fortify");
    case "occupy":
      return t("mop-ui-do-occupy");
    case "discard":
      return t("mop-ui-do-discard", { card: cardName(action.card) });
    case "decline":
    case "pick":
    case "enter":
    case "first": {
      const offer = offerOf(props, action);
      return offer ? say(offer.label, names) : "";
    }
  }
}

/** In the prompt's first line: whether the other side has chosen. */
export function Aside(props: GameProps) {
  const board = boardOf(props.view);
  if (board.phase !== "pick" || board.cards === "table") return null;
  const others = board.players.filter((player) => player.seat !== props.seat);
  const locked = others.filter((player) => player.pick === "locked");
  if (locked.length === 0) return null;
  return (
    <span class="mop-aside">
      <Icon name="lock" />
      {locked.map((player) => t("mop-ui-has-locked", { seat: who(player.seat) })).join(" ")}
    </span>
  );
}
