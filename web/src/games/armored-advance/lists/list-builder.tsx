// Building a force list: ready ones, cards from the search, squads, the cost and what is wrong.

import { useState } from "preact/hooks";

import { Stepper } from "../../../components/forms/stepper";
import { SwitchRow } from "../../../components/forms/switch-row";
import { SeatBadge, sideClass } from "../../../components/seats/seat-badge";
import { Icon } from "../../../components/shell/icon";
import type { Reason } from "../../../messages";
import { type Names, sayCite, sayReason, t } from "../../../words/texts";
import type { GameProps } from "../../game-module";
import { type Told, useRuling } from "../asking";
import { cardLine, cardName, cardOf, CARDS, isSquad, nameById, squadOf } from "../cards";
import { boardOf } from "../reading";
import type { Board, Force, JudgedForce, UnitCard } from "../types";
import {
  addSquad,
  keptLists,
  lastList,
  listInHand,
  presets,
  setList,
  setSquad,
  setUnit,
} from "./list-draft";
import { PrintedList } from "./list-print";
import { Share } from "./list-share";
import { CardSearch } from "./unit-picker";

/** What the server says of the list as it stands. */
export function useJudged(props: GameProps): Told<JudgedForce> | null {
  const force = listInHand(props);
  const open = boardOf(props.view).stage === "lists";
  return useRuling(props.table.match, open ? { type: "ask-force", force } : null, null);
}

/** Every card of this match, the club's own too; the shipped ones until the answer is here. */
function useCards(props: GameProps): ReadonlyArray<UnitCard> {
  const told = useRuling(props.table.match, { type: "ask-cards" }, null);
  return told?.value ?? CARDS;
}

export function ListBuilder(props: GameProps) {
  const board = boardOf(props.view);
  const force = listInHand(props);
  const judged = useJudged(props);
  const cards = useCards(props);
  const [adding, setAdding] = useState(false);
  const add = (id: string) => {
    setAdding(false);
    if (isSquad(id)) addSquad(props, id);
    else setUnit(props, id, (force.units.find(({ unit }) => unit === id)?.count ?? 0) + 1);
  };
  if (adding) {
    return (
      <div class="aa-list adding">
        <button type="button" class="offer" onClick={() => setAdding(false)}>
          <Icon name="back" />
          {t("aa-ui-to-list")}
        </button>
        <CardSearch cards={cards} squads={board.rules.squads > 0} onPick={add} />
      </div>
    );
  }
  return (
    <div class="aa-list stack">
      <Cost cost={judged?.value?.cost ?? 0} limit={board.rules.requisition} />
      <ReadyLists {...props} force={force} />
      <section class="panel rowlist">
        {force.units.map(({ unit, count }) => (
          <UnitRow
            key={unit}
            card={cardOf(unit, cards)}
            id={unit}
            count={count}
            most={board.rules.most_of_a_kind}
            set={(to) => setUnit(props, unit, to)}
          />
        ))}
        {force.squads.map((entry, place) => (
          <SquadRow key={place} {...props} place={place} entry={entry} />
        ))}
        <button type="button" class="row" onClick={() => setAdding(true)}>
          <b class="aa-plus">+</b>
          <span class="grow">{t("aa-ui-add-unit")}</span>
        </button>
      </section>
      {judged?.value && <Judgement judged={judged.value} names={cardNames(cards)} />}
      <Share {...props} code={judged?.value?.code ?? null} />
      <PrintedList force={force} cards={cards} cost={judged?.value?.cost ?? 0} />
    </div>
  );
}

function cardNames(cards: ReadonlyArray<UnitCard>): Names {
  return Object.fromEntries(
    cards.map(({ id, name }) => [`aa-unit-${id}`, { en: name.en, de: name.de }]),
  );
}

function Cost({ cost, limit }: { readonly cost: number; readonly limit: number }) {
  return (
    <div class="aa-cost">
      <span class="label">{t("aa-ui-requisition")}</span>
      <span class="num">
        {cost} <small>/ {limit}</small>
      </span>
      <span class={`bar${cost > limit ? " over" : ""}`}>
        <i style={{ width: `${Math.min(100, (100 * cost) / limit)}%` }} />
      </span>
    </div>
  );
}

function ReadyLists(props: GameProps & { readonly force: Force }) {
  const own = lastList();
  const last = own ? [{ ...own, name: t("aa-ui-last-list") }] : [];
  const ready = [...presets(props), ...last, ...keptLists.value];
  return (
    <div class="aa-ready" role="group" aria-label={t("aa-ui-ready-lists")}>
      {ready.map((each, place) => {
        const on = JSON.stringify(each.units) === JSON.stringify(props.force.units);
        return (
          <button
            key={place}
            type="button"
            class={`offer${on ? " on" : ""}`}
            aria-pressed={on}
            onClick={() => setList(props, each)}
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

type SquadRowProps = GameProps & {
  readonly place: number;
  readonly entry: Force["squads"][number];
};

function SquadRow(props: SquadRowProps) {
  const { place, entry } = props;
  const name = t(`aa-squad-${entry.kind}`);
  const { rules } = boardOf(props.view);
  const carries = squadOf(entry.kind)?.takes_equipment ?? false;
  return (
    <>
      <div>
        <b class="grow">{name}</b>
        <Stepper
          label={name}
          value={entry.count}
          low={0}
          high={rules.most_of_a_kind}
          onChange={(count) => setSquad(props, place, { ...entry, count })}
        />
      </div>
      {carries && (
        <SwitchRow
          label={t("aa-equipment-machine_gun")}
          on={entry.machine_gun}
          onChange={(machine_gun) => setSquad(props, place, { ...entry, machine_gun })}
        />
      )}
      {carries && (
        <div>
          <span class="grow">{t("aa-ui-grenades")}</span>
          <Stepper
            label={t("aa-ui-grenades")}
            value={entry.grenades}
            low={0}
            high={rules.most_grenades}
            onChange={(grenades) => setSquad(props, place, { ...entry, grenades })}
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
