// The prompt's lower half: tokens, the hand, and what can be done with the chosen card or without.

import { signal } from "@preact/signals";
import { useState } from "preact/hooks";

import { asRecord } from "../../connection/decoder";
import type { Offer } from "../../messages";
import { say, t } from "../../words/texts";
import type { GameProps } from "../game-module";
import { Hand } from "./hand";
import { actionOf, boardOf, playerOf } from "./reading";
import { Tokens } from "./tableau";
import { VaryPanel } from "./vary-panel";

const chosen = signal<string | null>(null); // the card taken up in the hand

/** At the right of the first line: actions left, and the tokens. */
export function Aside({ view, seat }: GameProps) {
  const board = boardOf(view);
  const me = playerOf(board, seat);
  return me ? <Tokens player={me} /> : null;
}

export function Offers(props: GameProps) {
  const { view, pending, still, act, past } = props;
  const board = boardOf(view);
  const [open, setOpen] = useState<{ decision: string; offer: Offer } | null>(null);
  const decision = pending.type === "decide" ? pending.id : "";
  if (past) return null;
  if (open && open.decision === decision) {
    return (
      <VaryPanel
        key={decision}
        offer={open.offer}
        names={view.names}
        still={still}
        onBack={() => setOpen(null)}
        onTake={(action) => void act(action).then((accepted) => accepted && setOpen(null))}
      />
    );
  }
  const take = (offer: Offer) =>
    asks(offer) ? setOpen({ decision, offer }) : void act(asRecord(offer.action));
  const held = board.cards.some(({ card }) => card === chosen.value) ? chosen.value : null;
  const shown = view.offers.filter((offer) => isShown(offer, held, board.mode === "companion"));
  return (
    <div class="pr-offers">
      <Pool {...props} />
      <Hand
        board={board}
        names={view.names}
        chosen={held}
        onChoose={(card) => (chosen.value = card === held ? null : card)}
      />
      {held === null && view.offers.some((offer) => isOfHand(offer)) && board.cards.length > 0 && (
        <p class="label">{t("pr-ui-tap-card")}</p>
      )}
      {shown.length > 0 && (
        <div class={`offers${shown.length > 3 ? " many" : ""}`}>
          {shown.map((offer, place) => (
            <OfferButton key={place} {...props} offer={offer} onTake={() => take(offer)} />
          ))}
        </div>
      )}
    </div>
  );
}

/** Knowledge generated this turn and not spent. */
function Pool({ view }: GameProps) {
  const { S, E, C, G } = boardOf(view).pool;
  const total = S + E + C + G;
  if (total === 0) return null;
  return <p class="pr-pool">{t("pr-ui-pool", { count: total })}</p>;
}

interface OfferButtonProps extends GameProps {
  readonly offer: Offer;
  readonly onTake: () => void;
}

function OfferButton({ view, still, offer, onTake }: OfferButtonProps) {
  const { type } = actionOf(offer);
  const main = type === "discover";
  const cost = offer.vary.find((vary) => vary.type === "add_up");
  return (
    <button
      type="button"
      class={`offer${main ? " primary" : type === "pass" ? " quiet" : ""}`}
      aria-disabled={still}
      onClick={() => !still && onTake()}
    >
      <span>
        {say(offer.label, view.names)}
        {main && (
          <span class="why">
            {cost?.type === "add_up" ? t("pr-ui-to-pay", { count: cost.low }) : t("pr-ui-free")}
          </span>
        )}
      </span>
    </button>
  );
}

/** Whether the offer's fields are worth a look before it is sent. */
function asks(offer: Offer): boolean {
  return offer.vary.some(
    (vary) => vary.type === "add_up" || !("values" in vary) || vary.values.length > 2,
  );
}

function isOfHand(offer: Offer): boolean {
  const { type } = actionOf(offer);
  return type === "discover" || type === "research";
}

/** Offers about a card of the hand are shown when it is taken up; with printed cards, all are. */
function isShown(offer: Offer, held: string | null, printed: boolean): boolean {
  return printed || !isOfHand(offer) || offer.about === held;
}
