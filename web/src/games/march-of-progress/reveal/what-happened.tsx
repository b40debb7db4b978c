// What the revealed cards did, in the log's own sentences; what did nothing says why.

import { TermText } from "../../../components/rules/term-text";
import { CiteMark } from "../../../components/rules/terms";
import { SeatFrame } from "../../../components/seats/seat-badge";
import type { Line } from "../../../messages";
import { say, sayReason, signed, t } from "../../../words/texts";
import type { Names } from "../reading";
import { ruleOf } from "../rules";

/** Lines that mean little without their reasons. */
const SAYS_WHY: ReadonlySet<string> = new Set(["mop-nothing", "mop-scored"]);

const TOLD_ELSEWHERE =
  /^mop-(revealed|turn|locked|you-picked|entered|initiative-flips|combat-|over-)/;

/** The lines since both cards were turned over that no picture tells already. */
export function linesOfTurn(lines: ReadonlyArray<Line>): ReadonlyArray<Line> {
  const standing = lines.filter((line) => !line.undone);
  const start = standing.map((line) => line.text.key).lastIndexOf("mop-revealed");
  if (start < 0) return [];
  return standing
    .slice(start + 1)
    .filter((line) => line.text.key.startsWith("mop-") && !TOLD_ELSEWHERE.test(line.text.key));
}

/** What happened, and where the points come from, in one piece of text. */
export function inOneLine({ text, reasons }: Pick<Line, "text" | "reasons">, names: Names): string {
  const said = SAYS_WHY.has(text.key) ? reasons : [];
  const parts = said.map((reason) =>
    [...(reason.change ? [signed(reason.change)] : []), sayReason(reason, names)].join(" "),
  );
  return [say(text, names), ...(parts.length > 0 ? [`(${parts.join(", ")})`] : [])].join(" ");
}

export function WhatHappened(props: {
  readonly lines: ReadonlyArray<Line>;
  readonly names: Names;
}) {
  const lines = linesOfTurn(props.lines);
  if (lines.length === 0) return null;
  return (
    <ul class="mop-told" aria-label={t("mop-ui-happened")}>
      {lines.map((line, place) => (
        <li key={place}>
          <span class="badge">{line.seat && <SeatFrame seat={line.seat} />}</span>
          <div>
            <TermText text={say(line.text, props.names)} />
            {SAYS_WHY.has(line.text.key) &&
              line.reasons.map((reason) => (
                <span key={reason.key} class="why">
                  {reason.change > 0 && <b>+{reason.change} </b>}
                  <TermText text={sayReason(reason, props.names)} />{" "}
                  <CiteMark cite={reason.cite} rule={ruleOf} />
                </span>
              ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
