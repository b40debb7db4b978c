// The terrain of a drawn board. A piece that did not change keeps its drawing, so that dragging one
// of five hundred draws one.

import type { VNode } from "preact";
import { useMemo } from "preact/hooks";

import type { Frame } from "../field/frame";
import { LAYERS, lowFirst, Piece as PieceDrawing } from "../field/terrain";
import { type Draft, outlineOf, type Piece, twinOf } from "./draft";

interface TerrainProps {
  readonly draft: Draft;
  readonly frame: Frame;
}

type Drawn = { readonly one: VNode; readonly twin: VNode | null };

export function TerrainLayer({ draft, frame }: TerrainProps) {
  // What a twin looks like hangs on these alone, besides its piece.
  const zones = draft.layout === "mirror" ? draft.zones : null;
  const drawings = useMemo(
    () => new WeakMap<Piece, Drawn>(),
    [frame, draft.width, draft.depth, draft.layout, zones],
  );
  const drawn = (piece: Piece): Drawn => {
    const known = drawings.get(piece);
    if (known) return known;
    const made = {
      one: picture(piece, piece.id, frame),
      twin:
        piece.twin && draft.layout !== "free"
          ? picture(twinOf(draft, piece), `${piece.id}-twin`, frame)
          : null,
    };
    drawings.set(piece, made);
    return made;
  };
  return (
    <g aria-hidden="true">
      {LAYERS.map((kinds, layer) => (
        <g key={layer}>
          {lowFirst(draft.pieces.filter(({ kind }) => kinds.includes(kind))).flatMap((piece) => {
            const { one, twin } = drawn(piece);
            return twin ? [one, twin] : [one];
          })}
        </g>
      ))}
    </g>
  );
}

function picture(piece: Piece, id: string, frame: Frame): VNode {
  const { kind, height } = piece;
  return (
    <g key={id} data-terrain={id}>
      <PieceDrawing piece={{ id, kind, outline: outlineOf(piece), height }} frame={frame} />
    </g>
  );
}
