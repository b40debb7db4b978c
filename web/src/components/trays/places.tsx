// The cards a tray can lie under, as they are tapped.

import type { ConnectedPart, PlaceFor, TalkParts } from "../../messages";
import { nameOf, t } from "../../words/texts";
import { present } from "../../connection/state";
import { AreaFill } from "../seats/patterns";
import { sideClass } from "../seats/seat-badge";
import { Icon } from "../shell/icon";

/** Those a tray was built for; all of them where none is. */
export function placesFor(part: ConnectedPart, known: TalkParts): ReadonlyArray<PlaceFor> {
  const fit = known.places.filter(({ suits }) => suits === part.suits);
  return fit.length > 0 ? fit : known.places;
}

export function placeName(place: PlaceFor): string {
  return nameOf(place.name, present.value?.view.names);
}

/** What lies on a tray, in words. */
export function placeOf(part: ConnectedPart, known: TalkParts): string {
  const place = known.places.find(({ id }) => id === part.place);
  return place ? placeName(place) : t(part.unused ? "ui-tray-unused" : "ui-tray-free");
}

interface PlaceCardProps {
  readonly place: PlaceFor;
  readonly holder: ConnectedPart | undefined; // the tray that has it already
  readonly onPick: () => void;
}

export function PlaceCard({ place, holder, onPick }: PlaceCardProps) {
  return (
    <button
      type="button"
      class={`tray-place ${sideClass(place.seat)}${holder ? " taken" : ""}`}
      onClick={onPick}
    >
      {!holder && place.seat && <AreaFill seat={place.seat} />}
      <i class="edge" />
      <b class="map-name grow">{placeName(place)}</b>
      {holder && (
        <span class="chip ok">
          <Icon name="tick" />
          {t("ui-tray", { number: holder.name })}
        </span>
      )}
    </button>
  );
}
