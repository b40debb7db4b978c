// Parts of the inspector: its head, a tool.

import { Icon, type IconName } from "../../../components/shell/icon";
import { t } from "../../../words/texts";
import { length, type LengthUnit } from "../lengths";
import type { Corner } from "./corners";
import type { Draft } from "./draft";
import { squareAt } from "./names";

interface HeadProps {
  readonly draft: Draft;
  readonly unit: LengthUnit;
  readonly title: string;
  readonly at: Corner;
  readonly onChoose: (chosen: null) => void;
}

export function Head(props: HeadProps) {
  const { draft, title, at, unit, onChoose } = props;
  return (
    <header>
      <h2 class="map-name">{title}</h2>
      <span class="chip square">{squareAt(draft, at)}</span>
      <span class="label where">
        {t("aa-ed-from-edges", { west: length(at[0], unit), south: length(at[1], unit) })}
      </span>
      <button
        type="button"
        class="iconbtn"
        aria-label={t("aa-ed-let-go")}
        onClick={() => onChoose(null)}
      >
        <Icon name="close" />
      </button>
    </header>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly on?: boolean;
  readonly danger?: boolean;
  readonly onPress: () => void;
}

export function Tool({ icon, label, on, danger = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      class={`offer${on ? " on" : ""}${danger ? " danger" : ""}`}
      aria-pressed={on}
      onClick={onPress}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}
