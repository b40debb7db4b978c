// Buttons that turn a unit on the spot.

import type { ComponentChildren } from "preact";

import { t } from "../../../words/texts";

interface TurnsProps {
  readonly onTurn: (by: number) => void; // hundredths of a degree, counter-clockwise
  readonly children?: ComponentChildren;
}

export function Turns({ onTurn, children }: TurnsProps) {
  return (
    <div class="aa-turns" role="group" aria-label={t("aa-ui-heading")}>
      <TurnButton label={t("aa-ui-turn-left")} text="⟲" onTap={() => onTurn(1500)} />
      <TurnButton label={t("aa-ui-turn-right")} text="⟳" onTap={() => onTurn(-1500)} />
      <TurnButton label={t("aa-ui-turn-round")} text="⇅" onTap={() => onTurn(18000)} />
      {children}
    </div>
  );
}

interface TurnButtonProps {
  readonly label: string;
  readonly text: string;
  readonly onTap: () => void;
}

export function TurnButton({ label, text, onTap }: TurnButtonProps) {
  return (
    <button type="button" class="offer tight" aria-label={label} title={label} onClick={onTap}>
      {text}
    </button>
  );
}
