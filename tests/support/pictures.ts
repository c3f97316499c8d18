import { randomBytes } from "node:crypto";
import zlib from "node:zlib";
import sharp from "sharp";

type Options = { width?: number; height?: number; format?: "jpeg" | "png" | "webp" };

/** A unique picture, so that it has its own address. */
export async function makePicture({
  width = 64,
  height = 48,
  format = "jpeg",
}: Options = {}): Promise<Buffer<ArrayBuffer>> {
  const [r, g, b] = randomBytes(3);
  const background = { r: r!, g: g!, b: b! };
  const noise = await sharp(randomBytes(8 * 8 * 3), { raw: { width: 8, height: 8, channels: 3 } })
    .png()
    .toBuffer();
  const picture = sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input: noise }])
    .toFormat(format);
  return Buffer.from(await picture.toBuffer());
}

/** A white PNG of one bit per pixel: enormous when decoded, tiny as a file. */
export function makeBomb(side: number): Buffer<ArrayBuffer> {
  const heading = Buffer.alloc(13);
  heading.writeUInt32BE(side, 0);
  heading.writeUInt32BE(side, 4);
  heading[8] = 1;
  const rows = zlib.deflateSync(Buffer.alloc((1 + Math.ceil(side / 8)) * side), { level: 9 });
  const parts = [chunk("IHDR", heading), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), ...parts]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(zlib.crc32(body));
  return Buffer.concat([length, body, sum]);
}
