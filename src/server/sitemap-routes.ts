import { Readable } from "node:stream";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { pages } from "#app/pages.ts";
import { getCategoryMenu } from "#domains/catalogue/server/get-category-menu.ts";
import { getMarketCounts } from "#domains/catalogue/server/get-market-counts.ts";
import { listSitemapProducts } from "#domains/discovery/server/list-sitemap-products.ts";
import { listSitemapVendors } from "#domains/discovery/server/list-sitemap-vendors.ts";
import {
  type SitemapEntry,
  writeSitemap,
  writeSitemapIndex,
} from "#domains/discovery/server/write-sitemap.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { contextOf, type Variables } from "./request-context.ts";

/** The maximum number of addresses in a file, and how many are read at a time. */
const fileSize = 10_000;
const chunkSize = 1_000;

/** Machine paths and guarded pages; other pages that should not be indexed say so themselves. */
const closedPaths = [
  ...["/api/", "/auth/v1/", "/functions/", "/realtime/"],
  ...pages.filter(({ path, guard }) => guard && !path.includes(":")).map(({ path }) => path),
];

type ListPaths = (infra: Infra) => string[] | Promise<string[]>;
const fixedFiles: Record<string, ListPaths> = {
  static: () => pages.filter(({ isInSitemap }) => isInSitemap).map(({ path }) => path),
  categories: async (infra) => (await getCategoryMenu(infra)).page.map((slug) => `/categories/${slug}`),
};

const cachedForAnHour = { "cache-control": "public, max-age=3600" };
const xmlHeaders = { "content-type": "application/xml; charset=utf-8", ...cachedForAnHour };

/** What search engines read: robots.txt and the sitemap. */
export function sitemapRoutes(infra: Infra) {
  const { publicUrl } = infra.config;
  const routes = new Hono<{ Variables: Variables }>();
  routes.get("/robots.txt", (c) => {
    const rules = closedPaths.map((path) => `Disallow: ${path}\n`).join("");
    return c.text(`User-agent: *\n${rules}\nSitemap: ${publicUrl}/sitemap.xml\n`, 200, cachedForAnHour);
  });
  routes.use("/sitemap.xml", compress());
  routes.use("/sitemaps/*", compress());
  routes.get("/sitemap.xml", async (c) => {
    const counts = await getMarketCounts(await contextOf(c, infra));
    const numbered = (["vendors", "products"] as const).flatMap((kind) =>
      Array.from({ length: Math.ceil(counts[kind] / fileSize) }, (_, index) => `${kind}-${index + 1}`),
    );
    const names = [...Object.keys(fixedFiles), ...numbered];
    return c.body(writeSitemapIndex(publicUrl, names), 200, xmlHeaders);
  });
  for (const [name, listPaths] of Object.entries(fixedFiles))
    routes.get(`/sitemaps/${name}.xml`, async (c) => {
      const paths = await listPaths(infra);
      return sendFile(c, publicUrl, [paths.map((path) => ({ path }))]);
    });
  routes.get("/sitemaps/:file{(products|vendors)-[1-9][0-9]{0,3}\\.xml}", async (c) => {
    const [kind, page] = c.req.param("file").replace(".xml", "").split("-") as ["products", string];
    const list = lists[kind];
    const first = await list.read(infra, { skip: (Number(page) - 1) * fileSize, limit: chunkSize });
    return first.length === 0 ? c.notFound() : sendFile(c, publicUrl, readOn(infra, list, first));
  });
  return routes;
}

type Row = { id: string; updatedAt: Date | null; imageUrls?: string[] };
type List = {
  read(infra: Infra, from: { after?: string; skip?: number; limit: number }): Promise<Row[]>;
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

/** A file's rows, a thousand at a time by keyset, so that memory does not grow with the market. */
async function* readOn(infra: Infra, { read, entryOf }: List, first: Row[]): AsyncGenerator<SitemapEntry[]> {
  let rows = first;
  for (let sent = 0; rows.length > 0; ) {
    yield rows.map(entryOf);
    sent += rows.length;
    if (rows.length < chunkSize || sent >= fileSize) return;
    rows = await read(infra, { after: rows.at(-1)!.id, limit: chunkSize });
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
