// The organiser's list of tables, to end what is played there and to clear what is left.

import { useState } from "preact/hooks";

import { accepted } from "../../connection/actions";
import { newId } from "../../connection/ids";
import type { SignedIn, TableEntry } from "../../messages";
import { request } from "../../connection/socket";
import { gameTitle } from "../../words/games";
import { t } from "../../words/texts";
import { ConfirmSheet } from "../sheets/confirm-sheet";
import { tableState } from "../lobby/table-rows";

interface CloseTablesProps {
  readonly tables: ReadonlyArray<TableEntry>;
  readonly onAsk: (table: TableEntry) => void;
}

export function CloseTables({ tables, onAsk }: CloseTablesProps) {
  const [open, setOpen] = useState(false);
  if (tables.length === 0) return null;
  if (!open) {
    return (
      <button type="button" class="offer quiet" onClick={() => setOpen(true)}>
        {t("ui-close-tables")}
      </button>
    );
  }
  return (
    <section>
      <h2 class="section">{t("ui-close-tables")}</h2>
      <div class="panel rowlist">
        {tables.map((info) => (
          <div key={info.code}>
            <b class="num tno">{info.code}</b>
            <span class="grow">
              <b>{gameTitle(info.game)}</b>
              <span class="label block">{tableState(info)}</span>
            </span>
            <button type="button" class="offer danger" onClick={() => onAsk(info)}>
              {t("ui-close-table", { status: info.status })}
            </button>
          </div>
        ))}
      </div>
    </section>
  );
}

interface CloseSheetProps {
  readonly info: TableEntry;
  readonly signed: SignedIn;
  readonly onClose: () => void;
}

export function CloseTableSheet({ info, signed, onClose }: CloseSheetProps) {
  const close = async () => {
    const reason = t("ui-close-reason");
    const { token } = signed;
    accepted(await request({ type: "close_table", id: newId(), token, table: info.code, reason }));
  };
  return (
    <ConfirmSheet
      title={t("ui-table", { code: info.code })}
      text={t("ui-confirm-close", { status: info.status })}
      yes={t("ui-close-table", { status: info.status })}
      danger
      onYes={() => void close()}
      onClose={onClose}
    />
  );
}
