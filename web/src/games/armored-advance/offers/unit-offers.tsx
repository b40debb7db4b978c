// What the unit in hand may do, and those deeds whose fields are chosen from lists.

import { useState } from "preact/hooks";

import { Icon } from "../../../components/shell/icon";
import { useMore } from "../../../connection/more-offers";
import type { Offer } from "../../../messages";
import { say, sayCite, sayReason, t } from "../../../words/texts";
import type { GameProps } from "../../game-module";
import { useRuling } from "../asking";
import { BestShotsButton } from "../looks/best-shots";
import { actionOf, boardOf, offersAbout } from "../reading";
import { deedName } from "./deeds";
import { begin, drafted, filled, keyOf, offerFor, type Other, select, send } from "./draft";
import { SendButton } from "../../../components/prompt/send-button";
import { Back } from "./back";
import { type Fields, VaryForm } from "./vary-form";

/** What the unit in hand may do, else which units there are; and the end of the turn. */
export function UnitOffers(props: GameProps) {
  const { names, offers } = props.view;
  const { unit } = drafted(props);
  useMore(unit);
  const about = unit ? offersAbout(props, unit) : [];
  const end = offers.find((offer) => actionOf(offer).type === "end-turn");
  const deployed = offers.find((offer) => actionOf(offer).type === "deployed");
  const shown =
    about.length > 0 ? about : offers.filter((offer) => actionOf(offer).type === "deploy");
  return (
    <div class="aa-way-offer">
      {shown.length > 0 ? (
        <div class="aa-deeds" role="group" aria-label={t("aa-ui-deeds")}>
          {shown.map((offer) => (
            <button
              key={keyOf(offer)}
              type="button"
              class={`offer${shown.length === 1 ? " primary" : ""}`}
              aria-disabled={props.still || offer.refused !== null}
              onClick={() => !props.still && offer.refused === null && begin(props, offer)}
            >
              {deedName(props, offer)}
            </button>
          ))}
        </div>
      ) : (
        !deployed && (unit ? <IdleWords key={unit} {...props} unit={unit} /> : <TapHint />)
      )}
      {deployed && (
        <div class="offers">
          <SendButton still={props.still} onSend={() => void props.act(actionOf(deployed))}>
            <Icon name="tick" />
            {say(deployed.label, names)}
          </SendButton>
        </div>
      )}
      {end && (
        <div class="offers">
          {unit ? (
            <button type="button" class="offer quiet" onClick={() => select(props, null)}>
              {t("aa-ui-put-down")}
            </button>
          ) : (
            <BestShotsButton {...props} />
          )}
          <EndTurn {...props} offer={end} />
        </div>
      )}
    </div>
  );
}

function TapHint() {
  return <p class="aa-hint">{t("aa-ui-tap-unit")}</p>;
}

/** The unit in hand has nothing to do, and why. */
function IdleWords({ unit, table, view }: GameProps & { readonly unit: string }) {
  const told = useRuling(table.match, { type: "ask-idle", unit }, view);
  const why = told?.value?.why ?? null;
  return (
    <p class="aa-hint" role="status">
      {t("aa-ui-unit-idle")}
      {why && (
        <span class="why">
          {sayReason(why, view.names)} <span class="cite">{sayCite(why.cite)}</span>
        </span>
      )}
    </p>
  );
}

/** With actions left, the first tap only asks. */
function EndTurn(props: GameProps & { readonly offer: Offer }) {
  const { offer, still, view } = props;
  const left = boardOf(view).actions_left;
  const decision = props.pending.type === "decide" ? props.pending.id : "";
  const [asked, setAsked] = useState<string | null>(null);
  const sure = left === 0 || asked === decision;
  const tap = () => {
    if (sure) send(props, actionOf(offer));
    else setAsked(decision);
  };
  return (
    <>
      {!sure || left === 0 ? null : (
        <p class="aa-sure" role="status">
          {t("aa-ui-end-left", { left })}
        </p>
      )}
      <button
        type="button"
        class={`offer${sure ? " primary" : ""}`}
        aria-disabled={still}
        onClick={() => !still && tap()}
      >
        {sure && left > 0 ? t("aa-ui-end-anyway") : say(offer.label, view.names)}
      </button>
    </>
  );
}

/** Fields from lists. */
export function OtherOffer(props: GameProps & { readonly step: Other }) {
  const [fields, setFields] = useState<Fields>({});
  const offer = offerFor(props, props.step.key);
  if (!offer) return <UnitOffers {...props} />;
  const action = filled(offer, fields);
  const { names } = props.view;
  return (
    <div class="aa-way-offer">
      <VaryForm
        offer={offer}
        fields={fields}
        names={names}
        unit={boardOf(props.view).rules.unit}
        onChange={setFields}
      />
      <div class="offers">
        <Back {...props} />
        <SendButton still={props.still} onSend={() => send(props, action)}>
          <Icon name="tick" />
          {deedName(props, offer)}
        </SendButton>
      </div>
    </div>
  );
}
