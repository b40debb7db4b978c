// Which face is struck: the target from above, and a tap on the face that the shooter sees.

import { sideClass } from "../../../components/seats/seat-badge";
import { t } from "../../../words/texts";
import { type Face, has, isGun } from "../cards";
import type { UnitCard } from "../types";

interface FacePictureProps {
  readonly card: UnitCard;
  readonly seat: string; // whose colour the target has
  readonly face: Face;
  readonly onPick: (face: Face) => void;
}

interface Sector {
  readonly face: Face;
  readonly outline: string;
  readonly x: number;
  readonly y: number;
  readonly again?: boolean; // the other side: the same choice once more
}

const SECTORS: ReadonlyArray<Sector> = [
  { face: "front", outline: "M70 56L150 56L182 8L38 8Z", x: 110, y: 36 },
  { face: "side", outline: "M65 58L65 154L33 202L5 202L5 10L33 10Z", x: 35, y: 106 },
  { face: "rear", outline: "M70 156L150 156L182 204L38 204Z", x: 110, y: 188 },
  {
    face: "side",
    outline: "M155 58L155 154L187 202L215 202L215 10L187 10Z",
    x: 185,
    y: 106,
    again: true,
  },
];

export function FacePicture({ card, seat, face, onPick }: FacePictureProps) {
  return (
    <section class="aa-facebox">
      <svg
        viewBox="0 0 220 212"
        class={`aa-facepic ${sideClass(seat)}`}
        role="group"
        aria-label={t("aa-ui-face")}
      >
        {SECTORS.map((sector, place) => (
          <FaceSector
            key={place}
            sector={sector}
            armour={card.armour[sector.face]}
            on={sector.face === face}
            onPick={onPick}
          />
        ))}
        <Vehicle card={card} />
      </svg>
      <div class="grow">
        <p>
          <b>{t(`aa-ui-struck-${face}`)}</b>
        </p>
        <p class="small">{t("aa-ui-struck-help")}</p>
      </div>
    </section>
  );
}

interface FaceSectorProps {
  readonly sector: Sector;
  readonly armour: number;
  readonly on: boolean;
  readonly onPick: (face: Face) => void;
}

function FaceSector({ sector, armour, on, onPick }: FaceSectorProps) {
  const { face, outline, x, y, again = false } = sector;
  const name = t(`aa-ui-face-${face}`);
  return (
    <g
      class={`aa-face${on ? " on" : ""}`}
      data-face={face}
      role={again ? "presentation" : "button"}
      tabIndex={again ? -1 : 0}
      aria-hidden={again}
      aria-pressed={again ? undefined : on}
      onClick={() => onPick(face)}
      onKeyDown={(event) => (event.key === "Enter" || event.key === " ") && onPick(face)}
    >
      <path d={outline} />
      {face === "side" ? (
        <>
          <text x={x} y={y - 8}>
            {name}
          </text>
          <text x={x} y={y + 16} class="value">
            {armour}
          </text>
        </>
      ) : (
        <text x={x} y={y - 6}>
          {name} <tspan class="value">{armour}</tspan>
        </text>
      )}
    </g>
  );
}

/** From above, the bow up: a hull with or without a turret, or a gun on its carriage. */
function Vehicle({ card }: { readonly card: UnitCard }) {
  if (isGun(card)) {
    return (
      <g class="aa-facehull">
        <path class="line thick" d="M110 108L88 150M110 108L132 150" />
        <path class="line barrel" d="M110 120V66" />
        <path class="line thick" d="M86 96H134" />
      </g>
    );
  }
  const turret = !has(card, "casemate") && !has(card, "reverse_casemate");
  const armed = card.weapons.some(({ primary }) => primary);
  const back = has(card, "reverse_casemate") ? "rotate(180 110 106)" : undefined;
  return (
    <g class="aa-facehull">
      <rect class="body" x="77" y="60" width="66" height="92" rx="4" />
      <path class="line" d="M90 60V152M130 60V152" opacity=".55" />
      <path class="line thick" d="M99 74L110 65L121 74" />
      {armed && (
        <g transform={back}>
          {turret ? (
            <circle class="line body" cx="110" cy="112" r="19" />
          ) : (
            <path class="line" d="M96 96H124L128 136H92Z" />
          )}
          <path class="line barrel" d="M110 110V64" />
          <path class="tube" d="M110 110V66" />
        </g>
      )}
    </g>
  );
}
