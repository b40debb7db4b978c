// The log: number, seat, sentence; the reasons unfold; undone lines stay, struck through.

import { type ComponentChildren, Fragment } from "preact";
import { useState } from "preact/hooks";

import { table } from "../../connection/state";
import type { GameModule } from "../../games/game-module";
import type { Line } from "../../messages";
import { turnOf } from "../../words/games";
import { type Names, say, t } from "../../words/texts";
import { useEvidence } from "../camera/evidence";
import { DicePhoto } from "../camera/photo";
import { TermText } from "../rules/term-text";
import { Terms } from "../rules/terms";
import { SeatFrame } from "../seats/seat-badge";
import { Empty } from "../shell/empty";

interface LogListProps {
  readonly lines: ReadonlyArray<Line>;
  readonly names: Names;
  readonly rule?: GameModule["rule"];
  readonly match?: string | undefined; // whose pictures can be looked at
  /** What may be done with a row: the referee's tasks, a proposal to go back. */
  readonly action?: ((line: Line) => ComponentChildren) | undefined;
}

/** The lines without seals, which are there for verification and not to be read. */
export function tidings(lines: ReadonlyArray<Line>): ReadonlyArray<Line> {
  return lines.filter(({ text }) => text.key !== "log-sealed");
}

export function LogList({ lines, names, rule, match, action }: LogListProps) {
  if (lines.length === 0) {
    return <Empty icon="list" title={t("ui-log-empty")} hint={t("ui-log-empty-hint")} />;
  }
  const game = table.value?.game ?? "";
  return (
    <ol class="log">
      {rowsOf(lines).map((row, place, rows) => {
        const [first] = row;
        const turn = first?.turn ?? null;
        const heading =
          turn !== (rows[place - 1]?.[0]?.turn ?? null) ? turnOf({ game, turn }) : null;
        return (
          <Fragment key={`${first?.seq ?? ""}-${place}`}>
            {heading && (
              <li class="log-turn">
                <h3 class="label">{heading}</h3>
              </li>
            )}
            <Row row={row} names={names} rule={rule} match={match} action={action} />
          </Fragment>
        );
      })}
    </ol>
  );
}

/** The sentences of one row together, in the order they were said, however the list is turned. */
export function rowsOf(lines: ReadonlyArray<Line>): ReadonlyArray<ReadonlyArray<Line>> {
  const rows: Line[][] = [];
  for (const line of lines) {
    const last = rows.at(-1);
    if (last?.[0]?.seq === line.seq) last.push(line);
    else rows.push([line]);
  }
  const isNewestFirst = (lines[0]?.seq ?? 0) > (lines.at(-1)?.seq ?? 0);
  return isNewestFirst ? rows.map((row) => row.reverse()) : rows;
}

type RowProps = Omit<LogListProps, "lines"> & { readonly row: ReadonlyArray<Line> };

/** One row of the log: its number and what may be done with it stand there once. */
function Row({ row, names, rule, match, action }: RowProps) {
  const [first] = row;
  if (!first) return null;
  const thrown = row.find(({ text }) => text.key.startsWith("log-roll"));
  return (
    <li class={first.undone ? "undone" : ""}>
      <span class="seq">{first.seq}</span>
      <span class="badge">{first.seat && <SeatFrame seat={first.seat} />}</span>
      <div class="what">
        {row.map((line, place) => (
          <div key={place}>
            <Sentence line={line} names={names} rule={rule} />
            <Proof line={line} />
            {match !== undefined && line.evidence.length > 0 && (
              <Pictures match={match} line={line} />
            )}
          </div>
        ))}
        {first.words !== null && <q class="words">{first.words}</q>}
        {action?.(thrown ?? first)}
      </div>
    </li>
  );
}

/** The seed of dice that the server threw: for who wants to check them. */
function Proof({ line }: { line: Line }) {
  const seed = line.text.values["seed"];
  if (typeof seed !== "string") return null;
  return (
    <details class="proof">
      <summary>{t("ui-proof")}</summary>
      <p class="label">{t("ui-proof-seed", { seed })}</p>
    </details>
  );
}

/** Fetched only once somebody wants to see them. */
function Pictures({ match, line }: { match: string; line: Line }) {
  const [open, setOpen] = useState(false);
  return (
    <details class="pictures" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t("ui-picture")}</summary>
      {open && line.evidence.map((hash) => <Picture key={hash} match={match} hash={hash} />)}
    </details>
  );
}

function Picture({ match, hash }: { match: string; hash: string }) {
  const src = useEvidence(match, hash);
  const alt = t(src ? "ui-camera-photo-alt" : "ui-camera-no-photo");
  return <DicePhoto src={src} alt={alt} caption={t("ui-camera-photo")} />;
}

function Sentence({ line, names, rule }: { line: Line; names: Names; rule?: GameModule["rule"] }) {
  // A summary is a button itself: its terms stand in the reasons that it unfolds.
  const words = say(line.text, names);
  const text = line.reasons.length > 0 ? words : <TermText text={words} />;
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
