// Pebbles, drawn.

import { ScreenHead } from "../../components/screen/screen-head";
import { decode } from "../../connection/decoder";
import type { View } from "../../messages";
import type { GameModule, GameProps } from "../game-module";
import "./pebbles.css";
import { shapes } from "./types";

function pebbles(view: View) {
  const { left } = decode(shapes.Board, view.board);
  return Array.from({ length: left }, (_, place) => <span class="pebble" key={place} />);
}

function Board({ view }: GameProps) {
  return <div class="pebbles">{pebbles(view)}</div>;
}

function Screen({ view, table }: GameProps) {
  return (
    <main class="tv generic">
      <ScreenHead table={table} />
      <div class="pebbles">{pebbles(view)}</div>
    </main>
  );
}

export const game: GameModule = { Board, Screen };
