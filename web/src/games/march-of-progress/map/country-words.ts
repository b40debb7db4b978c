// The board in words: the line under a country's name, and whole sentences for who cannot see it.

import { listed, seatName, t } from "../../../words/texts";
import type { CountryCard } from "../types";

/** Two lines for a name too long for one, cut where it fits best. */
export function nameLines(name: string, most: number): ReadonlyArray<string> {
  if (name.length <= most || !name.includes(" ")) return [name];
  const words = name.split(" ");
  const cuts = words.slice(1).map((_, index) => {
    const first = words.slice(0, index + 1).join(" ");
    const second = words.slice(index + 1).join(" ");
    return { first, second, longer: Math.max(first.length, second.length) };
  });
  const best = cuts.reduce((a, b) => (b.longer < a.longer ? b : a));
  return [best.first, best.second];
}

/** What the eye should know of a country first. */
export function stateWords(country: CountryCard): string {
  const parts: string[] = [];
  if (country.occupier) parts.push(t("mop-ui-occupied"));
  else if (country.owner && country.garrison > 0) {
    parts.push(t("mop-ui-garrison", { strength: country.garrison }));
  }
  if (country.contested) parts.push(t("mop-ui-contested"));
  else if (!country.owner) {
    parts.push(
      country.controller
        ? t("mop-ui-held", { seat: seatName(country.controller) })
        : t("mop-ui-empty"),
    );
  }
  return parts.join(" · ");
}

/** Everything about one country, as a sentence each. */
export function countryWords(country: CountryCard, name: string): string {
  const parts = [
    country.controller
      ? t("mop-ui-words-control", { seat: seatName(country.controller) })
      : t("mop-ui-words-nobody"),
    t("mop-ui-words-vp", { value: country.vp.value }),
  ];
  if (country.strength) parts.push(t("mop-ui-words-strength", { value: country.strength.value }));
  if (country.owner && country.garrison > 0) {
    parts.push(
      t(country.garrison_active ? "mop-ui-words-garrison" : "mop-ui-words-no-garrison", {
        strength: country.garrison,
      }),
    );
  }
  if (country.occupier) {
    parts.push(t("mop-ui-words-occupier", { seat: seatName(country.occupier) }));
  }
  return `${name}: ${[...parts, armyWords(country)].join(" ")}`;
}

function armyWords(country: CountryCard): string {
  const groups = ["blue", "orange"].flatMap((seat) =>
    [false, true].flatMap((fortified) => {
      const count = country.armies.filter(
        (army) => army.seat === seat && army.fortified === fortified,
      ).length;
      const key = fortified ? "mop-ui-words-lying" : "mop-ui-words-standing";
      return count > 0 ? [t(key, { seat: seatName(seat), count })] : [];
    }),
  );
  return groups.length > 0
    ? t("mop-ui-words-armies", { armies: listed(groups) })
    : t("mop-ui-words-no-armies");
}
