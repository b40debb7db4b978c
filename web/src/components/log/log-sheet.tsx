// The whole log as this seat may see it, newest first.

import { useEffect, useState } from "preact/hooks";

import { request } from "../../connection/socket";
import type { GameModule } from "../../games/game-module";
import type { Line, Present, Reply } from "../../messages";
import { t } from "../../words/texts";
import { closeSheet } from "../sheets/open-sheet";
import { Sheet } from "../sheets/sheet";
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

export function LogSheet({ now, rule }: { now: Present; rule: GameModule["rule"] }) {
  const lines = useLog(now);
  return (
    <Sheet title={t("ui-menu-log")} onClose={closeSheet}>
      <LogList lines={[...lines].reverse()} names={now.view.names} rule={rule} />
    </Sheet>
  );
}
