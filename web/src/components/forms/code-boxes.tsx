// The table's code, one box for each sign. One real field lies over the boxes, so that keyboards,
// pasting and screen readers work as in any other.

import { t } from "../../words/texts";

const SIGNS = 4;

interface CodeBoxesProps {
  readonly code: string;
  readonly onChange: (code: string) => void;
}

function cleanCode(raw: string): string {
  return raw
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")
    .slice(0, SIGNS);
}

export function isWhole(code: string): boolean {
  return code.length === SIGNS;
}

export function CodeBoxes({ code, onChange }: CodeBoxesProps) {
  return (
    <label class="code">
      <span class="sr">{t("ui-code-label")}</span>
      <input
        type="text"
        name="code"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        maxLength={SIGNS + 2}
        value={code}
        onInput={({ currentTarget }) => {
          const clean = cleanCode(currentTarget.value);
          currentTarget.value = clean;
          onChange(clean);
        }}
      />
      {Array.from({ length: SIGNS }, (_, place) => (
        <span key={place} class={`box${place === code.length ? " cur" : ""}`} aria-hidden="true">
          {code[place] ?? ""}
        </span>
      ))}
    </label>
  );
}
