// What is felt: a short sound and a vibration for one's turn, dice, combat and victory, one switch
// for both. The sounds are made here, note by note.

import { effect, signal } from "@preact/signals";

import { mine, present } from "../connection/state";
import type { Line, Present } from "../messages";
import { keep, kept } from "./keep";

export type Feeling = "turn" | "dice" | "combat" | "victory";

export const felt = signal(kept("felt") !== "off");

export function setFelt(on: boolean): void {
  felt.value = on;
  keep("felt", on ? null : "off");
}

interface Note {
  readonly at: number; // seconds from the start
  readonly lasts: number;
  readonly pitch: number; // Hz; 0: noise
  readonly loud: number;
}

const note = (at: number, lasts: number, pitch: number, loud = 0.16): Note => ({
  at,
  lasts,
  pitch,
  loud,
});

const SOUNDS: Readonly<Record<Feeling, ReadonlyArray<Note>>> = {
  turn: [note(0, 0.16, 659), note(0.14, 0.3, 880)],
  dice: [0, 0.07, 0.13, 0.22, 0.34].map((at) => note(at, 0.045, 0, 0.22)),
  combat: [note(0, 0.5, 0, 0.3), note(0, 0.4, 82, 0.3), note(0.08, 0.35, 55, 0.3)],
  victory: [note(0, 0.2, 523), note(0.18, 0.2, 659), note(0.36, 0.2, 784), note(0.54, 0.6, 1047)],
};

const BUZZES: Readonly<Record<Feeling, ReadonlyArray<number>>> = {
  turn: [90],
  dice: [25, 40, 25, 60, 25],
  combat: [160],
  victory: [80, 60, 80, 60, 240],
};

let audio: AudioContext | null = null;

/** Browsers let a page sound and shake only after somebody touched it. */
function wake(): void {
  if (!felt.peek() || !("AudioContext" in window)) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
}

function mayBuzz(): boolean {
  const touched = !("userActivation" in navigator) || navigator.userActivation.hasBeenActive;
  return "vibrate" in navigator && touched;
}

export function feel(what: Feeling): void {
  if (!felt.peek()) return;
  document.dispatchEvent(new CustomEvent("felt", { detail: what }));
  if (mayBuzz()) navigator.vibrate([...BUZZES[what]]);
  if (audio?.state === "running") for (const each of SOUNDS[what]) sound(audio, each);
}

function sound(on: AudioContext, { at, lasts, pitch, loud }: Note): void {
  const start = on.currentTime + at;
  const gain = on.createGain();
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  const source = pitch > 0 ? tone(on, pitch) : noise(on, lasts);
  source.connect(gain).connect(on.destination);
  source.start(start);
  source.stop(start + lasts);
}

function tone(on: AudioContext, pitch: number): AudioScheduledSourceNode {
  const made = on.createOscillator();
  made.type = pitch < 200 ? "triangle" : "sine";
  made.frequency.value = pitch;
  return made;
}

/** A rattle or a thud: noise, darker the longer it lasts. */
function noise(on: AudioContext, lasts: number): AudioScheduledSourceNode {
  const length = Math.ceil(on.sampleRate * lasts);
  const buffer = on.createBuffer(1, length, on.sampleRate);
  const data = buffer.getChannelData(0);
  const smooth = lasts > 0.2 ? 0.93 : 0.4;
  let last = 0;
  for (let i = 0; i < length; i += 1) {
    last = smooth * last + (1 - smooth) * (Math.random() * 2 - 1);
    data[i] = last * (lasts > 0.2 ? 3 : 1);
  }
  const made = on.createBufferSource();
  made.buffer = buffer;
  return made;
}

/** What the step from one view to the next feels like, the strongest alone. */
export function feelingOf(
  before: Present,
  now: Present,
  isCombat: (line: Line) => boolean,
): Feeling | null {
  if (before.match !== now.match || now.seq <= before.seq) return null;
  if (now.result && !before.result) return "victory";
  const news = now.lines.filter(({ seq, undone }) => seq > before.seq && !undone);
  if (news.some(isCombat)) return "combat";
  return news.some(({ faces }) => Object.keys(faces).length > 0) ? "dice" : null;
}

const AFTER = 700; // ms: one's turn is told after what led to it

export function startFelt(isCombat: (line: Line) => boolean): void {
  let before: Present | null = null;
  let wasMine = false;
  document.addEventListener("pointerdown", wake);
  effect(() => {
    const now = present.value;
    const what = before && now ? feelingOf(before, now, isCombat) : null;
    if (what) feel(what);
    const isMine = mine.value;
    if (isMine && !wasMine && before && before.match === now?.match) {
      setTimeout(() => feel("turn"), what ? AFTER : 0);
    }
    wasMine = isMine;
    before = now;
  });
}
