// The list on paper: hidden on the phone, the only thing that is printed.

import { t } from "../../../words/texts";
import { armourLine, cardName, cardOf, nameById, weaponStats } from "../cards";
import type { Force, UnitCard } from "../types";
import "./list-print.css";

interface PrintedProps {
  readonly force: Force;
  readonly cards: ReadonlyArray<UnitCard>;
  readonly cost: number;
}

export function PrintedList({ force, cards, cost }: PrintedProps) {
  return (
    <section class="aa-print" aria-hidden="true">
      <h1>{force.name === "" ? t("aa-ui-print-title") : force.name}</h1>
      <table>
        <thead>
          <tr>
            <th>{t("aa-ui-print-count")}</th>
            <th>{t("aa-ui-correct-unit")}</th>
            <th>{t("aa-ui-print-hp")}</th>
            <th>{t("aa-ui-print-armour")}</th>
            <th>{t("aa-ui-print-move")}</th>
            <th>{t("aa-ui-print-weapons")}</th>
            <th>{t("aa-ui-print-keywords")}</th>
            <th>{t("aa-ui-print-cost")}</th>
          </tr>
        </thead>
        <tbody>
          {force.units.map(({ unit, count }) => (
            <UnitRow key={unit} id={unit} count={count} card={cardOf(unit, cards)} />
          ))}
          {force.squads.map((squad, place) => (
            <tr key={place}>
              <td>{squad.count}</td>
              <td colSpan={7}>
                {nameById(squad.kind)}
                {squad.machine_gun && ` · ${t("aa-equipment-machine_gun")}`}
                {squad.grenades > 0 &&
                  ` · ${t("aa-equipment-grenades", { count: squad.grenades })}`}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={7}>{t("aa-ui-print-total")}</td>
            <td>{cost}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

interface RowProps {
  readonly id: string;
  readonly count: number;
  readonly card: UnitCard | undefined;
}

function UnitRow({ id, count, card }: RowProps) {
  if (!card) {
    return (
      <tr>
        <td>{count}</td>
        <td colSpan={7}>{nameById(id)}</td>
      </tr>
    );
  }
  const words = card.keywords.map(({ name, x }) =>
    x ? `${t(`aa-keyword-${name}`)} ${x}` : t(`aa-keyword-${name}`),
  );
  return (
    <tr>
      <td>{count}</td>
      <td>{cardName(card)}</td>
      <td>{card.hp}</td>
      <td>{armourLine(card)}</td>
      <td>{card.move}″</td>
      <td>{card.weapons.map((weapon) => `${weapon.name} ${weaponStats(weapon)}`).join(", ")}</td>
      <td>{words.join(", ")}</td>
      <td>{card.cost * count}</td>
    </tr>
  );
}
