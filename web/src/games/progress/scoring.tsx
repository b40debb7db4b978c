// The final scoring, step by step: source after source, for every player.

import { useEffect, useState } from "preact/hooks";

import { SeatBadge } from "../../components/seats/seat-badge";
import { t } from "../../words/texts";
import type { Board } from "./types";

const STEP = 900; // milliseconds between two sources

export function Scoring({ board, past }: { readonly board: Board; readonly past: boolean }) {
  const sources = (board.players[0]?.parts ?? [])
    .map(({ source }) => source)
    .filter((source) => board.players.some(({ parts }) => pointsOf(parts, source) !== 0));
  const [shown, setShown] = useState(past ? sources.length : 1);
  useEffect(() => {
    if (shown >= sources.length) return;
    const timer = window.setTimeout(() => setShown(shown + 1), STEP);
    return () => window.clearTimeout(timer);
  }, [shown, sources.length]);
  const told = sources.slice(0, shown);
  return (
    <table class="pr-scoring">
      <thead>
        <tr>
          <td />
          {board.players.map(({ seat }) => (
            <th key={seat} scope="col">
              <SeatBadge seat={seat} name="" />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {told.map((source) => (
          <tr key={source}>
            <th scope="row">{t(`pr-ui-source-${source}`)}</th>
            {board.players.map(({ seat, parts }) => (
              <td key={seat} class="num">
                {pointsOf(parts, source)}
              </td>
            ))}
          </tr>
        ))}
        <tr class="sum">
          <th scope="row">{t("pr-ui-total")}</th>
          {board.players.map(({ seat, parts }) => (
            <td key={seat} class="num">
              {told.reduce((sum, source) => sum + pointsOf(parts, source), 0)}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function pointsOf(parts: Board["players"][number]["parts"], source: string): number {
  return parts.find((part) => part.source === source)?.points ?? 0;
}
