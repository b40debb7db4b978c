// The card editor: owners of the printed game correct how many there are of each card, and keep the
// cards as a data pack of their own. The server says what is wrong.

import { useEffect, useState } from "preact/hooks";

import { useHistory } from "../../../components/forms/history";
import { Stepper } from "../../../components/forms/stepper";
import { TermText } from "../../../components/rules/term-text";
import { OfflineBanner } from "../../../components/shell/banner";
import { Icon } from "../../../components/shell/icon";
import type { Fault } from "../../../messages";
import { hasText, say, t } from "../../../words/texts";
import { askCards } from "../asking";
import { cardName } from "../reading";
import type { CardDraft, CardsDraft } from "../types";
import {
  CARD_SIDES,
  type Cards,
  cardsFile,
  cardsOf,
  type Side,
  sum,
  withCard,
} from "./cards-draft";
import { idFrom } from "./draft";
import { EditorPage } from "./editor-page";
import { type Kept, readKept, SaveBar } from "./save-bar";

interface Opened extends Kept {
  readonly draft: Cards;
  readonly read: CardsDraft;
}

export function CardsPage() {
  return (
    <EditorPage title={t("page-front-cards")} failed="wpg-ed-cards-failed" open={open}>
      {(opened) => <Editor first={opened} />}
    </EditorPage>
  );
}

/** The pack that the address names, else the cards we ship. */
async function open(): Promise<Opened | null> {
  const kept = await readKept();
  const read = await askCards(kept.file);
  return read === null ? null : { ...kept, draft: cardsOf(read), read };
}

const KINDS = ["battle", "event"] as const;

function Editor({ first }: { readonly first: Opened }) {
  const { now: draft, put, undo, redo } = useHistory(first.draft);
  const faults = useFaults(draft, first);
  const { battle, event } = first.read;
  return (
    <>
      <main class="wpg-cards-main">
        <OfflineBanner />
        <p class="muted">{t("wpg-ed-cards-intro", { battle, event })}</p>
        <Faults faults={faults} />
        {KINDS.map((kind) => (
          <section key={kind}>
            <h2>{t(`wpg-ed-cards-${kind}`)}</h2>
            <ul class="wpg-counts">
              {draft.cards
                .filter((card) => card.kind === kind)
                .map((card) => (
                  <CardRow
                    key={card.id}
                    card={card}
                    onChange={(change) => put(withCard(draft, card.id, change))}
                  />
                ))}
            </ul>
          </section>
        ))}
        <p class="wpg-card-sums" role="status">
          {CARD_SIDES.map((side) => (
            <span key={side}>
              {t("wpg-ed-cards-sum", {
                side: t(`wpg-ed-controller-${side}`),
                battle: sum(draft, "battle", side),
                event: sum(draft, "event", side),
              })}
            </span>
          ))}
        </p>
      </main>
      <SaveBar
        kept={first}
        kind="cards"
        text={(name) => cardsFile({ ...draft, id: idFrom("cards", name) })}
        faults={faults}
        undo={undo}
        redo={redo}
      />
    </>
  );
}

const PAUSE_MS = 250;

/** What the server finds wrong with the draft. */
function useFaults(draft: Cards, first: Opened): ReadonlyArray<Fault> {
  const [faults, setFaults] = useState(first.read.faults);
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(() => {
      void askCards(cardsFile(draft)).then((found) => {
        if (wanted && found !== null) setFaults(found.faults);
      });
    }, PAUSE_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [draft]);
  return faults;
}

function Faults({ faults }: { readonly faults: ReadonlyArray<Fault> }) {
  if (faults.length === 0) return null;
  return (
    <ul class="wpg-faults" role="status">
      {faults.map((fault, place) => (
        <li key={place}>
          <Icon name="warn" />
          <span>{say(fault.text)}</span>
        </li>
      ))}
    </ul>
  );
}

interface CardRowProps {
  readonly card: CardDraft;
  readonly onChange: (change: Partial<CardDraft>) => void;
}

const MOST_COPIES = 16;
const MOST_NUMBER = 9;

function CardRow({ card, onChange }: CardRowProps) {
  const name = hasText(`wpg-card-${card.id}`) ? cardName(card.id) : card.id;
  return (
    <li class="wpg-card-row">
      <span class="grow">
        <TermText text={name} game="what-price-glory" />
      </span>
      {CARD_SIDES.map((side) => (
        <Copies key={side} side={side} name={name} value={card[side]} onChange={onChange} />
      ))}
      {card.number > 0 && (
        <span class="wpg-copies">
          <small>{t("wpg-ed-cards-number")}</small>
          <Stepper
            label={`${name}: ${t("wpg-ed-cards-number")}`}
            value={card.number}
            low={1}
            high={MOST_NUMBER}
            onChange={(number) => onChange({ number })}
          />
        </span>
      )}
    </li>
  );
}

interface CopiesProps {
  readonly side: Side;
  readonly name: string;
  readonly value: number;
  readonly onChange: (change: Partial<CardDraft>) => void;
}

function Copies({ side, name, value, onChange }: CopiesProps) {
  const whose = t(`wpg-ed-controller-${side}`);
  return (
    <span class="wpg-copies">
      <small>{whose}</small>
      <Stepper
        label={t("wpg-ed-cards-copies", { card: name, side: whose })}
        value={value}
        low={0}
        high={MOST_COPIES}
        onChange={(copies) => onChange(side === "cp" ? { cp: copies } : { en: copies })}
      />
    </span>
  );
}
