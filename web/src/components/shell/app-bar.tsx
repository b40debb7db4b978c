// The bar on top: where one is, the connection, and the menu.

import type { ComponentChildren } from "preact";

import { go } from "../../route";
import { t } from "../../words/texts";
import { ConnectionDot } from "./connection-dot";
import { Icon, type IconName } from "./icon";

interface AppBarProps {
  readonly title: string;
  readonly sub?: string;
  readonly back?: string; // a path
  readonly onLog?: () => void;
  readonly onMenu?: () => void;
  readonly children?: ComponentChildren; // buttons of the page's own, before the menu
}

export function AppBar({ title, sub, back = "/", onLog, onMenu, children }: AppBarProps) {
  return (
    <header class="appbar">
      <button type="button" class="iconbtn back" aria-label={t("ui-back")} onClick={() => go(back)}>
        <Icon name="back" />
      </button>
      <div class="titles">
        <h1 class="t1" tabIndex={-1}>
          {title}
        </h1>
        {sub !== undefined && <div class="t2">{sub}</div>}
      </div>
      <ConnectionDot />
      {onMenu && (
        <span class="bar-buttons">
          {children}
          {onLog && <BarButton icon="list" label={t("ui-menu-log")} onPress={onLog} />}
          <BarButton icon="menu" label={t("ui-menu")} onPress={onMenu} />
        </span>
      )}
    </header>
  );
}

interface BarButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
}

function BarButton({ icon, label, onPress }: BarButtonProps) {
  return (
    <button
      type="button"
      class="iconbtn"
      aria-label={label}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
