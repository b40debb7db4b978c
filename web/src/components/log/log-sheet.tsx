// The whole log as this seat may see it, newest first.

import { useEffect, useState } from "preact/hooks";

import { request } from "../../connection/socket";
import type { GameModule } from "../../games/game-module";
import type { Line, Present } from "../../messages";
import { t } from "../../words/texts";
import { closeSheet } from "../sheets/open-sheet";
import { Sheet } from "../sheets/sheet";
import { LogList } from "./log-list";

/** The lines of a match: those of the newest view at once, all of them once they are read. */
export function useLog(now: Present | null): ReadonlyArray<Line> {
  const [lines, setLines] = useState<ReadonlyArray<Line>>([]);
  const match = now?.match;
  const seq = now?.seq;
  useEffect(() => {
    if (match === undefined) return undefined;
    let wanted = true;
    void request({ type: "read_log", match }).then((reply) => {
      if (wanted && reply.type === "log") setLines(reply.lines);
    });
    return () => {
      wanted = false;
    };
  }, [match, seq, now?.seat]);
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
