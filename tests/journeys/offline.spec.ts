import { type BrowserContext, expect, type Page } from "@playwright/test";
import { signOut } from "./support/auth-page.ts";
import { expectAccessible } from "./support/expect-accessible.ts";
import { addGoods } from "./support/goods.ts";
import { addShopper, test } from "./support/people.ts";
import { buy } from "./support/purchases.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
import { wordsOf } from "./support/words.ts";

const say = wordsOf("en");
test.use({ locale: "en-US", viewport: { width: 1280, height: 900 }, serviceWorkers: "allow" });

async function untilWorking(page: Page): Promise<void> {
  await untilHydrated(page);
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
}

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
/** The paths of the documents that are saved in caches whose name contains this. */
const savedIn = (page: Page, part: string) =>
  page.evaluate(async (within) => {
    const names = (await caches.keys()).filter((name) => name.includes(within));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  }, part);
const savedText = (page: Page) => page.getByRole("status").filter({ hasText: "Saved copy from" });
const addButton = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: say("cart:add"), exact: true });

test("without a connection a page says so, in its own language, and comes back by itself or at a press", async ({
  page,
  context,
}) => {
  const sayPt = wordsOf("pt");
  await page.goto("/help?lang=pt");
  await untilWorking(page);
  await context.setOffline(true);
  await expect(page.getByRole("status").filter({ hasText: sayPt("words:offline") })).toBeVisible();
  await page.goto("/products");
  await expect(page.getByRole("heading", { level: 1, name: "Você está sem conexão" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "pt");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Tentar novamente" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Você está sem conexão" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: sayPt("search:list.title") })).toBeVisible();
});

test("a page that did not hear of the connection comes back all the same", async ({ page, context }) => {
  await page.addInitScript(() => addEventListener("online", (event) => event.stopImmediatePropagation()));
  await page.goto("/help");
  await untilWorking(page);
  await context.setOffline(true);
  await page.goto("/products");
  await expect(page.getByRole("heading", { level: 1, name: "You are offline" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: say("search:list.title") })).toBeVisible();
});

test("a product that was opened by its address, and one that was opened from a list, can be read without a connection", async ({
  page,
  context,
}) => {
  const [first, second] = await addGoods(2);
  await page.goto(`/products/${first!.id}`);
  await untilWorking(page);
  await expect.poll(() => savedIn(page, "saved-product")).toContain(`/products/${first!.id}`);
  // Within the site, only data is asked for; the document is fetched for later.
  await page.goto(`/products?vendor=${second!.seller.vendor.id}`);
  await untilWorking(page);
  await page.getByRole("main").getByRole("link", { name: second!.name }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: second!.name })).toBeVisible();
  const both = [`/products/${second!.id}`, `/products/${second!.id}.data`];
  await expect.poll(() => savedIn(page, "saved-product")).toEqual(expect.arrayContaining(both));

  await context.setOffline(true);
  for (const good of [first!, second!]) {
    await page.goto(`/products/${good.id}`);
    await expect(page.getByRole("heading", { level: 1, name: good.name })).toBeVisible();
    await untilHydrated(page);
    await expect(savedText(page)).toBeVisible();
    await expect(addButton(page)).toBeDisabled();
  }
  await expectAccessible(page);
  await page.goto("/categories");
  await page.getByRole("link", { name: first!.name }).click();
  await expect(page.getByRole("heading", { level: 1, name: first!.name })).toBeVisible();
  await untilHydrated(page);
  await context.setOffline(false);
  await expect(savedText(page)).toBeHidden();
  await expect(addButton(page)).toBeEnabled();
});

test("data is saved too: where the server can't be reached, a product opens from the list it was opened from before", async ({
  page,
  context,
}) => {
  const [good] = await addGoods(1);
  const list = `/products?vendor=${good!.seller.vendor.id}`;
  await page.goto(list);
  await untilWorking(page);
  const link = page.getByRole("main").getByRole("link", { name: good!.name }).first();
  const title = page.getByRole("heading", { level: 1, name: good!.name });
  await link.click();
  await expect(title).toBeVisible();
  await expect.poll(() => savedIn(page, "saved-product")).toContain(`/products/${good!.id}.data`);
  await page.goBack();
  await expect(link).toBeVisible();
  await context.route(`**/products/${good!.id}.data*`, (route) => route.abort());
  await link.click();
  await expect(title).toBeVisible();
  await expect(savedText(page)).toBeVisible();
  await expect(addButton(page)).toBeDisabled();
});

/** Orders opened once, and then no connection. */
async function readOwnOrders(device: BrowserContext, path: string, number: string): Promise<Page> {
  const page = await device.newPage();
  const heading = page.getByRole("heading", { level: 1, name: say("orders:number", { number }) });
  await page.goto("/orders");
  await untilWorking(page);
  await expect.poll(() => savedIn(page, "-order")).toContain("/orders");
  await page.goto(path);
  await untilHydrated(page);
  await expect(heading).toBeVisible();
  await expect.poll(() => savedIn(page, "-order")).toEqual(expect.arrayContaining(["/orders", path]));
  await device.setOffline(true);
  await page.goto(path);
  await expect(heading).toBeVisible();
  await untilHydrated(page);
  await expect(savedText(page)).toBeVisible();
  await device.setOffline(false);
  return page;
}

test("own orders can be read without a connection, and nothing of them is left after signing out", async ({
  signedIn,
}) => {
  const ada = await addShopper();
  const [good] = await addGoods(1);
  const { id, number } = await buy(ada, [good!]);
  const device = await signedIn(ada);
  const path = `/orders/${id}`;
  const page = await readOwnOrders(device, path, number);
  // Never where a visitor's pages are.
  expect(await savedIn(page, "saved-product")).toEqual([]);
  await page.goto("/");
  await untilHydrated(page);
  await signOut(page, say);
  await expect.poll(async () => (await cacheNames(page)).filter((name) => name.includes("own"))).toEqual([]);
  await device.setOffline(true);
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1, name: "You are offline" })).toBeVisible();
  await expect(page.getByText(number)).toBeHidden();
});

test("when another person signs in, or a session just ends, nothing is left of whose it was", async ({
  signedIn,
  baseURL,
}) => {
  const [ada, bea] = [await addShopper(), await addShopper()];
  const [good] = await addGoods(1);
  const { id, number } = await buy(ada, [good!]);
  const device = await signedIn(ada);
  const page = await readOwnOrders(device, `/orders/${id}`, number);
  const { sessionCookieOf } = await import("./support/people.ts");
  await device.clearCookies();
  await device.addCookies([await sessionCookieOf(bea, baseURL!)]);
  await page.goto("/orders");
  await expect.poll(() => savedIn(page, ada.userId)).toEqual([]);
  await expect.poll(() => savedIn(page, bea.userId)).toContain("/orders");
  await device.clearCookies();
  await page.goto("/help");
  await expect.poll(async () => (await cacheNames(page)).filter((name) => name.includes("own"))).toEqual([]);
});

test("a new version is offered and never taken by itself; what was typed stays until it is", async ({
  page,
}) => {
  await page.goto("/contact");
  await untilWorking(page);
  await page.getByLabel(say("support:contact.message")).fill("A long letter");
  // Another address for the same scope is a new version to the browser.
  await page.evaluate(() => void navigator.serviceWorker.register("/sw.js?next"));
  const offer = page.locator("[data-sonner-toast]").filter({ hasText: "A new version is ready" });
  await expect(offer).toBeVisible();
  // Longer than other toasts stay.
  await page.waitForTimeout(6_000);
  await expect(page.getByLabel(say("support:contact.message"))).toHaveValue("A long letter");
  const reloaded = page.waitForEvent("load");
  await offer.getByRole("button", { name: "Reload" }).click();
  await reloaded;
  await untilWorking(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller!.scriptURL)).toContain("?next");
  await expect(page.getByLabel(say("support:contact.message"))).toHaveValue("A long letter");
});

test("page code that is missing at first is there at the third attempt", async ({ page, context }) => {
  await page.goto("/help");
  await untilWorking(page);
  const asked: number[] = [];
  await context.route(/\/assets\/newsletter-[^/]+\.js$/, async (route) => {
    asked.push(Date.now());
    if (asked.length === 1) return route.abort();
    if (asked.length === 2) return route.fulfill({ status: 404, body: "" });
    return route.continue();
  });
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: say("words:footer.newsletter") })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: say("newsletter:title") })).toBeVisible();
  expect(asked).toHaveLength(3);
  for (const index of [1, 2]) expect(asked[index]! - asked[index - 1]!).toBeGreaterThanOrEqual(480);
  expect(await page.evaluate(() => performance.getEntriesByType("navigation")[0]!.name)).toContain("/help");
});
