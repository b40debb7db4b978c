// The name of the person on a seat, where the lobby knows one.

import type { TableInfo } from "../../messages";
import { personName } from "../../words/people";

export function personOn(table: TableInfo, seat: string): string | null {
  const info = table.seats.find((one) => one.seat === seat);
  return info ? personName(info) : null;
}
