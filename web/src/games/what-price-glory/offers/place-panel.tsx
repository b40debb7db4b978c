// Offers about areas: those of the area that was tapped, and what can be done without one.

import type { Offer } from "../../../messages";
import { t } from "../../../words/texts";
import { chosenArea } from "../choice";
import { areaName } from "../reading";
import { FieldsPanel } from "./fields-panel";
import { OfferButton } from "./offer-button";
import type { PanelProps } from "./offers";

const FEW = 4; // offers about areas that are shown without a tap

export function PlacePanel(props: PanelProps) {
  const { view, board, still, take } = props;
  const ids = new Set(board.areas.map(({ id }) => id));
  const placed = view.offers.filter(({ about }) => about !== null && ids.has(about));
  const general = view.offers.filter((offer) => !placed.includes(offer));
  const chosen = chosenArea.value;
  const here = placed.filter(({ about }) => about === chosen);
  const one = here.length === 1 ? here[0] : undefined;
  if (one && one.vary.length > 0) {
    return <FieldsPanel {...props} offer={one} onBack={() => (chosenArea.value = null)} />;
  }
  const shown = here.length > 0 ? here : placed.length <= FEW ? placed : [];
  const alone = general.length + placed.length === 1;
  return (
    <>
      <Hint placed={placed} here={here} few={FEW} area={chosen && areaName(chosen, view.names)} />
      <div class="offers many">
        {[...shown, ...general].map((offer, place) => (
          <OfferButton
            key={place}
            offer={offer}
            names={view.names}
            still={still}
            main={alone || (here.length > 0 && shown.includes(offer))}
            onTake={take}
          />
        ))}
      </div>
    </>
  );
}

interface HintProps {
  readonly placed: ReadonlyArray<Offer>;
  readonly here: ReadonlyArray<Offer>;
  readonly few: number;
  readonly area: string | null;
}

function Hint({ placed, here, few, area }: HintProps) {
  if (placed.length <= few && here.length === 0) return null;
  if (here.length > 0 && area) return <p class="muted">{t("wpg-ui-in-area", { area })}</p>;
  return <p class="muted">{t("wpg-ui-tap-area")}</p>;
}
