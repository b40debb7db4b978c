// The unit in hand, in one panel: what it is, what it has left, what it did.

import { TermWord } from "../../components/rules/term-text";
import { SeatFrame, sideClass } from "../../components/seats/seat-badge";
import { type Names, t } from "../../words/texts";
import { armourLine, weaponStats } from "./cards";
import { length } from "./lengths";
import { PlaceWords } from "./place-words";
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
      <p class="label aa-traits">
        {thing.card ? <CardWords card={thing.card} board={board} /> : <SquadWords thing={thing} />}
      </p>
      <p class="label">{doneWords(thing, board, names)}</p>
      {thing.at && (
        <PlaceWords
          at={thing.at}
          heading={thing.squad ? null : thing.heading}
          unit={board.rules.unit}
        />
      )}
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

/** What stands on its card; each of it can be tapped for its rule. */
function CardWords({ card, board }: { readonly card: UnitCard; readonly board: Board }) {
  return (
    <>
      <TermWord term="aa-term-armour">{armourLine(card)}</TermWord>
      <TermWord term="aa-term-move">{length(card.move * 1000, board.rules.unit)}</TermWord>
      {card.weapons.map((weapon, place) => (
        <TermWord key={place} term={`aa-term-${weaponTerm(weapon)}`}>
          {`${weapon.name} ${weaponStats(weapon)}`}
        </TermWord>
      ))}
      {card.keywords.map(({ name, x }) => (
        <TermWord key={name} term={`aa-term-${name}`}>
          {x ? `${t(`aa-keyword-${name}`)} ${x}` : t(`aa-keyword-${name}`)}
        </TermWord>
      ))}
    </>
  );
}

/** The rule behind a weapon's numbers. */
function weaponTerm({ kind }: UnitCard["weapons"][number]): string {
  if (kind === "he") return "he";
  return kind === "ai" ? "machine_gun" : "penetration";
}

function SquadWords({ thing: { squad } }: { readonly thing: Thing }) {
  if (!squad) return null;
  const grenades = squad.grenades ?? 0;
  return (
    <>
      <TermWord term={`aa-term-${squad.kind === "basic" ? "squad" : squad.kind}`}>
        {t(`aa-squad-${squad.kind}`)}
      </TermWord>
      {squad.machine_gun && (
        <TermWord term="aa-term-machine_gun">{t("aa-equipment-machine_gun")}</TermWord>
      )}
      {grenades > 0 && (
        <TermWord term="aa-term-grenade">
          {t("aa-equipment-grenades", { count: grenades })}
        </TermWord>
      )}
    </>
  );
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
