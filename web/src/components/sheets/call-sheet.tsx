// Ask the referee to come, with a word about what.

import { useState } from "preact/hooks";

import { change } from "../../connection/actions";
import { t } from "../../words/texts";
import { closeSheet } from "./open-sheet";
import { Sheet } from "./sheet";

export function CallSheet({ seat }: { seat: string | null }) {
  const [text, setText] = useState("");
  const send = (event: Event) => {
    event.preventDefault();
    closeSheet();
    void change({ type: "call_referee", seat, text: text.trim() });
  };
  return (
    <Sheet title={t("ui-menu-call")} onClose={closeSheet}>
      <form class="form" onSubmit={send}>
        <label class="field">
          <span>{t("ui-call-what")}</span>
          <textarea
            rows={3}
            maxLength={200}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <div class="offers">
          <button type="submit" class="offer primary">
            {t("ui-call-send")}
          </button>
        </div>
      </form>
    </Sheet>
  );
}
