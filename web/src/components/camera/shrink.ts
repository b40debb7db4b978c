// A photograph made small enough to send: drawn anew on a canvas, which turns it upright and leaves
// behind whatever else the file says (place, time, phone).

const LONGEST = 1600; // pixels; the dice of a table stay large enough to be read
const QUALITY = 0.86;
const HEIC = ["heic", "heix", "hevc", "hevx", "mif1", "msf1"];

export type Shrunk =
  | { readonly done: true; readonly jpeg: Blob }
  | { readonly done: false; readonly why: "ui-photo-heic" | "ui-photo-bad" };

/** Whether these are the first bytes of a HEIC file: a box of type `ftyp` with one of its brands. */
export function isHeic(start: Uint8Array): boolean {
  const text = String.fromCharCode(...start.slice(4, 12));
  return text.startsWith("ftyp") && HEIC.includes(text.slice(4));
}

/** How large a picture is drawn. */
export function fitted(width: number, height: number): readonly [number, number] {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
}

export async function shrink(file: Blob): Promise<Shrunk> {
  const drawn = await open(file);
  if (drawn === null) {
    const start = new Uint8Array(await file.slice(0, 12).arrayBuffer());
    return { done: false, why: isHeic(start) ? "ui-photo-heic" : "ui-photo-bad" };
  }
  const [width, height] = fitted(drawn.naturalWidth, drawn.naturalHeight);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d")?.drawImage(drawn, 0, 0, width, height);
  URL.revokeObjectURL(drawn.src);
  const jpeg = await new Promise<Blob | null>((got) => canvas.toBlob(got, "image/jpeg", QUALITY));
  return jpeg ? { done: true, jpeg } : { done: false, why: "ui-photo-bad" };
}

/** By an image element: browsers turn it by its EXIF orientation, and decode large ones frugally. */
function open(file: Blob): Promise<HTMLImageElement | null> {
  return new Promise((got) => {
    const image = new Image();
    image.onload = () => got(image);
    image.onerror = () => {
      URL.revokeObjectURL(image.src);
      got(null);
    };
    image.src = URL.createObjectURL(file);
  });
}
