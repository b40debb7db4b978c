// Beside the map: nearer, farther, the whole of it, turned, and the ruler. Below it the scale.

import { Icon } from "../../../components/shell/icon";
import { t } from "../../../words/texts";
import { isMeasuring, startMeasuring, stopMeasuring } from "../measuring/measuring";
import type { Camera } from "./camera";

interface ButtonsProps {
  readonly camera: Camera;
  readonly big: boolean;
  readonly measures: boolean;
  readonly turned: number; // quarters from one's own edge
  readonly onTurn: (quarters: number | "home") => void;
}

export function FieldButtons({ camera, big, measures, turned, onTurn }: ButtonsProps) {
  return (
    <div class="aa-zoom">
      {!big && (
        <>
          <button type="button" aria-label={t("aa-ui-zoom-in")} onClick={() => camera.zoom(1.6)}>
            +
          </button>
          <button
            type="button"
            aria-label={t("aa-ui-zoom-out")}
            onClick={() => camera.zoom(1 / 1.6)}
          >
            −
          </button>
          <button type="button" aria-label={t("aa-ui-zoom-fit")} onClick={camera.fit}>
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
            </svg>
          </button>
        </>
      )}
      {measures && (
        <button
          type="button"
          class={isMeasuring.value ? "on" : ""}
          aria-label={t("aa-ui-measure")}
          aria-pressed={isMeasuring.value}
          onClick={() => (isMeasuring.peek() ? stopMeasuring() : startMeasuring())}
        >
          <Icon name="ruler" />
        </button>
      )}
      {!big && turned !== 0 && (
        <button type="button" aria-label={t("aa-ui-my-edge")} onClick={() => onTurn("home")}>
          <Icon name="again" />
        </button>
      )}
    </div>
  );
}
