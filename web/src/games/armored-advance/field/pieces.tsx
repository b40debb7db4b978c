// Hulls, guns and squads as they stand: the bow has a chevron, the turret a barrel.

import { sideClass } from "../../../components/seats/seat-badge";
import { has, isGun } from "../cards";
import type { Thing } from "../reading";
import type { UnitCard } from "../types";
import { round } from "./frame";
import type { Frame, Point } from "./frame";

interface PieceProps {
  readonly thing: Thing;
  readonly at: Point;
  readonly frame: Frame;
  readonly heading?: number;
  /** Where its gun points, if not ahead. */
  readonly aim?: Point | null;
  readonly ghost?: boolean;
}

/** Everything is drawn where it stands, without transforms or layers of its own: a map of forty units
 * then is one flat picture, which the browser moves at once. */
export function PieceDrawing({ thing, at, frame, heading, aim = null, ghost = false }: PieceProps) {
  const look = `${sideClass(thing.seat)} aa-piece${ghost ? " ghost" : ""}`;
  if (thing.squad) {
    return (
      <g class={look}>
        <circle class="shade" r=".62" cx={round(at.x + 0.08)} cy={round(at.y + 0.1)} />
        <path class="body" d={thing.seat === "orange" ? diamond(at) : square(at)} />
        <text class="count" x={round(at.x)} y={round(at.y + 0.32)}>
          {thing.squad.men}
        </text>
      </g>
    );
  }
  if (!thing.card) return null;
  const angle = frame.angle(heading ?? thing.heading);
  const turret = aim ? (Math.atan2(aim.x - at.x, at.y - aim.y) * 180) / Math.PI : angle;
  const wreck = thing.state === "destroyed";
  return (
    <g class={`${look}${wreck ? " wreck" : ""}`}>
      {isGun(thing.card) ? (
        <Gun card={thing.card} at={at} angle={angle} />
      ) : (
        <Hull
          card={thing.card}
          at={at}
          angle={angle}
          turret={fixed(thing.card) ? angle : turret}
          seat={thing.seat}
        />
      )}
    </g>
  );
}

function diamond({ x, y }: Point): string {
  return `M${round(x)} ${round(y - 0.78)}l.78 .78l-.78 .78l-.78 -.78Z`;
}

function square({ x, y }: Point): string {
  return `M${round(x - 0.6)} ${round(y - 0.6)}h1.2v1.2h-1.2Z`;
}

/** From a drawing that points up, with its middle at nothing, to where it stands. */
function turnedTo(at: Point, angle: number): (x: number, y: number) => string {
  const turn = (angle * Math.PI) / 180;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return (x, y) => `${round(at.x + x * c - y * s)} ${round(at.y + x * s + y * c)}`;
}

function fixed(card: UnitCard): boolean {
  return has(card, "casemate") || has(card, "reverse_casemate");
}

interface HullProps {
  readonly card: UnitCard;
  readonly at: Point;
  readonly angle: number;
  readonly turret: number;
  readonly seat: string;
}

function Hull({ card, at, angle, turret, seat }: HullProps) {
  const w = card.hull.width / 1000;
  const l = card.hull.length / 1000;
  const rail = w / 2 - 0.2 * w;
  const bow = -l / 2 + 0.14;
  const gun = card.weapons.some(({ primary }) => primary);
  const to = turnedTo(at, angle);
  const shade = turnedTo({ x: at.x + 0.1, y: at.y + 0.14 }, angle);
  return (
    <>
      <path class="shade" d={hullPath(shade, w, l, seat)} />
      <path class="body" d={hullPath(to, w, l, seat)} />
      <path
        class="rail"
        d={`M${to(-rail, -l / 2)}L${to(-rail, l / 2)}M${to(rail, -l / 2)}L${to(rail, l / 2)}`}
      />
      <path
        class="bow"
        d={`M${to(-w * 0.23, bow + 0.34)}L${to(0, bow)}L${to(w * 0.23, bow + 0.34)}`}
      />
      {gun && <Barrel card={card} at={at} angle={turret} />}
    </>
  );
}

/** Sides are told apart without colour: Orange has its rear corners cut off. */
function hullPath(
  to: (x: number, y: number) => string,
  w: number,
  l: number,
  seat: string,
): string {
  const [x, y] = [w / 2, l / 2];
  const cut = seat === "orange" ? Math.min(0.45, w * 0.35) : 0;
  const rear =
    cut > 0
      ? `L${to(x, y - cut)}L${to(x - cut, y)}L${to(cut - x, y)}L${to(-x, y - cut)}`
      : `L${to(x, y)}L${to(-x, y)}`;
  return `M${to(-x, -y)}L${to(x, -y)}${rear}Z`;
}

interface BarrelProps {
  readonly card: UnitCard;
  readonly at: Point;
  readonly angle: number;
}

function Barrel({ card, at, angle }: BarrelProps) {
  const l = card.hull.length / 1000;
  const to = turnedTo(at, angle + (has(card, "reverse_casemate") ? 180 : 0));
  const [x, y] = to(0, 0.08).split(" ");
  const size = round(Math.min(0.42, (card.hull.width / 1000) * 0.34));
  return (
    <>
      <path class="barrel-edge" d={`M${to(0, -0.3)}L${to(0, -l / 2 - 0.55)}`} />
      <path class="barrel" d={`M${to(0, -0.3)}L${to(0, -l / 2 - 0.52)}`} />
      {!fixed(card) && <circle class="turret" cx={x} cy={y} r={size} />}
    </>
  );
}

function Gun({ card, at, angle }: BarrelProps) {
  const l = Math.max(1, card.hull.length / 1000);
  const to = turnedTo(at, angle);
  return (
    <g class="aa-gun">
      <path
        class="trail"
        d={`M${to(0, 0)}L${to(-l * 0.25, l / 2)}M${to(0, 0)}L${to(l * 0.25, l / 2)}`}
      />
      <path class="tube" d={`M${to(0, 0.2)}L${to(0, -l / 2 - 0.2)}`} />
      <path class="shield" d={`M${to(-0.55, -0.15)}L${to(0.55, -0.15)}`} />
    </g>
  );
}

/** How far a piece reaches from its middle, in inches. */
export function radius(thing: Thing): number {
  return thing.card ? thing.card.hull.length / 2000 : 0.8;
}
