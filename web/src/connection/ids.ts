// Random ids for messages that change something. `crypto.randomUUID` needs a secure context, and a
// phone at a table has none; `getRandomValues` works everywhere.

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
