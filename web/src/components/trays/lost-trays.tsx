// Which trays are out, above the board: the match goes on without them.

import type { TableInfo } from "../../messages";
import { t } from "../../words/texts";
import { Banner } from "../shell/banner";

export function LostTrays({ info }: { info: TableInfo }) {
  const parts = info.devices.filter(({ kind }) => kind === "tray").flatMap(({ parts }) => parts);
  const out = parts.filter(({ state }) => state.key === "device-tray-lost");
  if (out.length === 0) return null;
  return (
    <Banner>
      <b>{out.map(({ name }) => t("ui-tray-out", { number: name })).join(" ")}</b>{" "}
      {t("ui-tray-plug")}
    </Banner>
  );
}
