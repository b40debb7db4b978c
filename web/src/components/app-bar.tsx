// The bar on top: where one is, the connection, and the menu.

import { go } from "../route";
import { t } from "../texts";
import { ConnectionDot } from "./connection-dot";
import { Icon } from "./icon";

interface AppBarProps {
  readonly title: string;
  readonly sub?: string;
  readonly back?: string; // a path
  readonly onMenu?: () => void;
}

export function AppBar({ title, sub, back = "/", onMenu }: AppBarProps) {
  return (
    <header class="appbar">
      <button type="button" class="iconbtn back" aria-label={t("ui-back")} onClick={() => go(back)}>
        <Icon name="back" />
      </button>
      <div class="titles">
        <h1 class="t1">{title}</h1>
        {sub !== undefined && <div class="t2">{sub}</div>}
      </div>
      <ConnectionDot />
      {onMenu && (
        <button
          type="button"
          class="iconbtn"
          aria-label={t("ui-menu")}
          aria-haspopup="dialog"
          onClick={onMenu}
        >
          <Icon name="menu" />
        </button>
      )}
    </header>
  );
}
