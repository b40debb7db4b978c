// The log: number, seat, sentence; the reasons unfold; undone lines stay, struck through.

import type { ComponentChildren } from "preact";

import type { GameModule } from "../../games/game-module";
import type { Line } from "../../messages";
import { type Names, say, t } from "../../words/texts";
import { Terms } from "../rules/terms";
import { SeatFrame } from "../seats/seat-badge";
import { Empty } from "../shell/empty";

interface LogListProps {
  readonly lines: ReadonlyArray<Line>;
  readonly names: Names;
  readonly rule?: GameModule["rule"];
  /** What the referee may do with a line. */
  readonly action?: (line: Line) => ComponentChildren;
}

/** The lines without seals, which are there for verification and not to be read. */
export function tidings(lines: ReadonlyArray<Line>): ReadonlyArray<Line> {
  return lines.filter(({ text }) => text.key !== "log-sealed");
}

export function LogList({ lines, names, rule, action }: LogListProps) {
  if (lines.length === 0) {
    return <Empty icon="list" title={t("ui-log-empty")} hint={t("ui-log-empty-hint")} />;
  }
  return (
    <ol class="log">
      {lines.map((line, place) => (
        <li key={`${line.seq}-${place}`} class={line.undone ? "undone" : ""}>
          <span class="seq">{line.seq}</span>
          <span class="badge">{line.seat && <SeatFrame seat={line.seat} />}</span>
          <div class="what">
            <Sentence line={line} names={names} rule={rule} />
            {line.words !== null && <q class="words">{line.words}</q>}
            {action?.(line)}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Sentence({ line, names, rule }: { line: Line; names: Names; rule?: GameModule["rule"] }) {
  const text = say(line.text, names);
  const said = line.undone ? (
    <>
      <s>{text}</s> <span class="label">{t("ui-log-undone")}</span>
    </>
  ) : (
    text
  );
  if (line.reasons.length === 0) return <span>{said}</span>;
  return (
    <details>
      <summary>{said}</summary>
      <Terms reasons={line.reasons} names={names} rule={rule} />
    </details>
  );
}
