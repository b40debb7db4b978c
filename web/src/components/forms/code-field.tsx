// A field for a code that may be wrong; why it was refused stands beside it until it is typed anew.

import { useId } from "preact/hooks";

import type { Phrase } from "../../messages";
import { say } from "../../words/texts";

const SHOWN = { type: "text", class: "codefield", autocomplete: "off", maxLength: 20 } as const;
const SECRET = { type: "password", autocomplete: "current-password", maxLength: 200 } as const;

interface CodeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly fault: Phrase | null;
  readonly secret?: boolean;
  readonly onInput: (value: string) => void;
}

export function CodeField({ label, value, fault, secret = false, onInput }: CodeFieldProps) {
  const faultId = useId();
  return (
    <label class="field">
      <span>{label}</span>
      <input
        {...(secret ? SECRET : SHOWN)}
        autocapitalize="characters"
        spellcheck={false}
        value={value}
        aria-invalid={fault !== null}
        aria-describedby={fault ? faultId : undefined}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
      {fault && (
        <span class="fault" id={faultId} role="alert">
          {say(fault)}
        </span>
      )}
    </label>
  );
}
