import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { denoise, grainOf, type Layer } from "./denoise.ts";
import { mostLight } from "./light.ts";

/** What every slot is rendered with (studio.py). */
const slotReflectance = 0.6;
const bases = path.join(import.meta.dirname, "../bases");

async function readPass(folder: string, name: string, pass: string): Promise<Layer> {
  const [width, height] = (await readFile(path.join(folder, `${name}.size`), "utf8"))
    .split(" ")
    .map(Number) as [number, number];
  const bytes = await readFile(path.join(folder, `${name}.${pass}.f32`));
  const values = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  const data = new Float32Array(width * height * 3);
  // Blender's rows run from the bottom up, and each place has four channels.
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let c = 0; c < 3; c++) {
        const value = values[((height - 1 - y) * width + x) * 4 + c]!;
        data[(y * width + x) * 3 + c] = Number.isFinite(value) ? value : 0;
      }
  return { width, height, data };
}

const eachOf = (layer: Layer, make: (i: number) => number): Layer => ({
  ...layer,
  data: layer.data.map((_, i) => make(i)),
});

/** A share of 0..1, or light of 0..mostLight, as bytes. */
const asByte = (share: number) => Math.round(255 * Math.min(1, Math.max(0, share)));
const lightByte = (v: number) => asByte((Math.min(mostLight, Math.max(0, v)) / mostLight) ** (1 / 2.4));

const webpOf = (data: Uint8Array, width: number, height: number, channels: 1 | 3, quality: number) =>
  sharp(data, { raw: { width, height, channels } })
    .webp({ quality, effort: 6, smartSubsample: true })
    .toBuffer();

/** Spreads coordinates past the label's edge, so that reading between two places never mixes in "no label". */
function spread(uv: Layer): { u: Float32Array; v: Float32Array; known: Uint8Array } {
  const { width, height, data } = uv;
  const u = new Float32Array(width * height);
  const v = new Float32Array(width * height);
  const known = new Uint8Array(width * height);
  for (let i = 0; i < u.length; i++) {
    const cover = data[i * 3 + 2]!;
    if (cover < 0.3) continue;
    u[i] = data[i * 3]! / cover;
    v[i] = data[i * 3 + 1]! / cover;
    known[i] = 1;
  }
  for (let round = 0; round < 12; round++) {
    const before = known.slice();
    for (let y = 1; y < height - 1; y++)
      for (let x = 1; x < width - 1; x++) {
        const i = y * width + x;
        if (before[i]) continue;
        let [n, su, sv] = [0, 0, 0];
        for (const step of [1, -1, width, -width]) {
          const [near, far] = [i + step, i + 2 * step];
          if (!before[near]) continue;
          const goesOn = before[far] === 1;
          su += goesOn ? 2 * u[near]! - u[far]! : u[near]!;
          sv += goesOn ? 2 * v[near]! - v[far]! : v[near]!;
          n++;
        }
        if (n === 0) continue;
        u[i] = su / n;
        v[i] = sv / n;
        known[i] = 1;
      }
  }
  return { u, v, known };
}

/** Half the picture's size, 12 bits and more each: high bytes beside low bytes, cut to the label's box. */
async function storeCoordinates(
  uv: Layer,
  folder: string,
): Promise<{ box: number[]; aspect: number } | undefined> {
  const { width, height } = uv;
  const { u, v, known } = spread(uv);
  const half = [width >> 1, height >> 1] as const;
  let box = [half[0], half[1], -1, -1];
  for (let y = 0; y < half[1]; y++)
    for (let x = 0; x < half[0]; x++)
      if (known[y * 2 * width + x * 2])
        box = [Math.min(box[0]!, x), Math.min(box[1]!, y), Math.max(box[2]!, x), Math.max(box[3]!, y)];
  const [left, top] = box as [number, number];
  const [w, h] = [box[2]! - left + 1, box[3]! - top + 1];
  if (w < 8 || h < 8) return undefined;
  const packed = new Uint8Array(w * h * 4);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = (top + y) * 2 * width + (left + x) * 2;
      // Coordinates reach a little past the label: -0.25 to 1.25.
      [u[i]!, v[i]!].forEach((value, c) => {
        const word = Math.round(Math.min(1, Math.max(0, (value + 0.25) / 1.5)) * 65535);
        packed[(y * 2 + c) * w * 2 + x] = word >> 8;
        packed[(y * 2 + c) * w * 2 + w + x] = known[i] ? word & 255 : 0;
      });
    }
  await writeFile(
    path.join(folder, "uv.webp"),
    await sharp(packed, { raw: { width: w * 2, height: h * 2, channels: 1 } })
      .webp({ lossless: true, effort: 6 })
      .toBuffer(),
  );
  return { box: [left, top, w, h], aspect: w / h };
}

/** Takes one rendered scene's raw passes, removes their grain and stores them small in bases/. */
async function storePasses(name: string, from: string): Promise<void> {
  const pass = (short: string) => readPass(from, name, short);
  const [all, direct, bounced, albedo, normal, ma, mb, uv] = (await Promise.all(
    ["all", "direct", "bounced", "albedo", "normal", "ma", "mb", "uv"].map(pass) as Promise<Layer>[],
  )) as [Layer, Layer, Layer, Layer, Layer, Layer, Layer, Layer];
  const { width, height } = all;
  const cover = eachOf(ma, (i) => ma.data[i]! + mb.data[i]! * 0.5);
  const guides = [
    { layer: normal, reach: 0.12 },
    { layer: cover, reach: 0.2 },
  ];
  const fallen = eachOf(all, (i) => direct.data[i]! + bounced.data[i]!);
  // What few samples leave is first taken out coarsely, as far as it goes.
  const grain = grainOf(fallen);
  const calmer = grain > 0.01 ? denoise(fallen, guides, Math.min(0.3, grain * 6), 7) : fallen;
  const light = denoise(calmer, guides, 0.05);
  console.log(`${name}: grain ${grain.toFixed(4)}, then ${grainOf(light).toFixed(4)}`);
  const gleam = eachOf(all, (i) =>
    Math.min(20, all.data[i]! - (direct.data[i]! + bounced.data[i]!) * albedo.data[i]!),
  );
  const shine = denoise(gleam, [...guides, { layer: albedo, reach: 0.1 }], 0.11, 6);
  const folder = path.join(bases, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const rest = new Uint8Array(width * height * 3);
  const lit = new Uint8Array(width * height * 3);
  for (let i = 0; i < rest.length; i++) {
    const p = i - (i % 3);
    const slots =
      slotReflectance *
      (ma.data[p]! + ma.data[p + 1]! + ma.data[p + 2]! + mb.data[p]! + mb.data[p + 1]! + mb.data[p + 2]!);
    rest[i] = lightByte(shine.data[i]! + light.data[i]! * Math.max(0, albedo.data[i]! - slots));
    lit[i] = lightByte(light.data[i]!);
  }
  const slots: string[] = [];
  const masks: Uint8Array[] = [];
  ["body", "print", "second", "wall", "table", "bean"].forEach((slot, k) => {
    const source = k < 3 ? ma : mb;
    const mask = new Uint8Array(width * height);
    for (let i = 0; i < mask.length; i++) mask[i] = asByte(source.data[i * 3 + (k % 3)]!);
    if (!mask.some((v) => v > 8)) return;
    slots.push(slot);
    masks.push(mask);
  });
  const label = await storeCoordinates(uv, folder);
  await writeFile(path.join(folder, "light.webp"), await webpOf(lit, width, height, 3, 86));
  await writeFile(path.join(folder, "rest.webp"), await webpOf(rest, width, height, 3, 88));
  await writeFile(
    path.join(folder, "masks.webp"),
    await webpOf(Buffer.concat(masks), width, height * masks.length, 1, 84),
  );
  await writeFile(
    path.join(folder, "base.json"),
    `${JSON.stringify({ width, height, slots, ...(label ? { label: label.box } : {}) })}\n`,
  );
}

const [name, from = "/tmp/passes"] = process.argv.slice(2);
sharp.concurrency(1);
await storePasses(name!, from);
