import { type Browser, expect, type Page, test } from "@playwright/test";
import { eq } from "drizzle-orm";
import { searchTermDays } from "#domains/analytics/server/tables.ts";
import type { Person } from "#platform/rpc/context.ts";
import { stat, watchConsole } from "./support/dashboard.ts";
import { expectAccessibleAtBothWidths } from "./support/expect-accessible.ts";
import { addGood, type Good, type Seller } from "./support/goods.ts";
import { holdCode } from "./support/hold-code.ts";
import { addKind } from "./support/kinds.ts";
import { openMarket } from "./support/market.ts";
import { buy } from "./support/purchases.ts";
import { addToCart } from "./support/shopper.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
import { type Say, wordsOf } from "./support/words.ts";

/** A browser that says it is without a head counts as a machine. */
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

async function open(browser: Browser, kind: "buyer" | "enterprise vendor" | "approved vendor", options = {}) {
  const { baseURL, locale, viewport } = test.info().project.use;
  const person = await addKind(kind, baseURL!);
  const context = await browser.newContext({
    baseURL: baseURL!,
    locale: locale ?? "en-US",
    viewport: viewport ?? { width: 1280, height: 900 },
    reducedMotion: "reduce",
    userAgent,
    ...options,
  });
  await context.addCookies([person.cookie]);
  return { ...person, context, page: await context.newPage() };
}

/** A product on sale that one word finds. */
const addListed = (seller: Person, word: string): Promise<Good> =>
  addGood(seller as Seller, { name: `Lot ${word}`, priceCents: 1_200, stock: 5 });

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
  const good = await addListed(vendor, word);
  const buyer = await open(browser, "buyer");
  const { page } = buyer;
  const problems = watchConsole(page);
  const seen = page.waitForResponse("**/api/analytics/views");
  await page.goto(`/products?search=${word}`);
  await page.getByRole("link", { name: `Lot ${word}` }).click();
  expect(await (await seen).json()).toEqual({ counted: true });
  const again = page.waitForResponse("**/api/analytics/views");
  const carted = page.waitForResponse("**/api/analytics/cart-adds");
  await addToCart(page, say, good.id);
  expect(await (await again).json()).toEqual({ counted: false });
  expect(await (await carted).json()).toEqual({ counted: true });
  expect(problems).toEqual([]);
  await buy(buyer, [good]);

  // A vendor who looks at their own product is no visitor.
  const own = vendor.page.waitForResponse("**/api/analytics/views");
  await vendor.page.goto(`/products/${good.id}`);
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
    const { id } = await addListed(vendor, word);
    const { page, context } = await open(browser, "buyer");
    const seen = page.waitForResponse("**/api/analytics/views");
    const isInside = way === "inside the page";
    const searched = isInside ? page.waitForResponse("**/api/analytics/searches") : null;
    const release = isInside ? () => {} : await holdCode(page);
    await page.goto(`/products?search=${word}`, { waitUntil: "domcontentloaded" });
    if (isInside) await untilHydrated(page);
    await page.getByRole("link", { name: `Lot ${word}` }).click();
    await page.waitForURL(`**/products/${id}`, { waitUntil: "commit" });
    release();
    expect(await (await seen).json()).toEqual({ counted: true });
    if (searched) expect(await (await searched).json()).toEqual({ counted: true });
    const { db } = await openMarket();
    const terms = await db
      .select()
      .from(searchTermDays)
      .where(eq(searchTermDays.vendorId, vendor.vendor!.id));
    expect(terms).toMatchObject([{ term: word, openings: 1 }]);
    await context.close();
    await vendor.context.close();
  });

test("a chart's table opens by keyboard, arrow keys walk along the drawing, the file is saved", async ({
  browser,
}) => {
  const say = wordsOf("en");
  const { page, context } = await open(browser, "enterprise vendor");
  await page.goto("/vendor/dashboard");
  await untilHydrated(page);
  const chart = page.getByRole("figure", { name: say("analytics:sales.label.day") });
  const summary = chart.locator("summary");
  await summary.focus();
  await page.keyboard.press("Enter");
  const table = chart.getByRole("table");
  await expect(table).toBeVisible();
  await expect(table.getByRole("row")).toHaveCount(31);
  await expect(table.getByRole("columnheader")).toHaveText(["Day", "Sales"]);
  const drawing = chart.getByRole("slider");
  await drawing.focus();
  const first = (await drawing.getAttribute("aria-valuetext"))!;
  expect(first).toContain("Sales");
  await page.keyboard.press("ArrowRight");
  await expect(drawing).not.toHaveAttribute("aria-valuetext", first);
  await page.getByRole("link", { name: "Month", exact: true }).press("Enter");
  await expect(page).toHaveURL("/vendor/dashboard?sales=month");
  await expect(page.getByRole("figure", { name: say("analytics:sales.label.month") })).toBeVisible();
  await page.goto("/vendor/dashboard?tab=analytics");
  await untilHydrated(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: say("analytics:analytics.export") }).click();
  expect((await download).suggestedFilename()).toMatch(/^cafeto-figures-[\d-]+\.csv$/);
  await context.close();
});

test("a new shop's overview and locked figures are accessible, with the tables open", async ({ browser }) => {
  const say = wordsOf("en");
  const { page, context } = await open(browser, "approved vendor");
  const problems = watchConsole(page);
  await page.goto("/vendor/dashboard");
  await untilHydrated(page);
  await expect(page.getByText(say("analytics:first.title"))).toBeVisible();
  await page.locator("figure summary").first().click();
  await expectAccessibleAtBothWidths(page);
  await page.goto("/vendor/dashboard?tab=analytics");
  await expect(page.getByText(say("analytics:locked.enhanced"))).toBeVisible();
  await expect(page.getByText(say("analytics:analytics.repeatBuyers"), { exact: true })).toHaveCount(0);
  await expectAccessibleAtBothWidths(page);
  expect(problems).toEqual([]);
  await context.close();
});
