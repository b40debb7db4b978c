// The unit in hand, in one panel: what it is, what it has left, what it did.

import { SeatFrame, sideClass } from "../../components/seats/seat-badge";
import { type Names, t } from "../../words/texts";
import { armourLine, weaponStats } from "./cards";
import { length } from "./lengths";
import { strength, type Thing, thingOf, unitName } from "./reading";
import type { Board, UnitCard } from "./types";

interface UnitLineProps {
  readonly board: Board;
  readonly id: string;
  readonly names: Names;
}

export function UnitLine({ board, id, names }: UnitLineProps) {
  const thing = thingOf(board, id);
  if (!thing) return null;
  const [left, whole] = strength(thing);
  return (
    <section class={`aa-line ${sideClass(thing.seat)}`}>
      <div class="aa-line-head">
        <SeatFrame seat={thing.seat} />
        <b class="grow">{unitName(id, names)}</b>
        <span class="num">
          {left} <small>/ {whole}</small>
        </span>
        <span class="bar">
          <i style={{ width: `${(100 * left) / whole}%` }} />
        </span>
        <Actions thing={thing} />
      </div>
      <p class="label">{thing.card ? cardWords(thing.card, board) : squadWords(thing)}</p>
      <p class="label">{doneWords(thing, board, names)}</p>
    </section>
  );
}

/** Its own actions: filled while it has them. */
export function Actions({ thing }: { readonly thing: Thing }) {
  if (!thing.card) return null;
  const left = thing.unit?.actions ?? 0;
  const all = Math.max(left, thing.card.actions);
  return (
    <span class="aa-acts" role="img" aria-label={t("aa-ui-actions-left", { left })}>
      {Array.from({ length: all }, (_, place) => (
        <i key={place} class={place < left ? "on" : ""} />
      ))}
    </span>
  );
}

function cardWords(card: UnitCard, board: Board): string {
  const keywords = card.keywords.map(({ name, x }) =>
    x ? `${t(`aa-keyword-${name}`)} ${x}` : t(`aa-keyword-${name}`),
  );
  const guns = card.weapons.map((weapon) => `${weapon.name} ${weaponStats(weapon)}`);
  return [
    armourLine(card),
    length(card.move * 1000, board.rules.unit),
    ...guns,
    keywords.join(", "),
  ].join(" · ");
}

function squadWords({ squad }: Thing): string {
  if (!squad) return "";
  const kit = [t(`aa-squad-${squad.kind}`)];
  if (squad.machine_gun) kit.push(t("aa-equipment-machine_gun"));
  if ((squad.grenades ?? 0) > 0)
    kit.push(t("aa-equipment-grenades", { count: squad.grenades ?? 0 }));
  return kit.join(" · ");
}

function doneWords({ unit, squad }: Thing, board: Board, names: Names): string {
  const told: string[] = [];
  if ((unit?.inches ?? 0) > 0) {
    told.push(t("aa-ui-has-moved", { length: length(unit?.inches ?? 0, board.rules.unit) }));
  }
  if ((unit?.fired ?? []).length > 0) told.push(t("aa-ui-has-fired"));
  if (unit?.reloading) told.push(t("aa-ui-reloads"));
  if (unit?.set_up && unit.set_up !== "no") told.push(t(`aa-ui-set-up-${unit.set_up}`));
  if (unit?.towing) told.push(t("aa-ui-tows", { name: unitName(unit.towing, names) }));
  for (const id of unit?.passengers ?? [])
    told.push(t("aa-ui-carries", { name: unitName(id, names) }));
  if (squad?.aboard) told.push(t("aa-ui-rides", { name: unitName(squad.aboard, names) }));
  if (squad?.manning) told.push(t("aa-ui-mans", { name: unitName(squad.manning, names) }));
  return told.join(" · ");
}
