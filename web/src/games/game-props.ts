// What the shell tells a game's components about a match that is being played.

import { showRule } from "../components/rules/open-rule";
import { busy, play } from "../connection/actions";
import { completed } from "../connection/more-offers";
import type { Present, TableInfo } from "../messages";
import type { GameProps } from "./game-module";

export function gameProps(info: TableInfo, now: Present): GameProps {
  return {
    view: completed(now),
    pending: now.pending,
    table: info,
    seat: now.seat,
    result: now.result,
    lines: now.lines,
    past: false,
    still: busy.value || now.seat === null || now.result !== null,
    act: play,
    showRule,
  };
}
