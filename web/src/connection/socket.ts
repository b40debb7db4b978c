// One Socket.IO connection. After every reconnection it says hello and watches its table again.
// Changes wait in an outbox until they are acknowledged; they carry an id, so a retry is idempotent.

import { effect } from "@preact/signals";
import { io } from "socket.io-client";

import { isOpen, openGame } from "../games/opening";
import {
  type FromClient,
  type FromServer,
  type Phrase,
  type Present,
  PROTOCOL,
  type Refused,
  type Reply,
} from "../messages";
import { followed } from "./changes";
import { decodeReply, decodeMessage } from "./decoder";
import { noticeMisfit, outdated } from "./outdated";
import { bind, binding, connection, lostAt, notice, receive, unanswered, welcome } from "./state";
import type { Binding } from "./state";

const ANSWER_MS = 8000; // after that the connection counts as dead
const PROBE_MS = 2000; // the same, for a phone that has just woken up
const ALARM_MS = 3000; // without a connection, until the banner is shown

const socket = io({
  transports: ["websocket", "polling"],
  tryAllTransports: true,
  reconnectionDelay: 300,
  reconnectionDelayMax: 2000,
  autoConnect: false,
});

interface Kept {
  readonly message: FromClient;
  readonly answer: (reply: Reply) => void;
}
const outbox: Kept[] = [];
let ready = false; // after hello, and after watch where there is a table
let flushing = false;
let alarm = 0;
let whenReady: (() => void)[] = [];

export function refusal(key: string): Refused {
  return { type: "refused", by: "fault", text: { key, values: {} }, cite: null };
}

/** Ask or tell the server something. Never rejects: a broken connection is a refusal too. */
export function request(message: FromClient): Promise<Reply> {
  if ("id" in message) {
    return new Promise((answer) => {
      outbox.push({ message, answer });
      unanswered.value = outbox.length;
      void flush();
    });
  }
  return askOnce(message);
}

async function askOnce(message: FromClient): Promise<Reply> {
  if (!ready && !(await untilReady(ANSWER_MS))) return refusal("ui-refused-offline");
  return (await emit(message, ANSWER_MS)) ?? refusal("ui-refused-offline");
}

function untilReady(most: number): Promise<boolean> {
  return new Promise((answer) => {
    const timer = setTimeout(() => answer(false), most);
    whenReady.push(() => {
      clearTimeout(timer);
      answer(true);
    });
  });
}

/** Send one message and wait for its acknowledgement; null: it timed out. */
function emit(message: FromClient, most: number): Promise<Reply | null> {
  return new Promise((answer) => {
    socket.timeout(most).emit("say", message, (failed: Error | null, raw: unknown) => {
      answer(failed ? null : replyIn(raw));
    });
  });
}

function replyIn(raw: unknown): Reply {
  try {
    return decodeReply(raw);
  } catch (error) {
    if (!noticeMisfit(error)) throw error;
    return refusal("ui-refused-reply");
  }
}

async function flush(): Promise<void> {
  if (flushing) return;
  flushing = true;
  while (ready) {
    const first = outbox[0];
    if (!first) break;
    const reply = await emit(first.message, ANSWER_MS);
    if (!reply) {
      redial(); // no answer: the next connection sends it again
      break;
    }
    outbox.shift();
    unanswered.value = outbox.length;
    first.answer(reply);
  }
  flushing = false;
}

async function greet(): Promise<void> {
  const reply = await emit({ type: "hello", protocol: PROTOCOL }, ANSWER_MS);
  if (!socket.connected) return; // the next connection greets again
  if (!reply) return redial();
  if (reply.type === "welcome") welcome.value = reply;
  if (reply.type === "refused") refusedAtTheDoor(reply.text);
  for (let at: Binding | null; ;) {
    at = binding.peek();
    await rebind();
    if (!socket.connected) return;
    if (binding.peek() === at) break; // else another table was opened meanwhile
  }
  ready = true;
  connection.value = "on";
  lostAt.value = null;
  clearTimeout(alarm);
  const waiting = whenReady;
  whenReady = [];
  for (const go of waiting) go();
  void flush();
}

function refusedAtTheDoor(text: Phrase): void {
  if (text.key === "refused-protocol") outdated.value = true;
  else notice.value = { kind: "bad", text };
}

let watcher = { table: "", token: "" }; // who this page is where it holds no seat

function watching(at: Binding): FromClient {
  const token = at.token ?? (watcher.table === at.table ? watcher.token : null);
  return { type: "watch", ...at, token, changes: true };
}

/** The token by which this page may look at what belongs to its table. */
export function ownToken(): string | null {
  const at = binding.peek();
  return at ? (at.token ?? (watcher.table === at.table ? watcher.token : null)) : null;
}

/** Without a seat, an invalid token means that this watcher was sent away. */
function forWatchers(at: Binding, reply: Reply): Reply {
  const lost = reply.type === "refused" && reply.text.key === "refused-token";
  return lost && at.token === null ? refusal("removed-watcher") : reply;
}

async function rebind(): Promise<Reply | null> {
  const at = binding.peek();
  if (!at) return null;
  const reply = await emit(watching(at), ANSWER_MS);
  const outcome = forWatchers(at, reply ?? refusal("ui-refused-offline"));
  if (outcome.type === "watching" && outcome.token !== null) {
    watcher = { table: at.table, token: outcome.token };
  }
  if (binding.peek() === at) onBound(outcome);
  return outcome;
}

let onBound: (reply: Reply) => void = () => undefined;

/** Subscribe to a table; `outcome` is called with the answer, now and after every reconnection. */
export async function watch(to: Binding, outcome: (reply: Reply) => void): Promise<void> {
  bind(to);
  onBound = outcome;
  if (ready) await rebind();
}

/** End the subscription. */
export function unwatch(): void {
  bind(null);
  onBound = () => undefined;
}

function lost(): void {
  ready = false;
  if (lostAt.value !== null) return;
  lostAt.value = Date.now();
  connection.value = "wait";
  alarm = window.setTimeout(() => (connection.value = "off"), ALARM_MS);
}

function redial(): void {
  socket.disconnect();
  socket.connect();
}

/** A phone that slept may hold a dead socket: probe it, and reconnect if there is no answer. */
async function heal(): Promise<void> {
  if (!socket.connected) return redial();
  if (!ready) return; // it is being greeted just now
  const at = binding.peek();
  const probe: FromClient = at ? watching(at) : { type: "hello", protocol: PROTOCOL };
  if (!(await emit(probe, PROBE_MS))) redial();
}

function hear(raw: unknown): void {
  try {
    const message = whole(decodeMessage(raw));
    if (message) take(message);
  } catch (error) {
    if (!noticeMisfit(error)) throw error;
  }
}

let lastView: Present | null = null; // what changes refer to
let asksAgain = false;

/** The view that changes make of the last one; null: this page missed one, and asks for the whole. */
function whole(message: FromServer): FromServer | null {
  if (message.type === "view") lastView = message;
  if (message.type !== "changes") return message;
  const made = followed(lastView, message);
  if (made !== null) return whole(decodeMessage(made));
  if (!asksAgain && message.seat === binding.peek()?.seat) {
    asksAgain = true;
    void rebind().finally(() => (asksAgain = false));
  }
  return null;
}

const held: FromServer[] = []; // told while a game is being loaded

/** A table and what follows it are shown once its game is there to draw and to say it. */
function take(message: FromServer): void {
  const game = message.type === "table" ? message.table.game : null;
  const opens = game !== null && !isOpen(game);
  if (held.length === 0 && !opens) return receive(message);
  held.push(message);
  if (opens) void openGame(game).then(release);
}

function release(): void {
  for (const message of held.splice(0)) take(message);
}

export function connect(): void {
  lost();
  socket.on("connect", () => void greet());
  socket.on("disconnect", lost);
  socket.on("connect_error", lost);
  socket.on("tell", hear);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void heal();
  });
  window.addEventListener("pageshow", (event) => event.persisted && void heal());
  window.addEventListener("online", () => void heal());
  window.addEventListener("offline", () => void heal());
  socket.connect();
  effect(() => {
    document.documentElement.dataset["connection"] = connection.value;
  });
}
