// A shot about to be fired: with which weapon, at which face.

import { Seg } from "../../../components/forms/seg";
import { Icon } from "../../../components/shell/icon";
import { sayReason, t } from "../../../words/texts";
import type { GameProps } from "../../game-module";
import { type Told, useRuling } from "../asking";
import { FACES } from "../cards";
import { weaponLabel } from "./deeds";
import {
  drafted,
  filled,
  keyOf,
  offerFor,
  send,
  setStep,
  type Shot,
  shotAsked,
  shotOf,
  shotsAt,
} from "./draft";
import { SendButton } from "../../../components/prompt/send-button";
import { boardOf, unitName } from "../reading";
import type { Prospect } from "../types";
import { Back } from "./back";

export function ShotOffer(props: GameProps & { readonly step: Shot }) {
  const { step } = props;
  const draft = drafted(props);
  const choices = draft.unit ? shotsAt(props, draft.unit, step.target) : [];
  const offer = choices.find((each) => keyOf(each) === step.key) ?? null;
  const points = offer?.vary.some(({ field }) => field === "face") ?? false;
  const fire = () => {
    if (!offer) return;
    const face = points ? { face: step.face ?? "front" } : {};
    send(props, filled(offer, { target: step.target, dice: step.dice, ...face }));
  };
  const told = useRuling(props.table.match, offer ? null : shotAsked(draft), props.view);
  const inOnePlace = towedTogether(props, draft.unit, step.target);
  return (
    <div class="aa-way-offer">
      {inOnePlace.length > 1 && (
        <Seg
          label={t("aa-ui-field-target")}
          value={step.target}
          choices={inOnePlace.map((id) => ({ id, label: unitName(id, props.view.names) }))}
          onPick={(target) => {
            const [next] = draft.unit ? shotsAt(props, draft.unit, target) : [];
            if (next) setStep(props, shotOf(next, target));
          }}
        />
      )}
      {choices.length > 1 && (
        <Seg
          label={t("aa-card-weapons")}
          value={step.key}
          choices={choices.map((each) => ({ id: keyOf(each), label: weaponLabel(props, each) }))}
          onPick={(key) => {
            const next = offerFor(props, key);
            if (next) setStep(props, shotOf(next, step.target));
          }}
        />
      )}
      {points && (
        <Seg
          label={t("aa-ui-face")}
          value={step.face ?? "front"}
          choices={FACES.map((face) => ({ id: face, label: t(`aa-ui-face-${face}`) }))}
          onPick={(face) => setStep(props, { ...step, face })}
        />
      )}
      <div class="offers">
        <Back {...props} />
        <SendButton still={props.still} ready={offer !== null} onSend={fire}>
          <Icon name="die" />
          {offer ? t("aa-ui-fire") : <NoShot {...props} told={told} />}
        </SendButton>
      </div>
    </div>
  );
}

/** Why it is only asked about: the lane forbids it, or its unit may not fire at this moment. */
function NoShot({ view, told }: GameProps & { readonly told: Told<Prospect> | null }) {
  const why = told?.value?.refused ?? told?.value?.not_now;
  return (
    <span>
      {t("aa-ui-verdict-refused")}
      {why && <span class="why">{sayReason(why, view.names)}</span>}
    </span>
  );
}

/** A vehicle and the gun it tows stand in one place: those of the two that may be fired at. */
function towedTogether(
  props: GameProps,
  shooter: string | null,
  target: string,
): ReadonlyArray<string> {
  const unit = boardOf(props.view).units.find(({ id }) => id === target);
  const pair = unit?.towed_by ? [unit.towed_by, target] : [target, unit?.towing ?? target];
  if (shooter === null || pair[0] === pair[1]) return [];
  return pair.filter((id) => shotsAt(props, shooter, id).length > 0);
}
