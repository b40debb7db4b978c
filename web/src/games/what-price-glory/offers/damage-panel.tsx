// Absorbing hits, one at a time: units that are alike and take it alike are one line.

import type { Offer } from "../../../messages";
import { t } from "../../../words/texts";
import { actionOf, placesIn } from "../choice";
import { Piece } from "../inspector";
import { areaName, isFresh, located, unitName } from "../reading";
import type { UnitPiece } from "../types";
import type { PanelProps } from "./offers";

interface Way {
  readonly offer: Offer;
  readonly unit: UnitPiece;
  readonly at: string;
  readonly count: number;
}

export function DamagePanel({ view, board, still, take }: PanelProps) {
  const ways = alikeWays(view.offers, located(board));
  return (
    <div class="wpg-panel">
      <ul class="wpg-ways">
        {ways.map(({ offer, unit, at, count }) => (
          <li key={`${at} ${unitName(unit)} ${offer.label.key}`}>
            <button
              type="button"
              class="offer"
              aria-disabled={still}
              onClick={() => !still && take(offer)}
            >
              <Piece unit={unit} />
              <span class="grow">
                {t("wpg-ui-way-unit", {
                  count,
                  unit: unitName(unit),
                  area: areaName(at, view.names),
                })}
                <span class="why">
                  {isFresh(unit) && !turns(offer) && <>{t("wpg-ui-as-spent")} </>}
                  {wayText(offer, view.names)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The first hit on a fresh unit; where it counts as spent, it goes back or off at once (14.2). */
function turns(offer: Offer): boolean {
  return offer.label.key === "wpg-offer-flip";
}

function wayText(offer: Offer, names: PanelProps["view"]["names"]): string {
  const action = actionOf(offer);
  const to = action.type === "absorb" ? action.to : null;
  const choice = placesIn(offer).length;
  if (to === null) return t(turns(offer) ? "wpg-ui-turn" : "wpg-ui-off");
  if (choice > 1) return t("wpg-ui-retreat-choice", { count: choice });
  return t("wpg-ui-retreat", { area: areaName(to, names) });
}

type Located = ReturnType<typeof located>;

function alikeWays(offers: ReadonlyArray<Offer>, places: Located): ReadonlyArray<Way> {
  const found = new Map<string, Way>();
  for (const offer of offers) {
    const action = actionOf(offer);
    const here = action.type === "absorb" ? places.get(action.unit) : undefined;
    if (!here || action.type !== "absorb") continue;
    const to = [action.to, ...placesIn(offer)].join();
    const key = `${here.at} ${unitName(here.unit)} ${offer.label.key} ${to}`;
    const known = found.get(key);
    found.set(key, known ? { ...known, count: known.count + 1 } : { offer, ...here, count: 1 });
  }
  return [...found.values()];
}
