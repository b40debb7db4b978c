// What can be done: with the card that is taken up, or without one. Fields are filled in below.

import { asRecord } from "../../connection/decoder";
import type { Offer } from "../../messages";
import { say, t } from "../../words/texts";
import type { GameProps } from "../game-module";
import { heldCard, LISTED, looking, opened, picking } from "./chosen";
import { asks, discards, ends, isOfHand, listOf } from "./offer-kinds";
import { Picker } from "./picker";
import { actionOf, boardOf, playerOf } from "./reading";
import { Tokens } from "./tableau";
import type { Board } from "./types";
import { VaryPanel } from "./vary-panel";

/** At the right of the first line: the tokens. */
export function Aside({ view, seat }: GameProps) {
  const me = playerOf(boardOf(view), seat);
  return me ? <Tokens player={me} /> : null;
}

export function Offers(props: GameProps) {
  const { view, pending, still, act, past } = props;
  const decision = pending.type === "decide" ? pending.id : "";
  const open = opened.value?.decision === decision ? opened.value : null;
  if (past) return null;
  if (open) {
    return (
      <VaryPanel
        key={decision}
        offer={begun(open.offer, open.card)}
        board={boardOf(view)}
        names={view.names}
        still={still}
        onBack={() => (opened.value = null)}
        onTake={(action) => void act(action).then((done) => done && (opened.value = null))}
      />
    );
  }
  const take = (offer: Offer) =>
    asks(offer) ? (opened.value = { decision, offer }) : void act(asRecord(offer.action));
  const list = picking.value?.decision === decision ? picking.value.type : null;
  if (list) {
    const offers = view.offers.filter((offer) => listOf(offer) === list);
    return <Picker {...props} offers={offers} onTake={take} />;
  }
  return <Shown {...props} decision={decision} take={take} />;
}

/** Of several cards none is discarded that was not tapped: the offer's own choice is one of many. */
function begun(offer: Offer, card: string | undefined): Offer {
  const [cards] = offer.vary;
  if (!discards(offer) || cards?.type !== "add_up" || cards.amounts.length < 2) return offer;
  return { ...offer, action: { ...asRecord(offer.action), cards: card ? { [card]: 1 } : {} } };
}

interface ShownProps extends GameProps {
  readonly decision: string;
  readonly take: (offer: Offer) => void;
}

/** Offers about the card that is taken up; or all others, long lists behind one button each. */
function Shown(props: ShownProps) {
  const { view, decision, take } = props;
  const board = boardOf(view);
  const held = heldCard(board);
  const ofHand = view.offers.filter(isOfHand);
  const about = ofHand.filter((offer) => offer.about === held);
  const listed = about.length > 0 ? [] : LISTED.filter((type) => isListed(board, view, type));
  const rest = view.offers.filter((offer) => !isOfHand(offer) && !isIn(offer, listed));
  const shown = about.length > 0 ? about : rest.filter((offer) => !ends(offer));
  const last = about.length > 0 ? [] : rest.filter(ends);
  const many = shown.length + listed.length > 2;
  const away = looking.value !== "mine" && view.offers.length > 0;
  const hint = board.mode === "digital" && ofHand.length > 0 && held === null;
  return (
    <div class={`pr-offers${away ? " away" : ""}`}>
      {away && (
        <button type="button" class="offer pr-return" onClick={() => (looking.value = "mine")}>
          {t("pr-ui-return")}
        </button>
      )}
      {hint && <p class="label">{t("pr-ui-tap-card")}</p>}
      <div class={`offers${about.length > 0 ? " about" : ""}${many ? " many" : ""}`}>
        {listed.map((type) => (
          <button
            key={type}
            type="button"
            class={`offer${type === "discover" ? " primary" : ""}`}
            onClick={() => (picking.value = { decision, type })}
          >
            {t(`pr-ui-pick-${type}`)}
          </button>
        ))}
        {shown.map((offer, place) => (
          <OfferButton key={place} {...props} offer={offer} onTake={() => take(offer)} />
        ))}
      </div>
      {last.length > 0 && (
        <div class="offers">
          {last.map((offer) => (
            <OfferButton key="last" {...props} offer={offer} onTake={() => take(offer)} />
          ))}
        </div>
      )}
    </div>
  );
}

/** Whether offers of this kind stand behind one button: cards of one's own hand are tapped. */
function isListed(board: Board, view: GameProps["view"], type: (typeof LISTED)[number]): boolean {
  const there = view.offers.some((offer) => actionOf(offer).type === type);
  return there && (board.mode === "companion" || type === "take-personality");
}

function isIn(offer: Offer, types: ReadonlyArray<string>): boolean {
  return types.includes(listOf(offer));
}

interface OfferButtonProps extends GameProps {
  readonly offer: Offer;
  readonly onTake: () => void;
}

function OfferButton({ view, still, offer, onTake }: OfferButtonProps) {
  const { type } = actionOf(offer);
  const why = whyOf(offer);
  return (
    <button
      type="button"
      class={`offer${type === "discover" ? " primary" : type === "pass" ? " quiet" : ""}`}
      aria-disabled={still}
      onClick={() => !still && onTake()}
    >
      <span>
        {say(offer.label, view.names)}
        {why && <span class="why">{why}</span>}
      </span>
    </button>
  );
}

/** The second line of a button: what it costs, or ends. */
function whyOf(offer: Offer): string | null {
  const { type } = actionOf(offer);
  if (type === "draw") return t("pr-ui-ends-actions");
  if (type === "research") {
    return t("pr-ui-in-turns", { count: Number(offer.label.values["markers"] ?? 0) });
  }
  if (type !== "discover") return null;
  const cost = offer.vary.find((vary) => vary.type === "add_up");
  if (cost?.type !== "add_up") return t("pr-ui-free");
  return cost.low > 0 ? t("pr-ui-to-pay", { count: cost.low }) : t("pr-ui-from-pool");
}
