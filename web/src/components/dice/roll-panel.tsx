// Dice are wanted. The request stands first; below it whatever this seat can do about it.

import { busy, change } from "../../connection/actions";
import type { Present, Roll } from "../../messages";
import { who, whoAll } from "../../words/people";
import { t } from "../../words/texts";
import { isFed } from "../camera/feeder";
import { FedActions } from "../camera/fed-actions";
import { sideClass } from "../seats/seat-badge";
import { Icon } from "../shell/icon";
import { RollGroups } from "./roll-groups";
import { RollHead } from "./roll-head";
import { RollTyping } from "./roll-typing";

interface RollPanelProps {
  readonly now: Present;
  readonly roll: Roll;
  readonly waitingFor: ReadonlyArray<string>;
}

export function RollPanel({ now, roll, waitingFor }: RollPanelProps) {
  const mine = now.seat !== null && waitingFor.includes(now.seat);
  return (
    <footer class={`prompt roll ${sideClass(now.seat)}${mine ? " mine" : ""}`}>
      <RollHead roll={roll} names={now.view.names} mine={mine} />
      {isFed(now) ? (
        <FedActions now={now} roll={roll} mine={mine} />
      ) : mine && now.seat ? (
        <RollActions now={now} roll={roll} seat={now.seat} />
      ) : (
        <>
          <RollGroups roll={roll} faces={now.thrown?.faces ?? {}} />
          <p class="small muted">
            {now.thrown && now.thrown.needs.length > 0
              ? t("ui-roll-nod-awaited", { seats: names(waitingFor) })
              : t("ui-roll-awaited", { seats: names(waitingFor) })}
          </p>
        </>
      )}
    </footer>
  );
}

function names(seats: ReadonlyArray<string>): string {
  return whoAll(seats);
}

function RollActions({ now, roll, seat }: { now: Present; roll: Roll; seat: string }) {
  const still = busy.value;
  if (now.thrown && now.thrown.needs.includes(seat)) {
    return <RollNod now={now} roll={roll} by={now.thrown.by} />;
  }
  if (now.dice === "server") {
    return (
      <div class="offers">
        <button
          type="button"
          class="offer primary"
          aria-disabled={still}
          onClick={() => !still && void change({ type: "throw", seat, roll: roll.id })}
        >
          <Icon name="die" />
          {t("ui-roll-server")}
        </button>
      </div>
    );
  }
  const before = now.thrown?.faces ?? {};
  const own = roll.groups
    .filter((group) => (group.seat === null || group.seat === seat) && !(group.key in before))
    .map((group) => group.key);
  return (
    <RollTyping
      key={roll.id}
      roll={roll}
      own={own}
      before={before}
      still={still}
      onSend={(faces) => void change({ type: "throw", seat, roll: roll.id, faces })}
    />
  );
}

/** Another's typed dice: a nod, or send them back. */
export function RollNod({ now, roll, by }: { now: Present; roll: Roll; by: string }) {
  const answer = (yes: boolean) => {
    if (!busy.value) void change({ type: "confirm_throw", roll: roll.id, yes });
  };
  return (
    <>
      <RollGroups roll={roll} faces={now.thrown?.faces ?? {}} />
      <p class="small">{t("ui-roll-nod", { seat: who(by) })}</p>
      <div class="offers">
        <button type="button" class="offer" onClick={() => answer(false)}>
          {t("ui-roll-no")}
        </button>
        <button type="button" class="offer primary wide" onClick={() => answer(true)}>
          <Icon name="tick" />
          {t("ui-roll-yes")}
        </button>
      </div>
    </>
  );
}
