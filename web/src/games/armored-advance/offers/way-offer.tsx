// A place or a way: tapped on the map, turned here, sent here.

import { Icon } from "../../../components/shell/icon";
import { t } from "../../../words/texts";
import type { GameProps } from "../../game-module";
import { normal } from "../field/frame";
import { actionOf, boardOf, thingOf } from "../reading";
import type { Action } from "../types";
import { filled, offerFor, send, setStep, type Way } from "./draft";
import { SendButton } from "../../../components/prompt/send-button";
import { Back } from "./back";
import { TurnButton, Turns } from "./turns";
import { UnitOffers } from "./unit-offers";

export function WayOffer(props: GameProps & { readonly step: Way }) {
  const { step } = props;
  const offer = offerFor(props, step.key);
  if (!offer) return <UnitOffers {...props} />;
  const action = actionOf(offer);
  const turns = offer.vary.some(({ field }) => field === "heading");
  const field = action.type === "move" ? "to" : "at";
  const turn = (by: number) => setStep(props, { ...step, heading: normal(step.heading + by) });
  const go = () => {
    const way = action.type === "move" ? { via: step.via } : {};
    const heading = turns ? { heading: step.heading } : {};
    send(props, filled(offer, { [field]: step.to, ...way, ...heading }));
  };
  const standing = action.type === "move" && step.to === null ? placeOf(props, action.unit) : null;
  return (
    <div class="aa-way-offer">
      {turns && (
        <Turns onTurn={turn}>
          {step.via.length > 0 && (
            <TurnButton
              label={t("aa-ui-point-back")}
              text="⌫"
              onTap={() =>
                setStep(props, { ...step, via: step.via.slice(0, -1), to: step.via.at(-1) ?? null })
              }
            />
          )}
        </Turns>
      )}
      <div class="offers">
        <Back {...props} />
        <SendButton
          still={props.still}
          ready={step.to !== null || standing !== null}
          onSend={() =>
            step.to === null && standing
              ? send(props, filled(offer, { to: standing, heading: step.heading }))
              : go()
          }
        >
          <Icon name="tick" />
          {step.to === null && action.type === "move" ? t("aa-ui-turn-only") : wayName(action)}
        </SendButton>
      </div>
    </div>
  );
}

function wayName(action: Action): string {
  if (action.type === "move") return t(action.free ? "aa-ui-deed-free-move" : "aa-ui-deed-move");
  return t(`aa-ui-deed-${action.type}`);
}

function placeOf(props: GameProps, id: string) {
  const thing = thingOf(boardOf(props.view), id);
  return thing?.squad ? null : (thing?.at ?? null);
}
