import { type Browser, expect, type Page, test } from "@playwright/test";
import { stat, watchConsole } from "./support/dashboard.ts";
import { expectAccessible } from "./support/expect-accessible.ts";
import { holdCode } from "./support/hold-code.ts";
import { addKind, cookieOf } from "./support/kinds.ts";
import { askMarket } from "./support/market.ts";
import { addToCart, fillAddress, goToPayment, payByCard } from "./support/shopper.ts";
import { untilAlive } from "./support/until-alive.ts";
import { type Say, wordsOf } from "./support/words.ts";

const languages = { en: "en-US", es: "es-MX", pt: "pt-BR" } as const;
/** A browser that says it is without a head counts as a machine. */
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

async function open(browser: Browser, kind: "buyer" | "enterprise vendor" | "approved vendor", options = {}) {
  const { baseURL, locale, viewport } = test.info().project.use;
  const person = await addKind(kind);
  const context = await browser.newContext({
    baseURL: baseURL!,
    locale: locale ?? "en-US",
    viewport: viewport ?? { width: 1280, height: 900 },
    reducedMotion: "reduce",
    userAgent,
    ...options,
  });
  await context.addCookies([cookieOf(person, new URL(baseURL!).origin)]);
  return { ...person, context, page: await context.newPage() };
}

/** A product on sale that one word finds. */
async function addListed(vendorId: string, word: string): Promise<string> {
  const [product] = await askMarket<{ id: string }>(
    `with made as (
       insert into products (vendor_id, name, description, category, price_usd, weight_grams, is_approved)
       values ($1, $2, 'Washed and dried on raised beds.', 'roasted-coffee', 12, 250, true) returning *
     )
     insert into product_search (product_id, vendor_id, is_listed, category, roast_level, name, price_usd, created_at, title, document)
     select id, vendor_id, true, category, roast_level, name, price_usd, created_at, to_tsvector('simple', name), to_tsvector('simple', name) from made returning product_id as id`,
    [vendorId, `Lot ${word}`],
  );
  await askMarket("update stock set stock_quantity = 5 where product_id = $1", [product!.id]);
  await askMarket("insert into stock_movements (product_id, delta, reason) values ($1, 5, 'initial')", [
    product!.id,
  ]);
  return product!.id;
}

const figure = (page: Page, say: Say, key: string) =>
  stat(page, say(`analytics:${key}`))
    .locator("p")
    .nth(1);

test("what a buyer searches, opens, puts into the cart and buys is what the vendor sees, once", async ({
  browser,
}) => {
  const say = wordsOf("en");
  const vendor = await open(browser, "enterprise vendor");
  const word = `zz${Date.now().toString(36)}`;
  const productId = await addListed(vendor.vendorId!, word);
  const buyer = await open(browser, "buyer");
  const { page } = buyer;
  const problems = watchConsole(page);
  const seen = page.waitForResponse("**/api/analytics/views");
  await page.goto(`/products?search=${word}`);
  await page.getByRole("link", { name: `Lot ${word}` }).click();
  expect(await (await seen).json()).toEqual({ counted: true });
  const again = page.waitForResponse("**/api/analytics/views");
  const carted = page.waitForResponse("**/api/analytics/cart-adds");
  await addToCart(page, say, productId);
  expect(await (await again).json()).toEqual({ counted: false });
  expect(await (await carted).json()).toEqual({ counted: true });
  expect(problems).toEqual([]);
  await page.goto("/checkout");
  await fillAddress(page, say);
  await goToPayment(page, say);
  await payByCard(page, "4242424242424242");
  await page.waitForURL(/\/payment-success/);
  await expect
    .poll(async () => {
      const [row] = await askMarket<{ count: number }>(
        "select count(*)::int as count from parcels where vendor_id = $1 and status = 'processing'",
        [vendor.vendorId],
      );
      return row!.count;
    })
    .toBe(1);

  // A vendor who looks at their own product is no visitor.
  const own = vendor.page.waitForResponse("**/api/analytics/views");
  await vendor.page.goto(`/products/${productId}`);
  expect(await (await own).json()).toEqual({ counted: false });
  const noise = watchConsole(vendor.page);
  await vendor.page.goto("/vendor/dashboard");
  const main = vendor.page.getByRole("main");
  await expect(main.getByText("$12.00").first()).toBeVisible();
  await expect(figure(vendor.page, say, "overview.products")).toHaveText("1");
  await expect(figure(vendor.page, say, "overview.views")).toHaveText("1");
  await expect(main.getByRole("link", { name: /1 parcel to ship/ })).toHaveAttribute("href", /tab=orders/);
  await vendor.page.goto("/vendor/dashboard?tab=analytics&period=7d");
  for (const [name, value] of Object.entries({
    revenue: "$12.00",
    orders: "1",
    views: "1",
    cartAdds: "1",
    conversion: "100%",
    buyers: "1",
    repeatBuyers: "0",
    stockOuts: "0",
  }))
    await expect(figure(vendor.page, say, `analytics.${name}`)).toHaveText(value);
  await expect(main.getByRole("listitem").filter({ hasText: word })).toContainText("1 view");
  expect(noise).toEqual([]);
  await buyer.context.close();
  await vendor.context.close();
});

for (const way of ["inside the page", "by a document of its own"])
  test(`a search that led to a product ${way} is the vendor's to know`, async ({ browser }) => {
    const vendor = await open(browser, "enterprise vendor");
    const word = `zw${Date.now().toString(36)}`;
    const productId = await addListed(vendor.vendorId!, word);
    const { page, context } = await open(browser, "buyer");
    const seen = page.waitForResponse("**/api/analytics/views");
    const isInside = way === "inside the page";
    const release = isInside ? () => {} : await holdCode(page);
    await page.goto(`/products?search=${word}`, { waitUntil: "domcontentloaded" });
    if (isInside) await untilAlive(page);
    await page.getByRole("link", { name: `Lot ${word}` }).click();
    await page.waitForURL(`**/products/${productId}`, { waitUntil: "commit" });
    release();
    expect(await (await seen).json()).toEqual({ counted: true });
    expect(
      await askMarket("select term, openings from search_term_days where vendor_id = $1", [vendor.vendorId]),
    ).toEqual([{ term: word, openings: 1 }]);
    await context.close();
    await vendor.context.close();
  });

test("a chart's table opens by keyboard, arrow keys walk along the drawing, the file is saved", async ({
  browser,
}) => {
  const say = wordsOf("en");
  const { page, context } = await open(browser, "enterprise vendor");
  await page.goto("/vendor/dashboard");
  const chart = page.getByRole("figure", { name: say("analytics:sales.label.day") });
  const summary = chart.locator("summary");
  await summary.focus();
  await page.keyboard.press("Enter");
  const table = chart.getByRole("table");
  await expect(table).toBeVisible();
  await expect(table.getByRole("row")).toHaveCount(31);
  await expect(table.getByRole("columnheader")).toHaveText(["Day", "Sales"]);
  const drawing = chart.locator("svg[tabindex='0']");
  await drawing.focus();
  await page.keyboard.press("ArrowRight");
  await expect(chart.getByRole("status")).toContainText("Sales");
  await page.getByRole("link", { name: "Month", exact: true }).press("Enter");
  await expect(page).toHaveURL("/vendor/dashboard?sales=month");
  await expect(page.getByRole("figure", { name: say("analytics:sales.label.month") })).toBeVisible();
  await page.goto("/vendor/dashboard?tab=analytics");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: say("analytics:analytics.export") }).click();
  expect((await download).suggestedFilename()).toMatch(/^cafeto-figures-[\d-]+\.csv$/);
  await context.close();
});

test("dates of one's own stand in the address; what makes no period is said at the field, and kept", async ({
  browser,
}) => {
  const say = wordsOf("en");
  const { page, context } = await open(browser, "enterprise vendor");
  await page.goto("/vendor/dashboard?tab=analytics");
  await page.getByText(say("analytics:period.own")).click();
  await page.getByLabel(say("analytics:period.from"), { exact: true }).fill("2026-01-31");
  await page.getByLabel(say("analytics:period.to"), { exact: true }).fill("2026-01-01");
  await page.getByRole("button", { name: say("analytics:period.show") }).click();
  await expect(page.getByText(say("analytics:period.wrong"))).toBeVisible();
  await expect(page.getByLabel(say("analytics:period.from"), { exact: true })).toHaveValue("2026-01-31");
  await page.getByLabel(say("analytics:period.to"), { exact: true }).fill("2026-02-28");
  await page.getByRole("button", { name: say("analytics:period.show") }).click();
  await expect(page).toHaveURL(/from=2026-01-31&to=2026-02-28/);
  await expect(page.getByText("Jan 31, 2026 to Feb 28, 2026, days in UTC")).toBeVisible();
  await context.close();
});

for (const [language, locale] of Object.entries(languages)) {
  for (const width of [360, 1280]) {
    test.describe(`${language} at ${width} px`, () => {
      test("a new shop's overview and locked figures are accessible, with the tables open", async ({
        browser,
      }) => {
        const say = wordsOf(language as keyof typeof languages);
        const { page, context } = await open(browser, "approved vendor", {
          locale,
          viewport: { width, height: 800 },
        });
        const problems = watchConsole(page);
        await page.goto("/vendor/dashboard");
        await expect(page.getByText(say("analytics:first.title"))).toBeVisible();
        await page.locator("figure summary").first().click();
        await expectAccessible(page);
        await page.goto("/vendor/dashboard?tab=analytics");
        await expect(page.getByText(say("analytics:locked.enhanced"))).toBeVisible();
        await expect(page.getByText(say("analytics:analytics.repeatBuyers"), { exact: true })).toHaveCount(0);
        await expectAccessible(page);
        expect(problems).toEqual([]);
        await context.close();
      });
    });
  }
}
