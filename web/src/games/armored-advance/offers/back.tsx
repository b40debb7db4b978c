// The way back from a choice.

import { t } from "../../../words/texts";
import type { GameProps } from "../../game-module";
import { setStep } from "./draft";

export function Back(props: GameProps) {
  return (
    <button type="button" class="offer" onClick={() => setStep(props, null)}>
      {t("ui-back")}
    </button>
  );
}
