// The tables in this room, kept up to date while somebody looks at the list.

import { useState } from "preact/hooks";

import type { TableInfo } from "../messages";
import { usePolled } from "./polled";

/** null until the server has answered once. */
export function useTables(): ReadonlyArray<TableInfo> | null {
  const [tables, setTables] = useState<ReadonlyArray<TableInfo> | null>(null);
  usePolled({ type: "list_tables" }, (reply) => reply.type === "tables" && setTables(reply.tables));
  return tables;
}
