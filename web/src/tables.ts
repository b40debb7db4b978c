// The tables in this room, kept up to date while somebody looks at the list.

import { useState } from "preact/hooks";

import { useAsked } from "./asked";
import type { TableInfo } from "./messages";

/** null until the server has answered once. */
export function useTables(): ReadonlyArray<TableInfo> | null {
  const [tables, setTables] = useState<ReadonlyArray<TableInfo> | null>(null);
  useAsked({ type: "list_tables" }, (reply) => reply.type === "tables" && setTables(reply.tables));
  return tables;
}
