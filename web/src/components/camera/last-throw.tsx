// The throw that a device has just read: its picture, its faces, and a way to say that it is wrong.

import { signal } from "@preact/signals";

import type { Line, Present } from "../../messages";
import { say, t } from "../../words/texts";
import { openSheet } from "../sheets/open-sheet";
import { Icon } from "../shell/icon";
import { useEvidence } from "./evidence";
import { DicePhoto } from "./photo";

/** The newest reading that was waved through on this phone: match and row. */
const seen = signal("");

const key = (match: string, line: Line) => `${match}/${line.seq}`;

/** The newest reading, as long as nobody has waved it through here. */
export function freshReading(now: Present): Line | null {
  const shown = now.lines.filter((each) => each.evidence.length > 0 && !each.undone);
  const newest = shown.at(-1)?.seq;
  const line = shown.find(({ seq }) => seq === newest); // the faces; what they did stands below
  if (!line || line.source === null || seen.value === key(now.match, line)) return null;
  return line;
}

export function LastThrow({ now, line }: { now: Present; line: Line }) {
  const src = useEvidence(now.match, line.evidence.at(-1));
  const counted = line.dice.filter((die) => die.group !== null);
  const wave = () => {
    seen.value = key(now.match, line);
  };
  return (
    <section class="camera-roll last-throw" aria-label={t("ui-last-throw")}>
      <DicePhoto
        src={src}
        alt={src ? t("ui-camera-photo-alt") : t("ui-camera-no-photo")}
        dice={line.dice.map((die) => ({ ...die, doubtful: false }))}
        caption={t("ui-camera-photo")}
        note={counted.length > 0 ? t("ui-camera-read", { count: counted.length }) : undefined}
      />
      <div class="last-throw-text">
        <b role="status">{say(line.text, now.view.names)}</b>
        <div class="offers">
          {now.seat !== null && (
            <button type="button" class="offer" onClick={() => openSheet("call")}>
              <Icon name="eye" />
              {t("ui-camera-wrong")}
            </button>
          )}
          <button type="button" class="offer primary" onClick={wave}>
            <Icon name="tick" />
            {t("ui-camera-go-on")}
          </button>
        </div>
      </div>
    </section>
  );
}
