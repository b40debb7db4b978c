// Who will sit where: me, somebody who comes, or a bot.

import type { GameInfo } from "../../messages";
import { seatIn } from "../../words/games";
import { t } from "../../words/texts";
import { Seg } from "../forms/seg";
import { SeatFrame, sideClass } from "./seat-badge";

export type Sitter = "me" | "open" | "bot";
export type Plan = Readonly<Record<string, Sitter>>;

/** What a new match begins with: me and an open seat, me and bots, or bots alone. */
export function firstPlan(seats: ReadonlyArray<string>, mode: string | null): Plan {
  const rest: Sitter = mode === "solo" || mode === "bots" ? "bot" : "open";
  return Object.fromEntries(
    seats.map((seat, at) => [seat, at === 0 && mode !== "bots" ? "me" : rest]),
  );
}

interface SeatPlanProps {
  readonly game: GameInfo;
  readonly seats: ReadonlyArray<string>;
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

export function SeatPlan({ game, seats, plan, onChange }: SeatPlanProps) {
  const sitters: ReadonlyArray<Sitter> =
    game.bots.length > 0 ? ["me", "open", "bot"] : ["me", "open"];
  const choices = sitters.map((id) => ({ id, label: t(`ui-plan-${id}`) }));
  const shared = Object.values(plan).filter((sitter) => sitter === "me").length > 1;
  return (
    <>
      <ul class="seats">
        {seats.map((seat) => (
          <li key={seat} class={`seat taken ${sideClass(seat)}`}>
            <span class="fr">
              <SeatFrame seat={seat} />
            </span>
            <b class="grow side">{seatIn(game.id, seat)}</b>
            <Seg
              label={seatIn(game.id, seat)}
              value={plan[seat] ?? "open"}
              choices={choices}
              onPick={(sitter) => onChange({ ...plan, [seat]: sitter })}
            />
          </li>
        ))}
      </ul>
      {shared && <p class="label">{t("ui-plan-shared")}</p>}
    </>
  );
}
