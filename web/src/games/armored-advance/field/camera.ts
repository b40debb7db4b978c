// Pan and zoom by one finger, two fingers, the wheel or the buttons. A still finger is a tap.
//
// Under the fingers only one layer is moved, by a transform and once for each frame; the drawing
// itself is made anew when the last finger has left. So a large table follows as lightly as a small.

import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useLayoutEffect, useRef, useState } from "preact/hooks";

import { type Frame, type Point, round } from "./frame";
import { type Pen, useGestures } from "./gestures";
import {
  around,
  centred,
  panned,
  type Scene,
  section,
  type Section,
  type Size,
  whole,
  zoomed,
} from "./section";

export interface Camera {
  readonly viewBox: string;
  /** The part that was drawn last, in inches. */
  readonly shown: Section;
  /** How much of it is seen from top to bottom, in inches. */
  readonly height: number;
  /** Inches per pixel, as it was drawn last. */
  readonly scale: number;
  /** The part that is seen now, under moving fingers too. */
  readonly live: ReadonlySignal<Section>;
  readonly size: Size;
  readonly zoom: (factor: number) => void;
  readonly fit: () => void;
  readonly at: (clientX: number, clientY: number) => Point;
  /** True right after a drag, whose end the browser calls a click. */
  readonly dragged: () => boolean;
  /** Set while a finger holds something on the map: the map then stays where it is. */
  readonly held: { current: boolean };
}

interface Element {
  readonly current: HTMLElement | null;
}

export interface CameraOptions {
  /** What is moved under the fingers; without it everything is drawn anew at each frame. */
  readonly layer?: Element;
  /** What is being worked at: the map then keeps its scale whatever opens beside it, and this point
   * in sight. Without it, the whole table is. */
  readonly focus?: Point | null;
  /** The frame that the drawing is in: when it is turned, the middle of the map stays. */
  readonly frame?: Frame;
  /** By so many quarters, clockwise. */
  readonly onTurn?: (quarters: number) => void;
  readonly pen?: Pen | null;
}

interface Twist {
  readonly degrees: number;
  readonly around: Point;
}

const STILL: Twist = { degrees: 0, around: { x: 0, y: 0 } };

/** The camera over a drawing of `w` by `h` inches inside the element. */
export function useCamera(box: Element, w: number, h: number, more: CameraOptions = {}): Camera {
  const focus = more.focus ?? null;
  const { size, fitted, refit } = useSizes(box, focus !== null);
  const [view, setView] = useCarried(size, w, h, more.frame);
  const shown = view ? section(view, { size, w, h }) : fitting({ size, w, h }, fitted, focus);
  const scale = shown.w / size.w;
  const drawn = useRef({ shown, size, w, h });
  drawn.current = { shown, size, w, h };
  const live = useSignal(shown);
  const [moved, held] = [useRef(false), useRef(false)];
  const moving = useRef({ frame: 0, twist: STILL, under: false });
  useLayoutEffect(() => {
    if (moving.current.under) return; // an answer came while the fingers are down
    live.value = shown;
    if (more.layer?.current) more.layer.current.style.transform = "";
  }, [shown.x, shown.y, shown.w, size.w, size.h]);

  // What is taken up comes into sight, and stays there until the map is moved by hand.
  const brings = useRef(false);
  const isFocused = useRef(false);
  if (isFocused.current !== (focus !== null)) {
    isFocused.current = focus !== null;
    brings.current = focus !== null;
  }
  useLayoutEffect(() => {
    if (!focus || !view || !brings.current || held.current) return;
    setView(around(shown, { size, w, h }, focus, HANDLES));
  }, [focus?.x, focus?.y, size.w, size.h]);

  const follow = () => {
    moving.current.frame = 0;
    const layer = more.layer?.current;
    if (!layer) return setView(live.peek());
    const from = drawn.current;
    const now = live.peek();
    layer.style.transform = transform(from.shown, now, from.size, moving.current.twist);
    // What would be wrong at another scale or turn is hidden until it is drawn anew.
    const wrong = now.w !== from.shown.w || moving.current.twist.degrees !== 0;
    box.current?.classList.toggle("zooming", wrong);
  };
  const to = (next: Section) => {
    brings.current = false;
    live.value = next;
    moving.current.under = true;
    moving.current.frame ||= requestAnimationFrame(follow);
  };
  const done = () => {
    cancelAnimationFrame(moving.current.frame);
    const { twist } = moving.current;
    moving.current = { frame: 0, twist: STILL, under: false };
    const layer = more.layer?.current;
    if (layer) layer.style.transform = "";
    box.current?.classList.remove("zooming");
    setView(live.peek());
    const quarters = Math.round(twist.degrees / 90);
    if (quarters !== 0) more.onTurn?.(quarters);
  };
  const zoomAt = (factor: number, at: Point) => to(zoomed(live.peek(), drawn.current, factor, at));
  const onMap = (event: { readonly x: number; readonly y: number }): Point => {
    const each = live.peek().w / drawn.current.size.w;
    return { x: live.peek().x + event.x * each, y: live.peek().y + event.y * each };
  };
  const pen = more.pen ?? null;
  useGestures(box, {
    zoomAt,
    pan: (dx, dy) => to(panned(live.peek(), drawn.current, dx, dy)),
    twist: more.onTurn
      ? (degrees, around) => {
          moving.current.twist = { degrees, around };
        }
      : null,
    done,
    pen: pen && {
      begin: (at) => pen.begin(onMap(at)),
      move: (at) => pen.move(onMap(at)),
      end: pen.end,
    },
    held,
    moved,
  });

  return {
    shown,
    height: size.h * scale,
    viewBox: `${shown.x} ${shown.y} ${shown.w} ${size.h * scale}`,
    scale,
    live,
    size,
    zoom: (factor) => {
      zoomAt(factor, { x: size.w / 2, y: size.h / 2 });
      done();
    },
    fit: () => {
      refit();
      setView(null);
    },
    at: (clientX, clientY) => {
      const place = box.current?.getBoundingClientRect();
      return onMap({ x: clientX - (place?.left ?? 0), y: clientY - (place?.top ?? 0) });
    },
    dragged: () => moved.current,
    held,
  };
}

const HANDLES = 96; // pixels around a unit in which lies what it is moved by
const LEAST = 0.35; // of its full height: below, a panel is read, and the map may be cut
const ROOMIER = 1.5; // times the height it was fitted to: what closed was worth a larger map

interface Sizes {
  readonly size: Size;
  readonly fitted: Size;
  readonly tallest: number;
}

/** The element's size, and the size that the whole table is fitted to: the smallest it had, so that
 * the map does not jump whenever something opens or closes beside it, until there is much more room.
 * `kept`: not even then, but for the room that is won when it begins. */
function useSizes(box: Element, kept: boolean) {
  const [{ size, fitted }, setSizes] = useState<Sizes>({
    size: { w: 360, h: 400 },
    fitted: { w: 0, h: 0 },
    tallest: 0,
  });
  const keeps = useRef({ kept, begins: false });
  if (keeps.current.kept !== kept) keeps.current = { kept, begins: kept };
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => {
      const { kept: stays, begins } = keeps.current;
      keeps.current = { kept: stays, begins: false };
      setSizes(({ fitted: before, tallest: old }) => {
        const now = sizeOf(element);
        if (now.w !== before.w) return { size: now, fitted: now, tallest: now.h };
        const tallest = Math.max(old, now.h);
        const fits = Math.max(now.h, LEAST * tallest);
        const grows = fits > ROOMIER * before.h;
        const h = (grows && begins) || (!stays && (grows || fits < before.h)) ? fits : before.h;
        return { size: now, fitted: { ...now, h }, tallest };
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const refit = () => setSizes(({ size: now, tallest }) => ({ size: now, fitted: now, tallest }));
  return { size, fitted: fitted.w > 0 ? fitted : size, refit };
}

/** In pixels, with what lies under buttons at its right edge. */
function sizeOf(element: HTMLElement): Size {
  const [w, h] = [element.clientWidth || 360, element.clientHeight || 400];
  const buttons = element.querySelector<HTMLElement>(":not(.big) > .aa-zoom");
  return { w, h, aside: buttons ? Math.max(0, w - buttons.offsetLeft) : 0 };
}

/** The part chosen by hand; when the table is turned its middle stays, another table begins anew. */
function useCarried(size: Size, w: number, h: number, frame: Frame | undefined) {
  const [view, setView] = useState<Section | null>(null);
  const before = useRef({ w, h, frame });
  let now = view;
  const old = before.current;
  if (old.w !== w || old.h !== h || old.frame !== frame) {
    now = null;
    if (view && old.frame && frame && old.frame.field === frame.field) {
      const middle = { x: view.x + view.w / 2, y: view.y + (view.w * size.h) / size.w / 2 };
      const { x, y } = old.frame.place(middle);
      now = centred(frame.point(x, y), view.w, { size, w, h });
    }
    before.current = { w, h, frame };
    if (now !== view) setView(now);
  }
  return [now, setView] as const;
}

/** The whole table at the scale it was fitted with; of a part of it, that around the focus. */
function fitting(scene: Scene, fitted: Size, focus: Point | null): Section {
  const { w } = whole({ ...scene, size: fitted });
  const down = (w * scene.size.h) / scene.size.w;
  const at = focus ?? { x: scene.w / 2, y: scene.h / 2 };
  return section({ x: at.x - w / 2, y: at.y - down / 2, w }, scene);
}

/** From what was drawn to what is seen, in pixels of the element. */
function transform(from: Section, to: Section, size: Size, twist: Twist): string {
  const each = to.w / size.w;
  const [x, y] = [(from.x - to.x) / each, (from.y - to.y) / each];
  const moved = `translate(${round(x)}px, ${round(y)}px) scale(${from.w / to.w})`;
  if (twist.degrees === 0) return moved;
  const { x: px, y: py } = twist.around;
  return `translate(${px}px, ${py}px) rotate(${round(twist.degrees)}deg) translate(${-px}px, ${-py}px) ${moved}`;
}
