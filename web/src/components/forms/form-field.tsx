// One question of the set-up, drawn by its kind, with where it stands and what is wrong with it.

import { useId } from "preact/hooks";

import type { Fault, Field } from "../../messages";
import { say, sayCite, t } from "../../words/texts";
import { Icon } from "../shell/icon";
import { Seg } from "./seg";
import { Stepper } from "./stepper";
import { SwitchRow } from "./switch-row";

export type Answer = string | number | boolean | null;

interface FormFieldProps {
  readonly field: Field;
  readonly answer: Answer;
  readonly faults: ReadonlyArray<Fault>;
  readonly onAnswer: (answer: Answer) => void;
}

export function FormField(props: FormFieldProps) {
  const { field, faults } = props;
  const wrong = faults.filter(({ where }) => where === field.key);
  return (
    <div class={`field${wrong.length > 0 ? " wrong" : ""}`}>
      <Control {...props} />
      {field.help && field.kind !== "yes_no" && <span class="label">{say(field.help)}</span>}
      {field.cite && <span class="cite">{sayCite(field.cite)}</span>}
      {wrong.map((fault, place) => (
        <span key={place} class="fault" role="alert">
          {say(fault.text)}
        </span>
      ))}
    </div>
  );
}

const FEW = 3; // so many short choices fit side by side
const SHORT = 14;

function Control(props: FormFieldProps) {
  const { field, answer, onAnswer } = props;
  const id = useId();
  const label = say(field.label);
  switch (field.kind) {
    case "yes_no":
      return (
        <SwitchRow
          label={label}
          help={field.help && say(field.help)}
          on={answer === true}
          onChange={onAnswer}
        />
      );
    case "number":
      return <NumberControl {...props} label={label} />;
    case "text":
      return (
        <>
          <label for={id}>{label}</label>
          <input
            id={id}
            type="text"
            maxLength={200}
            value={typeof answer === "string" ? answer : ""}
            onInput={({ currentTarget }) => onAnswer(currentTarget.value)}
          />
        </>
      );
    case "choice":
      return <ChoiceControl {...props} label={label} />;
  }
}

type Labelled = FormFieldProps & { readonly label: string };

function NumberControl({ field, answer, onAnswer, label }: Labelled) {
  if (answer === null) {
    return (
      <div class="line">
        <span class="grow">{label}</span>
        <button type="button" class="offer" onClick={() => onAnswer(field.low ?? 0)}>
          {t("ui-form-set")}
        </button>
      </div>
    );
  }
  return (
    <div class="line">
      <span class="grow">{label}</span>
      <Stepper
        label={label}
        value={Number(answer)}
        low={field.low}
        high={field.high}
        onChange={onAnswer}
      />
    </div>
  );
}

function ChoiceControl({ field, answer, onAnswer, label }: Labelled) {
  const id = useId();
  const choices = field.choices.map((choice) => ({ id: choice.id, label: say(choice.label) }));
  const value = typeof answer === "string" ? answer : null;
  const [only, another] = choices;
  if (only && !another && value === only.id) return <Told label={label} value={only.label} />;
  if (choices.length <= FEW && choices.every((choice) => choice.label.length <= SHORT)) {
    return (
      <>
        <span>{label}</span>
        <Seg label={label} value={value} choices={choices} onPick={onAnswer} />
      </>
    );
  }
  return (
    <>
      <label for={id}>{label}</label>
      <div class="choice">
        <span aria-hidden="true">
          {choices.find((choice) => choice.id === value)?.label ?? t("ui-form-choose")}
        </span>
        <Icon name="down" />
        <select
          id={id}
          value={value ?? ""}
          onChange={({ currentTarget }) => onAnswer(currentTarget.value)}
        >
          {value === null && <option value="">{t("ui-form-choose")}</option>}
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.label}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}

/** A choice of one is none: what the scenario sets. */
function Told({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div class="line">
      <span class="grow">{label}</span>
      <b>{value}</b>
    </div>
  );
}
