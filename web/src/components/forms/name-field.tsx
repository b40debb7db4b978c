// The player's name, remembered for the next table.

import { useId } from "preact/hooks";

import { keep } from "../../phone/keep";
import { t } from "../../words/texts";

interface NameFieldProps {
  readonly name: string;
  readonly missing: boolean;
  readonly onChange: (name: string) => void;
}

export function NameField({ name, missing, onChange }: NameFieldProps) {
  const fault = useId();
  return (
    <label class="field">
      <span>{t("ui-name")}</span>
      <input
        type="text"
        maxLength={40}
        autocomplete="nickname"
        value={name}
        aria-invalid={missing}
        aria-describedby={missing ? fault : undefined}
        onInput={({ currentTarget }) => {
          keep("name", currentTarget.value);
          onChange(currentTarget.value);
        }}
      />
      {missing && (
        <span class="fault" id={fault} role="alert">
          {t("ui-name-missing")}
        </span>
      )}
    </label>
  );
}
