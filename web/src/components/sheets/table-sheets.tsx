// The sheets of the table page, one at a time.

import { change } from "../../connection/actions";
import type { GameModule } from "../../games/game-module";
import type { Present, TableInfo } from "../../messages";
import { t } from "../../words/texts";
import { LogSheet } from "../log/log-sheet";
import { Glossary, RuleSheet } from "../rules/glossary";
import { openRule } from "../rules/open-rule";
import { RulesList } from "../rules/rules-list";
import { CallSheet } from "./call-sheet";
import { ConfirmSheet } from "./confirm-sheet";
import { MenuSheet } from "./menu-sheet";
import { MoveSheet } from "./move-sheet";
import { closeSheet, sheet } from "./open-sheet";
import { Sheet } from "./sheet";

interface TableSheetsProps {
  readonly info: TableInfo;
  readonly now: Present | null;
  readonly game: GameModule;
}

export function TableSheets({ info, now, game }: TableSheetsProps) {
  if (openRule.value) return <RuleSheet names={now?.view.names ?? {}} />;
  switch (sheet.value) {
    case null:
      return null;
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
      return <CallSheet seat={now?.seat ?? null} />;
    case "move":
      return <MoveSheet info={info} />;
    case "draw":
    case "stop":
    case "dice":
    case "resign":
      return now?.seat ? <Serious what={sheet.value} now={now} seat={now.seat} /> : null;
    default:
      sheet.value satisfies never;
      return null;
  }
}

interface SeriousProps {
  readonly what: "draw" | "stop" | "dice" | "resign";
  readonly now: Present;
  readonly seat: string;
}

/** Actions that one player cannot undo alone ask for confirmation. */
function Serious({ what, now, seat }: SeriousProps) {
  const other = now.dice === "typed" ? "server" : "typed";
  const send = () => {
    if (what === "resign") void change({ type: "resign", seat });
    else void change({ type: "propose", seat, what, dice: what === "dice" ? other : null });
  };
  return (
    <ConfirmSheet
      title={t(`ui-menu-${what}`)}
      text={t(`ui-confirm-${what}`, { dice: other })}
      yes={t(what === "resign" ? "ui-resign" : "ui-propose")}
      danger={what === "resign"}
      onYes={send}
      onClose={closeSheet}
    />
  );
}
