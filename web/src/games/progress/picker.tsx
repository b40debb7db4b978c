// A long list of offers: printed cards, found by their names, and personalities.

import { useState } from "preact/hooks";

import type { Offer } from "../../messages";
import { nameOf, say, t } from "../../words/texts";
import type { GameProps } from "../game-module";
import { picking } from "./chosen";
import { SignIcon } from "./icons";
import {
  boardOf,
  cardName,
  cardOf,
  KINDS,
  type Names,
  personWords,
  playerOf,
  ROMAN,
} from "./reading";
import { CostLine, isMet } from "./tree";
import type { Board, Card, Personality } from "./types";

interface PickerProps extends GameProps {
  readonly offers: ReadonlyArray<Offer>;
  readonly onTake: (offer: Offer) => void;
}

interface Entry {
  readonly offer: Offer;
  readonly name: string;
  readonly place: number;
  readonly card?: Card;
  readonly person?: Personality;
}

export function Picker({ view, offers, still, onTake }: PickerProps) {
  const [wanted, setWanted] = useState("");
  const board = boardOf(view);
  const nameless = offers.filter((offer) => offer.about === null);
  const found = offers
    .flatMap((offer) => entryOf(board, offer, view.names))
    .filter(({ name }) => plain(name).includes(plain(wanted)))
    .sort((a, b) => a.place - b.place || a.name.localeCompare(b.name));
  return (
    <div class="pr-vary pr-picker">
      {offers.length > 6 && <Search wanted={wanted} onInput={setWanted} />}
      <ul class="pr-vary-fields">
        {found.map((entry) => (
          <li key={entry.offer.about}>
            <button
              type="button"
              class="pr-pick"
              aria-disabled={still}
              onClick={() => !still && onTake(entry.offer)}
            >
              <SignIcon sign={entry.card?.type ?? "population"} />
              <b>{entry.name}</b>
              <i>{ROMAN[entry.card?.age ?? 0]}</i>
              <Details board={board} entry={entry} names={view.names} />
            </button>
          </li>
        ))}
        {found.length === 0 && <li class="label">{t("pr-ui-no-such-card")}</li>}
        {nameless.length > 0 && <li class="label pr-unlisted">{t("pr-ui-not-listed")}</li>}
        {nameless.map((offer) => (
          <li key={JSON.stringify(offer.action)}>
            <button
              type="button"
              class="pr-pick"
              aria-disabled={still}
              onClick={() => !still && onTake(offer)}
            >
              <b>{say(offer.label, view.names)}</b>
            </button>
          </li>
        ))}
      </ul>
      <div class="offers">
        <button type="button" class="offer quiet" onClick={() => (picking.value = null)}>
          {t("ui-back")}
        </button>
      </div>
    </div>
  );
}

function Search({ wanted, onInput }: { wanted: string; onInput: (text: string) => void }) {
  return (
    <label class="field search">
      <span class="sr">{t("pr-ui-find-card")}</span>
      <input
        type="search"
        value={wanted}
        placeholder={t("pr-ui-find-card")}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
    </label>
  );
}

/** What a card costs whoever's turn it is; what a personality lends, and leaves. */
function Details({ board, entry, names }: { board: Board; entry: Entry; names: Names }) {
  const me = playerOf(board, board.active);
  const { card, person } = entry;
  if (card) {
    return (
      <span>
        {card.cost.map((line, place) => (
          <CostLine key={place} line={line} met={isMet(me, line.prereq)} names={names} />
        ))}
      </span>
    );
  }
  return person ? <small>{personWords(person)}</small> : null;
}

/** As it is typed: small letters, without the places where a long word may be broken. */
function plain(text: string): string {
  return text.replaceAll("\u00ad", "").trim().toLowerCase();
}

function entryOf(board: Board, offer: Offer, names: Names): ReadonlyArray<Entry> {
  const id = offer.about ?? "";
  const card = cardOf(board, id);
  if (card) return [{ offer, card, name: cardName(id, names), place: order(card) }];
  const person = board.people.find((each) => each.id === id);
  const name = nameOf({ kind: "pr-person", id }, names);
  return person ? [{ offer, person, name, place: 0 }] : [];
}

/** By age, then by type, as the cards lie in an area. */
function order({ age, type }: Card): number {
  return 10 * age + KINDS.indexOf(type);
}
