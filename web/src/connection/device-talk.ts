// Asking something of a device. Its answers come as messages of their own, perhaps before the server
// has acknowledged the question: so what was heard meanwhile is looked through, too.

import { effect } from "@preact/signals";

import type { DeviceSaid, Phrase, TellDevice } from "../messages";
import { request } from "./socket";
import { deviceSaid, table } from "./state";

export type Ask = TellDevice["ask"];
export type Said = DeviceSaid["said"] | { readonly type: "no"; readonly why: Phrase };

const PATIENCE_MS = 15_000;

/** Ask, and hear every answer until the last; returns how to stop listening. */
export function askDevice(
  device: string,
  ask: Ask,
  answered: (said: Said, more: boolean) => void,
  refused: (why: Phrase) => void,
): () => void {
  let number: string | null = null;
  let early: DeviceSaid[] = [];
  const hear = (heard: DeviceSaid) => {
    if (number === null) early.push(heard);
    else if (heard.request === number) answered(heard.said, heard.more);
  };
  const before = deviceSaid.peek();
  const stop = effect(() => {
    const heard = deviceSaid.value;
    if (heard && heard !== before && heard.device === device) hear(heard);
  });
  const match = table.peek()?.match ?? "";
  void request({ type: "tell_device", match, device, ask }).then((reply) => {
    if (reply.type === "refused") refused(reply.text);
    if (reply.type !== "asked") return;
    number = reply.request;
    const heard = early;
    early = [];
    heard.forEach(hear);
  });
  return stop;
}

/** Ask something that has one answer; what went wrong is an answer, too. */
export function askOnce(device: string, ask: Ask): Promise<Said> {
  return new Promise((answer) => {
    const end = (said: Said) => {
      clearTimeout(timer);
      stop();
      answer(said);
    };
    const fail = (why: Phrase) => end({ type: "no", why });
    const timer = setTimeout(() => fail({ key: "device-no-answer", values: {} }), PATIENCE_MS);
    const stop = askDevice(device, ask, end, fail);
  });
}
