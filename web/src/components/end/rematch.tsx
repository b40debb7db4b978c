// Another match: asked of the others, with sides swapped or not, and answered by them.

import { useState } from "preact/hooks";

import { busy, change } from "../../connection/actions";
import type { AskedAgain, TableInfo } from "../../messages";
import { held } from "../../phone/keep";
import { who, whoAll } from "../../words/people";
import { t } from "../../words/texts";
import { Seg } from "../forms/seg";
import { Icon } from "../shell/icon";

interface RematchProps {
  readonly info: TableInfo;
  readonly seat: string | null;
}

export function Rematch({ info, seat }: RematchProps) {
  const onlyBots = info.seats.every(({ holder }) => holder === "bot");
  const { again } = info;
  // Who set two bots to play holds no seat, but the table.
  if (seat === null)
    return onlyBots && info.code in held.value ? <Ask info={info} seat={null} /> : null;
  if (!again || again.no) return <Ask info={info} seat={seat} declined={again?.no ?? null} />;
  return <Open again={again} seat={seat} />;
}

function Ask({ info, seat, declined = null }: RematchProps & { declined?: string | null }) {
  const [swap, setSwap] = useState(false);
  const mine = held.value[info.code]?.seats ?? [];
  const others = info.seats.filter(
    ({ seat: each, holder }) => holder === "human" && !mine.includes(each),
  );
  const names = whoAll(others.map((each) => each.seat));
  return (
    <>
      {declined && <p class="small muted">{t("ui-again-declined", { name: who(declined) })}</p>}
      <div class="again">
        <b class="grow">{t("ui-again")}</b>
        {info.seats.length > 1 && (
          <Seg
            label={t("ui-again")}
            value={swap ? "swap" : "same"}
            choices={[
              { id: "same", label: t("ui-again-same") },
              { id: "swap", label: t("ui-again-swap") },
            ]}
            onPick={(id) => setSwap(id === "swap")}
          />
        )}
      </div>
      <div class="offers">
        <button
          type="button"
          class="offer primary wide"
          aria-disabled={busy.value}
          onClick={() => busy.value || void change({ type: "rematch", seat, swap })}
        >
          <Icon name="again" />
          {others.length > 0 ? t("ui-again-ask", { names }) : t("ui-again-start")}
        </button>
      </div>
    </>
  );
}

function Open({ again, seat }: { again: AskedAgain; seat: string }) {
  const answer = (yes: boolean) => busy.value || void change({ type: "answer_rematch", seat, yes });
  if (!again.needs.includes(seat)) {
    return (
      <>
        <p class="ask" role="status">
          {t("ui-again-waits", { names: whoAll(again.needs) })}
        </p>
        {again.by === seat && (
          <div class="offers">
            <button type="button" class="offer" onClick={() => answer(false)}>
              {t("ui-again-take-back")}
            </button>
          </div>
        )}
      </>
    );
  }
  return (
    <>
      <p class="ask" role="status">
        {t("ui-again-asked", { name: who(again.by), swap: again.swap ? "yes" : "no" })}
      </p>
      <div class="offers">
        <button type="button" class="offer" onClick={() => answer(false)}>
          {t("ui-again-no")}
        </button>
        <button type="button" class="offer primary wide" onClick={() => answer(true)}>
          <Icon name="again" />
          {t("ui-again-yes")}
        </button>
      </div>
    </>
  );
}
