// What lies over the table follows the ghost of a move: what the unit would see, hit and fear there.

import type { GameProps } from "../../game-module";
import { type Draft, offerFor } from "../offers/draft";
import { answered } from "../offers/drawing";
import { actionOf, boardOf, thingOf } from "../reading";
import type { AskView, Place } from "../types";
import { overlayAsked, type OverlayAsked } from "./looks";

export interface Pose {
  readonly at: Place;
  readonly heading: number;
}

/** Where the move that is drawn ends, once the finger has left and the server has said so. */
export function ghostPose(props: GameProps, { step }: Draft): Pose | null {
  if (step?.kind !== "way") return null;
  const offer = offerFor(props, step.key);
  if (!offer || actionOf(offer).type !== "move") return null;
  const told = answered(props, step)?.value;
  return told && !told.refused ? { at: told.to, heading: told.heading } : null;
}

/** The overlay that is on; in a move as from its end, where it cannot be what is reached. */
export function overlayFrom(
  props: GameProps,
  draft: Draft,
  pose: Pose | null,
): OverlayAsked | null {
  const asked = overlayAsked(boardOf(props.view), draft.unit);
  if (!draft.step) return asked;
  return asked && pose && asked.show !== "goes" ? { ...asked, ...pose } : null;
}

/** Where no overlay lies over the table: what the unit in hand sees, or would see there. */
export function sightFrom(
  props: GameProps,
  draft: Draft,
  pose: Pose | null,
  shown: OverlayAsked | null,
): AskView | null {
  const thing = thingOf(boardOf(props.view), draft.unit);
  if (!thing?.at || thing.state !== "ready" || shown || (draft.step && !pose)) return null;
  return {
    type: "ask-view",
    eye: { unit: thing.id, at: pose?.at ?? null, heading: pose?.heading ?? null },
  };
}
