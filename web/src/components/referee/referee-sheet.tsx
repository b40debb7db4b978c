// What a referee does, each with its reason in words: rule, go back, correct, abandon.

import { useEffect, useState } from "preact/hooks";

import { change } from "../../connection/actions";
import { request } from "../../connection/socket";
import type { Present, Roll, TableInfo } from "../../messages";
import { who } from "../../words/people";
import { say, t } from "../../words/texts";
import { rowsOf } from "../log/log-list";
import { useLog } from "../log/log-sheet";
import { RollTyping } from "../dice/roll-typing";
import { Sheet } from "../sheets/sheet";
import { Banner } from "../shell/banner";
import { Skeleton } from "../shell/empty";
import { CorrectionForm } from "./correction-form";

export type RefereeTask =
  | { readonly kind: "rule" | "correct" | "abandon" }
  | { readonly kind: "rewind"; readonly to: number }
  | { readonly kind: "drop"; readonly seat: string }
  | { readonly kind: "throw"; readonly row: number };

interface RefereeSheetProps {
  readonly task: RefereeTask;
  readonly info: TableInfo;
  readonly now: Present | null;
  readonly onClose: () => void;
}

export function RefereeSheet({ task, info, now, onClose }: RefereeSheetProps) {
  const [words, setWords] = useState("");
  const [missing, setMissing] = useState(false);
  const reason = words.trim();
  /** Every action of a referee needs a reason in words. */
  const withReason = (send: () => Promise<boolean>) => {
    if (reason === "") setMissing(true);
    else void send().then((done) => done && onClose());
  };
  return (
    <Sheet title={t(`ui-task-${task.kind}`)} onClose={onClose}>
      <div class="form">
        <label class="field">
          <span>{t(task.kind === "rule" ? "ui-ruling" : "ui-reason")}</span>
          <textarea
            rows={3}
            maxLength={500}
            value={words}
            aria-invalid={missing && reason === ""}
            onInput={({ currentTarget }) => setWords(currentTarget.value)}
          />
          {missing && reason === "" && (
            <span class="fault" role="alert">
              {t("ui-reason-missing")}
            </span>
          )}
        </label>
        <TaskForm task={task} info={info} now={now} reason={reason} withReason={withReason} />
      </div>
    </Sheet>
  );
}

interface TaskFormProps extends Omit<RefereeSheetProps, "onClose"> {
  readonly reason: string;
  readonly withReason: (send: () => Promise<boolean>) => void;
}

function TaskForm(props: TaskFormProps) {
  const { task, reason, withReason } = props;
  switch (task.kind) {
    case "rule":
      return <Send onSend={() => withReason(() => change({ type: "rule", text: reason }))} />;
    case "abandon":
      return <Send danger onSend={() => withReason(() => change({ type: "abandon", reason }))} />;
    case "rewind":
      return (
        <>
          <Banner>{t("ui-rewind-hint", { row: task.to })}</Banner>
          <TakenBack now={props.now} to={task.to} />
          <Send onSend={() => withReason(() => change({ type: "rewind", to: task.to, reason }))} />
        </>
      );
    case "drop":
      return (
        <>
          <Banner kind="bad">{t("ui-drop-hint", { name: who(task.seat) })}</Banner>
          <Send
            danger
            onSend={() =>
              withReason(() => change({ type: "drop_player", seat: task.seat, reason }))
            }
          />
        </>
      );
    case "correct":
      return <Correction {...props} />;
    case "throw":
      return <ThrowAgain {...props} row={task.row} />;
  }
}

const MOST_SHOWN = 6; // so that the button below stays in reach

/** The steps that a rewind would take back: exactly what it says. */
function TakenBack({ now, to }: { now: Present | null; to: number }) {
  const lines = useLog(now).filter(
    ({ seq, undone, kind }) => seq > to && !undone && kind !== "noted",
  );
  const rows = rowsOf([...lines].reverse());
  if (rows.length === 0) return null;
  return (
    <div class="small">
      <p class="muted">{t("ui-rewind-takes", { count: rows.length })}</p>
      <ul class="taken-back">
        {rows
          .slice(0, MOST_SHOWN)
          .map(
            ([line]) =>
              line && (
                <li key={line.seq}>
                  {t("ui-call-row", { row: line.seq, text: say(line.text, now?.view.names) })}
                </li>
              ),
          )}
        {rows.length > MOST_SHOWN && (
          <li>{t("ui-offers-more", { count: rows.length - MOST_SHOWN })}</li>
        )}
      </ul>
    </div>
  );
}

function Send({ danger, onSend }: { danger?: boolean; onSend: () => void }) {
  return (
    <div class="offers">
      <button type="button" class={`offer ${danger ? "danger" : "primary"}`} onClick={onSend}>
        {t("ui-send")}
      </button>
    </div>
  );
}

function Correction({ info, now, reason, withReason }: TaskFormProps) {
  return (
    <CorrectionForm
      info={info}
      now={now}
      send={t("ui-send")}
      onSend={([correction, ...more]) =>
        correction && withReason(() => change({ type: "correct", correction, more, reason }))
      }
    />
  );
}

/** The roll of a row is what was pending after the row before it. */
function useRollOf(match: string, row: number): Roll | null | undefined {
  const [roll, setRoll] = useState<Roll | null>();
  useEffect(() => {
    void request({ type: "replay", match, at: row - 1 }).then((reply) => {
      const pending = reply.type === "past" ? reply.pending : null;
      setRoll(pending?.type === "roll" ? pending : null);
    });
  }, [match, row]);
  return roll;
}

function ThrowAgain({ info, row, reason, withReason }: TaskFormProps & { row: number }) {
  const roll = useRollOf(info.match, row);
  if (roll === undefined) return <Skeleton bars={2} />;
  if (roll === null) return <Banner kind="bad">{t("refused-not-a-roll")}</Banner>;
  return (
    <RollTyping
      roll={roll}
      own={roll.groups.map(({ key }) => key)}
      before={{}}
      still={false}
      onSend={(faces) => withReason(() => change({ type: "correct_throw", row, faces, reason }))}
    />
  );
}
