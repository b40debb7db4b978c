// The tables in this room. While somebody looks at the list, the server tells of every change.

import { useEffect } from "preact/hooks";

import type { TableEntry } from "../messages";
import { request } from "./socket";
import { connection, tables } from "./state";

/** null until the server has answered once. */
export function useTables(): ReadonlyArray<TableEntry> | null {
  const connected = connection.value === "on";
  useEffect(() => {
    if (!connected) return;
    void follow(true);
    return () => {
      // After a lost connection there is nothing to end: the server has forgotten who followed.
      if (connection.peek() === "on") void follow(false);
    };
  }, [connected]);
  return tables.value;
}

async function follow(wanted: boolean): Promise<void> {
  const reply = await request({ type: "list_tables", follow: wanted });
  if (reply.type === "tables") tables.value = reply.tables;
}
