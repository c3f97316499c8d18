import { expect, type Page, test } from "@playwright/test";

const attribute = (page: Page, selector: string, name: string) =>
  page.locator(`head ${selector}`).first().getAttribute(name);
const facts = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent!)));

/** What a page may not do behind one's back: nothing of it is refused by the policy. */
function watchPolicy(page: Page): string[] {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy|hydrat/i.test(message.text())) refused.push(message.text());
  });
  return refused;
}

test("a product's page tells previews and search engines what it is, in a language of its own address too", async ({
  page,
  request,
  baseURL,
}) => {
  const refused = watchPolicy(page);
  const map = await (await request.get("/sitemaps/products-1.xml")).text();
  const address = /<loc>([^<]+\/products\/[^<]+)<\/loc>/.exec(map)![1]!;
  await page.goto(address);
  const title = await page.title();
  const heading = await page.getByRole("heading", { level: 1 }).textContent();
  expect(title).toContain(heading!);
  expect(await attribute(page, 'meta[property="og:title"]', "content")).toBe(title);
  expect(await attribute(page, 'meta[property="og:type"]', "content")).toBe("product");
  expect(await attribute(page, 'link[rel="canonical"]', "href")).toBe(address);
  expect(await attribute(page, 'link[hreflang="es"]', "href")).toBe(`${address}?lang=es`);
  expect(await attribute(page, 'link[hreflang="x-default"]', "href")).toBe(address);
  const price = await attribute(page, 'meta[property="product:price:amount"]', "content");
  const [product] = await facts(page);
  expect(product).toMatchObject({ "@type": "Product", name: heading, offers: { price } });

  const picture = await request.get((await attribute(page, 'meta[property="og:image"]', "content"))!);
  expect(picture.headers()).toMatchObject({
    "content-type": "image/jpeg",
    "cache-control": "public, max-age=31536000, immutable",
  });

  await page.goto(`${address}?lang=es`);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  expect(await attribute(page, 'link[rel="canonical"]', "href")).toBe(`${address}?lang=es`);
  expect(refused).toEqual([]);
  expect(address).toContain(baseURL!);
});

test("either slug of a category names one address; a view of a list is not for search engines", async ({
  page,
  baseURL,
}) => {
  await page.goto("/categories/roasted_beans");
  const canonical = 'link[rel="canonical"]';
  expect(await attribute(page, canonical, "href")).toBe(`${baseURL}/categories/roasted-coffee`);
  const kinds = (await facts(page)).map((one) => one["@type"]);
  expect(kinds).toEqual(expect.arrayContaining(["ItemList", "BreadcrumbList"]));
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  for (const view of ["sort=price-asc", "language=es"]) {
    await page.goto(`/categories/roasted-coffee?${view}`);
    expect(await attribute(page, 'meta[name="robots"]', "content"), view).toBe("noindex");
  }
});

test("every page of the map's fixed files is there, and none of them hides", async ({ request }) => {
  for (const file of ["static", "categories"]) {
    const map = await (await request.get(`/sitemaps/${file}.xml`)).text();
    for (const [, address] of map.matchAll(/<loc>([^<]+)<\/loc>/g)) {
      const answer = await request.get(address!);
      expect([address, answer.status()]).toEqual([address, 200]);
      expect(await answer.text()).not.toContain('content="noindex"');
    }
  }
});
