// The power tracks of all players, and one player's skills.

import { FRAMES } from "../../components/seats/frames";
import { showTerm } from "../../components/rules/open-rule";
import { sideClass } from "../../components/seats/seat-badge";
import { seatName, t } from "../../words/texts";
import { SignIcon } from "./icons";
import { POWERS, powerName, SKILLS, skillName } from "./reading";
import type { Board, Shown } from "./types";

const LEAST = 8; // positions that are always drawn
const LEFT = 12;
const RIGHT = 224;

export function PowerTracks({ board }: { readonly board: Board }) {
  const furthest = Math.max(
    LEAST - 1,
    ...board.players.flatMap(({ power }) => POWERS.map((track) => power[track])),
  );
  return (
    <ul class="pr-power">
      {POWERS.map((track) => (
        <li key={track}>
          <SignIcon sign={track} />
          <button type="button" class="term" onClick={() => showTerm("pr-term-power")}>
            {powerName(track)}
          </button>
          <Track board={board} track={track} last={furthest} />
        </li>
      ))}
    </ul>
  );
}

interface TrackProps {
  readonly board: Board;
  readonly track: (typeof POWERS)[number];
  readonly last: number;
}

function Track({ board, track, last }: TrackProps) {
  const at = (place: number) => LEFT + ((RIGHT - LEFT) * place) / last;
  const here = board.players.filter(({ out }) => !out);
  const words = here.map(({ seat, power }) => `${seatName(seat)} ${power[track]}`).join(", ");
  return (
    <svg viewBox="0 0 236 25" role="img" aria-label={`${powerName(track)}: ${words}`}>
      <path d={`M${LEFT} 12.5H${RIGHT}`} class="pr-rail" />
      {Array.from({ length: last + 1 }, (_, place) => (
        <path key={place} d={`M${at(place)} 12.5h.01`} class="pr-stop" />
      ))}
      {here.map(({ seat, power }) => {
        const level = here.filter((other) => other.power[track] === power[track]);
        const place = level.findIndex((other) => other.seat === seat);
        return (
          <svg
            key={seat}
            x={beside(at(power[track]), place, level.length) - 8.5}
            y={4}
            width="17"
            height="17"
            viewBox="0 0 24 24"
            class={sideClass(seat)}
          >
            <path d={FRAMES[seat]} class="pr-piece" />
          </svg>
        );
      })}
    </svg>
  );
}

/** Where a piece stands among those on the same position: side by side, within the picture. */
function beside(middle: number, place: number, many: number): number {
  const gap = many > 3 ? 9 : 13;
  const width = gap * (many - 1);
  const first = Math.min(Math.max(middle - width / 2, 9), 227 - width);
  return first + gap * place;
}

export function Skills({ board, player }: { readonly board: Board; readonly player: Shown }) {
  return (
    <ul class={`pr-skills ${sideClass(player.seat)}`}>
      {SKILLS.map((skill, place) => {
        const at = player.skills[place]?.at ?? 0;
        const values = board.tracks[place]?.values ?? [];
        return (
          <li key={skill}>
            <button type="button" class="term" onClick={() => showTerm(`pr-term-skill-${skill}`)}>
              {skillName(skill)}
            </button>
            <span class="pr-cells" role="img" aria-label={values[at] ?? ""}>
              {values.map((value, cell) => (
                <i key={cell} class={cell === at ? "on" : cell < at ? "past" : ""}>
                  {value}
                </i>
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

export function Signs({ board }: { readonly board: Board }) {
  const next = board.signs.find(({ age }) => age === board.age + 1);
  if (!next || board.over) return null;
  const key = next.ends ? "pr-ui-signs-end" : "pr-ui-signs";
  return (
    <>
      {t(key, {
        have: next.have,
        need: next.need,
        age: ["", "I", "II", "III", "IV", "V"][next.age] ?? "",
      })}
    </>
  );
}
