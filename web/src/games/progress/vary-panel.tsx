// An offer whose fields may differ: what to pay, which cards, which icons; changed before it is sent.

import { useState } from "preact/hooks";

import { lackText, PaymentFields } from "../../components/forms/payment-fields";
import { paidIn, totalOf } from "../../components/forms/payment";
import { Stepper } from "../../components/forms/stepper";
import { SendButton } from "../../components/prompt/send-button";
import { asRecord } from "../../connection/decoder";
import type { Offer } from "../../messages";
import { nameOf, say, t } from "../../words/texts";
import { discards, generates, shuffles } from "./offer-kinds";
import { PayChips } from "./pay-chips";
import {
  cardName,
  cardOf,
  cardWords,
  kindName,
  type Names,
  playerOf,
  ROMAN,
  skillName,
  SKILLS,
} from "./reading";
import { CostLine, isMet } from "./tree";
import type { Board } from "./types";

type Vary = Offer["vary"][number];

interface VaryPanelProps {
  readonly offer: Offer;
  readonly board: Board;
  readonly names: Names;
  readonly still: boolean;
  readonly onBack: () => void;
  readonly onTake: (action: object) => void;
}

export function VaryPanel({ offer, board, names, still, onBack, onTake }: VaryPanelProps) {
  const [action, setAction] = useState(asRecord(offer.action));
  const set = (field: string, value: unknown) => setAction({ ...action, [field]: value });
  const why = offer.vary.map((vary) => lackIn(vary, action[vary.field])).find(Boolean) ?? null;
  const over = offer.vary.reduce((sum, vary) => sum + surplus(vary, action[vary.field]), 0);
  const warn = over > 0 && !generates(offer) && offer.vary.some(({ field }) => field === "pay");
  return (
    <div class="pr-vary">
      {!discards(offer) && <b>{say(offer.label, names)}</b>}
      <Lines board={board} offer={offer} names={names} />
      {shuffles(offer) && <p class="label">{t("pr-ui-shuffle-how")}</p>}
      <div class="pr-vary-fields">
        {offer.vary.map((vary) => (
          <Field
            key={vary.field}
            vary={vary}
            value={action[vary.field]}
            board={board}
            names={names}
            of={vary.type === "add_up" ? totalWords(offer, vary.low) : ""}
            set={set}
          />
        ))}
      </div>
      {warn && (
        <p class="pr-warn" role="status">
          {t("pr-ui-surplus", { count: over })}
        </p>
      )}
      <div class="offers">
        <button type="button" class="offer quiet" onClick={onBack}>
          {t("ui-back")}
        </button>
        <SendButton still={still} ready={why === null} onSend={() => onTake(action)}>
          <span>
            {warn ? t("pr-ui-pay-anyway") : t("ui-do-it")}
            {why && <span class="why">{why}</span>}
          </span>
        </SendButton>
      </div>
    </div>
  );
}

/** What the card asks for, and what of it is met. */
function Lines({ board, offer, names }: Pick<VaryPanelProps, "board" | "offer" | "names">) {
  const card = cardOf(board, offer.about ?? "");
  const me = playerOf(board, board.active);
  if (!card || !me || !offer.vary.some(({ field }) => field === "pay")) return null;
  return (
    <p class="pr-branch-lines">
      {card.cost.map((line, place) => (
        <CostLine key={place} line={line} met={isMet(me, line.prereq)} names={names} />
      ))}
    </p>
  );
}

interface FieldProps {
  readonly vary: Vary;
  readonly value: unknown;
  readonly board: Board;
  readonly names: Names;
  readonly of: string; // of what is paid, chosen or generated
  readonly set: (field: string, value: unknown) => void;
}

function Field({ vary, value, board, names, of, set }: FieldProps) {
  switch (vary.type) {
    case "add_up":
      return board.mode === "digital" ? (
        <PayChips
          price={vary}
          value={value}
          board={board}
          names={names}
          of={of}
          onChange={(paid) => set(vary.field, paid)}
        />
      ) : (
        <PaymentFields
          price={vary}
          value={value}
          names={names}
          of={of}
          onChange={(paid) => set(vary.field, paid)}
        />
      );
    case "between":
      return (
        <label class="pr-row">
          <span>{fieldName(vary.field)}</span>
          <Stepper
            label={fieldName(vary.field)}
            value={typeof value === "number" ? value : vary.low}
            low={vary.low}
            high={vary.high}
            onChange={(next) => set(vary.field, next)}
          />
        </label>
      );
    case "one_of":
      return (
        <>
          <label class="pr-row">
            <span>{fieldName(vary.field)}</span>
            <select
              value={vary.values.findIndex((each) => each === value)}
              onChange={(event) => set(vary.field, vary.values[Number(event.currentTarget.value)])}
            >
              {vary.values.map((each, place) => (
                <option key={place} value={place}>
                  {valueName(vary.field, each, names)}
                </option>
              ))}
            </select>
          </label>
          <OfCard board={board} id={CARDS.includes(vary.field) ? value : null} names={names} />
        </>
      );
    case "some_of":
      return <Ages vary={vary} value={value} set={set} />;
    case "within":
      return null; // nothing here lies on a map
  }
}

/** The words beside the total. */
function totalWords(offer: Offer, low: number): string {
  if (discards(offer)) return t("pr-ui-chosen-of", { low });
  return generates(offer) ? t("pr-ui-generated") : t("pr-ui-paid-of", { low });
}

function Ages({ vary, value, set }: Pick<FieldProps, "vary" | "value" | "set">) {
  if (vary.type !== "some_of") return null;
  const on: ReadonlyArray<unknown> = Array.isArray(value) ? value : [];
  return (
    <div class="offers many" role="group" aria-label={t("pr-ui-piles")}>
      {vary.values.map((age) => {
        const picked = on.includes(age);
        const others = vary.high === 1 ? [] : on.filter((other) => other !== age);
        const next = picked ? others : [...others, age];
        return (
          <button
            key={String(age)}
            type="button"
            class={`offer${picked ? " on" : ""}`}
            aria-pressed={picked}
            onClick={() => set(vary.field, next)}
          >
            {t("pr-ui-age", { age: ROMAN[Number(age)] ?? "" })}
          </button>
        );
      })}
    </div>
  );
}

/** What is known of a card that is chosen by its name. */
function OfCard({ board, id, names }: { board: Board; id: unknown; names: Names }) {
  const card = typeof id === "string" ? cardOf(board, id) : undefined;
  return card ? <p class="pr-of-card label">{cardWords(card, names)}</p> : null;
}

/** Fields that hold a card, those that hold an icon, and those that hold a cost such as "2S". */
const CARDS: ReadonlyArray<string> = ["give", "take", "card"];
const ICONS: ReadonlyArray<string> = ["icon", "leaves"];
const COSTS: ReadonlyArray<string> = ["first", "second", "third", "fourth"];

function costName(text: string): string {
  return t("pr-ui-cost", { amount: Number(text.slice(0, -1)), kind: kindName(text.slice(-1)) });
}

function fieldName(field: string): string {
  return t(`pr-ui-field-${field}`);
}

function valueName(field: string, value: unknown, names: Names): string {
  if (typeof value === "boolean") return t(value ? "pr-ui-yes" : "pr-ui-no");
  if (value === null) return t("pr-ui-top");
  if (typeof value === "number") return `${value}`;
  const text = typeof value === "string" ? value : "";
  if (field === "kind") return kindName(text);
  if (COSTS.includes(field) && text !== "none") return costName(text);
  if (![...ICONS, ...COSTS].includes(field)) return cardName(text, names);
  if (SKILLS.some((skill) => skill === text)) return skillName(text);
  if (text === "any" || text === "none") return t(`pr-ui-icon-${text}`);
  if (text.startsWith("set")) return t("pr-ui-set", { kind: kindName(text.slice(3)) });
  return nameOf({ kind: "pr-token", id: text.slice(1).toLowerCase() });
}

/** What is paid beyond the least. */
function surplus(vary: Vary, value: unknown): number {
  if (vary.type !== "add_up" || vary.low === vary.high || vary.low === 0) return 0;
  return Math.max(0, totalOf(vary, paidIn(value)) - vary.low);
}

/** Why the field cannot be sent as it is; null: it can. */
function lackIn(vary: Vary, value: unknown): string | null {
  if (vary.type === "add_up") return lackText(vary, value);
  if (vary.type !== "some_of") return null;
  const count = Array.isArray(value) ? value.length : 0;
  if (count < vary.low) return t("ui-pick-more", { count: vary.low - count });
  const over = vary.high === null ? 0 : count - vary.high;
  return over > 0 ? t("ui-pick-fewer", { count: over }) : null;
}
