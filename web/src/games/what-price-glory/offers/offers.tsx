// The prompt's lower half: what may be done now, as the kind of decision asks for it.

import { asRecord } from "../../../connection/decoder";
import type { Offer } from "../../../messages";
import type { GameProps } from "../../game-module";
import { actionOf, openFields, openOffer } from "../choice";
import { boardOf } from "../reading";
import type { Board } from "../types";
import { CommitPanel } from "./commit-panel";
import { DamagePanel } from "./damage-panel";
import { FieldsPanel } from "./fields-panel";
import { HandPanel } from "./hand-panel";
import { HitsPanel } from "./hits-panel";
import { PlacePanel } from "./place-panel";
import { StepPanel } from "./step-panel";

export interface PanelProps extends GameProps {
  readonly board: Board;
  readonly decision: string;
  /** Sends an offer, or opens its fields first. */
  readonly take: (offer: Offer) => void;
}

export function Offers(props: GameProps) {
  const { view, pending, past, still, act } = props;
  if (past || view.offers.length === 0) return null;
  const decision = pending.type === "decide" ? pending.id : "";
  const board = boardOf(view);
  const take = (offer: Offer) => {
    if (offer.refused !== null || still) return;
    if (offer.vary.length > 0) openFields(decision, offer);
    else void act(asRecord(offer.action));
  };
  const panel = { ...props, board, decision, take };
  const open = openOffer.value?.decision === decision ? openOffer.value.offer : null;
  return (
    <div class="wpg-offers">
      {open ? (
        <FieldsPanel {...panel} offer={open} onBack={() => (openOffer.value = null)} />
      ) : (
        <Panel {...panel} />
      )}
    </div>
  );
}

function Panel(props: PanelProps) {
  const types = new Set(props.view.offers.map((offer) => actionOf(offer).type));
  if (types.has("build-hand")) return <HandPanel {...props} key={props.decision} />;
  if (types.has("commit")) return <CommitPanel {...props} key={props.decision} />;
  if (types.has("hits")) return <HitsPanel {...props} />;
  if (types.has("absorb")) return <DamagePanel {...props} />;
  if (types.has("advance")) return <StepPanel {...props} />;
  return <PlacePanel {...props} />;
}
