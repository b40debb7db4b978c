// Building a force list: ready ones, cards from the search, squads, the cost and what is wrong.

import { useState } from "preact/hooks";

import { Stepper } from "../../../components/forms/stepper";
import { SwitchRow } from "../../../components/forms/switch-row";
import { SeatBadge, sideClass } from "../../../components/seats/seat-badge";
import { Icon } from "../../../components/shell/icon";
import type { Reason } from "../../../messages";
import { type Names, sayCite, sayReason, t } from "../../../words/texts";
import { type Told, useRuling } from "../asking";
import { cardLine, cardName, cardOf, CARDS, isSquad, nameById, squadOf } from "../cards";
import type { Board, JudgedForce, Limits, SquadEntry, UnitCard } from "../types";
import { type Desk, keptLists, lastList, withNewSquad, withSquad, withUnit } from "./list-draft";
import { PrintedList } from "./list-print";
import { Share } from "./list-share";
import { CardSearch } from "./unit-picker";

/** What the server says of the list as it stands; a match knows its own limits. */
export function useJudged({ match, force, limits, units }: Desk): Told<JudgedForce> | null {
  const outside = match === null ? { limits, units } : {};
  return useRuling(match, { type: "ask-force", force, ...outside }, null);
}

/** Every card of this match or of one's own; the shipped ones until the answer is here. */
function useCards({ match, units }: Desk): ReadonlyArray<UnitCard> {
  const shipped = match === null && units.length === 0;
  const told = useRuling(match, shipped ? null : { type: "ask-cards", units }, null);
  return told?.value ?? CARDS;
}

interface BuilderProps {
  readonly desk: Desk;
  readonly open?: boolean; // with keeping, sharing and printing unfolded
}

export function ListBuilder({ desk, open = false }: BuilderProps) {
  const { force, limits, most, set } = desk;
  const judged = useJudged(desk);
  const cards = useCards(desk);
  const [adding, setAdding] = useState(false);
  const add = (id: string) => {
    setAdding(false);
    const count = (force.units.find(({ unit }) => unit === id)?.count ?? 0) + 1;
    set(isSquad(id) ? withNewSquad(force, id) : withUnit(force, id, count));
  };
  if (adding) {
    return (
      <div class="aa-list adding">
        <button type="button" class="offer" onClick={() => setAdding(false)}>
          <Icon name="back" />
          {t("aa-ui-to-list")}
        </button>
        <CardSearch cards={cards} squads={limits.squads !== 0} onPick={add} />
      </div>
    );
  }
  return (
    <div class="aa-list stack">
      <Cost judged={judged?.value ?? null} limits={limits} />
      <ReadyLists desk={desk} />
      <section class="panel rowlist">
        {force.units.map(({ unit, count }) => (
          <UnitRow
            key={unit}
            card={cardOf(unit, cards)}
            id={unit}
            count={count}
            most={most.alike}
            set={(to) => set(withUnit(force, unit, to))}
          />
        ))}
        {force.squads.map((entry, place) => (
          <SquadRow
            key={place}
            entry={entry}
            most={most}
            set={(to) => set(withSquad(force, place, to))}
          />
        ))}
        <button type="button" class="row" onClick={() => setAdding(true)}>
          <b class="aa-plus">+</b>
          <span class="grow">{t("aa-ui-add-unit")}</span>
        </button>
      </section>
      {judged?.value && <Judgement judged={judged.value} names={cardNames(cards)} />}
      <Share desk={desk} code={judged?.value?.code ?? null} open={open} />
      {judged?.value && <PrintedList force={force} cards={cards} judged={judged.value} />}
    </div>
  );
}

function cardNames(cards: ReadonlyArray<UnitCard>): Names {
  return Object.fromEntries(
    cards.map(({ id, name }) => [`aa-unit-${id}`, { en: name.en, de: name.de }]),
  );
}

interface CostProps {
  readonly judged: JudgedForce | null;
  readonly limits: Limits;
}

function Cost({ judged, limits }: CostProps) {
  const limit = limits.requisition;
  const { cost, actions } = judged ?? { cost: 0, actions: 0 };
  return (
    <div class="aa-cost">
      <span class="label">
        {t("aa-ui-requisition")} · {t("aa-ui-list-actions", { actions })}
      </span>
      <span class="num">
        {judged ? cost : "…"} <small>/ {limit}</small>
      </span>
      <span class={`bar${cost > limit ? " over" : ""}`}>
        <i style={{ width: `${Math.min(100, (100 * cost) / limit)}%` }} />
      </span>
    </div>
  );
}

function ReadyLists({ desk }: { readonly desk: Desk }) {
  const own = lastList();
  const last = own ? [{ ...own, name: t("aa-ui-last-list") }] : [];
  const ready = [...desk.ready, ...last, ...keptLists.value];
  return (
    <div class="aa-ready" role="group" aria-label={t("aa-ui-ready-lists")}>
      {ready.map((each, place) => {
        const on = JSON.stringify(each.units) === JSON.stringify(desk.force.units);
        return (
          <button
            key={place}
            type="button"
            class={`offer${on ? " on" : ""}`}
            aria-pressed={on}
            onClick={() => desk.set(each)}
          >
            {each.name === "" ? t("aa-ui-ready-list", { number: place + 1 }) : each.name}
          </button>
        );
      })}
    </div>
  );
}

interface UnitRowProps {
  readonly card: UnitCard | undefined;
  readonly id: string;
  readonly count: number;
  readonly most: number;
  readonly set: (count: number) => void;
}

function UnitRow({ card, id, count, most, set }: UnitRowProps) {
  const name = card ? cardName(card) : nameById(id);
  return (
    <div>
      <span class="grow">
        <b>{name}</b>
        {card && (
          <span class="label block">
            {cardLine(card)} · {t("aa-ui-cost", { cost: card.cost })}
          </span>
        )}
      </span>
      <Stepper label={name} value={count} low={0} high={most} onChange={set} />
    </div>
  );
}

interface SquadRowProps {
  readonly entry: SquadEntry;
  readonly most: Desk["most"];
  readonly set: (entry: SquadEntry) => void;
}

function SquadRow({ entry, most, set }: SquadRowProps) {
  const name = t(`aa-squad-${entry.kind}`);
  const carries = squadOf(entry.kind)?.takes_equipment ?? false;
  return (
    <>
      <div>
        <b class="grow">{name}</b>
        <Stepper
          label={name}
          value={entry.count}
          low={0}
          high={most.alike}
          onChange={(count) => set({ ...entry, count })}
        />
      </div>
      {carries && (
        <SwitchRow
          label={t("aa-equipment-machine_gun")}
          on={entry.machine_gun}
          onChange={(machine_gun) => set({ ...entry, machine_gun })}
        />
      )}
      {carries && (
        <div>
          <span class="grow">{t("aa-ui-grenades")}</span>
          <Stepper
            label={t("aa-ui-grenades")}
            value={entry.grenades}
            low={0}
            high={most.grenades}
            onChange={(grenades) => set({ ...entry, grenades })}
          />
        </div>
      )}
    </>
  );
}

function Judgement({ judged, names }: { readonly judged: JudgedForce; readonly names: Names }) {
  return (
    <ul class="aa-judged" aria-live="polite">
      {judged.faults.map((reason, place) => (
        <Word key={place} reason={reason} names={names} bad />
      ))}
      {judged.advice.map((reason, place) => (
        <Word key={place} reason={reason} names={names} />
      ))}
    </ul>
  );
}

function Word({
  reason,
  names,
  bad = false,
}: {
  readonly reason: Reason;
  readonly names: Names;
  readonly bad?: boolean;
}) {
  return (
    <li class={bad ? "bad" : ""}>
      <Icon name={bad ? "warn" : "book"} />
      <span>
        {sayReason(reason, names)} <span class="cite">{sayCite(reason.cite)}</span>
      </span>
    </li>
  );
}

/** For who looks on: whose list is in. */
export function OpenLists({ board }: { readonly board: Board }) {
  return (
    <div class="panel rowlist">
      {board.sides.map((side) => (
        <div key={side.seat} class={sideClass(side.seat)}>
          <span class="grow">
            <SeatBadge seat={side.seat} />
          </span>
          <span>{t(`aa-ui-list-${side.list ?? "no"}`)}</span>
        </div>
      ))}
    </div>
  );
}
