// Which parts of the last reveal this phone has not shown yet. When a page is opened, everything
// counts as shown, so that an old combat does not cover the map.

import { signal } from "@preact/signals";

import type { GameProps } from "../../game-module";
import { boardOf } from "../reading";
import type { Board, Reveal } from "../types";

const seen = signal<ReadonlySet<string>>(new Set());
/** The turn of the last reveal. */
const latest = signal(0);
/** Opened again by hand, though all of it was seen. */
const reopened = signal(false);

/** A key for each part of the reveal that is shown in front of the map. */
function newsOf(board: Board): ReadonlyArray<string> {
  const { reveal } = board;
  if (!reveal) return [];
  const turn = nameOf(reveal);
  return [
    turn,
    ...reveal.combats.map((_, index) => `${turn} combat ${index}`),
    ...reveal.played
      .filter((played) => played.gained !== null || played.effect === "nothing")
      .map((played) => `${turn} ${played.effect} ${played.seat}`),
  ];
}

export function markSeen(props: GameProps): void {
  seen.value = new Set(newsOf(boardOf(props.view)));
  reopened.value = false;
}

/** What was taken back is forgotten: played again, it is news again. What lies open then was shown
 * before what is gone. */
export function forgetGone(props: GameProps): void {
  const board = boardOf(props.view);
  const there = newsOf(board);
  const isBack = (board.reveal?.turn ?? 0) < latest.value;
  latest.value = board.reveal?.turn ?? 0;
  if (isBack) {
    seen.value = new Set(there);
    reopened.value = false;
    return;
  }
  const left = [...seen.value].filter((news) => there.includes(news));
  if (left.length < seen.value.size) seen.value = new Set(left);
}

export function showAgain(): void {
  reopened.value = true;
}

/** Whether the reveal stands in front of the map; at the end it stands above it. */
export function isShowing(props: GameProps): boolean {
  if (props.past || props.seat === null || props.result !== null) return false;
  const board = boardOf(props.view);
  if (board.deciding?.seat === props.seat && board.deciding.kind !== "order") return reopened.value;
  return reopened.value || newsOf(board).some((news) => !seen.value.has(news));
}

/** Whether the cards themselves are news, and worth turning over. */
export function cardsAreNews(board: Board): boolean {
  return board.reveal !== null && !seen.value.has(nameOf(board.reveal));
}

/** The turn and its cards: taken back and played differently, it is news again. */
function nameOf(reveal: Reveal): string {
  return [reveal.turn, ...reveal.played.map(({ card }) => card)].join(" ");
}
