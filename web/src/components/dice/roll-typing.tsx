// Typing what the dice on the table show: one big button for each face, a step back, and send.

import { useState } from "preact/hooks";

import type { Dice, Roll } from "../../messages";
import { t } from "../../words/texts";
import { Icon } from "../shell/icon";
import { Die } from "./die";
import { RollGroups, type Slot, type Typed } from "./roll-groups";

interface RollTypingProps {
  readonly roll: Roll;
  readonly own: ReadonlyArray<string>; // the keys of the groups to type
  readonly before: Typed; // what others have typed already
  readonly still: boolean;
  readonly onSend: (faces: Record<string, ReadonlyArray<number>>) => void;
}

export function RollTyping({ roll, own, before, still, onSend }: RollTypingProps) {
  const [typed, setTyped] = useState<Typed>({});
  const [picked, setPicked] = useState<Slot | null>(null);
  const slots = slotsOf(roll.groups.filter((group) => own.includes(group.key)));
  const faceAt = ({ group, place }: Slot) => typed[group]?.[place] ?? null;
  const cursor = picked ?? slots.find((slot) => faceAt(slot) === null) ?? null;
  const filled = slots.filter((slot) => faceAt(slot) !== null);
  const complete = filled.length === slots.length;
  const group = roll.groups.find(({ key }) => key === (cursor ?? slots.at(-1))?.group);

  const put = (slot: Slot | null | undefined, face: number | null) => {
    if (!slot) return;
    const row = Array.from({ length: slot.place + 1 }, (_, i) => typed[slot.group]?.[i] ?? null);
    const rest = (typed[slot.group] ?? []).slice(slot.place + 1);
    row[slot.place] = face;
    setTyped({ ...typed, [slot.group]: [...row, ...rest] });
    setPicked(null);
  };
  const send = () => {
    if (!complete || still) return;
    onSend(Object.fromEntries(own.map((key) => [key, numbers(typed[key])])));
  };
  return (
    <>
      <RollGroups
        roll={roll}
        faces={{ ...before, ...typed }}
        cursor={cursor}
        own={own}
        onSlot={setPicked}
      />
      {group && (
        <FaceButtons group={group} disabled={!cursor} onFace={(face) => put(cursor, face)} />
      )}
      <div class="offers">
        <button
          type="button"
          class="offer"
          disabled={filled.length === 0}
          onClick={() => put(filled.at(-1), null)}
        >
          <Icon name="undo" />
          {t("ui-roll-back")}
        </button>
        <button
          type="button"
          class={`offer wide ${complete ? "primary" : "no"}`}
          aria-disabled={!complete || still}
          onClick={send}
        >
          {complete
            ? t("ui-roll-send")
            : t("ui-roll-left", { count: slots.length - filled.length })}
        </button>
      </div>
    </>
  );
}

interface FaceButtonsProps {
  readonly group: Dice;
  readonly disabled: boolean;
  readonly onFace: (face: number) => void;
}

function FaceButtons({ group, disabled, onFace }: FaceButtonsProps) {
  return (
    <div class="faces" role="group" aria-label={t("ui-roll-faces")}>
      {Array.from({ length: group.sides }, (_, at) => at + 1).map((face) => (
        <button
          key={face}
          type="button"
          class="facebtn"
          aria-label={String(face)}
          disabled={disabled}
          onClick={() => onFace(face)}
        >
          <Die face={face} sides={group.sides} />
        </button>
      ))}
    </div>
  );
}

function slotsOf(groups: ReadonlyArray<Dice>): ReadonlyArray<Slot> {
  return groups.flatMap(({ key, count }) =>
    Array.from({ length: count }, (_, place) => ({ group: key, place })),
  );
}

function numbers(row: ReadonlyArray<number | null> = []): ReadonlyArray<number> {
  return row.filter((face) => face !== null);
}
