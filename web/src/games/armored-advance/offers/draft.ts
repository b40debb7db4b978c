// What is chosen on this phone and not sent yet: a unit, a way, a shot. The server has the rules;
// a draft only fills in an offer.

import { signal } from "@preact/signals";

import { asRecord, decode } from "../../../connection/decoder";
import type { Offer } from "../../../messages";
import { foldTold } from "../../../components/told/told-state";
import type { GameProps } from "../../game-module";
import { actionOf, offersAbout, outlineIn, stringsOf, unitIn } from "../reading";
import { shapes, type Action, type AskShot, type Place } from "../types";

/** A way or a place for the offer of this key. */
export interface Way {
  readonly kind: "way";
  readonly key: string;
  readonly via: ReadonlyArray<Place>;
  readonly to: Place | null; // null: not tapped yet
  readonly heading: number;
  readonly turned?: boolean; // by hand; else as it drives
  readonly straight?: boolean; // as its numbers were typed: around nothing
}

export interface Shot {
  readonly kind: "shot";
  readonly key: string | null; // null: no offer, only asked about
  readonly weapon: string;
  readonly accurate: boolean;
  readonly target: string;
  readonly face: "front" | "side" | "rear" | null;
  readonly dice: number;
}

/** A shot on a table without places, as it is being said. */
export interface SaidStep {
  readonly kind: "said";
  readonly key: string;
  readonly target: string | null; // null: not tapped yet
  readonly range: number | null; // in the table's unit; null: nobody has measured it yet
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Any other offer whose fields are chosen from lists. */
export interface Other {
  readonly kind: "other";
  readonly key: string;
}

export interface Draft {
  readonly decision: string; // a draft for another decision is void
  readonly row: number; // the newest of the log when it was drawn
  readonly unit: string | null;
  readonly step: Way | Shot | SaidStep | Other | null;
}

const draft = signal<Draft | null>(null);
const NOTHING: Draft = { decision: "", row: 0, unit: null, step: null };

export function drafted(props: GameProps): Draft {
  const now = draft.value;
  const decision = props.pending.type === "decide" ? props.pending.id : "";
  return now && now.decision === decision ? now : { ...NOTHING, decision };
}

function put(props: GameProps, unit: string | null, step: Draft["step"]): void {
  const decision = props.pending.type === "decide" ? props.pending.id : "";
  draft.value = { decision, row: newestRow(props), unit, step };
}

function newestRow({ lines }: GameProps): number {
  return lines.at(-1)?.seq ?? 0;
}

/** Whether anything happened since: then what is told comes before what is drawn. */
export function isOutrun(props: GameProps, { row }: Draft): boolean {
  return newestRow(props) > row;
}

export function select(props: GameProps, unit: string | null): void {
  foldTold();
  put(props, unit, null);
}

export function setStep(props: GameProps, step: Draft["step"]): void {
  put(props, drafted(props).unit, step);
}

/** Send an action, and go back to the unit that did it; what was refused stays as it was drawn. */
export function send(props: GameProps, action: Action): void {
  if (props.still) return;
  const sent = draft.peek();
  void props.act(action).then((accepted) => {
    if (accepted && draft.peek() === sent) put(props, unitIn(action), null);
  });
}

/** What tells an offer from the others, across views. */
export function keyOf(offer: Offer): string {
  const action = asRecord(offer.action);
  return ["type", "unit", "squad", "weapon", "accurate", "free"]
    .map((field) => JSON.stringify(action[field] ?? null))
    .join(" ");
}

export function offerFor(props: GameProps, key: string | null): Offer | null {
  return props.view.offers.find((offer) => keyOf(offer) === key) ?? null;
}

/** The action of the offer with these fields. */
export function filled(offer: Offer, fields: object): Action {
  return decode(shapes.Action, { ...asRecord(offer.action), ...fields });
}

/** Begin with an offer: places on the map, a target, or lists. */
export function begin(props: GameProps, offer: Offer): void {
  const action = actionOf(offer);
  const unit = unitIn(action);
  if (outlineIn(offer)) return put(props, unit, wayOf(offer, action));
  if (action.type === "fire") {
    const [target = action.target] = stringsOf(offer, "target");
    return put(props, unit, shotOf(offer, target));
  }
  if (action.type === "say-fire") {
    const targets = stringsOf(offer, "target");
    return put(props, unit, saidOf(offer, targets.length === 1 ? (targets[0] ?? null) : null));
  }
  if (offer.vary.length > 0) return put(props, unit, { kind: "other", key: keyOf(offer) });
  return send(props, action);
}

function wayOf(offer: Offer, action: Action): Way {
  const heading = "heading" in action ? action.heading : 0;
  const sample = "at" in action ? action.at : null;
  return { kind: "way", key: keyOf(offer), via: [], to: sample, heading };
}

export function shotOf(offer: Offer, target: string): Shot {
  const action = actionOf(offer);
  const fire = action.type === "fire" ? action : null;
  return {
    kind: "shot",
    key: keyOf(offer),
    weapon: fire?.weapon ?? "gun",
    accurate: fire?.accurate ?? false,
    target,
    face: fire?.face ?? null,
    dice: 0,
  };
}

export function saidOf(offer: Offer, target: string | null): SaidStep {
  return { kind: "said", key: keyOf(offer), target, range: null, fields: {} };
}

/** The offers by which this unit may say a shot at that one, its guns first. */
export function saidAt(props: GameProps, unit: string, target: string): ReadonlyArray<Offer> {
  return offersAbout(props, unit).filter(
    (offer) => actionOf(offer).type === "say-fire" && stringsOf(offer, "target").includes(target),
  );
}

/** Take up a unit and aim: an offer if there is one, else only a question. */
export function aimAt(props: GameProps, unit: string, weapon: string, target: string): void {
  const offer = shotsAt(props, unit, target).find((each) => weaponIn(each) === weapon);
  put(props, unit, offer ? shotOf(offer, target) : askedShot(weapon, target));
}

function weaponIn(offer: Offer): string | null {
  const action = actionOf(offer);
  return action.type === "fire" && !action.accurate ? action.weapon : null;
}

/** A shot that is not offered: what would it need? */
export function askedShot(weapon: string, target: string): Shot {
  return { kind: "shot", key: null, weapon, accurate: false, target, face: null, dice: 0 };
}

/** What this shot would need, for the server to judge. */
export function shotAsked({ unit, step }: Draft): AskShot | null {
  if (unit === null || step?.kind !== "shot") return null;
  const { weapon, target, accurate } = step;
  return { type: "ask-shot", unit, weapon, target, accurate };
}

/** The fire offers of a unit against this target, its guns before its machine guns. */
export function shotsAt(props: GameProps, unit: string, target: string): ReadonlyArray<Offer> {
  return offersAbout(props, unit).filter((offer) => {
    const action = actionOf(offer);
    if (action.type !== "fire") return false;
    const targets = stringsOf(offer, "target");
    return targets.length > 0 ? targets.includes(target) : action.target === target;
  });
}
