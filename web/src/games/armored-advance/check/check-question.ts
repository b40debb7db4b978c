// The question of a quick check as it stands on this phone, and the answer to it, live.

import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";

import { asRecord, decodeStored, gameOwn } from "../../../connection/decoder";
import { request } from "../../../connection/socket";
import type { Phrase, Reason } from "../../../messages";
import { keep, kept } from "../../../phone/keep";
import { cardOf, has, isGun, isSquad } from "../cards";
import type { LengthUnit } from "../lengths";
import type { Prospect, QuickCheck, UnitCard, Weapon } from "../types";

/** Everything that can be set, whether it matters for these two or not. */
export interface Check extends Omit<
  QuickCheck,
  "type" | "shooter" | "target" | "distance" | "house"
> {
  readonly shooter: string;
  readonly target: string;
  readonly range: number; // in the unit
}

const FIRST: Check = {
  shooter: "pz-iv-h",
  weapon: "",
  target: "t-34-85",
  range: 18,
  unit: "in",
  face: "front",
  angled: false,
  in_arc: true,
  sight: "seen",
  walls: 0,
  foliage: 0,
  foliage_near: "nobody",
  sandbags: "none",
  covered: false,
  moved: "no",
  first_moved: "no",
  accurate: false,
  crew: false,
  scout: 0,
  own_men: 6,
  machine_gun: false,
  hp: null,
  men: null,
  target_moves: 0,
  target_inches: 0,
};

function remembered(): Check {
  const fits = (raw: object) => "shooter" in raw && "target" in raw;
  const pair = decodeStored<Check>(kept("check"), fits);
  if (!pair || !isKnown(pair.shooter) || !isKnown(pair.target)) return FIRST;
  return { ...FIRST, shooter: pair.shooter, target: pair.target, ...unitOf(pair.unit) };
}

function unitOf(unit: LengthUnit): Partial<Check> {
  return unit === "cm" ? { unit: "cm", range: 45 } : {};
}

function isKnown(id: string): boolean {
  return isSquad(id) || cardOf(id) !== undefined;
}

export const check = signal<Check>(remembered());

export function setCheck(changes: Partial<Check>): void {
  check.value = { ...check.value, ...changes };
  const { shooter, target, unit } = check.value;
  keep("check", JSON.stringify({ shooter, target, unit }));
}

/** Another shooter or target: what was said about the old one is void. */
export function choose(role: "shooter" | "target", id: string): void {
  if (role === "shooter") {
    setCheck({ shooter: id, weapon: "", accurate: false, crew: false, first_moved: "no" });
  } else {
    setCheck({ target: id, weapon: "", angled: false, sandbags: "none", hp: null, men: null });
  }
}

export function swap(): void {
  const { shooter, target } = check.value;
  choose("shooter", target);
  choose("target", shooter);
}

export function shooterCard(): UnitCard | undefined {
  return cardOf(check.value.shooter);
}

export function targetCard(): UnitCard | undefined {
  return cardOf(check.value.target);
}

/** Weapons of the shooter that fit such a target, the first of them being the usual one. */
export function weaponsFor({ shooter, target }: Check): ReadonlyArray<Weapon> {
  const atMen = isSquad(target);
  return cardOf(shooter)?.weapons.filter(({ kind }) => (kind === "ai") === atMen) ?? [];
}

/** What is asked: only what matters for these two, so that no forgotten toggle changes it. */
function question(now: Check): object {
  const { range, ...rest } = now;
  const shooter = cardOf(now.shooter);
  const target = cardOf(now.target);
  return {
    ...rest,
    type: "quick-check",
    distance: Math.round(range * 1000),
    angled: now.angled && has(target, "angling"),
    accurate: now.accurate && has(shooter, "accurate"),
    crew: now.crew && isGun(shooter),
    target_inches: Math.round(now.target_inches),
  };
}

export interface Answer {
  readonly prospect: Prospect | null;
  readonly reasons: ReadonlyArray<Reason>;
  readonly refused: Phrase | null;
}

/** One question is on its way at a time; the newest one follows when it is answered. */
export function useAnswer(now: Check): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const wanted = useRef<Check | null>(null);
  const asking = useRef(false);
  useEffect(() => {
    wanted.current = now;
    if (!asking.current) void askOn();
  }, [now]);
  const askOn = async () => {
    asking.current = true;
    while (wanted.current) {
      const asked = wanted.current;
      wanted.current = null;
      setAnswer(await ask(asked));
    }
    asking.current = false;
  };
  return answer;
}

async function ask(now: Check): Promise<Answer> {
  const reply = await request({
    type: "ask",
    game: "armored-advance",
    match: null,
    question: asRecord(question(now)),
  });
  if (reply.type === "ruling") {
    const prospect = gameOwn<Prospect>(reply.ruling.value);
    return { prospect, reasons: reply.ruling.reasons, refused: null };
  }
  const refused = reply.type === "refused" ? reply.text : null;
  return { prospect: null, reasons: [], refused };
}
