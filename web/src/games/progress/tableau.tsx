// Active technologies grouped by type, as the book advises, and those under development.

import { showWords } from "../../components/rules/open-rule";
import { nameOf, t } from "../../words/texts";
import { SignIcon } from "./icons";
import { cardName, cardOf, cardWords, KINDS, type Names, TOKENS } from "./reading";
import type { Board, Card, Shown } from "./types";

interface TableauProps {
  readonly board: Board;
  readonly player: Shown;
  readonly names: Names;
}

export function Tableau({ board, player, names }: TableauProps) {
  const techs = player.active.flatMap((id) => cardOf(board, id) ?? []);
  const sorted = KINDS.flatMap((kind) => techs.filter((card) => card.type === kind));
  if (sorted.length + player.dev.length === 0) {
    return <p class="label pr-none">{t("pr-ui-no-techs")}</p>;
  }
  return (
    <ul class="pr-tableau">
      {sorted.map((card, place) => (
        <Tech key={`${card.id}${place}`} card={card} names={names} />
      ))}
      {player.dev.map((dev, place) => {
        const card = cardOf(board, dev.card);
        const turns = t("pr-ui-in-turns", { count: dev.markers });
        return card && <Tech key={`dev${place}`} card={card} names={names} dev note={turns} />;
      })}
    </ul>
  );
}

interface CardsProps {
  readonly board: Board;
  readonly ids: ReadonlyArray<string>;
  readonly names: Names;
  readonly first?: string; // what is said of the first of them
}

/** Cards that lie open; of printed ones only those that were named. */
export function Cards({ board, ids, names, first }: CardsProps) {
  return (
    <ul class="pr-tableau">
      {ids.map((id, place) => {
        const card = cardOf(board, id);
        const note = place === 0 && first ? { note: first } : {};
        if (card) return <Tech key={place} card={card} names={names} {...note} />;
        return (
          <li key={place} class="label">
            {cardName(id, names)}
          </li>
        );
      })}
    </ul>
  );
}

interface TechProps {
  readonly card: Card;
  readonly names: Names;
  readonly dev?: boolean;
  readonly note?: string; // such as when it becomes active
}

/** A technology; tapped, it says what it costs and gives. */
function Tech({ card, names, dev = false, note }: TechProps) {
  const name = cardName(card.id, names);
  return (
    <li class={`pr-tech${dev ? " dev" : ""}`}>
      <button type="button" onClick={() => showWords(name, cardWords(card, names))}>
        <SignIcon sign={card.type} />
        <span>
          {name}
          {note && <em>{note}</em>}
        </span>
        {!dev && card.vp > 0 && <b class="num">{card.vp}</b>}
      </button>
    </li>
  );
}

/** The tokens: filled when ready, dashed when spent. */
export function Tokens({ player }: { readonly player: Shown }) {
  const words = TOKENS.filter((kind) => player.ready[kind] + player.spent[kind] > 0).map((kind) =>
    t("pr-ui-token-count", {
      kind: nameOf({ kind: "pr-token", id: kind.toLowerCase() }),
      ready: player.ready[kind],
      all: player.ready[kind] + player.spent[kind],
    }),
  );
  if (words.length === 0) return null;
  return (
    <span class="pr-tokens" role="img" aria-label={words.join(", ")}>
      {TOKENS.flatMap((kind) => [
        ...Array.from({ length: player.ready[kind] }, (_, n) => (
          <span key={`${kind}r${n}`} class="pr-token">
            <SignIcon sign={kind} />
          </span>
        )),
        ...Array.from({ length: player.spent[kind] }, (_, n) => (
          <span key={`${kind}s${n}`} class="pr-token spent">
            <SignIcon sign={kind} />
          </span>
        )),
      ])}
    </span>
  );
}
