// What is wrong with the board, in the server's words: where it is, and what to do.

import { connection } from "../../../connection/state";
import { t, say } from "../../../words/texts";
import { Icon } from "../../../components/shell/icon";
import type { BoardFault } from "./checking";
import { middleOf } from "./corners";
import { type Draft, outlineOf } from "./draft";
import { pieceName, squareAt, zoneOf } from "./names";

interface FaultBarProps {
  readonly draft: Draft;
  readonly faults: ReadonlyArray<BoardFault>;
  readonly known: boolean; // the server has answered
  readonly onShow: (about: string) => void;
}

export function FaultBar({ draft, faults, known, onShow }: FaultBarProps) {
  const online = connection.value === "on";
  if (faults.length === 0) {
    return (
      <p class="aa-ed-sound label" role="status">
        {known && <Icon name="tick" />}
        {t(known ? "aa-ed-sound" : online ? "aa-ed-checking" : "aa-ed-unchecked")}
      </p>
    );
  }
  return (
    <ul
      class="aa-ed-faults"
      aria-live="polite"
      tabIndex={0}
      aria-label={t("ui-data-faults", { count: faults.length })}
    >
      {faults.map((fault, index) => (
        <li key={index}>
          <button type="button" class="offer danger" onClick={() => onShow(fault.about)}>
            <b class="number">{index + 1}</b>
            <span class="grow">
              <b>{whom(draft, fault.about)}</b>
              <span class="why">{say(fault.text)}</span>
            </span>
            <Icon name="forward" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** "Foliage 5 at L8". */
function whom(draft: Draft, about: string): string {
  const piece = draft.pieces.find(({ id }) => id === about);
  const zone = zoneOf(about);
  if (zone !== null) return t("aa-ed-zone", { number: zone + 1 });
  if (!piece) return t(`aa-ed-about-${ABOUT.includes(about) ? about : "board"}`);
  if (piece.corners.length === 0) return pieceName(draft, piece);
  const square = squareAt(draft, middleOf(outlineOf(piece)));
  return t("aa-ed-piece-at", { piece: pieceName(draft, piece), square });
}

const ABOUT = ["zones", "objectives", "pieces"];
