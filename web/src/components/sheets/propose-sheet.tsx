// Proposing to set the table right, or to go back to a row: what, and why in words if one likes.

import { useState } from "preact/hooks";

import { change } from "../../connection/actions";
import type { Present, TableInfo } from "../../messages";
import { t } from "../../words/texts";
import { CorrectionForm } from "../referee/correction-form";
import { Banner } from "../shell/banner";
import { closeSheet } from "./open-sheet";
import { Sheet } from "./sheet";

interface ProposeSheetProps {
  readonly info: TableInfo;
  readonly now: Present;
  readonly seat: string;
}

function Reason({ words, onWords }: { words: string; onWords: (words: string) => void }) {
  return (
    <label class="field">
      <span>{t("ui-reason-optional")}</span>
      <textarea
        rows={2}
        maxLength={500}
        value={words}
        onInput={({ currentTarget }) => onWords(currentTarget.value)}
      />
    </label>
  );
}

export function CorrectSheet({ info, now, seat }: ProposeSheetProps) {
  const [words, setWords] = useState("");
  const propose = (corrections: ReadonlyArray<Readonly<Record<string, unknown>>>) => {
    const reason = words.trim() || null;
    void change({ type: "propose", seat, what: "correct", corrections, reason }).then(
      (done) => done && closeSheet(),
    );
  };
  return (
    <Sheet title={t("ui-menu-correct")} onClose={closeSheet}>
      <div class="form">
        <p class="small muted">{t("ui-correct-hint")}</p>
        <Reason words={words} onWords={setWords} />
        <CorrectionForm info={info} now={now} send={t("ui-propose")} onSend={propose} />
      </div>
    </Sheet>
  );
}

interface RewindFormProps {
  readonly seat: string;
  readonly to: number;
  readonly onDone: () => void;
}

/** Below a line of the log, once somebody wants to go back to it. */
export function RewindForm({ seat, to, onDone }: RewindFormProps) {
  const [words, setWords] = useState("");
  const propose = () => {
    const reason = words.trim() || null;
    void change({ type: "propose", seat, what: "rewind", to, reason }).then(
      (done) => done && closeSheet(),
    );
  };
  return (
    <div class="form">
      <Banner>{t("ui-rewind-hint", { row: to })}</Banner>
      <Reason words={words} onWords={setWords} />
      <div class="offers">
        <button type="button" class="offer" onClick={onDone}>
          {t("ui-cancel")}
        </button>
        <button type="button" class="offer primary wide" onClick={propose}>
          {t("ui-propose")}
        </button>
      </div>
    </div>
  );
}
