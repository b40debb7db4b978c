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

export function PieceDrawing({ thing, at, frame, heading, aim = null, ghost = false }: PieceProps) {
  const look = `${sideClass(thing.seat)} aa-piece${ghost ? " ghost" : ""}`;
  const shift = `translate(${round(at.x)} ${round(at.y)})`;
  if (thing.squad) {
    return (
      <g class={look} transform={shift}>
        <circle class="shade" r=".62" cx=".08" cy=".1" />
        {thing.seat === "orange" ? (
          <path class="body" d="M0 -.78L.78 0L0 .78L-.78 0Z" />
        ) : (
          <rect class="body" x="-.6" y="-.6" width="1.2" height="1.2" rx=".1" />
        )}
        <text class="count" y=".32">
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
    <g class={`${look}${wreck ? " wreck" : ""}`} transform={shift}>
      {isGun(thing.card) ? (
        <Gun card={thing.card} angle={angle} />
      ) : (
        <Hull card={thing.card} angle={angle} turret={fixed(thing.card) ? angle : turret} />
      )}
    </g>
  );
}

function fixed(card: UnitCard): boolean {
  return has(card, "casemate") || has(card, "reverse_casemate");
}

interface HullProps {
  readonly card: UnitCard;
  readonly angle: number;
  readonly turret: number;
}

function Hull({ card, angle, turret }: HullProps) {
  const w = card.hull.width / 1000;
  const l = card.hull.length / 1000;
  const rail = w / 2 - 0.2 * w;
  const bow = -l / 2 + 0.14;
  const gun = card.weapons.some(({ primary }) => primary);
  const back = has(card, "reverse_casemate") ? 180 : 0;
  return (
    <>
      <g transform={`rotate(${round(angle)})`}>
        <rect class="shade" x={-w / 2 + 0.1} y={-l / 2 + 0.14} width={w} height={l} />
        <rect class="body" x={-w / 2} y={-l / 2} width={w} height={l} rx=".12" />
        <path class="rail" d={`M${-rail} ${-l / 2}V${l / 2}M${rail} ${-l / 2}V${l / 2}`} />
        <path class="bow" d={`M${-w * 0.23} ${bow + 0.34}L0 ${bow}L${w * 0.23} ${bow + 0.34}`} />
      </g>
      {gun && (
        <g transform={`rotate(${round(turret + back)})`}>
          <path class="barrel-edge" d={`M0 -.3V${-l / 2 - 0.55}`} />
          <path class="barrel" d={`M0 -.3V${-l / 2 - 0.52}`} />
          {!fixed(card) && <circle class="turret" cy=".08" r={round(Math.min(0.42, w * 0.34))} />}
        </g>
      )}
    </>
  );
}

function Gun({ card, angle }: { readonly card: UnitCard; readonly angle: number }) {
  const l = Math.max(1, card.hull.length / 1000);
  return (
    <g transform={`rotate(${round(angle)})`} class="aa-gun">
      <path class="trail" d={`M0 0L${-l * 0.25} ${l / 2}M0 0L${l * 0.25} ${l / 2}`} />
      <path class="tube" d={`M0 .2V${-l / 2 - 0.2}`} />
      <path class="shield" d="M-.55 -.15H.55" />
    </g>
  );
}

/** How far a piece reaches from its middle, in inches. */
export function radius(thing: Thing): number {
  return thing.card ? thing.card.hull.length / 2000 : 0.8;
}
