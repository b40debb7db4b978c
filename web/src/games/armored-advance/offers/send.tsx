// The two buttons that end a choice: the one that sends it, and the way back.

import type { ComponentChildren } from "preact";

import { t } from "../../../words/texts";
import type { GameProps } from "../../game-module";
import { setStep } from "./draft";

export function Send(props: {
  readonly still: boolean;
  readonly ready?: boolean;
  readonly onSend: () => void;
  readonly children: ComponentChildren;
}) {
  const ready = props.ready ?? true;
  return (
    <button
      type="button"
      class={`offer wide ${ready ? "primary" : "no"}`}
      aria-disabled={!ready || props.still}
      onClick={() => ready && !props.still && props.onSend()}
    >
      {props.children}
    </button>
  );
}

export function Back(props: GameProps) {
  return (
    <button type="button" class="offer" onClick={() => setStep(props, null)}>
      {t("ui-back")}
    </button>
  );
}
