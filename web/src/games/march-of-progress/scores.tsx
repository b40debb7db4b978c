// The score of both sides over the map, and which cards the opponent still holds.

import { TermWord } from "../../components/rules/term-text";
import { SeatBadge, sideClass } from "../../components/seats/seat-badge";
import { who } from "../../words/people";
import { listed, t } from "../../words/texts";
import { CardIcon, InitiativeIcon } from "./cards/card-icon";
import { cardsOf } from "./cards/hand";
import { cardName, ownFirst } from "./reading";
import type { Board, PlayerArea } from "./types";

const ROOMY = 12; // letters that one line of the score has room for

interface ScoresProps {
  readonly board: Board;
  readonly seat: string | null;
}

export function Scores({ board, seat }: ScoresProps) {
  const [left, right] = ownFirst(board, seat);
  if (!left || !right) return null;
  return (
    <section class="mop-scores" aria-label={t("mop-ui-score")}>
      <Score board={board} area={left} />
      <div class="mid">
        <b class="num">{board.vp_stock}</b>
        <span class="label">
          <TermWord term="mop-term-stock">{t("mop-ui-vp-left")}</TermWord>
        </span>
      </div>
      <Score board={board} area={right} mirrored />
    </section>
  );
}

function Score(props: {
  readonly board: Board;
  readonly area: PlayerArea;
  readonly mirrored?: boolean;
}) {
  const { board, area, mirrored = false } = props;
  const name = who(area.seat);
  return (
    <div class={`sc ${sideClass(area.seat)}${mirrored ? " r" : ""}`}>
      <div class={`num${area.vp > 9 ? " two" : ""}`} key={area.vp}>
        {area.vp}
        <small>
          <TermWord term="mop-term-vp">{t("mop-ui-vp")}</TermWord>
        </small>
      </div>
      <div class="who">
        <span class={name.length > ROOMY ? "long" : ""}>
          <SeatBadge seat={area.seat} name={name} />
        </span>
        {board.initiative === area.seat ? (
          <span class="label">
            <InitiativeIcon />
            <TermWord term="mop-term-initiative">{t("mop-ui-initiative")}</TermWord>
          </span>
        ) : (
          <span class="label">{t("mop-ui-cards", { count: area.hand.length })}</span>
        )}
      </div>
    </div>
  );
}

/** Discards lie face up, so everybody may know what is left. */
export function OpponentCards({ board, seat }: ScoresProps) {
  const areas = ownFirst(board, seat).filter((area) => area.seat !== seat);
  return (
    <div class="mop-opponent">
      {areas.map((area) => (
        <p key={area.seat} class={sideClass(area.seat)}>
          <span class="sr">
            {t("mop-ui-holds", {
              seat: who(area.seat),
              cards: listed(area.hand.map(cardName)),
            })}
          </span>
          {cardsOf(area).map((card) => (
            <span key={card} class={area.hand.includes(card) ? "in" : "out"} aria-hidden="true">
              <CardIcon card={card} />
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}
