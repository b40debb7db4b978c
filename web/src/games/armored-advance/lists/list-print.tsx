// The list on paper: what it costs, its code, and a card for every model with boxes to tick off.
// Hidden on the phone, the only thing that is printed.

import { t } from "../../../words/texts";
import { armourLine, cardLine, cardName, cardOf, nameById, squadOf, weaponStats } from "../cards";
import type { Force, JudgedForce, SquadEntry, UnitCard } from "../types";
import "./list-print.css";

interface PrintedProps {
  readonly force: Force;
  readonly cards: ReadonlyArray<UnitCard>;
  readonly judged: JudgedForce;
}

/** A code in groups of five, as people read it out; where it is typed, spaces count nothing. */
export function grouped(code: string): string {
  return code.replace(/.{5}(?=.)/g, "$& ");
}

export function PrintedList({ force, cards, judged }: PrintedProps) {
  return (
    <section class="aa-print" aria-hidden="true">
      <h1>{force.name === "" ? t("aa-ui-print-title") : force.name}</h1>
      <table>
        <thead>
          <tr>
            <th>{t("aa-ui-print-count")}</th>
            <th>{t("aa-ui-correct-unit")}</th>
            <th>{t("aa-ui-print-actions")}</th>
            <th>{t("aa-ui-print-cost")}</th>
          </tr>
        </thead>
        <tbody>
          {force.units.map(({ unit, count }) => {
            const card = cardOf(unit, cards);
            return (
              <tr key={unit}>
                <td>{count}</td>
                <td>{nameById(unit, cards)}</td>
                <td>{card ? card.actions * count : ""}</td>
                <td>{card ? card.cost * count : ""}</td>
              </tr>
            );
          })}
          {force.squads.map((squad, place) => (
            <tr key={place}>
              <td>{squad.count}</td>
              <td colSpan={3}>{squadLine(squad)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <td>{t("aa-ui-print-total")}</td>
            <td>{judged.actions}</td>
            <td>{judged.cost}</td>
          </tr>
        </tfoot>
      </table>
      {judged.code !== null && (
        <p>
          {t("aa-ui-share-code")} <code>{grouped(judged.code)}</code>
        </p>
      )}
      <div class="cards">
        {force.units.flatMap(({ unit, count }) => {
          const card = cardOf(unit, cards);
          if (!card) return [];
          return Array.from({ length: Math.max(0, count) }, (_, number) => (
            <Card key={`${unit} ${number}`} card={card} />
          ));
        })}
        {force.squads.flatMap((squad, place) =>
          Array.from({ length: Math.max(0, squad.count) }, (_, number) => (
            <SquadCard key={`${place} ${number}`} squad={squad} />
          )),
        )}
      </div>
    </section>
  );
}

function squadLine({ kind, machine_gun, grenades }: SquadEntry): string {
  return [
    nameById(kind),
    ...(machine_gun ? [t("aa-equipment-machine_gun")] : []),
    ...(grenades > 0 ? [t("aa-equipment-grenades", { count: grenades })] : []),
  ].join(" · ");
}

function Card({ card }: { readonly card: UnitCard }) {
  const words = card.keywords.map(({ name, x }) =>
    x ? `${t(`aa-keyword-${name}`)} ${x}` : t(`aa-keyword-${name}`),
  );
  const numbers = [
    [t("aa-ui-print-move"), `${card.move}″`],
    [t("aa-ui-print-actions"), card.actions],
    [t("aa-ui-print-armour"), armourLine(card)],
    [t("aa-ui-print-cost"), card.cost],
  ] as const;
  return (
    <article>
      <h2>{cardName(card)}</h2>
      <small>{cardLine(card)}</small>
      <dl>
        {numbers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul>
        {card.weapons.map((weapon) => (
          <li key={weapon.id}>
            {weapon.name} <b>{weaponStats(weapon)}</b>
          </li>
        ))}
      </ul>
      <small>{words.join(", ")}</small>
      <Boxes label={t("aa-ui-print-hp")} count={card.hp} />
    </article>
  );
}

function SquadCard({ squad }: { readonly squad: SquadEntry }) {
  const type = squadOf(squad.kind);
  return (
    <article>
      <h2>{nameById(squad.kind)}</h2>
      <small>{squadLine(squad)}</small>
      <ul>
        {type?.weapons.map((weapon) => (
          <li key={weapon.id}>
            {weapon.name} <b>{weaponStats(weapon)}</b>
          </li>
        ))}
      </ul>
      <Boxes label={t("aa-ui-correct-men")} count={type?.men ?? 0} />
    </article>
  );
}

/** One for each to lose. */
function Boxes({ label, count }: { readonly label: string; readonly count: number }) {
  return (
    <p class="boxes">
      <b>{`${label} ${count}`}</b>
      {Array.from({ length: count }, (_, place) => (
        <i key={place} />
      ))}
    </p>
  );
}
