// One sentence of warning, then yes or no.

import type { ComponentChildren } from "preact";

import { t } from "../../words/texts";
import { Sheet } from "./sheet";

interface ConfirmSheetProps {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly danger?: boolean;
  readonly onYes: () => void;
  readonly onClose: () => void;
  readonly children?: ComponentChildren;
}

export function ConfirmSheet(props: ConfirmSheetProps) {
  return (
    <Sheet title={props.title} onClose={props.onClose}>
      <p>{props.text}</p>
      {props.children}
      <div class="offers">
        <button type="button" class="offer" onClick={props.onClose}>
          {t("ui-cancel")}
        </button>
        <button
          type="button"
          class={`offer wide ${props.danger ? "danger" : "primary"}`}
          onClick={() => {
            props.onClose();
            props.onYes();
          }}
        >
          {props.yes}
        </button>
      </div>
    </Sheet>
  );
}
