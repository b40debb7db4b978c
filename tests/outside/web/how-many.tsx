// A page of the game's own that answers how many to take.

import { useState } from "preact/hooks";

import { AppBar } from "../../components/shell/app-bar";
import { request } from "../../connection/socket";
import { t } from "../../words/texts";

const LEAST = 4;
const MOST = 40;

export function HowMany() {
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
      <AppBar title={t("page-pebbles")} />
      <main>
        <button class="offer more" onClick={() => setLeft(Math.min(left + 1, MOST))}>
          {left}
        </button>
        <button class="offer primary" onClick={() => void ask()}>
          {t("page-pebbles")}
        </button>
        <p class="answer">{answer}</p>
      </main>
    </div>
  );
}
