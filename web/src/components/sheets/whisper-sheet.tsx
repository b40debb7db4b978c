// A private word to some of the others; nobody else learns that there was one.

import { useState } from "preact/hooks";

import { change } from "../../connection/actions";
import type { Line, Present, Ref, TableInfo } from "../../messages";
import { who, whoAll } from "../../words/people";
import { t } from "../../words/texts";
import { SeatFrame, sideClass } from "../seats/seat-badge";
import { closeSheet } from "./open-sheet";
import { Sheet } from "./sheet";

const MOST = 280; // characters

interface WhisperSheetProps {
  readonly info: TableInfo;
  readonly now: Present;
  readonly seat: string;
}

export function WhisperSheet({ info, now, seat }: WhisperSheetProps) {
  const others = info.seats.filter((each) => each.seat !== seat && !now.out.includes(each.seat));
  const only = others.length === 1 ? [others[0]?.seat ?? ""] : [];
  const [to, setTo] = useState<ReadonlyArray<string>>(only);
  const [text, setText] = useState("");
  const ready = to.length > 0 && text.trim() !== "";
  const toggle = (other: string) =>
    setTo(to.includes(other) ? to.filter((each) => each !== other) : [...to, other]);
  const send = (event: Event) => {
    event.preventDefault();
    if (!ready) return;
    void change({ type: "whisper", seat, to, text: text.trim() }).then(
      (done) => done && closeSheet(),
    );
  };
  return (
    <Sheet title={t("ui-menu-whisper")} onClose={closeSheet}>
      <form class="form" onSubmit={send}>
        <p class="small muted">{t("ui-whisper-hint")}</p>
        <div class="listeners" role="group" aria-label={t("ui-whisper-to")}>
          {others.map((each) => (
            <button
              key={each.seat}
              type="button"
              class={`offer ${sideClass(each.seat)}${to.includes(each.seat) ? " primary" : ""}`}
              aria-pressed={to.includes(each.seat)}
              onClick={() => toggle(each.seat)}
            >
              <span class="badge">
                <SeatFrame seat={each.seat} />
              </span>
              {who(each.seat)}
            </button>
          ))}
        </div>
        <label class="field">
          <span>{t("ui-whisper-words")}</span>
          <textarea
            rows={3}
            maxLength={MOST}
            value={text}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
        </label>
        <div class="offers">
          <button type="submit" class={`offer ${ready ? "primary" : "no"}`} aria-disabled={!ready}>
            {t("ui-send")}
          </button>
        </div>
      </form>
    </Sheet>
  );
}

/** The newest private words of others in the view, as they are shown above the board. */
export function heard(now: Present): Line | null {
  const words = now.lines.filter(({ kind, seat }) => kind === "whispered" && seat !== now.seat);
  return words.at(-1) ?? null;
}

/** Who says it, and to whom besides the reader. */
export function heardFrom(line: Line, reader: string | null): string {
  const from = line.seat === null ? "" : who(line.seat);
  const rest = refs(line.text.values["to"]).filter(({ id }) => id !== reader);
  if (rest.length === 0) return t("ui-whispered", { who: from });
  return t("ui-whispered-too", { who: from, others: whoAll(rest.map(({ id }) => id)) });
}

type Value = Line["text"]["values"][string];

function refs(value: Value | undefined): ReadonlyArray<Ref> {
  return typeof value === "object" && !("kind" in value) ? value : [];
}
