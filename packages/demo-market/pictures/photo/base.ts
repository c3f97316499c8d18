import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

const folder = path.join(import.meta.dirname, "../bases");

export type Slot = "body" | "print" | "second" | "wall" | "table" | "bean";

/** A rendered scene: its light, what keeps its own colour, and the share of every slot at each place. */
export interface Base {
  width: number;
  height: number;
  /** Bytes of three channels; light.ts says what they mean. */
  light: Buffer;
  rest: Buffer;
  masks: Partial<Record<Slot, Buffer>>;
  /** Coordinates on the label, stored at half the picture's size. */
  label?: Coordinates;
}

export interface Coordinates {
  x: number;
  y: number;
  w: number;
  h: number;
  u: Float32Array;
  v: Float32Array;
  /** Where the picture begins in the base, and how much of the base one place of the picture is. */
  left: number;
  top: number;
  step: number;
}

export const baseNames: readonly string[] = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort();

interface StoredBase {
  width: number;
  height: number;
  slots: Slot[];
  label?: [x: number, y: number, w: number, h: number];
}

async function readLabel(
  name: string,
  box: StoredBase["label"],
  view: Pick<Coordinates, "left" | "top" | "step">,
): Promise<Base["label"]> {
  if (!box) return undefined;
  const [x, y, w, h] = box;
  const { data, info } = await sharp(path.join(folder, name, "uv.webp"))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const read = (row: number, column: number) => data[(row * w * 2 + column) * info.channels]!;
  const coordinate = (c: number) =>
    Float32Array.from({ length: w * h }, (_, i) => {
      const [px, row] = [i % w, Math.floor(i / w) * 2 + c];
      return (((read(row, px) << 8) | read(row, w + px)) / 65535) * 1.5 - 0.25;
    });
  return { x, y, w, h, u: coordinate(0), v: coordinate(1), ...view };
}

/** The part of a base that a picture shows: where in the room that is left, and its share of the most that fits. */
export interface Crop {
  x: number;
  y: number;
  size: number;
  /** Width by height; square without. */
  ratio?: number;
}

let last: { key: string; base: Promise<Base> } | undefined;

/**
 * A base's part enlarged to a picture's width. The one read last is kept, so whoever makes many pictures makes those
 * of one base and crop after each other.
 */
export function readBase(name: string, crop: Crop, width: number): Promise<Base> {
  const key = JSON.stringify([name, crop, width]);
  if (last?.key !== key) last = { key, base: load(name, crop, width) };
  return last.base;
}

async function load(name: string, crop: Crop, width: number): Promise<Base> {
  const stored: StoredBase = JSON.parse(readFileSync(path.join(folder, name, "base.json"), "utf8"));
  const ratio = crop.ratio ?? 1;
  const height = Math.round(width / ratio);
  const across = Math.round(Math.min(stored.width, stored.height * ratio) * crop.size);
  const down = Math.round(across / ratio);
  const left = Math.round((stored.width - across) * crop.x);
  const top = Math.round((stored.height - down) * crop.y);
  const enlarged = (file: string, page: number) =>
    sharp(path.join(folder, name, file))
      .extract({ left, top: top + page * stored.height, width: across, height: down })
      .resize(width, height, { kernel: "cubic", fit: "fill" })
      .raw()
      .toBuffer({ resolveWithObject: true });
  const masks: Base["masks"] = {};
  for (const [k, slot] of stored.slots.entries()) {
    const { data, info } = await enlarged("masks.webp", k);
    masks[slot] = Buffer.from(
      Uint8Array.from({ length: width * height }, (_, i) => data[i * info.channels]!),
    );
  }
  return {
    width,
    height,
    light: (await enlarged("light.webp", 0)).data,
    rest: (await enlarged("rest.webp", 0)).data,
    masks,
    label: await readLabel(name, stored.label, { left, top, step: across / width }),
  };
}
