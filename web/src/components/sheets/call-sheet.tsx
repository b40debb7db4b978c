// Ask the referee to come: about which step, with a word about what.

import { useState } from "preact/hooks";

import { change } from "../../connection/actions";
import type { Line, Present } from "../../messages";
import { say, t } from "../../words/texts";
import { rowsOf, tidings } from "../log/log-list";
import { closeSheet } from "./open-sheet";
import { Sheet } from "./sheet";

const LATEST = 4; // steps to choose from; an older one is named in words

/** The last steps, newest first, each by its first sentence. */
function latest(now: Present): ReadonlyArray<Line> {
  const steps = tidings(now.lines).filter(({ kind, undone }) => kind !== "noted" && !undone);
  return rowsOf(steps)
    .flatMap(([line]) => line ?? [])
    .reverse()
    .slice(0, LATEST);
}

export function CallSheet({ now }: { now: Present }) {
  const [text, setText] = useState("");
  const [row, setRow] = useState<number | null>(null);
  const send = (event: Event) => {
    event.preventDefault();
    closeSheet();
    void change({ type: "call_referee", seat: now.seat, text: text.trim(), row });
  };
  const steps = latest(now);
  return (
    <Sheet title={t("ui-menu-call")} onClose={closeSheet}>
      <form class="form" onSubmit={send}>
        <fieldset class="field call-about">
          <legend>{t("ui-call-about")}</legend>
          <Step text={t("ui-call-now")} on={row === null} onPick={() => setRow(null)} />
          {steps.map((line) => (
            <Step
              key={line.seq}
              text={t("ui-call-row", { row: line.seq, text: say(line.text, now.view.names) })}
              on={row === line.seq}
              onPick={() => setRow(line.seq)}
            />
          ))}
        </fieldset>
        <label class="field">
          <span>{t("ui-call-what")}</span>
          <textarea
            rows={2}
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

function Step({ text, on, onPick }: { text: string; on: boolean; onPick: () => void }) {
  return (
    <button type="button" class={`offer pick${on ? " on" : ""}`} aria-pressed={on} onClick={onPick}>
      {text}
    </button>
  );
}
