import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#domains/listings/server/tables.ts";
import { unscopedPauseShop } from "#domains/vendors/server/pause-shop.ts";
import { addProduct, addVendor } from "../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../tests/support/open-test-market.ts";
import { openShop, type Shop } from "../../tests/sweeps/support/open-shop.ts";

let market: TestMarket;
let shop: Shop;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  shop = await openShop(market.infra);
});
afterAll(async () => {
  await shop?.close();
  await market?.close();
});

const publicUrl = "http://localhost:3000";
const get = (path: string) => fetch(`${shop.url}${path}`);

/** The addresses in a sitemap file, which must be well-formed: each element is closed, in order. */
async function addressesIn(path: string): Promise<string[]> {
  const answer = await get(path);
  expect([path, answer.status]).toEqual([path, 200]);
  expect(answer.headers.get("content-type")).toMatch(/xml/);
  const text = await answer.text();
  expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<(urlset|sitemapindex) /);
  const open: string[] = [];
  for (const [, isEnd, name, isEmpty] of text.slice(39).matchAll(/<(\/?)([\w:]+)[^<>]*?(\/?)>/g)) {
    if (isEnd) expect(open.pop()).toBe(name);
    else if (!isEmpty) open.push(name!);
  }
  expect(open).toEqual([]);
  expect(text).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!);
}

test("the index lists every file, and those only what is on sale, in three languages", async () => {
  const { vendor } = await addVendor(market.infra);
  const shown = await addProduct(market.infra, vendor.id);
  const hidden = await addProduct(market.infra, vendor.id);
  const waiting = await addProduct(market.infra, vendor.id);
  await market.infra.db.update(products).set({ isActive: false }).where(eq(products.id, hidden.id));
  await market.infra.db.update(products).set({ isApproved: false }).where(eq(products.id, waiting.id));
  const paused = (await addVendor(market.infra)).vendor;
  await addProduct(market.infra, paused.id);
  await unscopedPauseShop(market.infra, paused.id, true);

  const files = await addressesIn("/sitemap.xml");
  expect(files).toEqual(
    ["static", "categories", "vendors-1", "products-1"].map((name) => `${publicUrl}/sitemaps/${name}.xml`),
  );
  const found = await Promise.all(files.map((file) => addressesIn(new URL(file).pathname)));
  expect(found[0]).toContain(`${publicUrl}/`);
  expect(found[1]).toContain(`${publicUrl}/categories/roasted-coffee`);
  expect(found[2]).toEqual([`${publicUrl}/products?vendor=${vendor.id}`]);
  expect(found[3]).toEqual([`${publicUrl}/products/${shown.id}`]);
  const text = await (await get("/sitemaps/vendors-1.xml")).text();
  for (const [language, end] of Object.entries({
    en: "",
    es: "&amp;lang=es",
    pt: "&amp;lang=pt",
    "x-default": "",
  }))
    expect(text).toContain(`hreflang="${language}" href="${publicUrl}/products?vendor=${vendor.id}${end}"`);
});

test("a file contains at most ten thousand, and none is left out or repeated", async () => {
  const { vendor } = await addVendor(market.infra);
  const [{ id: _, ...like }] = (await market.infra.db.select().from(products).limit(1)) as [
    typeof products.$inferSelect,
  ];
  const many = 10_500;
  for (let made = 0; made < many; made += 1_500)
    await market.infra.db
      .insert(products)
      .values(Array.from({ length: 1_500 }, () => ({ ...like, vendorId: vendor.id })));
  const files = (await addressesIn("/sitemap.xml")).filter((file) => file.includes("/products-"));
  expect(files).toHaveLength(2);
  const [first, second] = await Promise.all(files.map((file) => addressesIn(new URL(file).pathname)));
  const pages = first!.concat(second!).filter((address) => !address.includes("/storage/"));
  expect(first!.length).toBe(10_000);
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages.length).toBe(many + 1);
  expect((await get("/sitemaps/products-3.xml")).status).toBe(404);
});

test("robots.txt names the sitemap and disallows personal pages", async () => {
  const text = await (await get("/robots.txt")).text();
  expect(text).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
  expect(text).toContain("Disallow: /checkout\n");
  expect(text).not.toMatch(/Disallow: \/(products|categories)?\n/);
});
