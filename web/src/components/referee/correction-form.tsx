// "The table is right", for the referee and for players who propose it: the game's own form or one
// made from its types, one thing at a time or several in one row.

import { useState } from "preact/hooks";

import { asRecord } from "../../connection/decoder";
import { gameProps } from "../../games/game-props";
import { gameModule } from "../../games/registry";
import type { Present, TableInfo } from "../../messages";
import { t } from "../../words/texts";
import { SwitchRow } from "../forms/switch-row";
import { PlainCorrections } from "./plain-corrections";

type Correction = Readonly<Record<string, unknown>>;

interface CorrectionFormProps {
  readonly info: TableInfo;
  readonly now: Present | null;
  readonly send: string; // the word on the button for several
  readonly onSend: (corrections: ReadonlyArray<Correction>) => void;
}

export function CorrectionForm({ info, now, send, onSend }: CorrectionFormProps) {
  const [several, setSeveral] = useState(false);
  const [noted, setNoted] = useState<ReadonlyArray<Correction>>([]);
  const { Corrections = PlainCorrections } = gameModule(info.game);
  if (!now) return null;
  const correct = (correction: object) => {
    const one = asRecord(correction);
    if (several) setNoted([...noted, one]);
    else onSend([one]);
  };
  return (
    <>
      <div class="panel">
        <SwitchRow
          label={t("ui-correct-several")}
          help={t("ui-correct-several-help")}
          on={several}
          onChange={(on) => {
            setSeveral(on);
            setNoted([]);
          }}
        />
      </div>
      <Corrections {...gameProps(info, now)} correct={correct} />
      {several && (
        <div class="noted" role="status">
          <p class="small muted">{t("ui-correct-noted", { count: noted.length })}</p>
          <div class="offers">
            <button
              type="button"
              class="offer"
              aria-disabled={noted.length === 0}
              onClick={() => setNoted(noted.slice(0, -1))}
            >
              {t("ui-correct-less")}
            </button>
            <button
              type="button"
              class="offer primary wide"
              aria-disabled={noted.length === 0}
              onClick={() => noted.length > 0 && onSend(noted)}
            >
              {send}
            </button>
          </div>
        </div>
      )}
    </>
  );
}
