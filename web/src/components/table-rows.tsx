// Tables in this room, and this phone's own seats.

import { held } from "../keep";
import type { TableInfo } from "../messages";
import { gameTitle, listed, t, turnOf } from "../texts";
import { Icon } from "./icon";
import { personName } from "./seat-row";

export function TableRow({ info, href }: { info: TableInfo; href: string }) {
  return (
    <a class="row" href={href}>
      <b class="num tno">{info.code}</b>
      <span class="grow">
        <b>{gameTitle(info.game)}</b>
        <span class="label">{tableState(info)}</span>
      </span>
      <StateChip info={info} />
    </a>
  );
}

/** Who sits there and what goes on, in one line. */
export function tableState(info: TableInfo): string {
  const people = listed(info.seats.filter(({ holder }) => holder !== "free").map(personName));
  if (info.status === "over") return t("ui-state-over", { people });
  if (info.status === "lobby") {
    return people === "" ? t("ui-state-empty") : t("ui-state-lobby", { people });
  }
  const turn = turnOf(info);
  return turn === null ? t("ui-state-playing", { people }) : t("ui-state-turn", { people, turn });
}

function StateChip({ info }: { info: TableInfo }) {
  const free = info.seats.filter(({ holder }) => holder === "free").length;
  if (info.call) {
    return (
      <span class="chip bad">
        <Icon name="whistle" />
        {t("ui-call-chip")}
      </span>
    );
  }
  if (info.code in held.value) return <span class="chip ok">{t("ui-continue")}</span>;
  if (free > 0) return <span class="chip ok">{t("ui-seats-free", { count: free })}</span>;
  return (
    <span class="chip">
      <Icon name="eye" />
      {t("ui-watch")}
    </span>
  );
}
