import { Readable } from "node:stream";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { categorySlugs } from "#domains/catalogue/categories.ts";
import { getMarketCounts } from "#domains/catalogue/server/get-market-counts.ts";
import { listSitemapProducts } from "#domains/catalogue/server/list-sitemap-products.ts";
import { listSitemapVendors } from "#domains/catalogue/server/list-sitemap-vendors.ts";
import type { Doors } from "#platform/rpc/context.ts";
import { contextOf, type Variables } from "./request-context.ts";
import { type SitemapEntry, writeSitemap, writeSitemapIndex } from "./write-sitemap.ts";

/** How many addresses stand in one file at most, and how many are read at a time. */
const fileSize = 10_000;
const chunkSize = 1_000;

/** What is one person's own, or a machine's; the rest that should not be found says so itself. */
const closedPaths = [
  ...["/api/", "/auth/v1/", "/functions/", "/realtime/", "/checkout", "/dashboard", "/profile/", "/orders"],
  ...["/wishlist", "/messages", "/vendor-subscription", "/vendor/dashboard", "/vendor/products/", "/admin"],
];

const fixedFiles: Record<string, string[]> = {
  static: [
    ...["/", "/products", "/categories", "/vendor/register", "/help", "/contact", "/newsletter"],
    ...["/terms", "/privacy", "/vendor-terms", "/commission-policy"],
  ],
  categories: categorySlugs.map((slug) => `/categories/${slug}`),
};

const keptForAnHour = { "cache-control": "public, max-age=3600" };
const xmlHeaders = { "content-type": "application/xml; charset=utf-8", ...keptForAnHour };

/** What search engines ask for: the rules of robots.txt, and the map of everything that is worth finding. */
export function sitemapDoor(doors: Doors) {
  const { publicUrl } = doors.config;
  const door = new Hono<{ Variables: Variables }>();
  door.get("/robots.txt", (c) => {
    const rules = closedPaths.map((path) => `Disallow: ${path}\n`).join("");
    return c.text(`User-agent: *\n${rules}\nSitemap: ${publicUrl}/sitemap.xml\n`, 200, keptForAnHour);
  });
  door.use("/sitemap.xml", compress());
  door.use("/sitemaps/*", compress());
  door.get("/sitemap.xml", async (c) => {
    const counts = await getMarketCounts(await contextOf(c, doors));
    const numbered = (["vendors", "products"] as const).flatMap((kind) =>
      Array.from({ length: Math.ceil(counts[kind] / fileSize) }, (_, index) => `${kind}-${index + 1}`),
    );
    const names = [...Object.keys(fixedFiles), ...numbered];
    return c.body(writeSitemapIndex(publicUrl, names), 200, xmlHeaders);
  });
  for (const [name, paths] of Object.entries(fixedFiles))
    door.get(`/sitemaps/${name}.xml`, (c) => sendFile(c, publicUrl, [paths.map((path) => ({ path }))]));
  door.get("/sitemaps/:file{(products|vendors)-[1-9][0-9]{0,3}\\.xml}", async (c) => {
    const [kind, page] = c.req.param("file").replace(".xml", "").split("-") as ["products", string];
    const list = lists[kind];
    const first = await list.read(doors, { skip: (Number(page) - 1) * fileSize, limit: chunkSize });
    return first.length === 0 ? c.notFound() : sendFile(c, publicUrl, readOn(doors, list, first));
  });
  return door;
}

type Row = { id: string; updatedAt: Date | null; imageUrls?: string[] };
type List = {
  read(doors: Doors, from: { after?: string; skip?: number; limit: number }): Promise<Row[]>;
  entryOf(row: Row): SitemapEntry;
};

const lists: Record<"products" | "vendors", List> = {
  products: {
    read: listSitemapProducts,
    entryOf: ({ id, updatedAt, imageUrls = [] }) => ({
      path: `/products/${id}`,
      updatedAt,
      images: imageUrls,
    }),
  },
  vendors: {
    read: listSitemapVendors,
    entryOf: ({ id, updatedAt }) => ({ path: `/products?vendor=${id}`, updatedAt }),
  },
};

/** A file's rows, a thousand at a time, each after the last of those before: a market of any size costs the same memory. */
async function* readOn(doors: Doors, { read, entryOf }: List, first: Row[]): AsyncGenerator<SitemapEntry[]> {
  let rows = first;
  for (let sent = 0; rows.length > 0; ) {
    yield rows.map(entryOf);
    sent += rows.length;
    if (rows.length < chunkSize || sent >= fileSize) return;
    rows = await read(doors, { after: rows.at(-1)!.id, limit: chunkSize });
  }
}

function sendFile(
  c: Context,
  publicUrl: string,
  parts: Iterable<SitemapEntry[]> | AsyncIterable<SitemapEntry[]>,
): Response {
  const text = Readable.toWeb(Readable.from(writeSitemap(publicUrl, parts))) as ReadableStream<string>;
  return c.body(text.pipeThrough(new TextEncoderStream()), 200, xmlHeaders);
}
