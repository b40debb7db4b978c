// The question of a quick check as it stands on this phone, and the answer to it, live.

import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";

import { asRecord, parsed } from "../../../connection/decoder";
import { keep, kept } from "../../../phone/keep";
import { ask, type Told } from "../asking";
import { cardOf, has, isGun, isSquad } from "../cards";
import type { Prospect, QuickCheck, UnitCard, Weapon } from "../types";
import { type CheckedPair, isKnown, rememberPair } from "./recent";

/** What the page itself says in other words, or does not ask: the server's default stands. */
type Unasked =
  "type" | "shooter" | "target" | "distance" | "house" | "foliage_near" | "own_men" | "machine_gun";

/** Everything that can be set, whether it matters for these two or not. */
export interface Check extends Required<Omit<QuickCheck, Unasked>> {
  readonly shooter: string;
  readonly target: string;
  readonly range: number; // in the unit
}

const FIRST_RANGE = { in: 18, cm: 45 } as const; // where the slider stands at first

const FIRST: Check = {
  shooter: "pz-iv-h",
  weapon: "",
  target: "t-34-85",
  range: FIRST_RANGE.in,
  unit: "in",
  face: "front",
  angled: false,
  sight: "seen",
  walls: 0,
  foliage: 0,
  in_arc: true,
  sandbags: "none",
  covered: false,
  moved: "no",
  first_moved: "no",
  accurate: false,
  crew: false,
  scout: 0,
  hp: null,
  men: null,
  target_moves: 0,
  target_inches: 0,
};

/** The pair and the unit that were looked at last; the rest begins anew. */
export function remembered(stored: string | null): Check {
  const { shooter, target, unit } = asRecord(parsed(stored));
  if (!isKnown(shooter) || !isKnown(target)) return FIRST;
  const length = unit === "cm" ? "cm" : "in";
  return { ...FIRST, shooter, target, unit: length, range: FIRST_RANGE[length] };
}

export const check = signal<Check>(remembered(kept("check")));

export function setCheck(changes: Partial<Check>): void {
  const before = check.value;
  check.value = { ...before, ...changes };
  const { shooter, target, unit } = check.value;
  // A pair about which something is said is one that somebody wants; in between it may be half new.
  if (before.shooter === shooter && before.target === target) rememberPair({ shooter, target });
  keep("check", JSON.stringify({ shooter, target, unit }));
}

/** Another shooter or target: what was said about the old one is void. */
export function choose(role: "shooter" | "target", id: string): void {
  if (role === "shooter") {
    const own = { accurate: false, crew: false, first_moved: "no", in_arc: true } as const;
    setCheck({ shooter: id, weapon: "", ...own });
  } else {
    setCheck({ target: id, weapon: "", angled: false, sandbags: "none", hp: null, men: null });
  }
}

/** Two units that were checked before. */
export function choosePair({ shooter, target }: CheckedPair): void {
  choose("shooter", shooter);
  choose("target", target);
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
export function questionOf(now: Check): QuickCheck {
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
    in_arc: now.in_arc || isAllRound(shooter),
    target_inches: Math.round(now.target_inches),
  };
}

function isAllRound(card: UnitCard | undefined): boolean {
  return !has(card, "casemate") && !has(card, "reverse_casemate") && !isGun(card);
}

/** One question is on its way at a time; the newest one follows when it is answered. */
export function useAnswer(now: Check): Told<Prospect> | null {
  const [answer, setAnswer] = useState<Told<Prospect> | null>(null);
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
      setAnswer(await ask(null, questionOf(asked)));
    }
    asking.current = false;
  };
  return answer;
}
