// The lower half of the prompt: what may be answered now, and the button that sends it.

import { Icon } from "../../../components/shell/icon";
import type { Offer } from "../../../messages";
import { say, t } from "../../../words/texts";
import type { GameProps } from "../../game-module";
import { zoneName } from "../field/overlays";
import { useJudged } from "../lists/list-builder";
import { deskOf, keepList, sealed } from "../lists/list-draft";
import { actionOf, boardOf, stringsOf } from "../reading";
import type { Action, Board } from "../types";
import { drafted } from "./draft";
import { SendButton } from "../../../components/prompt/send-button";
import { ShotOffer } from "./shot-offer";
import { SaidOffer } from "./said-offer";
import { OtherOffer, UnitOffers } from "./unit-offers";
import { WayOffer } from "./way-offer";

export function Offers(props: GameProps) {
  const { offers } = props.view;
  const [first] = offers;
  if (!first || props.past) return null;
  const draft = drafted(props);
  const kind = actionOf(first).type;
  if (kind === "pick") return <HandIn {...props} />;
  if (kind === "choose-zone") return <ZoneOffers {...props} offer={first} />;
  if (kind === "settle") {
    const yes = { type: "settle", holds: true } as const;
    return <YesNo {...props} yes={yes} no={{ ...yes, holds: false }} />;
  }
  if (kind === "agree-draw") {
    const yes = { type: "agree-draw", draw: true } as const;
    return <YesNo {...props} yes={yes} no={{ ...yes, draw: false }} />;
  }
  if (draft.step?.kind === "way") return <WayOffer {...props} step={draft.step} />;
  if (draft.step?.kind === "shot") return <ShotOffer {...props} step={draft.step} />;
  if (draft.step?.kind === "said") return <SaidOffer {...props} step={draft.step} />;
  if (draft.step?.kind === "other")
    return <OtherOffer key={draft.step.key} {...props} step={draft.step} />;
  return <UnitOffers {...props} />;
}

function HandIn(props: GameProps) {
  const desk = deskOf(props);
  const judged = useJudged(desk);
  const { force } = desk;
  const before = sealed(props);
  const same = before !== null && JSON.stringify(before) === JSON.stringify(force);
  const ready = judged?.value?.faults.length === 0 && !same;
  return (
    <div class="offers">
      <SendButton
        still={props.still}
        ready={ready}
        onSend={() => {
          keepList(force);
          void props.act({ type: "pick", force });
        }}
      >
        <Icon name="lock" />
        {same ? t("aa-ui-sealed") : t("aa-ui-hand-in", { cost: judged?.value?.cost ?? 0 })}
      </SendButton>
    </div>
  );
}

function YesNo(props: GameProps & { readonly yes: Action; readonly no: Action }) {
  return (
    <div class="offers">
      <button
        type="button"
        class="offer"
        aria-disabled={props.still}
        onClick={() => void (!props.still && props.act(props.no))}
      >
        {answered("no", boardOf(props.view))}
      </button>
      <SendButton still={props.still} onSend={() => void props.act(props.yes)}>
        <Icon name="tick" />
        {answered("yes", boardOf(props.view))}
      </SendButton>
    </div>
  );
}

/** With what it does to the shot, where a fact is being settled. */
function answered(answer: "yes" | "no", { settling }: Board): string {
  const word = t(`aa-ui-answer-${answer}`);
  return settling ? t("aa-ui-answer-then", { word, then: say(settling[answer]) }) : word;
}

function ZoneOffers(props: GameProps & { readonly offer: Offer }) {
  return (
    <div class="offers">
      {stringsOf(props.offer, "zone").map((zone) => (
        <button
          key={zone}
          type="button"
          class="offer primary"
          aria-disabled={props.still}
          onClick={() => void (!props.still && props.act({ type: "choose-zone", zone }))}
        >
          {zoneName(zone)}
        </button>
      ))}
    </div>
  );
}

/** In the prompt's first line: the side's own pool of actions. */
export function Aside({ view }: GameProps) {
  const board = boardOf(view);
  if (board.stage !== "play") return null;
  return (
    <span class="aa-aside">
      {t("aa-ui-pool", { left: board.actions_left, limit: board.rules.action_limit })}
    </span>
  );
}
