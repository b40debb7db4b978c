// Dice are wanted: the whole room sees who throws, what for and what is needed, before the throw.

import type { Dice, Present, Roll } from "../../messages";
import { who } from "../../words/people";
import { say, t } from "../../words/texts";
import { Die } from "../dice/die";
import { NeedFigure, needSpoken, wins } from "../dice/roll-head";
import { SeatFrame, sideClass } from "../seats/seat-badge";

export function ScreenRoll({ now, roll }: { now: Present; roll: Roll }) {
  const fed = now.dice !== "server" && now.dice !== "typed";
  return (
    <section class="screen-card" role="status">
      <p class="t-title">{say(roll.why, now.view.names)}</p>
      <ul>
        {roll.groups.map((group) => (
          <Group key={group.key} group={group} faces={now.thrown?.faces[group.key] ?? []} />
        ))}
      </ul>
      <p class="t-body muted">{t(`ui-dice-${fed ? "camera" : now.dice}-long`)}</p>
    </section>
  );
}

function Group({ group, faces }: { group: Dice; faces: ReadonlyArray<number> }) {
  return (
    <li class={sideClass(group.seat)}>
      {group.seat && (
        <span class="badge t-title">
          <SeatFrame seat={group.seat} />
          {who(group.seat)}
        </span>
      )}
      <span class="dd">
        {Array.from({ length: group.count }, (_, place) => {
          const face = faces[place] ?? null;
          const won = face === null ? null : wins(group, face);
          const look = won === null ? "own" : won ? "hit" : "miss";
          const label = face === null ? t("ui-die-empty") : String(face);
          return <Die key={place} face={face} sides={group.sides} look={look} label={label} />;
        })}
      </span>
      {group.need !== null && (
        <span class="num n-big" aria-label={needSpoken(group)}>
          <NeedFigure group={group} />
        </span>
      )}
    </li>
  );
}
