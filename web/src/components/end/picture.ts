// A picture of the end, drawn on this phone and saved as a file: no server and no secure context.

import type { Result, StoryReply, TableInfo } from "../../messages";
import { gameTitle } from "../../words/games";
import { whoAmong } from "../../words/people";
import { say, t } from "../../words/texts";
import { resultTitle } from "../prompt/result-panel";
import { apart, chartOf } from "./chart";
import { luckWords, throwsWords } from "./end-story";

const W = 1080;
const H = 1350;
const EDGE = 72;
const BOX = { x: EDGE + 60, y: 430, w: W - 2 * EDGE - 150, h: 380 };

interface End {
  readonly info: TableInfo;
  readonly result: Result;
  readonly told: StoryReply;
}

/** Draws it and hands it to the browser's own download. */
export async function savePicture(end: End): Promise<void> {
  const canvas = document.createElement("canvas");
  canvas.width = W;
  canvas.height = H;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  draw(new Sheet(pen), end);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = `sandtable-${end.info.game}-${end.info.code}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** A canvas in the page's own colours and faces. */
class Sheet {
  private readonly style = getComputedStyle(document.documentElement);
  constructor(readonly pen: CanvasRenderingContext2D) {}

  colour(name: string): string {
    return this.style.getPropertyValue(`--${name}`).trim() || "#888";
  }

  font(size: number, face: "ui" | "map" = "ui", weight = 400): void {
    const faces = this.style.getPropertyValue(`--font-${face}`).trim() || "sans-serif";
    this.pen.font = `${weight} ${size}px ${faces}`;
  }

  /** Words in lines no wider than the sheet; returns where the next may begin. */
  words(text: string, y: number, size: number, colour = "ink"): number {
    this.pen.fillStyle = this.colour(colour);
    this.pen.textAlign = "left";
    let line = "";
    for (const word of text.split(" ")) {
      const longer = line === "" ? word : `${line} ${word}`;
      if (this.pen.measureText(longer).width > W - 2 * EDGE && line !== "") {
        this.pen.fillText(line, EDGE, y);
        y += size * 1.3;
        line = word;
      } else line = longer;
    }
    this.pen.fillText(line, EDGE, y);
    return y + size * 1.3;
  }
}

function draw(sheet: Sheet, end: End): void {
  const { pen } = sheet;
  const { info, result, told } = end;
  pen.fillStyle = sheet.colour("ground");
  pen.fillRect(0, 0, W, H);
  sheet.font(64, "map", 700);
  const below = sheet.words(resultTitle(result, info.seats), 130, 64);
  sheet.font(32);
  sheet.words(say(result.why, told.names), below - 10, 32, "ink2");
  scores(sheet, end);
  chart(sheet, end);
  let y = BOX.y + BOX.h + 110;
  const [turning] = told.story.turnings;
  if (turning) {
    sheet.font(28);
    y = sheet.words(
      `${t("ui-end-turning")}, ${t(told.story.when, { at: turning.at })}`,
      y,
      28,
      "ink2",
    );
    sheet.font(38, "ui", 700);
    y = sheet.words(say(turning.text, told.names), y + 12, 38) + 20;
  }
  luck(sheet, end, y);
  sheet.font(26);
  const day = new Date().toLocaleDateString(document.documentElement.lang);
  sheet.words(`${gameTitle(info.game)} · ${day} · Sandtable`, H - 48, 26, "ink3");
}

function scores(sheet: Sheet, { info, result }: End): void {
  const { pen } = sheet;
  const wide = (W - 2 * EDGE) / info.seats.length;
  info.seats.forEach(({ seat }, place) => {
    const x = EDGE + place * wide;
    pen.fillStyle = sheet.colour(seat);
    pen.textAlign = "left";
    sheet.font(84, "ui", 700);
    const score = String(result.scores[seat] ?? "–");
    pen.fillText(score, x, 350);
    const beside = x + pen.measureText(score).width + 18;
    sheet.font(34, "ui", 600);
    pen.fillText(whoAmong(seat, info.seats), beside, 350, Math.max(60, x + wide - beside - 10));
  });
}

function chart(sheet: Sheet, { told }: End): void {
  const [series] = told.story.series;
  if (!series) return;
  const { pen } = sheet;
  const drawn = chartOf(series, BOX);
  sheet.font(26);
  pen.lineWidth = 2;
  for (const { y, value } of drawn.across) {
    pen.strokeStyle = sheet.colour("line");
    line(pen, [
      [BOX.x, y],
      [BOX.x + BOX.w, y],
    ]);
    pen.fillStyle = sheet.colour("ink3");
    pen.textAlign = "right";
    pen.fillText(String(value), BOX.x - 14, y + 9);
  }
  pen.textAlign = "center";
  for (const { x, at } of drawn.along) pen.fillText(String(at), x, BOX.y + BOX.h + 40);
  const ends = apart(
    drawn.curves.map(({ points }) => points.at(-1)?.[1] ?? 0),
    44,
  );
  drawn.curves.forEach(({ seat, points, last }, place) => {
    pen.strokeStyle = pen.fillStyle = sheet.colour(seat);
    pen.lineWidth = 7;
    pen.lineJoin = "round";
    line(pen, points);
    sheet.font(40, "ui", 700);
    pen.textAlign = "left";
    pen.fillText(String(last), BOX.x + BOX.w + 20, (ends[place] ?? 0) + 14);
  });
}

function line(
  pen: CanvasRenderingContext2D,
  points: ReadonlyArray<readonly [number, number]>,
): void {
  pen.beginPath();
  points.forEach(([x, y], place) => (place === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
  pen.stroke();
}

function luck(sheet: Sheet, { info, told }: End, y: number): void {
  const found = told.story.luck;
  if (!found) return;
  sheet.font(30);
  for (const side of found.sides) {
    const words = `${whoAmong(side.seat, info.seats)}: ${throwsWords(found.what, side)}`;
    y = sheet.words(words, y, 30, side.seat);
  }
  sheet.font(28);
  sheet.words(luckWords(found), y + 6, 28, "ink2");
}
