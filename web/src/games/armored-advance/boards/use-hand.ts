// One finger on the board: it draws with the tool in hand, or pulls at what is chosen. A second
// finger, or a palm, takes back what the first began; the camera has them then.

import { useEffect, useRef, useState } from "preact/hooks";

import type { Camera } from "../field/camera";
import type { Frame } from "../field/frame";
import type { Corner, Corners } from "./corners";
import type { Draft } from "./draft";
import { type Chosen, dragged, type Hold } from "./drags";

export interface HandProps {
  readonly draft: Draft;
  readonly chosen: Chosen | null;
  readonly drawing: boolean; // a tool is in hand
  readonly step: number;
  readonly camera: Camera;
  readonly frame: Frame;
  readonly onStroke: (stroke: Corners) => void;
  readonly onDragged: (draft: Draft) => void;
}

interface Hand {
  /** The board as it would be if the finger were lifted now; null: nothing is held. */
  readonly preview: Draft | null;
  readonly stroke: Corners;
  /** True right after a stroke or a pull, whose end the browser calls a click. */
  readonly worked: () => boolean;
  readonly onPointerDown: (event: PointerEvent) => void;
}

interface Work {
  readonly finger: number;
  readonly hold: Hold | null; // null: it draws
  readonly chosen: Chosen | null;
  readonly from: Corner;
  readonly start: Draft;
}

export function useHand(props: HandProps): Hand {
  const latest = useRef(props);
  latest.current = props;
  const work = useRef<Work | null>(null);
  const line = useRef<Corners>([]);
  const worked = useRef(false);
  const result = useRef<Draft | null>(null);
  const [preview, setPreview] = useState<Draft | null>(null);
  const [stroke, setStroke] = useState<Corners>([]);

  const at = (event: PointerEvent): Corner => {
    const { camera, frame } = latest.current;
    const { x, y } = frame.place(camera.at(event.clientX, event.clientY));
    return [x, y];
  };
  const drop = () => {
    work.current = null;
    line.current = [];
    result.current = null;
    setPreview(null);
    setStroke([]);
  };

  useEffect(() => {
    const move = (event: PointerEvent) => {
      const now = work.current;
      if (!now || event.pointerId !== now.finger) return;
      const to = at(event);
      if (now.hold === null) {
        line.current = [...line.current, to];
        setStroke(line.current);
      } else if (now.chosen) {
        const { step } = latest.current;
        result.current = dragged(now.start, now.chosen, now.hold, { from: now.from, to, step });
        setPreview(result.current);
      }
    };
    const up = (event: PointerEvent) => {
      const now = work.current;
      if (!now || event.pointerId !== now.finger) return;
      const [drawn, made] = [line.current, result.current];
      drop();
      worked.current = now.hold === null || made !== null;
      if (now.hold === null) latest.current.onStroke(drawn);
      else if (made) latest.current.onDragged(made);
    };
    const cancel = (event: PointerEvent) => {
      if (work.current?.finger === event.pointerId) drop();
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", cancel);
    return () => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", cancel);
    };
  }, []);

  const onPointerDown = (event: PointerEvent) => {
    worked.current = false;
    if (work.current) {
      drop();
      return;
    }
    const { draft, chosen, drawing } = latest.current;
    const hold = drawing ? null : holdOf(event.target);
    if (!drawing && hold === null) return;
    event.stopPropagation(); // or else the camera would move
    const from = at(event);
    work.current = { finger: event.pointerId, hold, chosen, from, start: draft };
    line.current = [from];
  };
  return { preview, stroke, worked: () => worked.current, onPointerDown };
}

/** What the finger came down on: `data-hold` says it, as "corner 3" or "side 1 0". */
function holdOf(target: EventTarget | null): Hold | null {
  const element = target instanceof Element ? target.closest("[data-hold]") : null;
  const [type = "", first, second] = element?.getAttribute("data-hold")?.split(" ") ?? [];
  switch (type) {
    case "move":
    case "turn":
      return { type };
    case "side":
      return { type, along: Number(first), across: Number(second) };
    case "corner":
    case "between":
      return { type, index: Number(first) };
    default:
      return null;
  }
}
