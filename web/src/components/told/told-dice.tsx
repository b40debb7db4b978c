// The dice of an event as they lay, each group with what it needed.

import type { Dice } from "../../messages";
import { t } from "../../words/texts";
import { Die } from "../dice/die";
import { NeedFigure, needSpoken, wins } from "../dice/roll-head";
import { SeatFrame } from "../seats/seat-badge";
import type { ToldEvent } from "./events";

export function ToldDice({ event }: { readonly event: ToldEvent }) {
  const faces = Object.entries(event.lines.find((line) => isThrow(line.faces))?.faces ?? {});
  if (faces.length === 0) return null;
  return (
    <div class="told-dice">
      {faces.map(([key, shown]) => (
        <Group key={key} faces={shown} asked={event.told.asked.find((one) => one.key === key)} />
      ))}
    </div>
  );
}

function isThrow(faces: Readonly<Record<string, ReadonlyArray<number>>>): boolean {
  return Object.keys(faces).length > 0;
}

function Group(props: { readonly faces: ReadonlyArray<number>; readonly asked: Dice | undefined }) {
  const { faces, asked } = props;
  return (
    <div class="group">
      {asked?.seat && <SeatFrame seat={asked.seat} />}
      {faces.map((face, place) => {
        const won = asked ? wins(asked, face) : null;
        const look = won === null ? "plain" : won ? "hit" : "miss";
        return (
          <Die key={place} face={face} sides={asked?.sides ?? 6} look={look} label={`${face}`} />
        );
      })}
      {asked && asked.need !== null && (
        <div class="need" aria-label={needSpoken(asked)}>
          <span>{t("ui-told-needed")}</span>
          <b class="num">
            <NeedFigure group={asked} />
          </b>
        </div>
      )}
    </div>
  );
}
