// What the signs on the map mean, folded away until it is asked for.

import { t } from "../../../words/texts";
import { Body, Figures } from "./counters";

export function Legend() {
  return (
    <details class="wpg-legend">
      <summary>{t("wpg-ui-legend")}</summary>
      <ul>
        <li>
          <Sample face="fresh" figures /> {t("wpg-ui-figures")}
        </li>
        <li>
          <Sample face="fresh" /> {t("wpg-ui-fresh")}
        </li>
        <li>
          <Sample face="spent" /> {t("wpg-ui-spent")}
        </li>
        <li>
          <Line kind="river" /> {t("wpg-ui-river")}
        </li>
        <li>
          <Line kind="forest" /> {t("wpg-ui-forest")}
        </li>
        <li>
          <Line kind="mountain" /> {t("wpg-ui-mountain")}
        </li>
        <li>
          <Line kind="front" /> {t("wpg-ui-front")}
        </li>
        <li>
          <Line kind="closed" /> {t("wpg-ui-closed")}
        </li>
        <li>
          <Line kind="link" /> {t("wpg-ui-link")}
        </li>
        <li>★ {t("wpg-ui-worth-sign")}</li>
        <li>⚓ {t("wpg-ui-port")}</li>
        <li>▤ {t("wpg-ui-trench")}</li>
        <li>✛ {t("wpg-ui-gun")}</li>
        <li>☁ {t("wpg-ui-gas")}</li>
      </ul>
    </details>
  );
}

function Sample({ face, figures = false }: { readonly face: string; readonly figures?: boolean }) {
  return (
    <svg class="wpg-map sample" viewBox="-84 -46 168 92" aria-hidden="true">
      <g class={`counter orange ${face}`}>
        <Body seat="orange" />
        {figures && <Figures count={3} strength={11} />}
      </g>
    </svg>
  );
}

function Line({ kind }: { readonly kind: string }) {
  const toothed = kind === "forest" || kind === "mountain";
  return (
    <svg class="wpg-map sample" viewBox="-84 -46 168 92" aria-hidden="true">
      <g class="borders">
        <path class={kind} d="M-60 0H60" />
        {toothed && <path class={`${kind} teeth`} d="M-60 0H60" />}
      </g>
    </svg>
  );
}
