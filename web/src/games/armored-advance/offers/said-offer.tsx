// Counted play: a shot as the players say it, with its ruling as they say it, and the button.

import { SendButton } from "../../../components/prompt/send-button";
import { Icon } from "../../../components/shell/icon";
import { sayReason, t } from "../../../words/texts";
import type { GameProps } from "../../game-module";
import { useRuling } from "../asking";
import { fromUnit } from "../lengths";
import { actionOf, boardOf, strength, thingOf } from "../reading";
import { Need, Odds, termValue } from "../ruling";
import { deciding } from "../saying/deciding";
import type { SayFire } from "../types";
import { Back } from "./back";
import { weaponLabel } from "./deeds";
import { filled, offerFor, type SaidStep, send } from "./draft";

/** The action as it has been said so far; without a range, as it stands in the offer. */
export function saidAction(props: GameProps, step: SaidStep): SayFire | null {
  const offer = offerFor(props, step.key);
  const action = offer && actionOf(offer);
  if (!offer || action?.type !== "say-fire" || step.target === null) return null;
  const { unit } = boardOf(props.view).rules;
  const inches = step.range === null ? action.inches : fromUnit(step.range, unit);
  const said = filled(offer, { ...step.fields, target: step.target, inches });
  return said.type === "say-fire" ? said : null;
}

export function SaidOffer(props: GameProps & { readonly step: SaidStep }) {
  const { step } = props;
  const action = saidAction(props, step);
  const offer = offerFor(props, step.key);
  const ready = action !== null && step.range !== null;
  return (
    <div class="aa-way-offer">
      {ready ? (
        <SaidRuling {...props} action={action} />
      ) : (
        <p class="aa-hint">{t(action ? "aa-ui-say-range" : "aa-ui-say-target")}</p>
      )}
      <div class="offers">
        <Back {...props} />
        <SendButton
          still={props.still}
          ready={ready}
          onSend={() => action && ready && send(props, action)}
        >
          <Icon name="die" />
          {offer ? t("aa-ui-deed-fire", { weapon: weaponLabel(props, offer) }) : t("aa-ui-fire")}
        </SendButton>
      </div>
    </div>
  );
}

function SaidRuling(props: GameProps & { readonly action: SayFire }) {
  const { action, view } = props;
  const target = thingOf(boardOf(view), action.target);
  const told = useRuling(props.table.match, { type: "ask-said", action }, view);
  if (!told || !target) return <p class="aa-hint">{t("ui-loading")}</p>;
  const first = deciding(told.reasons);
  return (
    <div class="aa-said" aria-live="polite">
      {told.value && (
        <div class="aa-value">
          <Need prospect={told.value} />
          <Odds prospect={told.value} hp={strength(target)[0]} names={view.names} />
        </div>
      )}
      {first && (
        <p class="aa-decides">
          <b>{sayReason(first, view.names)}</b> {termValue(first)}
        </p>
      )}
    </div>
  );
}
