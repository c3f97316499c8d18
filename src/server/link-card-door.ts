import fs from "node:fs/promises";
import path from "node:path";
import { Hono } from "hono";
import { findCategory } from "#domains/catalogue/categories.ts";
import { getProduct } from "#domains/catalogue/server/get-product.ts";
import { getVendor } from "#domains/vendors/server/get-vendor.ts";
import { translator } from "#i18n/translator.ts";
import { AppError } from "#kernel/errors.ts";
import { isLanguage } from "#kernel/languages.ts";
import { linkCardVersion } from "#kernel/link-card.ts";
import { idSchema } from "#kernel/schemas.ts";
import type { Ctx, Doors } from "#platform/rpc/context.ts";
import { findImage } from "#platform/storage/images.ts";
import { contextOf, type HttpContext, type Variables } from "./request-context.ts";

type Card = {
  title: string;
  byline: string;
  isEmblem?: boolean;
  /** What the address's version stands for, as the page names it. */
  shown: string[];
  readPicture(): Promise<Buffer | undefined>;
};

/** Whoever waits longer than for this many drawings is told to come again. */
const longestQueue = 20;

/** Pictures of 1200 × 630 that other sites show beside a link. Each is drawn once, when first asked for, and kept. */
export function linkCardDoor(doors: Doors, clientFolder: string) {
  const door = new Hono<{ Variables: Variables }>();
  const drawOnce = oneAtATime();
  door.get("/:kind/:file", async (c) => {
    const card = await findCard(c, doors, clientFolder);
    if (!card) return c.notFound();
    const version = linkCardVersion(card.shown);
    const key = `cards/${c.req.param("kind")}/${c.req.param("file").replace(/\.jpg$/, "")}-${version}.jpg`;
    const bytes =
      (await doors.storage.read(key)) ?? (await drawOnce(key, () => draw(doors, clientFolder, key, card)));
    if (!bytes) return c.text("too many pictures are being drawn", 503, { "retry-after": "30" });
    const isCurrent = c.req.query("v") === version;
    return c.body(new Uint8Array(bytes), 200, {
      "content-type": "image/jpeg",
      "cache-control": isCurrent ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      "content-security-policy": "default-src 'none'; sandbox",
    });
  });
  return door;
}

async function draw(doors: Doors, clientFolder: string, key: string, card: Card): Promise<Buffer> {
  // Fonts are opened with the first drawing, not with the server.
  const { drawLinkCard } = await import("./draw-link-card.ts");
  const [picture, mark] = await Promise.all([
    card.readPicture(),
    fs.readFile(path.join(clientFolder, "favicon.svg"), "utf8").catch(() => undefined),
  ]);
  const bytes = await drawLinkCard({ ...card, picture, mark });
  await doors.storage.write(key, bytes, "image/jpeg");
  return bytes;
}

/** Requests for the same picture share one drawing, and drawings wait for each other; undefined where too many wait. */
function oneAtATime() {
  const running = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();
  return (key: string, make: () => Promise<Buffer>): Promise<Buffer> | undefined => {
    const known = running.get(key);
    if (known || running.size >= longestQueue) return known;
    const drawing = last.then(make).finally(() => running.delete(key));
    last = drawing.catch(() => undefined);
    running.set(key, drawing);
    return drawing;
  };
}

async function findCard(c: HttpContext, doors: Doors, clientFolder: string): Promise<Card | undefined> {
  const { kind, file } = c.req.param() as { kind: string; file: string };
  const name = /^([a-z0-9.-]{1,60})\.jpg$/.exec(file)?.[1];
  if (!name) return undefined;
  if (kind === "categories") return categoryCard(name, clientFolder);
  const id = idSchema.safeParse(name);
  const findFacts = { products: productCard, vendors: vendorCard }[kind];
  if (!id.success || !findFacts) return undefined;
  try {
    return await findFacts(await contextOf(c, doors), id.data);
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") return undefined;
    throw error;
  }
}

async function productCard(ctx: Ctx, productId: string): Promise<Card> {
  const { name, vendor, imageUrl } = await getProduct(ctx, { productId });
  return {
    title: name,
    byline: vendor.companyName,
    shown: [name, vendor.companyName, imageUrl],
    readPicture: () => readStored(ctx, imageUrl),
  };
}

async function vendorCard(ctx: Ctx, vendorId: string): Promise<Card> {
  const { companyName, city, country, logoUrl } = await getVendor(ctx, { vendorId });
  const place = [city, translator("en")(`countries:${country}`)].filter(Boolean).join(", ");
  return {
    title: companyName,
    byline: place,
    isEmblem: true,
    shown: [companyName, country, city ?? "", logoUrl ?? ""],
    readPicture: () => readStored(ctx, logoUrl ?? ""),
  };
}

/** `roasted-coffee.es`: a category has a picture a language. */
function categoryCard(name: string, clientFolder: string): Card | undefined {
  const [slug = "", language] = name.split(".");
  const category = findCategory(slug);
  if (category !== slug || !isLanguage(language)) return undefined;
  const title = translator(language)(`catalogue:category.${category}.name`);
  const file = path.join(clientFolder, "pictures", `category-${category}-640.webp`);
  return {
    title,
    byline: "",
    shown: [title],
    readPicture: () => fs.readFile(file).catch(() => undefined),
  };
}

/** A picture of our own; those of elsewhere are never fetched. */
async function readStored({ storage }: Pick<Doors, "storage">, url: string): Promise<Buffer | undefined> {
  const name = /^\/storage\/v1\/images\/([0-9a-f]{32}(?:_[0-9a-f]{18})?\.webp)$/.exec(url)?.[1];
  return name ? (await findImage(storage, name))?.bytes : undefined;
}
