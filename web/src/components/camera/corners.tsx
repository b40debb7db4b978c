// Four corners on a picture, dragged to the inside of a tray's rim; arrow keys move them, too.

import { t } from "../../words/texts";

export type Corner = readonly [number, number];
export type Corners = readonly [Corner, Corner, Corner, Corner];

const STEP = 0.01;
const KEYS: Readonly<Record<string, Corner>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

interface CornerHandlesProps {
  readonly corners: Corners;
  readonly onChange: (corners: Corners) => void;
}

export function CornerHandles({ corners, onChange }: CornerHandlesProps) {
  const put = (at: number, x: number, y: number) => {
    const moved: Corner = [within(x), within(y)];
    const [a, b, c, d] = corners;
    onChange([
      at === 0 ? moved : a,
      at === 1 ? moved : b,
      at === 2 ? moved : c,
      at === 3 ? moved : d,
    ]);
  };
  const points = corners.map(([x, y]) => `${x * 100},${y * 100}`).join(" ");
  return (
    <>
      <svg class="tray-outline" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <polygon points={points} />
      </svg>
      {corners.map(([x, y], at) => (
        <button
          key={at}
          type="button"
          class="corner"
          style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
          aria-label={t("ui-setup-corner", { number: at + 1 })}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={(event) => {
            const box = event.currentTarget.parentElement?.getBoundingClientRect();
            if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
            put(at, (event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
          }}
          onKeyDown={(event) => {
            const by = KEYS[event.key];
            if (!by) return;
            event.preventDefault();
            put(at, x + by[0], y + by[1]);
          }}
        />
      ))}
    </>
  );
}

function within(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
}
