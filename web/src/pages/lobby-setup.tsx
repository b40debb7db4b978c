// The answers of the set-up, changed in the lobby: the seats follow them.

import { useState } from "preact/hooks";

import type { Answer } from "../components/forms/form-field";
import { Sheet } from "../components/sheets/sheet";
import { Skeleton } from "../components/shell/empty";
import { busy, change } from "../connection/actions";
import type { TableInfo } from "../messages";
import { t } from "../words/texts";
import { Fields, useForm } from "./new-match";

export function LobbySetup({ info, onClose }: { info: TableInfo; onClose: () => void }) {
  // Data that was chosen stays, and is no answer.
  const rules = info.rules.filter(({ key }) => !key.startsWith("pack."));
  const chosen = Object.fromEntries(rules.map(({ key, answer }) => [key, answer]));
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer>>>(chosen);
  const form = useForm(info.game, answers, undefined, info.code);
  const ready = form !== null && form.faults.length === 0;
  const send = () => {
    if (!ready || busy.value) return;
    void change({ type: "set_answers", answers }).then((done) => done && onClose());
  };
  return (
    <Sheet title={t("ui-change-setup")} onClose={onClose}>
      <div class="form">
        {form ? (
          <Fields form={form} answers={answers} tried onChange={setAnswers} />
        ) : (
          <Skeleton bars={4} />
        )}
        {form && <p class="small muted">{t("ui-setup-seats", { count: form.seats.length })}</p>}
        <div class="offers">
          <button type="button" class="offer" onClick={onClose}>
            {t("ui-cancel")}
          </button>
          <button
            type="button"
            class={`offer wide ${ready ? "primary" : "no"}`}
            aria-disabled={!ready}
            onClick={send}
          >
            {t("ui-change-setup")}
          </button>
        </div>
      </div>
    </Sheet>
  );
}
