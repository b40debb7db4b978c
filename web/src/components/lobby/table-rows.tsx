// Tables in this room, and this phone's own seats.

import type { TableEntry } from "../../messages";
import { held } from "../../phone/keep";
import { gameTitle, turnOf } from "../../words/games";
import { listed, t } from "../../words/texts";
import { personName } from "../../words/people";
import { Icon } from "../shell/icon";

export function TableRow({ info, href }: { info: TableEntry; href: string }) {
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
export function tableState(info: TableEntry): string {
  const people = listed(info.seats.filter(({ holder }) => holder !== "free").map(personName));
  if (info.status === "over") return t("ui-state-over", { people });
  if (info.status === "lobby") {
    return people === "" ? t("ui-state-empty") : t("ui-state-lobby", { people });
  }
  const turn = turnOf(info);
  return turn === null ? t("ui-state-playing", { people }) : t("ui-state-turn", { people, turn });
}

function StateChip({ info }: { info: TableEntry }) {
  const free = info.seats.filter(({ holder }) => holder === "free").length;
  if (info.call || info.judged) {
    return (
      <span class="chip bad">
        <Icon name="whistle" />
        {t(info.call ? "ui-call-chip" : "ui-judged")}
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

/** Tables that wait for somebody first, finished ones last. */
export function byInterest(tables: ReadonlyArray<TableEntry>): ReadonlyArray<TableEntry> {
  const rank = { lobby: 0, playing: 1, over: 2 } as const;
  return [...tables].sort((a, b) => rank[a.status] - rank[b.status]);
}
