// One virtual tray: its lamps as they glow now, and a sentence that says the same.

import { useMemo } from "preact/hooks";

import { t } from "../words/texts";
import { LampSpot, still } from "./lamp";
import { planOf, type Placed, type Plan } from "./layouts";
import type { ShownGroup, ShownTray } from "./news";
import { groupName, sentence } from "./words";

interface TrayProps {
  readonly tray: ShownTray;
  readonly calm: boolean; // nothing may move
}

export function VirtualTray({ tray, calm }: TrayProps) {
  const state = !tray.plugged ? "unplugged" : tray.heard ? "live" : "idle";
  return (
    <section class={`vt vt-${tray.layout}`} data-tray={tray.id} data-animation={tray.animation}>
      <header>
        <h2 class="map-name">{t("ui-tray", { number: tray.number })}</h2>
        <span class="label">{layoutName(tray.layout)}</span>
        <span class={`conn ${state === "live" ? "" : state === "idle" ? "wait" : "off"}`}>
          {t(`ui-virtual-state-${state}`)}
        </span>
      </header>
      <Lamps tray={tray} calm={calm} />
      <p>{sentence(tray)}</p>
    </section>
  );
}

function layoutName(layout: string): string {
  return layout === "" ? "" : t("ui-virtual-layout", { layout });
}

function Lamps({ tray, calm }: TrayProps) {
  const counts = Object.fromEntries(tray.groups.map(({ name, pixels }) => [name, pixels.length]));
  const key = JSON.stringify([tray.layout, counts]);
  const plan = useMemo(() => planOf(tray.layout, counts), [key]);
  return (
    <svg
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      role="img"
      aria-label={t("ui-tray", { number: tray.number })}
    >
      <rect class="case" x="1" y="1" width={plan.width - 2} height={plan.height - 2} rx="12" />
      {plan.card && <Paper card={plan.card} />}
      {Object.entries(plan.groups).map(([name, placed]) => (
        <Group
          key={name}
          name={name}
          placed={placed}
          tray={tray}
          group={tray.groups.find((one) => one.name === name)}
          calm={calm}
        />
      ))}
    </svg>
  );
}

function Paper({ card: [x, y, width, height] }: { card: NonNullable<Plan["card"]> }) {
  return (
    <>
      <rect class="paper" x={x} y={y} width={width} height={height} rx="5" />
      <text class="here" x={x + width / 2} y={y + height / 2}>
        {t("ui-tray-here")}
      </text>
    </>
  );
}

interface GroupProps extends TrayProps {
  readonly name: string;
  readonly placed: Placed;
  readonly group: ShownGroup | undefined;
}

function Group({ name, placed, tray, group, calm }: GroupProps) {
  const glowOf = (at: number) => {
    if (!group) return ["none", 0] as const;
    if (calm) return still(group.lamps[at], at);
    return tray.glow[group.pixels[at] ?? -1] ?? (["none", 0] as const);
  };
  const lit = group?.lamps.findIndex(({ pattern }) => pattern !== "off") ?? -1;
  return (
    <g data-group={name}>
      {placed.spots.map((spot, at) => (
        <LampSpot key={at} spot={spot} glow={glowOf(at)} />
      ))}
      {placed.marks?.map((mark, at) => (
        <text key={mark} x={placed.spots[at]?.x} y="66">
          {mark}
        </text>
      ))}
      {placed.digits && (
        <text class={`digits l-${glowOf(lit)[0]}`} x={placed.digits[0]} y={placed.digits[1]}>
          {group?.number ?? "–"}
        </text>
      )}
      {placed.label && (
        <text x={placed.label[0]} y={placed.label[1]}>
          {groupName(name)}
        </text>
      )}
    </g>
  );
}
