import { expect, test } from "vitest";

import { shapes } from "../messages";
import {
  asRecord,
  decode,
  decodeReply,
  decodeStored,
  decodeMessage,
  Misfit,
  parsed,
} from "./decoder";

const refused = {
  type: "refused",
  by: "table",
  text: { key: "refused-table", values: {} },
  cite: null,
};
const signedIn = { type: "signed_in", token: "t", role: "referee" };

test("a reply that fits comes back as it is", () => {
  expect(decodeReply(refused)).toBe(refused);
  expect(decodeReply({ type: "done", seq: 3 })).toEqual({ type: "done", seq: 3 });
});

test.each([null, "done", {}, { type: "unheard_of" }, { ...refused, text: "No" }])(
  "%j is no reply",
  (raw) => {
    expect(() => decodeReply(raw)).toThrow(Misfit);
  },
);

test("a misfit says where it is", () => {
  expect(() => decode(shapes.SignedIn, { ...signedIn, role: "king" })).toThrow("SignedIn.role");
});

test("a message to a bot station is one of the server's, too", () => {
  expect(decodeMessage({ type: "removed", text: refused.text }).type).toBe("removed");
  expect(() => decodeMessage(refused)).toThrow(Misfit);
});

test("what was stored comes back where it still fits", () => {
  expect(decodeStored(shapes.SignedIn, JSON.stringify(signedIn))).toEqual(signedIn);
  for (const text of [null, "", "{", "[]", '{"type":"signed_in"}']) {
    expect(decodeStored(shapes.SignedIn, text)).toBeNull();
  }
});

test("a text that is no JSON is nothing", () => {
  expect(parsed("{broken")).toBeUndefined();
  expect(parsed("null")).toBeNull();
});

test("what is no object has no fields", () => {
  for (const raw of [null, 1, "a", ["a"], undefined]) expect(asRecord(raw)).toEqual({});
  expect(asRecord({ a: 1 })).toEqual({ a: 1 });
});
