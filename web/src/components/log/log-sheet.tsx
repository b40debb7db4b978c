// The whole log as this seat may see it, newest first.

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";

import { request } from "../../connection/socket";
import type { GameModule } from "../../games/game-module";
import type { Line, Present, Reply } from "../../messages";
import { t } from "../../words/texts";
import { Seg } from "../forms/seg";
import { closeSheet } from "../sheets/open-sheet";
import { RewindForm } from "../sheets/propose-sheet";
import { Sheet } from "../sheets/sheet";
import { Icon } from "../shell/icon";
import { LogList } from "./log-list";

/** The lines of a match: those of the newest view at once, all of them once they are read. */
export function useLog(now: Present | null): ReadonlyArray<Line> {
  const [lines, setLines] = useState<ReadonlyArray<Line>>([]);
  const match = now?.match;
  useEffect(() => {
    if (match === undefined) return undefined;
    let wanted = true;
    const read = async () => {
      const found: Line[] = [];
      for (let since: number | null = 0; wanted && since !== null;) {
        const reply: Reply = await request({ type: "read_log", match, since });
        if (reply.type !== "log") return;
        found.push(...reply.lines);
        since = reply.more;
      }
      if (wanted) setLines(found);
    };
    void read();
    return () => {
      wanted = false;
    };
  }, [match, now]); // not by the number of the row: a change of mind has none of its own
  return lines.length > 0 ? lines : (now?.lines ?? []);
}

const FILTERS = ["all", "dice", "rulings", "proofs"] as const;
type Filter = (typeof FILTERS)[number];

/** Seals are proofs, and nobody reads them who does not look for them. */
function passes(line: Line, filter: Filter): boolean {
  const isSeal = line.text.key === "log-sealed";
  switch (filter) {
    case "all":
      return !isSeal;
    case "dice":
      return Object.keys(line.faces).length > 0;
    case "rulings":
      return line.words !== null || /^log-(referee|rule|call|settled$)/.test(line.text.key);
    case "proofs":
      return isSeal || "seed" in line.text.values;
  }
}

/** Whether this seat may propose to go back: it plays, and nothing else is proposed. */
function mayGoBack(now: Present): boolean {
  return now.seat !== null && !now.result && !now.proposal && !now.out.includes(now.seat);
}

interface FilteredProps {
  readonly lines: ReadonlyArray<Line>;
  readonly now: Present;
  readonly rule: GameModule["rule"];
  readonly action: (line: Line) => ComponentChildren;
}

/** The log, newest first: all of it but the proofs, or one kind alone. */
export function FilteredLog({ lines, now, rule, action }: FilteredProps) {
  const [filter, setFilter] = useState<Filter>("all");
  return (
    <>
      <Seg
        class="log-filter"
        label={t("ui-log-filter")}
        value={filter}
        choices={FILTERS.map((id) => ({ id, label: t(`ui-log-${id}`) }))}
        onPick={setFilter}
      />
      <LogList
        lines={lines.filter((line) => passes(line, filter)).reverse()}
        names={now.view.names}
        rule={rule}
        match={now.match}
        action={action}
      />
    </>
  );
}

export function LogSheet({ now, rule }: { now: Present; rule: GameModule["rule"] }) {
  const lines = useLog(now);
  const [back, setBack] = useState<Line | null>(null);
  const seat = mayGoBack(now) ? now.seat : null;
  const action = (line: Line) =>
    seat !== null &&
    !line.undone &&
    line.seq < now.seq &&
    (line === back ? (
      <RewindForm seat={seat} to={line.seq} onDone={() => setBack(null)} />
    ) : (
      <button type="button" class="offer quiet back-here" onClick={() => setBack(line)}>
        <Icon name="undo" />
        {t("ui-propose-rewind")}
      </button>
    ));
  return (
    <Sheet title={t("ui-menu-log")} onClose={closeSheet}>
      <FilteredLog lines={lines} now={now} rule={rule} action={action} />
    </Sheet>
  );
}
