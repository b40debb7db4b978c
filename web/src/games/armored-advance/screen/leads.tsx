// Thin lines from each plate beside the field to its piece, so that nothing lies on the table.

import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

import { sideClass } from "../../../components/seats/seat-badge";
import { thingOf } from "../reading";
import type { Board } from "../types";

interface Lead {
  readonly id: string;
  readonly points: string;
}

const STUB = 14; // pixels that a line goes straight out of its plate

export function Leads({
  page,
  board,
}: {
  readonly page: RefObject<HTMLElement | null>;
  readonly board: Board;
}) {
  const [leads, setLeads] = useState<ReadonlyArray<Lead>>([]);
  useLayoutEffect(() => {
    const within = page.current;
    const drawing = within?.querySelector(".aa-layer > svg");
    if (!within || !drawing) return undefined;
    const measure = () => setLeads(leadsIn(within));
    measure();
    const moved = new MutationObserver(measure); // the drawing fits itself to its room
    moved.observe(drawing, { attributes: true, attributeFilter: ["viewBox"] });
    const resized = new ResizeObserver(measure);
    resized.observe(drawing);
    return () => {
      moved.disconnect();
      resized.disconnect();
    };
  }, [board]);
  return (
    <svg class="aa-leads" aria-hidden="true">
      {leads.map(({ id, points }) => (
        <polyline key={id} class={sideClass(thingOf(board, id)?.seat)} points={points} />
      ))}
    </svg>
  );
}

function leadsIn(page: HTMLElement): ReadonlyArray<Lead> {
  const origin = page.getBoundingClientRect();
  return [...page.querySelectorAll<HTMLElement>("[data-plate]")].flatMap((plate) => {
    const id = plate.dataset["plate"] ?? "";
    const piece = page.querySelector(`[data-piece="${CSS.escape(id)}"]`);
    if (!piece) return [];
    const [from, to] = [plate.getBoundingClientRect(), piece.getBoundingClientRect()];
    const isLeft = from.right <= to.left;
    const start = (isLeft ? from.right : from.left) - origin.left;
    const end = (to.left + to.right) / 2 - origin.left;
    const [y1, y2] = [from, to].map(({ top, bottom }) => (top + bottom) / 2 - origin.top);
    const out = start + (isLeft ? STUB : -STUB);
    return [{ id, points: `${start},${y1} ${out},${y1} ${end},${y2}` }];
  });
}
