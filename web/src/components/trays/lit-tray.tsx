// A tray with white blinking lamps, as it looks on the table just now.

import { t } from "../../words/texts";

const ACROSS = [24, 44, 64, 266, 286, 306];

export function LitTray() {
  return (
    <svg viewBox="0 0 330 128" class="lit-tray" role="img" aria-label={t("ui-tray-blinks")}>
      <rect class="case" x="1" y="1" width="328" height="126" rx="12" />
      <rect class="card" x="86" y="18" width="158" height="92" rx="5" />
      <text x="165" y="69">
        {t("ui-tray-here")}
      </text>
      <g class="lamp l-white on blink">
        {ACROSS.flatMap((x) => [
          <circle key={`${x} top`} class="core" cx={x} cy="28" r="4.5" />,
          <circle key={`${x} low`} class="core" cx={x} cy="100" r="4.5" />,
        ])}
        <rect class="core" x="86" y="116" width="158" height="6" rx="3" />
      </g>
    </svg>
  );
}
