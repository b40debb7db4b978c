// The offers: those of the area that was tapped, where there are many; else all of them.

import { OfferButtons } from "../../components/prompt/offer-buttons";
import { t } from "../../words/texts";
import type { GameProps } from "../game-module";
import { chosenArea } from "./board";
import { areaName, namesOf } from "./reading";

const FEW = 6; // offers that are shown without an area

export function Offers(props: GameProps) {
  const { offers } = props.view;
  const names = namesOf(props.view);
  const chosen = chosenArea.value;
  const general = offers.filter((offer) => !isPlace(offer.about, props));
  const here = offers.filter((offer) => offer.about === chosen);
  const many = offers.length > FEW && general.length < offers.length;
  const shown = !many ? offers : here.length > 0 ? [...here, ...general] : general;
  return (
    <div class="wpg-offers">
      {many && here.length === 0 && <p class="muted">{t("wpg-ui-tap-area")}</p>}
      {many && here.length > 0 && chosen !== null && (
        <p class="muted">{t("wpg-ui-in-area", { area: areaName(chosen, names) })}</p>
      )}
      <OfferButtons {...props} view={{ ...props.view, offers: [...shown], names }} />
    </div>
  );
}

function isPlace(about: string | null, { view }: GameProps): boolean {
  return about !== null && `wpg-area-${about}` in view.names;
}
