// What can be put on the board, each by its own picture.

import { t } from "../../../words/texts";
import { Piece as PieceDrawing } from "../field/terrain";
import { frameOf } from "./canvas";
import { outlineOf } from "./draft";
import { drawnBy, TOOLS, type Tool } from "./tools";

/** The id of a tool, or "objective"; null: nothing is in hand. */
export type InHand = string | null;

interface PaletteProps {
  readonly inHand: InHand;
  readonly onPick: (tool: InHand) => void;
  readonly onZones: () => void;
}

export function Palette({ inHand, onPick, onZones }: PaletteProps) {
  return (
    <div class="aa-ed-palette" role="group" aria-label={t("aa-ed-pieces")} tabIndex={0}>
      {TOOLS.map((tool) => (
        <Swatch
          key={tool.id}
          id={tool.id}
          on={inHand === tool.id}
          onPress={() => onPick(inHand === tool.id ? null : tool.id)}
        >
          <ToolPicture tool={tool} />
        </Swatch>
      ))}
      <Swatch id="zone" on={false} onPress={onZones}>
        <svg viewBox="0 0 12 6" aria-hidden="true">
          <path class="aa-zone side-blue" d="M1 1H11V5H1Z" />
        </svg>
      </Swatch>
      <Swatch
        id="objective"
        on={inHand === "objective"}
        onPress={() => onPick(inHand === "objective" ? null : "objective")}
      >
        <svg viewBox="0 0 12 6" aria-hidden="true" class="aa-objective side-stone">
          <circle class="area" cx="6" cy="3" r="2.8" />
          <circle class="token" cx="6" cy="3" r="1.3" />
        </svg>
      </Swatch>
    </div>
  );
}

interface SwatchProps {
  readonly id: string;
  readonly on: boolean;
  readonly onPress: () => void;
  readonly children: preact.ComponentChildren;
}

function Swatch({ id, on, onPress, children }: SwatchProps) {
  return (
    <button type="button" class={on ? "on" : ""} aria-pressed={on} data-tool={id} onClick={onPress}>
      {children}
      <span>{t(`aa-ed-tool-${id}`)}</span>
    </button>
  );
}

/** The tool's own piece, in a box of 12 by 6 inches. */
function ToolPicture({ tool }: { readonly tool: Tool }) {
  const frame = frameOf(12000, 6000);
  const most = Math.min(1, 10000 / tool.length, 5000 / tool.width);
  const small = { ...tool, length: tool.length * most, width: Math.max(tool.width * most, 650) };
  const piece = drawnBy(small, [[6000, 3000]], 0);
  if (!piece) return null;
  const outline = outlineOf({ ...piece, id: tool.id, twin: false });
  return (
    <svg viewBox="0 0 12 6" aria-hidden="true">
      <PieceDrawing
        piece={{ id: tool.id, kind: tool.kind, outline, height: tool.height }}
        frame={frame}
      />
    </svg>
  );
}
