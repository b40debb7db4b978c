// The sheets of the table page, one at a time.

import { useState } from "preact/hooks";

import { change } from "../../connection/actions";
import { table } from "../../connection/state";
import type { GameModule } from "../../games/game-module";
import type { Present, TableInfo } from "../../messages";
import { held } from "../../phone/keep";
import { t } from "../../words/texts";
import { asking, ConsentSheet } from "../devices/consent-sheet";
import { DevicesSheet } from "../devices/devices-sheet";
import { sourceName } from "../forms/policy-fields";
import { Seg } from "../forms/seg";
import { LogSheet } from "../log/log-sheet";
import { Glossary, RuleSheet } from "../rules/glossary";
import { openRule } from "../rules/open-rule";
import { RulesList } from "../rules/rules-list";
import { CallSheet } from "./call-sheet";
import { ConfirmSheet } from "./confirm-sheet";
import { MenuSheet } from "./menu-sheet";
import { MoveSheet } from "./move-sheet";
import { closeSheet, sheet } from "./open-sheet";
import { CorrectSheet } from "./propose-sheet";
import { Sheet } from "./sheet";
import { WhisperSheet } from "./whisper-sheet";

interface TableSheetsProps {
  readonly info: TableInfo;
  readonly now: Present | null;
  readonly game: GameModule;
}

export function TableSheets({ info, now, game }: TableSheetsProps) {
  const seats = held.value[info.code]?.seats ?? [];
  if (openRule.value) return <RuleSheet names={now?.view.names ?? {}} />;
  switch (sheet.value) {
    case null: {
      const device = asking(info, seats);
      return device && <ConsentSheet key={device.id} info={info} device={device} />;
    }
    case "devices":
      return <DevicesSheet info={info} now={now} seats={seats} onClose={closeSheet} />;
    case "menu":
      return <MenuSheet info={info} now={now} />;
    case "log":
      return now && <LogSheet now={now} rule={game.rule} />;
    case "terms":
      return (
        <Sheet title={t("ui-menu-terms")} onClose={closeSheet}>
          <Glossary game={info.game} />
        </Sheet>
      );
    case "rules":
      return (
        <Sheet title={t("ui-menu-rules")} onClose={closeSheet}>
          <RulesList rules={info.rules} />
        </Sheet>
      );
    case "call":
      return now && <CallSheet now={now} />;
    case "correct":
      return now?.seat ? <CorrectSheet info={info} now={now} seat={now.seat} /> : null;
    case "whisper":
      return now?.seat ? <WhisperSheet info={info} now={now} seat={now.seat} /> : null;
    case "move":
      return <MoveSheet info={info} />;
    case "draw":
    case "stop":
    case "dice":
    case "resign":
      return now?.seat ? (
        <Serious
          key={sheet.value}
          what={sheet.value}
          now={now}
          seat={now.seat}
          sources={info.sources}
        />
      ) : null;
    default:
      sheet.value satisfies never;
      return null;
  }
}

interface SeriousProps {
  readonly what: "draw" | "stop" | "dice" | "resign";
  readonly now: Present;
  readonly seat: string;
  readonly sources: TableInfo["sources"];
}

/** How many others still play: who resigns among several leaves them to go on. */
function others(now: Present): number {
  return (table.value?.seats.length ?? 2) - now.out.length - 1;
}

/** Actions that one player cannot undo alone ask for confirmation. */
function Serious({ what, now, seat, sources }: SeriousProps) {
  const free = sources.filter((source) => source !== now.dice);
  const [other, setOther] = useState(free[0] ?? "typed");
  const send = () => {
    if (what === "resign") void change({ type: "resign", seat });
    else void change({ type: "propose", seat, what, dice: what === "dice" ? other : null });
  };
  return (
    <ConfirmSheet
      title={t(`ui-menu-${what}`)}
      text={t(`ui-confirm-${what}`, { dice: other, others: others(now) })}
      yes={t(what === "resign" ? "ui-resign" : "ui-propose")}
      danger={what === "resign"}
      onYes={send}
      onClose={closeSheet}
    >
      {what === "dice" && free.length > 1 && (
        <Seg
          label={t("ui-dice")}
          value={other}
          choices={free.map((id) => ({ id, label: sourceName(id) }))}
          onPick={setOther}
        />
      )}
    </ConfirmSheet>
  );
}
