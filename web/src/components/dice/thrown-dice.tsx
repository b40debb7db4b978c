// A throw that nobody has seen on a table, or that decides who begins: the dice tumble over the
// board, lie still for a moment, and go. They cover nothing that can be tapped.

import { useEffect, useState } from "preact/hooks";

import type { Dice as AskedDice, Line, Present } from "../../messages";
import { who } from "../../words/people";
import { hasText, say } from "../../words/texts";
import { SeatBadge, sideClass } from "../seats/seat-badge";
import { Die } from "./die";
import { NeedFigure, needSpoken } from "./roll-head";
import "./thrown-dice.css";

const TUMBLE_MS = 900;
const LIE_MS = 3600;

function isStill(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The newest throw that is worth showing: by the server, or of several seats for one thing. */
function shownThrow(now: Present): Line | null {
  const thrown = now.lines.filter(({ faces, undone }) => !undone && Object.keys(faces).length > 0);
  const line = thrown.at(-1);
  if (!line) return null;
  return line.source === "server" || Object.keys(line.faces).length > 1 ? line : null;
}

export function ThrownDice({ now, big = false }: { now: Present; big?: boolean }) {
  const line = shownThrow(now);
  const key = line ? `${now.match} ${line.seq}` : "";
  const [seen, setSeen] = useState(key); // what lay there when the page opened is no news
  useEffect(() => {
    if (key === seen) return undefined;
    const timer = setTimeout(() => setSeen(key), LIE_MS);
    return () => clearTimeout(timer);
  }, [key, seen]);
  if (!line || key === seen) return null;
  return <Dice key={key} line={line} now={now} big={big} />;
}

function Dice({ line, now, big }: { line: Line; now: Present; big: boolean }) {
  const [still, setStill] = useState(isStill());
  useEffect(() => {
    const timer = setTimeout(() => setStill(true), TUMBLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div class={`thrown-dice${big ? " big" : ""}${still ? "" : " tumbling"}`} role="status">
      <div class="throws">
        {Object.entries(line.faces).map(([group, faces]) => (
          <Group
            key={group}
            group={group}
            faces={faces}
            seat={line.seat}
            asked={askedFor(now, line, group)}
            still={still}
          />
        ))}
      </div>
      {still && <p>{say(line.text, now.view.names)}</p>}
    </div>
  );
}

interface GroupProps {
  readonly group: string;
  readonly faces: ReadonlyArray<number>;
  readonly seat: string | null;
  readonly asked: AskedDice | undefined;
  readonly still: boolean;
}

/** What was asked of these dice, where the event still says it. */
function askedFor(now: Present, line: Line, group: string): AskedDice | undefined {
  const asked = now.told.filter(({ seq }) => seq === line.seq).flatMap((told) => told.asked);
  return asked.find(({ key }) => key === group);
}

/** Dice that are a seat's own stand under its name; several groups of one seat, under their need. */
function Group({ group, faces, seat, asked, still }: GroupProps) {
  const whose = asked?.seat ?? (hasText(`seat-${group}`) ? group : seat);
  return (
    <span class={`throw ${sideClass(whose)}`}>
      {whose && <SeatBadge seat={whose} name={who(whose)} />}
      {asked && asked.need !== null && (
        <b class="num" aria-label={needSpoken(asked)}>
          <NeedFigure group={asked} />
        </b>
      )}
      <span class="dd">
        {faces.map((face, place) => (
          <Die
            key={place}
            face={still ? face : 1 + ((face + place + 2) % 6)}
            sides={Math.max(6, face)}
            look={whose ? "own" : "plain"}
            {...(still ? { label: String(face) } : {})}
          />
        ))}
      </span>
    </span>
  );
}
