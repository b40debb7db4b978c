// What is chosen: where it is, how large, and what can be done with it.

import { SwitchRow } from "../../../components/forms/switch-row";
import { Seg } from "../../../components/forms/seg";
import { t } from "../../../words/texts";
import { fromUnit, inUnit, type LengthUnit } from "../lengths";
import { LengthField, NumberField } from "../number-field";
import { boxOf, type Corner, degreesOf, middleOf, stretched, turned } from "./corners";
import {
  changeOf,
  cornersOf,
  type Draft,
  duplicated,
  flipped,
  grouped,
  movedBy,
  movedObjective,
  partnerOf,
  type Piece,
  removed,
  strips,
  turnedBy,
  ungrouped,
  withoutObjective,
} from "./draft";
import type { Chosen } from "./drags";
import { pieceName } from "./names";
import { Head, Tool } from "./inspector-parts";
import { isUpright } from "./tools";

export interface InspectorProps {
  readonly draft: Draft;
  readonly chosen: Chosen;
  readonly unit: LengthUnit;
  readonly pointwise: boolean;
  readonly several: boolean; // taps add to what is chosen
  /** A change, and what it is part of, so that many taps on one button are undone at once. */
  readonly onChange: (draft: Draft, of?: string) => void;
  readonly onChoose: (chosen: Chosen | null) => void;
  readonly onPointwise: (on: boolean) => void;
  readonly onSeveral: (on: boolean) => void;
}

export function Inspector(props: InspectorProps) {
  const { chosen } = props;
  if (chosen.type === "zone") return <ZonePanel {...props} index={chosen.index} />;
  if (chosen.type === "objective") return <ObjectivePanel {...props} index={chosen.index} />;
  return <PiecesPanel {...props} ids={chosen.ids} />;
}

// --- Pieces ------------------------------------------------------------------------------------

function PiecesPanel(props: InspectorProps & { readonly ids: ReadonlyArray<string> }) {
  const { draft, ids, onChange, onChoose } = props;
  const pieces = draft.pieces.filter(({ id }) => ids.includes(id));
  const [first] = pieces;
  if (!first) return null;
  const only = pieces.length === 1 ? first : null;
  const at = middleOf(cornersOf(draft, ids));
  const isGroup = first.group !== null && pieces.every(({ group }) => group === first.group);
  const copy = () => {
    const [next, made] = duplicated(draft, ids);
    onChange(next);
    onChoose({ type: "pieces", ids: made });
  };
  const drop = () => {
    onChoose(null);
    onChange(removed(draft, ids));
  };
  return (
    <section class="aa-ed-inspector">
      <Head
        {...props}
        title={only ? pieceName(draft, only) : t("aa-ed-several", { count: pieces.length })}
        at={at}
      />
      <div class="aa-ed-tools">
        <Tool icon="copy" label={t("aa-ed-copy")} onPress={copy} />
        <Tool icon="mirror" label={t("aa-ed-flip")} onPress={() => onChange(flipped(draft, ids))} />
        {only && only.width === null && (
          <Tool
            icon="corners"
            label={t("aa-ed-corners")}
            on={props.pointwise}
            onPress={() => props.onPointwise(!props.pointwise)}
          />
        )}
        <Tool
          icon="plus"
          label={t("aa-ed-more")}
          on={props.several}
          onPress={() => props.onSeveral(!props.several)}
        />
        {(pieces.length > 1 || isGroup) && (
          <Tool
            icon="group"
            label={t(isGroup ? "aa-ed-ungroup" : "aa-ed-group")}
            on={isGroup}
            onPress={() => onChange(isGroup ? ungrouped(draft, ids) : grouped(draft, ids))}
          />
        )}
        <Tool icon="trash" label={t("aa-ed-delete")} danger onPress={drop} />
      </div>
      {only ? <PieceFields {...props} piece={only} /> : <GroupFields {...props} ids={ids} />}
    </section>
  );
}

function GroupFields(props: InspectorProps & { readonly ids: ReadonlyArray<string> }) {
  const { draft, ids, onChange } = props;
  const turn = (degrees: number) => onChange(turnedBy(draft, ids, degrees), "turn");
  return (
    <div class="aa-ed-fields">
      <Place
        {...props}
        at={middleOf(cornersOf(draft, ids))}
        move={(dx, dy) => movedBy(draft, ids, dx, dy)}
      />
      <div class="offers">
        <button type="button" class="offer" onClick={() => turn(15)}>
          {t("aa-ed-turn-left")}
        </button>
        <button type="button" class="offer" onClick={() => turn(-15)}>
          {t("aa-ed-turn-right")}
        </button>
      </div>
    </div>
  );
}

function PieceFields(props: InspectorProps & { readonly piece: Piece }) {
  const { draft, piece, unit, onChange } = props;
  const set = (change: Partial<Piece>, of: string) =>
    onChange(
      changeOf(draft, [piece.id], (each) => ({ ...each, ...change })),
      `${piece.id} ${of}`,
    );
  const box = boxOf(piece.corners);
  const size = (along: number, across: number, of: string) =>
    set({ corners: stretched(piece.corners, box, along, across) }, of);
  const field = { unit, low: 300, high: 120_000 };
  return (
    <div class="aa-ed-fields">
      {piece.height > 0 || isUpright(piece.kind) ? (
        <LengthField
          {...field}
          low={0}
          high={12_000}
          by={inUnit(fromUnit(unit === "cm" ? 0.5 : 0.1, unit), unit)}
          label={t(piece.kind === "hill" ? "aa-ed-hill-height" : "aa-ed-height")}
          value={piece.height}
          onChange={(height) => set({ height }, "height")}
        />
      ) : null}
      {piece.width === null ? (
        <>
          <LengthField
            {...field}
            label={t("aa-ed-length")}
            value={box.length}
            onChange={(to) => size(to / box.length, 1, "length")}
          />
          <LengthField
            {...field}
            label={t("aa-ed-width")}
            value={box.width}
            onChange={(to) => size(1, to / box.width, "width")}
          />
        </>
      ) : (
        <LengthField
          {...field}
          label={t("aa-ed-width")}
          value={piece.width}
          onChange={(width) => set({ width }, "width")}
        />
      )}
      <NumberField
        label={t("aa-ed-turned")}
        value={box.turned}
        by={5}
        low={-360}
        high={720}
        unit="°"
        onChange={(to) =>
          set({ corners: turned(piece.corners, box.at, degreesOf(to) - box.turned) }, "turn")
        }
      />
      <Place
        {...props}
        at={middleOf(cornersOf(draft, [piece.id]))}
        move={(dx, dy) => movedBy(draft, [piece.id], dx, dy)}
      />
      {isUpright(piece.kind) && piece.kind !== "hill" && <Cover {...props} set={set} />}
      {draft.layout !== "free" && (
        <SwitchRow
          label={t("aa-ed-twin")}
          on={piece.twin}
          onChange={(twin) => set({ twin }, "twin")}
        />
      )}
    </div>
  );
}

type SetPiece = (change: Partial<Piece>, of: string) => void;

/** The range at which it gives cover from indirect fire; usually as the rules have it. */
function Cover({
  piece,
  unit,
  set,
}: InspectorProps & { readonly piece: Piece; readonly set: SetPiece }) {
  return (
    <>
      <SwitchRow
        label={t("aa-ed-cover-own")}
        help={t("aa-ed-cover-hint")}
        on={piece.cover !== null}
        onChange={(on) => set({ cover: on ? Math.max(2000, piece.height) : null }, "cover own")}
      />
      {piece.cover !== null && (
        <LengthField
          unit={unit}
          low={0}
          high={48_000}
          label={t("aa-ed-cover")}
          value={piece.cover}
          onChange={(cover) => set({ cover }, "cover")}
        />
      )}
    </>
  );
}

/** Where its middle is, from two edges: typed from a tape measure. */
function Place(
  props: InspectorProps & {
    readonly at: Corner;
    readonly move: (dx: number, dy: number) => Draft;
  },
) {
  const { draft, unit, at, move, onChange } = props;
  return (
    <>
      <LengthField
        unit={unit}
        low={0}
        high={draft.width}
        label={t("aa-ed-from-west")}
        value={at[0]}
        onChange={(to) => onChange(move(to - at[0], 0), "west")}
      />
      <LengthField
        unit={unit}
        low={0}
        high={draft.depth}
        label={t("aa-ed-from-south")}
        value={at[1]}
        onChange={(to) => onChange(move(0, to - at[1]), "south")}
      />
    </>
  );
}

// --- Zones and objectives ----------------------------------------------------------------------

function ZonePanel(props: InspectorProps & { readonly index: number }) {
  const { draft, index, unit, onChange } = props;
  const zone = draft.zones[index];
  if (!zone) return null;
  const box = boxOf(zone.outline);
  const where =
    box.width >= draft.depth - 10 ? "ends" : box.length >= draft.width - 10 ? "edges" : "corners";
  const deep =
    where === "ends" ? box.length : where === "edges" ? box.width : Math.min(box.width, box.length);
  const lay = (to: "ends" | "edges" | "corners", by: number) =>
    onChange({ ...draft, zones: strips(draft, to, by) }, "zones");
  return (
    <section class="aa-ed-inspector">
      <Head {...props} title={t("aa-ed-zone", { number: index + 1 })} at={box.at} />
      <div class="aa-ed-fields">
        <Seg
          label={t("aa-ed-zone-where")}
          value={where}
          choices={[
            { id: "edges", label: t("aa-ed-zone-edges") },
            { id: "ends", label: t("aa-ed-zone-ends") },
            { id: "corners", label: t("aa-ed-zone-corners") },
          ]}
          onPick={(to) => lay(to, Math.min(deep, draft.depth / 3))}
        />
        {where !== "corners" && (
          <LengthField
            unit={unit}
            low={2000}
            high={(where === "ends" ? draft.width : draft.depth) / 2}
            label={t("aa-ed-zone-depth")}
            value={deep}
            onChange={(to) => lay(where, to)}
          />
        )}
        <p class="small muted">{t("aa-ed-zone-hint")}</p>
      </div>
    </section>
  );
}

function ObjectivePanel(props: InspectorProps & { readonly index: number }) {
  const { draft, index, onChange, onChoose } = props;
  const at = draft.objectives[index];
  if (!at) return null;
  const paired = partnerOf(draft, index) >= 0;
  return (
    <section class="aa-ed-inspector">
      <Head {...props} title={t("aa-ed-objective", { number: index + 1 })} at={at} />
      <div class="aa-ed-tools">
        <Tool
          icon="trash"
          label={t(paired ? "aa-ed-delete-both" : "aa-ed-delete")}
          danger
          onPress={() => {
            onChoose(null);
            onChange(withoutObjective(draft, index));
          }}
        />
      </div>
      <div class="aa-ed-fields">
        <Place
          {...props}
          at={at}
          move={(dx, dy) => movedObjective(draft, index, [at[0] + dx, at[1] + dy])}
        />
      </div>
    </section>
  );
}
