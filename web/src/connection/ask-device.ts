// Asking something of a device: the server passes it on, and the answer is told with its number.

import { effect } from "@preact/signals";

import type { DeviceSaid, Phrase, TellDevice } from "../messages";
import { request } from "./socket";
import { deviceSaid, table } from "./state";

type Ask = TellDevice["ask"];
export type Said = DeviceSaid["said"];

const ANSWER_MS = 6000;
const KEPT = 8; // an answer may overtake the number it goes with

const early: DeviceSaid[] = [];
const waiting = new Map<string, (said: Said) => void>();

effect(() => {
  const news = deviceSaid.value;
  if (news === null || news.request === null) return;
  const answer = waiting.get(news.request);
  if (answer) answer(news.said);
  else early.splice(0, Math.max(0, early.push(news) - KEPT));
});

/** What the device answers, or why there is no answer. */
export async function askDevice(device: string, ask: Ask): Promise<Said | Phrase> {
  const match = table.peek()?.match;
  if (match === undefined) return { key: "refused-device", values: {} };
  const reply = await request({ type: "tell_device", match, device, ask });
  if (reply.type === "refused") return reply.text;
  if (reply.type !== "asked") return { key: "refused-device", values: {} };
  return answerTo(reply.request);
}

function answerTo(number: string): Promise<Said | Phrase> {
  const known = early.find((one) => one.request === number);
  if (known) return Promise.resolve(known.said);
  return new Promise((answer) => {
    const timer = setTimeout(() => {
      waiting.delete(number);
      answer({ key: "ui-device-silent", values: {} });
    }, ANSWER_MS);
    waiting.set(number, (said) => {
      clearTimeout(timer);
      waiting.delete(number);
      answer(said);
    });
  });
}
