// A step as it is told: the technology with its lines, how each was met, and what it gave.

import { TermText } from "../../components/rules/term-text";
import type { ToldEvent } from "../../components/told/events";
import type { Line, Reason, Ref } from "../../messages";
import { say, sayReason, t } from "../../words/texts";
import type { Telling, ToTell } from "../game-module";
import { SignIcon } from "./icons";
import { benefitText, boardOf, cardName, cardOf, type Names } from "./reading";
import { CostLine } from "./tree";
import type { Card } from "./types";

/** What matters most in a row of several things, in this order. */
const WEIGHTY = [
  /^pr-(end-now|end-soon|defeat)$/,
  /^pr-new-age$/,
  /^pr-milestone-(kept|shared)$/,
  /^pr-discovered$/,
  /^pr-activated$/,
  /^pr-(researched|heritage|guided|flipped|milestone-paid)$/,
  /^pr-drew-card$/,
  /^pr-(took|took-back|discarded|generated|swapped-time)$/,
  /^pr-(draws|quick-draws|shuffles)$/,
];
const NEW_TECH = /^pr-(discovered|activated)$/;
const PAID = /^pr-paid-with$/;
/** Said by the headline of the turn, or by the card of the technology. */
const SAID = /^pr-(turn|discovered|activated)$/;

export function tell({ event, props, names }: ToTell): Telling | null {
  if (event.kind !== "step") return null;
  const lines = event.lines.filter(({ text }) => text.key.startsWith("pr-"));
  const main =
    WEIGHTY.map((key) => lines.filter(({ text }) => key.test(text.key)).at(-1)).find(Boolean) ??
    lines.filter(({ text }) => text.key !== "pr-turn").at(-1);
  if (!main) return null;
  const title = say(main.text, names);
  const board = boardOf(props.view);
  const ids = new Set(lines.filter(({ text }) => NEW_TECH.test(text.key)).map(cardIn));
  const techs = [...ids].flatMap((id) => (id && cardOf(board, id)) || []);
  if (techs.length === 0) return { title };
  return { title, body: <NewTechs event={event} main={main} techs={techs} names={names} /> };
}

function cardIn({ text }: Line): string | null {
  const { card } = text.values;
  return isRef(card) ? card.id : null;
}

function isRef(value: unknown): value is Ref {
  return typeof value === "object" && value !== null && "kind" in value && "id" in value;
}

interface NewTechsProps {
  readonly event: ToldEvent;
  readonly main: Line;
  readonly techs: ReadonlyArray<Card>;
  readonly names: Names;
}

function NewTechs({ event, main, techs, names }: NewTechsProps) {
  const reasons = event.lines.flatMap((line) => line.reasons);
  const paid = reasons.filter(({ key }) => PAID.test(key));
  const named = techs.length > 1 || !NEW_TECH.test(main.text.key);
  const also = event.lines.filter((line) => line !== main && !SAID.test(line.text.key));
  return (
    <>
      {techs.map((card) => (
        <NewTech key={card.id} card={card} reasons={reasons} names={names} named={named} />
      ))}
      {paid.length > 0 && (
        <ul class="rest inline">
          {paid.map((reason, place) => (
            <li key={place}>
              {place === 0 && `${t("pr-ui-paid-with")} `}
              <TermText text={sayReason(reason, names)} />
            </li>
          ))}
        </ul>
      )}
      {also.length > 0 && (
        <ul class="rest">
          {also.map((line, place) => (
            <li key={place}>{say(line.text, names)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

interface NewTechProps {
  readonly card: Card;
  readonly reasons: ReadonlyArray<Reason>;
  readonly names: Names;
  readonly named: boolean; // the headline is about something else
}

/** Its cost lines, ticked where a technology met them, and what it gives. */
function NewTech({ card, reasons, names, named }: NewTechProps) {
  const met = new Set(
    reasons.flatMap(({ key, values }) =>
      key === "pr-line-met" && isRef(values["card"]) ? [values["card"].id] : [],
    ),
  );
  const discovered = reasons.some(({ key }) => key === "pr-line-met" || PAID.test(key));
  return (
    <div class="pr-told">
      <SignIcon sign={card.type} />
      <div>
        {named && <b>{cardName(card.id, names)}</b>}
        <p>{benefitText(card)}</p>
        {discovered && (
          <p class="pr-branch-lines">
            {card.cost.map((line, place) => (
              <CostLine
                key={place}
                line={line}
                met={line.prereq !== null && met.has(line.prereq)}
                names={names}
              />
            ))}
          </p>
        )}
      </div>
    </div>
  );
}
