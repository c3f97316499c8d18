import fs from "node:fs";
import path from "node:path";
import type pg from "pg";
import sharp from "sharp";
import { connections, type Figures } from "./measure.ts";
import { addVendors } from "./vendors.ts";

const picturesEach = 3;
/** Below a vendor's hourly limit. */
const productsEach = 150;

/** Products with three photos each, from the first upload until the product waits for approval. */
export async function measureProductCreates(
  pool: pg.Pool,
  { root, url, secret }: { root: string; url: string; secret: string },
  seconds: number,
): Promise<Pick<Figures, "perSecond" | "p50" | "p99">> {
  const cookies = await addVendors(pool, connections, secret);
  const photos = await takePhotos(root, 9);
  const times: number[] = [];
  const end = Date.now() + seconds * 1_000;
  const start = Date.now();
  const work = async (cookie: string, lane: number) => {
    for (let turn = 0; turn < productsEach && Date.now() < end; turn++) {
      const begun = performance.now();
      await handIn(
        url,
        { cookie, origin: url },
        Array.from({ length: picturesEach }, (_, n) => photos[(lane + turn + n * 3) % photos.length]!),
      );
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(cookies.map(work));
  const elapsed = Date.now() - start;
  times.sort((a, b) => a - b);
  const rank = (share: number) => times[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)]!;
  return { perSecond: (times.length * 1_000) / elapsed, p50: rank(0.5), p99: rank(0.99) };
}

/** The demo's pictures like a camera's: JPEG, 2000 pixels wide. */
async function takePhotos(root: string, count: number): Promise<Uint8Array[]> {
  const folder = path.join(root, "packages/demo-market/pictures/files");
  const names = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith(".webp"))
    .sort()
    .slice(0, count);
  return Promise.all(
    names.map((name) =>
      sharp(path.join(folder, name)).resize({ width: 2_000 }).jpeg({ quality: 90 }).toBuffer(),
    ),
  );
}

async function handIn(url: string, headers: Record<string, string>, photos: Uint8Array[]): Promise<void> {
  const imageUrls: string[] = [];
  for (const photo of photos) {
    const response = await fetch(`${url}/storage/v1/images`, {
      method: "POST",
      body: new Uint8Array(photo),
      headers: { "content-type": "image/jpeg", ...headers },
    });
    if (response.status !== 201) throw new Error(`upload: ${response.status} ${await response.text()}`);
    imageUrls.push(((await response.json()) as { url: string }).url);
  }
  const response = await fetch(`${url}/api/vendor/products`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({
      name: "Bench lot",
      description: "Washed, and dried on raised beds for twenty days.",
      category: "roasted-coffee",
      roastLevel: "medium",
      priceCents: 1_650,
      weightGrams: 250,
      stockQuantity: 40,
      originCountry: "CO",
      imageUrls,
    }),
  });
  if (response.status !== 201) throw new Error(`product: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}
