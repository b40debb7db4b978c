// Which part of the table is in view: its left upper corner and its width, in inches. Zooming keeps
// the point under the finger where it is, and nothing can be moved so far that the table is lost.

import type { Point } from "./frame";

export interface Section {
  readonly x: number;
  readonly y: number;
  readonly w: number; // inches shown across
}

/** The element, in pixels. */
export interface Size {
  readonly w: number;
  readonly h: number;
  readonly aside?: number; // on the right, under buttons
}

/** What is looked at, in inches, and in which element. */
export interface Scene {
  readonly size: Size;
  readonly w: number;
  readonly h: number;
}

const NEAREST = 8; // inches across
const AIR = 0.5; // inches beyond each edge of the table

/** The whole table, with a little air, and beside the buttons. */
export function whole({ size, w, h }: Scene): Section {
  const beside = size.w / Math.max(1, size.w - (size.aside ?? 0));
  const across = Math.max((w + 2 * AIR) * beside, ((h + 2 * AIR) * size.w) / size.h);
  const down = (across * size.h) / size.w;
  return { x: held(0, across, w, covered(across, size)), y: (h - down) / 2, w: across };
}

/** So many times nearer, around a point of the element. */
export function zoomed(from: Section, scene: Scene, factor: number, around: Point): Section {
  const most = whole(scene).w;
  const w = Math.min(most, Math.max(NEAREST, from.w / factor));
  const shift = (from.w - w) / scene.size.w;
  return kept({ x: from.x + around.x * shift, y: from.y + around.y * shift, w }, scene);
}

/** After a finger moved by so many pixels. */
export function panned(from: Section, scene: Scene, dx: number, dy: number): Section {
  const each = from.w / scene.size.w;
  return kept({ ...from, x: from.x - dx * each, y: from.y - dy * each }, scene);
}

/** The same part, kept on the table when its element has another size. */
export function section(from: Section, scene: Scene): Section {
  return kept(from, scene);
}

/** So many inches across, with this point in the middle as far as the table allows. */
export function centred(at: Point, across: number, scene: Scene): Section {
  const w = Math.min(across, whole(scene).w);
  const down = (w * scene.size.h) / scene.size.w;
  return kept({ x: at.x - w / 2, y: at.y - down / 2, w }, scene);
}

/** Moved as little as puts the point so many pixels from each side, if there is that much room. */
export function around(from: Section, scene: Scene, at: Point, room: number): Section {
  const each = from.w / scene.size.w;
  const [across, down] = [scene.size.w * each, scene.size.h * each];
  const near = (start: number, shown: number, to: number): number => {
    const clear = Math.min(room * each, shown / 2);
    return Math.min(to - clear, Math.max(to + clear - shown, start));
  };
  return kept({ ...from, x: near(from.x, across, at.x), y: near(from.y, down, at.y) }, scene);
}

function kept(section: Section, { size, w, h }: Scene): Section {
  const down = (section.w * size.h) / size.w;
  const x = held(section.x, section.w, w, covered(section.w, size));
  return { ...section, x, y: held(section.y, down, h, 0) };
}

/** Inches under the buttons. */
function covered(across: number, size: Size): number {
  return (across * (size.aside ?? 0)) / size.w;
}

/** In the middle if there is room; what is covered at the end may be uncovered. */
function held(start: number, shown: number, all: number, behind: number): number {
  if (shown >= all + 2 * AIR + behind)
    return Math.max((all - shown) / 2, all + AIR + behind - shown);
  return Math.min(Math.max(start, -AIR), all + AIR + behind - shown);
}
