// The phone's middle: the tracks, the map, what happened, and the area that was tapped.

import type { GameProps } from "../game-module";
import { chosenArea, marksOf, openOffer, shownLine } from "./choice";
import { Inspector } from "./inspector";
import { Legend } from "./map/legend";
import { MapWindow } from "./map/window";
import { boardOf } from "./reading";
import { Tracks } from "./tracks";

export function Board(props: GameProps) {
  const { view, pending, trails, told } = props;
  const board = boardOf(view);
  const decision = pending.type === "decide" ? pending.id : "";
  const open = openOffer.value?.decision === decision ? openOffer.value.offer : null;
  const marks = marksOf(view.offers, open, new Set(board.areas.map(({ id }) => id)));
  const chosen = board.areas.find(({ id }) => id === chosenArea.value);
  return (
    <div class="wpg-main">
      <Tracks board={board} />
      <MapWindow
        board={board}
        names={view.names}
        chosen={chosenArea.value}
        marks={marks}
        line={shownLine.value}
        {...(trails && { trails })}
        onArea={tap}
      >
        <Legend />
      </MapWindow>
      {chosen && <Inspector {...props} board={board} area={chosen} folded={marks.has(chosen.id)} />}
      {told}
    </div>
  );
}

/** One function for every drawing, so that areas need not be drawn anew for another. */
function tap(area: string): void {
  shownLine.value = null;
  chosenArea.value = chosenArea.value === area ? null : area;
}
