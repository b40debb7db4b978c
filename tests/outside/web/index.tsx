// Pebbles, drawn; and a page of its own that answers how many to take.

import { useState } from "preact/hooks";

import { ScreenHead } from "../../components/screen/screen-head";
import { AppBar } from "../../components/shell/app-bar";
import { decode } from "../../connection/decoder";
import { request } from "../../connection/socket";
import type { View } from "../../messages";
import { t } from "../../words/texts";
import type { GameModule, GameProps } from "../game-module";
import "./pebbles.css";
import { shapes } from "./types";

const LEAST = 4;
const MOST = 40;

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

function HowMany() {
  const [left, setLeft] = useState(LEAST);
  const [answer, setAnswer] = useState("");
  const ask = async () => {
    const question = { type: "how-many", left, most: LEAST - 1 };
    const reply = await request({ type: "ask", game: "pebbles", match: null, question });
    if (reply.type !== "ruling") return;
    setAnswer(t("pb-page-answer", { left, count: Number(reply.ruling.value) }));
  };
  return (
    <div class="phone">
      <AppBar title={t("pb-page")} />
      <main>
        <button class="offer more" onClick={() => setLeft(Math.min(left + 1, MOST))}>
          {left}
        </button>
        <button class="offer primary" onClick={() => void ask()}>
          {t("pb-page")}
        </button>
        <p class="answer">{answer}</p>
      </main>
    </div>
  );
}

export const game: GameModule = {
  Board,
  Screen,
  pages: [
    { path: "pebbles", title: "pb-page", Page: HowMany, link: { icon: "target", text: "pb-page" } },
  ],
};
