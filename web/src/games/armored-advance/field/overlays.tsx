// What is drawn over the table while something is chosen: reach, way, shot, zones, needs.

import { sideClass } from "../../../components/seats/seat-badge";
import type { Reason, Ref } from "../../../messages";
import { nameOf, type Names, signed, t } from "../../../words/texts";
import { length, type LengthUnit, measure } from "../lengths";
import type { Thing } from "../reading";
import type { Board, Map as Field, Prospect } from "../types";
import {
  distance,
  firstCrossing,
  type Frame,
  middle,
  outlineOf,
  path,
  type Point,
  round,
} from "./frame";
import { type Box, spotsFor } from "./labels";
import { radius } from "./pieces";
import { Leader } from "./plates";

interface Over {
  readonly frame: Frame;
  readonly scale: number; // inches per pixel
}

const TAG = 22; // pixels high

function tagWidth(text: string): number {
  return text.length * 7.4 + 14;
}

/** A small word on a filled ground, in the size of text whatever the zoom. */
export function Tag({
  at,
  text,
  scale,
  kind,
}: {
  readonly at: Point;
  readonly text: string;
  readonly scale: number;
  readonly kind: "side" | "bad" | "ink" | "quiet";
}) {
  const w = tagWidth(text);
  return (
    <g
      class={`aa-tag ${kind}`}
      transform={`translate(${round(at.x)} ${round(at.y)}) scale(${scale})`}
    >
      <rect x={-w / 2} y={-TAG / 2} width={w} height={TAG} rx="4" />
      <text y="5">{text}</text>
    </g>
  );
}

interface ZonesProps extends Over {
  readonly field: Field;
  readonly board: Board;
  readonly onZone: ((zone: string) => void) | null;
}

export function Zones({ field, board, frame, scale, onZone }: ZonesProps) {
  if (board.stage !== "zone" && board.stage !== "deploy" && board.stage !== "zone_roll")
    return null;
  return (
    <>
      {field.zones.map((zone) => {
        const owner = board.sides.find((side) => side.zone === zone.id)?.seat ?? null;
        const shape = path(outlineOf(frame, zone.outline), true);
        const look = `aa-zone ${sideClass(owner)}`;
        if (!onZone) return <path key={zone.id} class={look} d={shape} />;
        return (
          <path
            key={zone.id}
            class={`${look} choose`}
            d={shape}
            role="button"
            tabindex={0}
            aria-label={zoneName(zone.id)}
            onClick={() => onZone(zone.id)}
            onKeyDown={(event) => event.key === "Enter" && onZone(zone.id)}
          />
        );
      })}
      {board.stage !== "deploy" && <ZoneNames field={field} frame={frame} scale={scale} />}
    </>
  );
}

/** Which is which, while they are chosen by name: a phone turns the table. */
function ZoneNames({ field, frame, scale }: Over & { readonly field: Field }) {
  return (
    <g aria-hidden="true">
      {field.zones.map((zone) => {
        const { x, y } = frame.point(...middle(zone));
        const at = `translate(${round(x)} ${round(y)}) scale(${scale})`;
        return (
          <text key={zone.id} class="aa-zone-name" transform={at} y="6">
            {zoneName(zone.id)}
          </text>
        );
      })}
    </g>
  );
}

const SIDES: ReadonlySet<string> = new Set(["north", "east", "south", "west"]);

/** A compass point has a word; a club's own zone keeps the name it was given. */
export function zoneName(id: string): string {
  return SIDES.has(id) ? t(`aa-ui-zone-${id}`) : id;
}

interface ReachProps extends Over {
  readonly outline: ReadonlyArray<readonly [number, number]>;
  readonly seat: string;
  readonly round: boolean;
  readonly rings: ReadonlyArray<ReadonlyArray<readonly [number, number]>> | null;
}

/** The ground an offer allows: the area the server found, or until then a circle where the offer's octagon stands for one. */
export function Reach({ outline, frame, seat, round: isRound, rings }: ReachProps) {
  if (rings) {
    const shape = rings.map((ring) => path(outlineOf(frame, ring), true)).join("");
    return <path class={`aa-reach ${sideClass(seat)}`} d={shape} fill-rule="evenodd" />;
  }
  const points = outlineOf(frame, outline);
  const [a, b] = points;
  if (!isRound || !a || !b || points.length !== 8) {
    return <path class={`aa-reach ${sideClass(seat)}`} d={path(points, true)} />;
  }
  const x = points.reduce((sum, point) => sum + point.x, 0) / 8;
  const y = points.reduce((sum, point) => sum + point.y, 0) / 8;
  const inner = Math.hypot((a.x + b.x) / 2 - x, (a.y + b.y) / 2 - y);
  return (
    <circle class={`aa-reach ${sideClass(seat)}`} cx={round(x)} cy={round(y)} r={round(inner)} />
  );
}

interface WayProps extends Over {
  readonly points: ReadonlyArray<Point>;
  readonly seat: string;
  readonly unit: LengthUnit;
}

export function WayLine({ points, seat, scale, unit }: WayProps) {
  const last = points.at(-1);
  if (!last || points.length < 2) return null;
  const inches = pathLength(points);
  return (
    <g class={`aa-way ${sideClass(seat)}`} aria-hidden="true">
      <path class="under" d={path(points, false)} />
      <path d={path(points, false)} />
      {points.slice(1, -1).map((point, index) => (
        <circle key={index} cx={round(point.x)} cy={round(point.y)} r={5 * scale} />
      ))}
      <Tag
        at={{ x: last.x, y: last.y - 34 * scale }}
        text={length(inches * 1000, unit)}
        scale={scale}
        kind="side"
      />
    </g>
  );
}

function pathLength(points: ReadonlyArray<Point>): number {
  return points.reduce((sum, point, index) => {
    const before = points[index - 1];
    return before ? sum + distance(before, point) : sum;
  }, 0);
}

interface ShotProps extends Over {
  readonly from: Thing;
  readonly to: Thing;
  readonly field: Field;
  readonly reasons: ReadonlyArray<Reason>;
  readonly names: Names;
  readonly big?: boolean;
}

function isRef(value: unknown): value is Ref {
  return typeof value === "object" && value !== null && "kind" in value && "id" in value;
}

/** The line of the shot: solid up to the first obstacle that counts, dashed beyond it. */
export function ShotLine({ from, to, field, reasons, names, frame, scale }: ShotProps) {
  if (!from.at || !to.at) return null;
  const a = frame.point(from.at.x, from.at.y);
  const b = frame.point(to.at.x, to.at.y);
  const block = obstacle(a, b, field, frame, reasons);
  const inches = inchesIn(reasons);
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const side = { x: middle.x + 40 * scale, y: middle.y + 16 * scale };
  const end = block?.at ?? b;
  return (
    <g class={`aa-shot ${sideClass(from.seat)}`} aria-hidden="true">
      <path class="under" d={path([a, b], false)} />
      <path d={path([a, end], false)} />
      {block && <path class="beyond" d={path([end, b], false)} />}
      <circle class="aim" cx={round(b.x)} cy={round(b.y)} r={26 * scale} />
      {inches && <Tag at={side} text={inches} scale={scale} kind="side" />}
      {block && (
        <>
          <g transform={`translate(${round(end.x)} ${round(end.y)}) scale(${scale})`}>
            <circle class="stop" r="9" />
            <path class="cross" d="M-4 -4l8 8m0 -8l-8 8" />
          </g>
          <Tag
            at={{ x: end.x - 52 * scale, y: end.y }}
            text={`${nameOf(block.piece, names)} ${block.change}`}
            scale={scale}
            kind="bad"
          />
        </>
      )}
    </g>
  );
}

/** The range of a shot, in words. */
export function inchesIn(reasons: ReadonlyArray<Reason>): string | null {
  const range = reasons.find(({ key }) => key === "aa-range" || key === "aa-within-limit");
  const inches = range?.values["inches"];
  const unit = range?.values["unit"] === "cm" ? "cm" : "in";
  return typeof inches === "number" ? measure(inches, unit) : null;
}

const COUNTS: ReadonlySet<string> = new Set([
  "aa-wall",
  "aa-wall-armour",
  "aa-foliage",
  "aa-hidden",
  "aa-behind-walls",
]);

function obstacle(
  a: Point,
  b: Point,
  field: Field,
  frame: Frame,
  reasons: ReadonlyArray<Reason>,
): { readonly at: Point; readonly piece: Ref; readonly change: string } | null {
  const met = reasons.flatMap((reason) => {
    const { piece } = reason.values;
    if (!COUNTS.has(reason.key) || !isRef(piece)) return [];
    const drawn = field.pieces.find(({ id }) => id === piece.id);
    const at = drawn && firstCrossing(a, b, outlineOf(frame, drawn.outline));
    const change = reason.change === 0 ? "" : signed(reason.change);
    return at ? [{ at, piece, change }] : [];
  });
  return met.sort((one, two) => distance(a, one.at) - distance(a, two.at))[0] ?? null;
}

interface NeedsProps extends Over {
  readonly targets: ReadonlyArray<Thing>;
  readonly needs: ReadonlyMap<string, Prospect>;
}

/** What each target would need, on no unit; a line leads to its own where it lies farther off. */
export function NeedBadges(props: NeedsProps) {
  const { scale } = props;
  const badges = badgesIn(props);
  return (
    <g aria-hidden="true">
      {badges.map(
        ({ label, spot }) =>
          spot.far && (
            <g key={label.id} class={`aa-plate ${sideClass(label.seat)}`}>
              <Leader spot={spot} at={label.at} w={label.w} h={label.h} scale={scale} />
            </g>
          ),
      )}
      {badges.map(({ label: { id, text, w }, spot }) => {
        const middle = { x: spot.x + (w * scale) / 2, y: spot.y + (TAG * scale) / 2 };
        return <Tag key={id} at={middle} text={text} scale={scale} kind="ink" />;
      })}
    </g>
  );
}

/** Where they lie, for what must not lie on them. */
export function needBoxes(props: NeedsProps): ReadonlyArray<Box> {
  const { scale } = props;
  return badgesIn(props).map(({ label, spot }) => ({
    x: spot.x,
    y: spot.y,
    w: label.w * scale,
    h: label.h * scale,
  }));
}

function badgesIn({ targets, needs, frame, scale }: NeedsProps) {
  const labels = targets.flatMap((target) => {
    const prospect = needs.get(target.id);
    if (!prospect || !target.at) return [];
    const text = needText(prospect);
    const at = frame.point(target.at.x, target.at.y);
    const reach = Math.max(13 * scale, radius(target) + 3 * scale);
    return [{ id: target.id, seat: target.seat, at, text, reach, w: tagWidth(text), h: TAG }];
  });
  const standing = targets.flatMap((thing) =>
    thing.at && (thing.state === "ready" || thing.unit?.wreck)
      ? [{ ...frame.point(thing.at.x, thing.at.y), r: radius(thing) }]
      : [],
  );
  const spots = spotsFor(labels, scale, frame, standing);
  return labels.flatMap((label) => {
    const spot = spots.get(label.id);
    return spot ? [{ label, spot }] : [];
  });
}

function needText({ verdict, need, plan }: Prospect): string {
  if (verdict === "too_close") return "?";
  if (verdict !== "can") return "✕";
  if (need !== null) return `${need}+`;
  return `${Math.min(...plan.effects)}–${Math.max(...plan.effects)}`;
}
