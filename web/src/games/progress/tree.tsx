// The technology tree: of every technology whether I have it, can pay for it, what I lack, and how.

import { useState } from "preact/hooks";

import { paidIn } from "../../components/forms/payment";
import { Icon } from "../../components/shell/icon";
import type { Offer } from "../../messages";
import { nameOf, t } from "../../words/texts";
import { chosen } from "./chosen";
import { SignIcon } from "./icons";
import { actionOf, benefitText, cardName, cardsOf, KINDS, type Names, ROMAN } from "./reading";
import type { Board, Card, Shown } from "./types";

interface TreeProps {
  readonly board: Board;
  readonly me: Shown | undefined;
  readonly names: Names;
  readonly offers: ReadonlyArray<Offer>;
}

export function Tree(props: TreeProps) {
  const { board } = props;
  const [age, setAge] = useState(board.age);
  const cards = cardsOf(board).filter((card) => card.age === age);
  return (
    <section class="pr-tree">
      <div class="seg" role="group" aria-label={t("pr-ui-tree")}>
        {board.piles.map((pile) => (
          <button
            key={pile.age}
            type="button"
            class={pile.age === age ? "on" : ""}
            aria-pressed={pile.age === age}
            onClick={() => setAge(pile.age)}
          >
            {t("pr-ui-age", { age: ROMAN[pile.age] ?? "" })}
          </button>
        ))}
      </div>
      <ul>
        {KINDS.flatMap((kind) => cards.filter((card) => card.type === kind)).map((card) => (
          <Branch key={card.id} {...props} card={card} />
        ))}
      </ul>
    </section>
  );
}

function Branch(props: TreeProps & { readonly card: Card }) {
  const { board, me, card, names, offers } = props;
  const { state, text } = stateOf(board, me, card);
  const how = howToPay(offers, card.id, names);
  const inHand = board.cards.some((shown) => shown.card === card.id);
  return (
    <li class={`pr-branch ${state}`}>
      <SignIcon sign={card.type} />
      <div>
        <b>{cardName(card.id, names)}</b>
        {inHand && <span class="pr-held">{t("pr-ui-in-hand")}</span>}
        <span class="pr-branch-lines">
          {card.cost.map((line, place) => (
            <CostLine key={place} line={line} met={isMet(me, line.prereq)} names={names} />
          ))}
        </span>
        <small>{benefitText(card)}</small>
        {how && <small class="pr-how">{how}</small>}
      </div>
      <span class="pr-state">
        <em>{text}</em>
        {how && (
          <button type="button" class="offer" onClick={() => (chosen.value = card.id)}>
            {t("pr-ui-take-up")}
          </button>
        )}
      </span>
    </li>
  );
}

interface Stand {
  readonly state: "have" | "developing" | "afford" | "lacking" | "elsewhere";
  readonly text: string;
}

function stateOf(board: Board, me: Shown | undefined, card: Card): Stand {
  if (me?.active.includes(card.id)) return { state: "have", text: t("pr-ui-have") };
  const dev = me?.dev.find((each) => each.card === card.id);
  if (dev) return { state: "developing", text: t("pr-ui-in-turns", { count: dev.markers }) };
  const held = board.cards.find((shown) => shown.card === card.id);
  if (held && held.lacks > 0) {
    return { state: "lacking", text: t("pr-ui-lacks", { count: held.lacks }) };
  }
  if (held) return { state: "afford", text: t("pr-ui-affordable") };
  const reach = board.reach.find((each) => each.card === card.id);
  return { state: "elsewhere", text: reach ? wouldCost(board, reach) : "" };
}

/** Of a card that is not in hand: what it would cost. Printed hands are known by number alone. */
function wouldCost(board: Board, { need, lacks }: Board["reach"][number]): string {
  if (need === 0) return t("pr-ui-would-be-free");
  if (board.mode === "companion") return t("pr-ui-costs", { count: need });
  return lacks > 0 ? t("pr-ui-would-lack", { count: lacks }) : t("pr-ui-costs", { count: need });
}

/** The payment that is suggested for a card of the hand: "Pay with: Science token, Poetry". */
function howToPay(offers: ReadonlyArray<Offer>, card: string, names: Names): string | null {
  const offer = offers.find(({ action, about }) => about === card && typeOf(action) === "discover");
  if (!offer) return null;
  const price = offer.vary.find((vary) => vary.type === "add_up");
  if (price?.type !== "add_up") return t("pr-ui-free");
  const action = actionOf(offer);
  const paid = paidIn(action.type === "discover" ? action.pay : {});
  const things = price.amounts
    .filter(({ key }) => (paid[key] ?? 0) > 0)
    .map(({ key, thing }) => {
      const many = paid[key] ?? 0;
      return many > 1 ? `${many} × ${nameOf(thing, names)}` : nameOf(thing, names);
    });
  return t("pr-ui-pay-with", { things: things.join(", ") });
}

function typeOf(action: unknown): unknown {
  return typeof action === "object" && action !== null && "type" in action ? action.type : null;
}

export function isMet(me: Shown | undefined, prereq: string | null): boolean {
  return prereq !== null && (me?.active.includes(prereq) ?? false);
}

interface CostLineProps {
  readonly line: Card["cost"][number];
  readonly met: boolean;
  readonly names: Names;
}

/** "3 or Mathematics": struck through with a tick where the prerequisite is there. */
export function CostLine({ line, met, names }: CostLineProps) {
  return (
    <span class={`pr-cost${met ? " met" : ""}`}>
      <SignIcon sign={line.type} />
      <b>{line.amount}</b>
      {line.prereq !== null && (
        <i>
          {met ? <Icon name="tick" /> : t("pr-ui-or")} {cardName(line.prereq, names)}
        </i>
      )}
    </span>
  );
}
