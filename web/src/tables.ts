// The tables in this room, asked again every few seconds while somebody looks at the list.

import { useEffect, useState } from "preact/hooks";

import type { TableInfo } from "./messages";
import { request } from "./socket";

const AGAIN_MS = 4000;

/** null until the server has answered once. */
export function useTables(): ReadonlyArray<TableInfo> | null {
  const [tables, setTables] = useState<ReadonlyArray<TableInfo> | null>(null);
  useEffect(() => {
    let wanted = true;
    const ask = async () => {
      if (document.visibilityState !== "visible") return;
      const reply = await request({ type: "list_tables" });
      if (wanted && reply.type === "tables") setTables(reply.tables);
    };
    void ask();
    const timer = setInterval(() => void ask(), AGAIN_MS);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, []);
  return tables;
}
