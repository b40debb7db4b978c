// The first line of a big screen: which game, which table, and whether it still hears the server.

import type { TableInfo } from "../../messages";
import { gameTitle } from "../../words/games";
import { t } from "../../words/texts";
import { ConnectionDot } from "../shell/connection-dot";

export function ScreenHead({ table }: { table: TableInfo }) {
  return (
    <header class="screen-head">
      <h1 class="t-title">{gameTitle(table.game)}</h1>
      <ConnectionDot word={t("ui-table", { code: table.code })} />
    </header>
  );
}
