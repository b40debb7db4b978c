// A place or a way: tapped on the map, turned here, sent here.

import { useState } from "preact/hooks";

import { Icon } from "../../../components/shell/icon";
import { t } from "../../../words/texts";
import type { GameProps } from "../../game-module";
import { normal } from "../field/frame";
import { squareOf } from "../field/squares";
import { actionOf, boardOf, thingOf } from "../reading";
import type { Action } from "../types";
import { filled, offerFor, send, setStep, type Way } from "./draft";
import { SendButton } from "../../../components/prompt/send-button";
import { Back } from "./back";
import { answered, latest, latestReasons } from "./drawing";
import { TurnButton, Turns } from "./turns";
import { UnitOffers } from "./unit-offers";
import { WayCost } from "./way-cost";
import { bowAfter, WayNumbers } from "./way-numbers";

export function WayOffer(props: GameProps & { readonly step: Way }) {
  const { step } = props;
  const offer = offerFor(props, step.key);
  const [numbers, setNumbers] = useState(false);
  if (!offer) return <UnitOffers {...props} />;
  const action = actionOf(offer);
  const turns = offer.vary.some(({ field }) => field === "heading");
  const field = action.type === "move" ? "to" : "at";
  const board = boardOf(props.view);
  const way = action.type === "move" ? latest(step) : null;
  const drives = action.type === "move" ? thingOf(board, action.unit) : null;
  const facing = step.turned
    ? step.heading
    : (way?.heading ?? (step.to ? step.heading : (drives?.heading ?? step.heading)));
  const turn = (by: number) =>
    setStep(props, { ...step, heading: normal(facing + by), turned: true });
  const go = () => {
    const told = action.type === "move" ? answered(props, step)?.value : null;
    if (told) {
      const { to, via, heading } = told;
      return send(props, filled(offer, { to, via, ...(turns ? { heading } : {}) }));
    }
    const way = action.type === "move" ? { via: step.via } : {};
    const heading = turns ? { heading: step.heading } : {};
    return send(props, filled(offer, { [field]: step.to, ...way, ...heading }));
  };
  // Turned back to where it looked: there is nothing to send.
  const stays = step.to === null && step.via.length === 0 && facing === drives?.heading;
  const standing = action.type === "move" && step.to === null ? placeOf(props, action.unit) : null;
  return (
    <div class="aa-way-offer">
      {way && (
        <WayCost
          way={way}
          reasons={latestReasons(step)}
          unit={board.rules.unit}
          names={props.view.names}
        />
      )}
      {numbers && drives?.at && (
        <WayNumbers
          from={step.via.at(-1) ?? drives.at}
          bow={drives.squad ? null : bowAfter(drives.at, drives.heading, step.via)}
          turns={turns}
          unit={board.rules.unit}
          onSet={(to, heading) => {
            setNumbers(false);
            setStep(props, {
              ...step,
              to,
              straight: true,
              ...(heading === null ? { turned: false } : { heading, turned: true }),
            });
          }}
        />
      )}
      {turns && !numbers && (
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
        {drives && (
          <button
            type="button"
            class="offer tight"
            aria-label={t("aa-ui-numbers")}
            aria-expanded={numbers}
            onClick={() => setNumbers(!numbers)}
          >
            #
          </button>
        )}
        <SendButton
          still={props.still}
          ready={
            action.type === "move"
              ? Boolean(answered(props, step)?.value) && !way?.refused && !stays
              : step.to !== null
          }
          onSend={() =>
            step.to === null && standing
              ? send(props, filled(offer, { to: standing, heading: facing }))
              : go()
          }
        >
          <Icon name="tick" />
          {step.to === null && action.type === "move"
            ? t("aa-ui-turn-only")
            : way
              ? t("aa-ui-ends-at", { deed: wayName(action), square: squareOf(way.to) })
              : wayName(action)}
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
