// Counted play: the ruling of a shot as the players say it, while they say it.

import type { GameProps } from "../../game-module";
import { useAsked } from "../asking";
import { boardOf, strength, type Thing, thingOf } from "../reading";
import { Need, Odds } from "../ruling";
import type { Board, Prospect, SayFire } from "../types";

export function SaidShot(props: GameProps & { readonly action: SayFire }) {
  const board = boardOf(props.view);
  const shooter = thingOf(board, props.action.unit);
  const target = thingOf(board, props.action.target);
  const asked = shooter && target ? question(board, props.action, shooter, target) : null;
  const told = useAsked<Prospect>(null, asked, props.view);
  if (!told?.value || !target) return null;
  return (
    <div class="aa-value" aria-live="polite">
      <Need prospect={told.value} />
      <Odds prospect={told.value} hp={strength(target)[0]} />
    </div>
  );
}

/** The same facts as a quick check has them. */
function question(board: Board, action: SayFire, shooter: Thing, target: Thing): object {
  const scouted = board.scouted.filter(
    (each) => each.friend === shooter.id && each.target === target.id,
  );
  const crew = board.squads.find(({ id }) => id === shooter.unit?.crew);
  return {
    type: "quick-check",
    weapon: action.weapon,
    face: action.face,
    angled: action.angled,
    sight: action.sight,
    walls: action.walls,
    foliage: action.foliage,
    foliage_near: board.rules.house.foliage_rule === "range_plus_3" ? "target" : "nobody",
    sandbags: action.sandbags,
    in_arc: action.in_arc,
    covered: action.covered,
    accurate: action.accurate,
    shooter: shooter.squad?.kind ?? shooter.unit?.card,
    target: target.squad?.kind ?? target.unit?.card,
    distance: action.inches,
    moved: shooter.unit?.moved ?? "no",
    first_moved: shooter.unit?.first_moved ?? "no",
    crew: crew?.kind === "artillery_crew",
    scout: Math.max(0, ...scouted.map(({ bonus }) => bonus)),
    ...(shooter.squad
      ? { own_men: shooter.squad.men, machine_gun: shooter.squad.machine_gun ?? false }
      : {}),
    ...(target.squad ? { men: target.squad.men } : { hp: target.unit?.hp ?? 1 }),
    target_moves: target.unit?.moves ?? 0,
    target_inches: target.unit?.inches ?? 0,
    house: board.rules.house,
  };
}
