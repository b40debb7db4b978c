// In the banner of a call: how the other side sees it, said once, for the referee to read.

import { useState } from "preact/hooks";

import { busy, change } from "../../connection/actions";
import type { Call } from "../../messages";
import { t } from "../../words/texts";

export function CallView({ call, seat }: { call: Call; seat: string | null }) {
  const [text, setText] = useState("");
  if (seat === null || seat === call.seat) return null;
  const said = call.said[seat];
  if (said !== undefined) return <q class="words">{said}</q>;
  const send = (event: Event) => {
    event.preventDefault();
    if (text.trim() === "" || busy.value) return;
    void change({ type: "answer_call", seat, text: text.trim() });
  };
  return (
    <details class="call-view">
      <summary>{t("ui-call-your-view")}</summary>
      <form class="form" onSubmit={send}>
        <input
          type="text"
          maxLength={200}
          aria-label={t("ui-call-your-view")}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <button type="submit" class="offer">
          {t("ui-call-view-send")}
        </button>
      </form>
    </details>
  );
}
