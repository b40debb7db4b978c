// A group that moves or fights: where to, for how many points, and the odds of an attack. What it may
// bombard elsewhere is tapped on the map, so that the map keeps its room.

import type { Offer } from "../../../messages";
import { Icon } from "../../../components/shell/icon";
import { say, sayReason, t } from "../../../words/texts";
import { useOdds } from "../asking";
import { actionOf, chosenArea, costOf } from "../choice";
import { OddsPanel } from "../odds";
import { areaName } from "../reading";
import { OfferButton } from "./offer-button";
import type { PanelProps } from "./offers";

export function StepPanel(props: PanelProps) {
  const { view, board, still, take } = props;
  const steps = view.offers.filter((offer) => actionOf(offer).type === "advance");
  const others = view.offers.filter((offer) => !steps.includes(offer));
  const near = new Set([null, board.now?.area ?? null, chosenArea.value]);
  const shown = others.filter(({ about }) => near.has(about));
  const open = steps.filter(({ refused }) => refused === null);
  const chosen = steps.find(({ about }) => about === chosenArea.value);
  return (
    <>
      {chosen?.refused && (
        <p class="wpg-refused" role="status">
          <b>{say(chosen.label, view.names)}:</b> {sayReason(chosen.refused, view.names)}
        </p>
      )}
      <div class="wpg-steps">
        {open.map((offer) => (
          <StepTile key={offer.about} {...props} offer={offer} on={offer === chosen} />
        ))}
      </div>
      {open.length === 0 && <p class="muted">{t("wpg-ui-no-step")}</p>}
      {others.some((offer) => actionOf(offer).type === "attack") && (
        <AttackOdds units={board.now?.units ?? []} moment={board.now} />
      )}
      {shown.length < others.length && <p class="muted">{t("wpg-ui-tap-target")}</p>}
      <div class="offers">
        {shown.map((offer, place) => (
          <OfferButton
            key={place}
            offer={offer}
            names={view.names}
            still={still}
            main={!chosen && actionOf(offer).type === "attack"}
            onTake={take}
          />
        ))}
      </div>
      {chosen && chosen.refused === null && (
        <div class="offers">
          <button
            type="button"
            class="offer primary"
            aria-disabled={still}
            onClick={() => !still && take(chosen)}
          >
            <Icon name="forward" />
            {t("wpg-ui-move-to", {
              count: board.now?.units?.length ?? 0,
              area: areaName(chosen.about ?? "", view.names),
            })}
          </button>
        </div>
      )}
    </>
  );
}

function StepTile({
  view,
  offer,
  on,
}: PanelProps & { readonly offer: Offer; readonly on: boolean }) {
  const area = offer.about ?? "";
  return (
    <button
      type="button"
      class={`offer${on ? " on" : ""}`}
      aria-pressed={on}
      onClick={() => (chosenArea.value = on ? null : area)}
    >
      <span>
        {areaName(area, view.names)}
        <span class="why">{t("wpg-ui-points", { count: costOf(offer) ?? 0 })}</span>
      </span>
    </button>
  );
}

function AttackOdds(props: { readonly units: ReadonlyArray<string>; readonly moment: unknown }) {
  return <OddsPanel answer={useOdds(props.units, props.moment)} />;
}
