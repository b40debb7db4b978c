// One side of the big screen: who, how many points of how many, the card.

import { SeatBadge, sideClass } from "../../../components/seats/seat-badge";
import { Icon } from "../../../components/shell/icon";
import { who } from "../../../words/people";
import { listed, seatName, t } from "../../../words/texts";
import type { GameProps } from "../../game-module";
import { CardIcon, InitiativeIcon } from "../cards/card-icon";
import { cardsOf } from "../cards/hand";
import { cardName } from "../reading";
import { outcome } from "../reveal/reveal";
import type { Board, PlayerArea } from "../types";

const ROOMY = 11; // letters of a name that have room in one line, however wide

interface SideProps extends GameProps {
  readonly board: Board;
  readonly area: PlayerArea;
  readonly hidden: boolean; // the cards are being turned over in the middle
}

export function ScreenSide(props: SideProps) {
  const { board, area, result } = props;
  const part = Math.min(1, area.vp / board.ends_at);
  const won = result?.winners.includes(area.seat) ?? false;
  return (
    <section class={`pl ${sideClass(area.seat)}${won ? " won" : ""}`}>
      <div class={`nm${who(area.seat).length > ROOMY ? " long" : ""}`}>
        <SeatBadge seat={area.seat} />
      </div>
      <div class="t-small muted person">{seatName(area.seat)}</div>
      <div class={`num vp${area.vp > 9 ? " two" : ""}`} key={area.vp}>
        {area.vp}
        <small>{t("mop-ui-vp")}</small>
      </div>
      <div class="vp-bar" aria-hidden="true">
        <i style={{ width: `${part * 100}%` }} />
      </div>
      <div class="t-small muted sub">
        <span>
          {area.vp < board.ends_at && t("mop-ui-to-go", { count: board.ends_at - area.vp })}
        </span>
        {board.initiative === area.seat && (
          <span class="ini">
            <InitiativeIcon />
            {t("mop-ui-initiative")}
          </span>
        )}
      </div>
      <Hand area={area} />
      <CardSlot {...props} />
    </section>
  );
}

/** Discards lie face up, so everybody may know what either side still holds. */
function Hand({ area }: { readonly area: PlayerArea }) {
  return (
    <div class="cards-left">
      <span class="sr">
        {t("mop-ui-holds", { seat: who(area.seat), cards: listed(area.hand.map(cardName)) })}
      </span>
      {cardsOf(area).map((card) => (
        <span key={card} class={area.hand.includes(card) ? "held" : "laid"} aria-hidden="true">
          <CardIcon card={card} />
        </span>
      ))}
    </div>
  );
}

function CardSlot({ board, area, hidden, result }: SideProps) {
  const { reveal } = board;
  const played = reveal?.played.find((each) => each.seat === area.seat);
  const isOpen = reveal !== null && (reveal.turn === board.turn || result !== null);
  if (hidden) return <div class="played back" aria-hidden="true" />;
  if (isOpen && played) {
    return (
      <div class="played turned" key={reveal.turn}>
        <CardIcon card={played.card} />
        <div>
          <b>{cardName(played.card)}</b>
          <span class="t-small muted">{outcome(played, reveal)}</span>
        </div>
      </div>
    );
  }
  if (area.pick === "no") {
    const words = board.phase === "pick" && !result ? t("mop-ui-choosing") : "";
    return <div class="played empty t-small">{words}</div>;
  }
  return (
    <div class="played back">
      <span class="t-small">
        <Icon name="lock" />
        {area.picked ? cardName(area.picked) : t("mop-ui-chosen")}
      </span>
    </div>
  );
}
