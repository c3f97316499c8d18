import { expect, type Page, test } from "@playwright/test";
import { and, eq } from "drizzle-orm";
import { products } from "#domains/listings/server/tables.ts";
import { vendorSubscriptions } from "#domains/plans/server/tables.ts";
import { expectAccessible, expectAccessibleAtBothWidths } from "./support/expect-accessible.ts";
import { addGood, type Seller } from "./support/goods.ts";
import { addKind } from "./support/kinds.ts";
import { openMarket, payPage } from "./support/market.ts";
import { putOnClock } from "./support/provider.ts";
import { payByCard } from "./support/shopper.ts";
import { findVendor } from "./support/shops.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
import { wordsOf } from "./support/words.ts";

const failingCard = "4000000000000341";
const dayMs = 86_400_000;

/** An approved vendor on freemium with so many products on sale, signed in. */
async function signInVendor(page: Page, count = 0): Promise<string> {
  const person = await addKind("approved vendor", test.info().project.use.baseURL!);
  await page.context().addCookies([person.cookie]);
  for (let n = 1; n <= count; n++) await addGood(person as Seller, { name: `Lot ${n}`, stock: 0 });
  return person.vendor!.id;
}

/** Subscribes by the API and the sandbox's control, for what comes after. */
async function subscribe(
  page: Page,
  planType: "basic" | "premium",
  card = "4242424242424242",
): Promise<void> {
  const { origin } = new URL(test.info().project.use.baseURL!);
  const answer = await page.request.post("/api/vendor/subscription/start", {
    data: { planType },
    headers: { origin },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  await payPage(((await answer.json()) as { url: string }).url, card);
  await page.request.post("/api/vendor/subscription/refresh", { data: {}, headers: { origin } });
}

async function listActive(vendorId: string): Promise<string[]> {
  const { db } = await openMarket();
  const isActive = and(eq(products.vendorId, vendorId), eq(products.isActive, true));
  return (await db.select().from(products).where(isActive)).map(({ name }) => name);
}

test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

const say = wordsOf("en");

test("every face of the screen is for everybody", async ({ page }) => {
  await signInVendor(page, 5);
  await page.goto("/vendor-subscription");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("plans:title"));
  await expectAccessibleAtBothWidths(page);

  await subscribe(page, "basic");
  await page.goto("/vendor-subscription?checkout=done");
  await expect(page.getByText(say("plans:back.doneTitle"))).toBeVisible();
  await expect(page.getByRole("heading", { name: say("plans:invoices.title") })).toBeVisible();
  await expect(page.getByText("$29.00")).toBeVisible();
  await expectAccessibleAtBothWidths(page);

  const upgrade = say("plans:upgrade.button", { plan: "Premium" });
  await page.getByRole("button", { name: upgrade }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(say("plans:upgrade.dueNow"))).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: say("plans:cancel.button") }).click();
  await expect(page.getByText(say("plans:keep.hint"))).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("plans:cancel.confirm") })
    .click();
  await expect(page.getByRole("button", { name: say("plans:undo") })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole("button", { name: say("plans:undo") }).click();
  await expect(page.getByRole("button", { name: upgrade })).toBeVisible();
});

test.describe("a vendor's plan", () => {
  test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });
  const say = wordsOf("en");

  test("freemium is full, the hosted page takes the card, and there is room on basic", async ({ page }) => {
    const vendorId = await signInVendor(page, 3);
    await page.goto("/vendor/products/new");
    await untilHydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("plans:limit.title"));
    await page.getByRole("link", { name: say("plans:limit.viewPlans") }).click();
    await page.getByRole("button", { name: say("plans:choose", { plan: "Basic" }) }).click();
    await page.waitForURL(/\/pay\//);
    await payByCard(page, "4242424242424242");
    await page.waitForURL(/\/vendor-subscription/);
    await expect(page.getByText(say("plans:back.doneTitle"))).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: "Basic" })).toBeVisible();
    await expect(page.getByText(say("plans:limit.usedOf", { used: 3, max: 20 }))).toBeVisible();
    expect(await findVendor(vendorId)).toMatchObject({ planType: "basic" });
    await page.goto("/vendor/products/new");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(say("plans:limit.title"));
  });

  test("an upgrade shows what is due now, and charges it", async ({ page }) => {
    const vendorId = await signInVendor(page);
    await subscribe(page, "basic");
    await page.goto("/vendor-subscription");
    await untilHydrated(page);
    await page.getByRole("button", { name: say("plans:upgrade.button", { plan: "Premium" }) }).click();
    const confirm = page.getByRole("dialog").getByRole("button", { name: /Pay \$(20\.00|19\.9\d)/ });
    await confirm.click();
    await expect(page.getByRole("heading", { level: 2, name: "Premium" })).toBeVisible();
    await expect(page.getByText(say("plans:upgrade.done", { plan: "Premium" }))).toBeVisible();
    expect(await findVendor(vendorId)).toMatchObject({ planType: "premium" });
  });

  test("a card that is refused changes nothing, and the way to another one is there", async ({ page }) => {
    const vendorId = await signInVendor(page);
    await subscribe(page, "basic", failingCard);
    await page.goto("/vendor-subscription");
    await untilHydrated(page);
    await page.getByRole("button", { name: say("plans:upgrade.button", { plan: "Premium" }) }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: /^Pay/ }).click();
    await expect(dialog.getByRole("alert")).toContainText(say("errors:CARD_REFUSED"));
    await expectAccessible(page);
    expect(await findVendor(vendorId)).toMatchObject({ planType: "basic" });
    await dialog.getByRole("button", { name: say("plans:changeCard") }).click();
    await page.waitForURL(/\/portal\//);
    await expect(page.locator("#number")).toBeVisible();
  });

  test("a failed renewal: grace, hidden, paid, and back", async ({ page }) => {
    const vendorId = await signInVendor(page, 2);
    const clock = await putOnClock(vendorId);
    await subscribe(page, "basic", failingCard);
    const news = page.waitForResponse(/realtime\/v1\/events/);
    await page.goto("/vendor-subscription");
    await news;
    await clock.later(32);
    // The provider's event reaches the open page.
    await expect(page.getByText(say("plans:state.pastDue.title"))).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    await page.goto(`/products?vendor=${vendorId}`);
    expect(await findVendor(vendorId)).toMatchObject({ pausedAt: null });

    // Two weeks pass here too; the provider tries again, and tells.
    const { db } = await openMarket();
    await db
      .update(vendorSubscriptions)
      .set({ pastDueSince: new Date(Date.now() - 14 * dayMs - 60_000) })
      .where(eq(vendorSubscriptions.vendorId, vendorId));
    await clock.later(6);
    await expect.poll(async () => (await findVendor(vendorId)).pausedAt, { timeout: 30_000 }).not.toBeNull();
    await page.goto("/vendor-subscription");
    await expect(page.getByText(say("plans:state.unpaid.title"))).toBeVisible();
    await expectAccessible(page);
    const [hidden] = await db.select().from(products).where(eq(products.vendorId, vendorId));
    expect((await page.request.get(`/products/${hidden!.id}`)).status()).toBe(404);

    await page.getByRole("button", { name: say("plans:changeCard") }).click();
    await page.waitForURL(/\/portal\//);
    await payByCard(page, "4242424242424242");
    await page.waitForURL(/\/vendor-subscription/);
    await page.getByRole("button", { name: say("plans:payNow") }).click();
    await page.waitForURL(/\/portal\//);
    await page
      .getByRole("button", { name: /Pay \$29\.00 now/ })
      .first()
      .click();
    await expect(page.getByText("Thank you, the invoice is paid.")).toBeVisible();
    await expect.poll(async () => (await findVendor(vendorId)).pausedAt, { timeout: 30_000 }).toBeNull();
    await page.goto("/vendor-subscription");
    await expect(page.getByText(say("plans:renewsOn"))).toBeVisible();
    expect((await page.request.get(`/products/${hidden!.id}`)).status()).toBe(200);
  });

  test("stepping down keeps what was chosen, from the end of the period", async ({ page }) => {
    const vendorId = await signInVendor(page, 5);
    const clock = await putOnClock(vendorId);
    await subscribe(page, "basic");
    await page.goto("/vendor-subscription");
    await untilHydrated(page);
    await page.getByRole("button", { name: say("plans:downgrade.button", { plan: "Freemium" }) }).click();
    const dialog = page.getByRole("dialog");
    const confirm = dialog.getByRole("button", { name: say("plans:cancel.confirm") });
    const box = (n: number) => dialog.getByRole("checkbox", { name: `Lot ${n}`, exact: true });
    for (const n of [1, 2, 3, 4, 5]) await box(n).setChecked(n !== 3);
    await expect(confirm).toBeDisabled();
    await box(1).uncheck();
    await confirm.click();
    await expect(page.getByText(say("plans:kept_other", { count: 3 }))).toBeVisible();
    expect(await findVendor(vendorId)).toMatchObject({ planType: "basic" });
    expect(await listActive(vendorId)).toHaveLength(5);
    await clock.later(32);
    await expect(page.getByRole("heading", { level: 2, name: "Freemium" })).toBeVisible({ timeout: 30_000 });
    expect((await listActive(vendorId)).sort()).toEqual(["Lot 2", "Lot 4", "Lot 5"]);
  });
});

test.describe("the subscription check", () => {
  test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

  test("is made once, kept under its prefix, and forgotten at sign-out", async ({ page }) => {
    await signInVendor(page);
    await subscribe(page, "basic");
    let asked = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/check-subscription")) asked++;
    });
    await page.goto("/vendor-subscription");
    const kept = () =>
      page.evaluate(() => {
        const mine = Object.entries(localStorage).filter(([key]) => key.startsWith("subscription_cache"));
        return mine.map(([, value]) => JSON.parse(value as string).status?.plan_type);
      });
    // The time of the question is kept before its answer.
    await expect.poll(kept).toEqual(["basic"]);
    await page.reload();
    await expect(page.getByRole("heading", { level: 2, name: "Basic" })).toBeVisible();
    expect(asked).toBe(1);
    await page
      .getByRole("button", { name: /Account|menu/i })
      .last()
      .click();
    await expect(page.getByRole("menuitem", { name: /Basic/ })).toBeVisible();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await expect.poll(kept).toEqual([]);
  });
});
