import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/expect-accessible.ts";
import { addKind, cookieOf } from "./support/kinds.ts";
import { askMarket } from "./support/market.ts";
import { payPage, putOnClock } from "./support/provider.ts";
import { payByCard } from "./support/shopper.ts";
import { wordsOf } from "./support/words.ts";

const languages = { en: "en-US", es: "es-MX", pt: "pt-BR" } as const;
type Language = keyof typeof languages;
const failingCard = "4000000000000341";

test.use({ serviceWorkers: "block" });

/** An approved vendor on freemium with so many products on sale, signed in. */
async function signInVendor(page: Page, products = 0): Promise<string> {
  const person = await addKind("approved vendor");
  const baseURL = new URL(test.info().project.use.baseURL!).origin;
  await page.context().addCookies([cookieOf(person, baseURL)]);
  const vendorId = person.vendorId!;
  await askMarket(
    `insert into products (vendor_id, name, description, category, price_usd, weight_grams, is_active, is_approved)
     select $1, 'Lot ' || n, 'Washed.', 'roasted-coffee', 12, 250, true, true from generate_series(1, $2) n`,
    [vendorId, products],
  );
  return vendorId;
}

/** Subscribes by the API and the stand-in's control, for what comes after. */
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

const vendorOf = async (id: string) =>
  (
    await askMarket<{ plan_type: string; paused_at: Date | null; active: number }>(
      "select plan_type, paused_at, (select count(*)::int from products where vendor_id = v.id and is_active) as active from vendors v where id = $1",
      [id],
    )
  )[0]!;

for (const [language, locale] of Object.entries(languages)) {
  for (const width of [360, 1280]) {
    test.describe(`${language} at ${width} px`, () => {
      test.use({ locale, viewport: { width, height: 800 } });
      const say = wordsOf(language as Language);

      test("every face of the screen is for everybody", async ({ page }) => {
        await signInVendor(page, 5);
        await page.goto("/vendor-subscription");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("plans:title"));
        await expectAccessible(page);

        await subscribe(page, "basic");
        await page.goto("/vendor-subscription?checkout=done");
        await expect(page.getByText(say("plans:back.doneTitle"))).toBeVisible();
        await expect(page.getByRole("heading", { name: say("plans:invoices.title") })).toBeVisible();
        await expect(page.getByText("$29.00")).toBeVisible();
        await expectAccessible(page);

        const upgrade = say("plans:upgrade.button", { plan: "Premium" });
        await page.getByRole("button", { name: upgrade }).focus();
        await page.keyboard.press("Enter");
        await expect(page.getByText(say("plans:upgrade.dueNow"))).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press("Escape");

        await page.getByRole("button", { name: say("plans:cancel.button") }).click();
        await expect(page.getByText(say("plans:keep.hint"))).toBeVisible();
        await expectAccessible(page);
        await page
          .getByRole("dialog")
          .getByRole("button", { name: say("plans:cancel.confirm") })
          .click();
        await expect(page.getByRole("button", { name: say("plans:undo") })).toBeVisible();
        await expectAccessible(page);
        await page.getByRole("button", { name: say("plans:undo") }).click();
        await expect(page.getByRole("button", { name: upgrade })).toBeVisible();
      });
    });
  }
}

test.describe("a vendor's plan", () => {
  test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });
  const say = wordsOf("en");

  test("freemium is full, the hosted page takes the card, and there is room on basic", async ({ page }) => {
    const vendorId = await signInVendor(page, 3);
    await page.goto("/vendor/products/new");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("plans:limit.title"));
    await page.getByRole("link", { name: say("plans:limit.viewPlans") }).click();
    await page.getByRole("button", { name: say("plans:choose", { plan: "Basic" }) }).click();
    await page.waitForURL(/\/pay\//);
    await payByCard(page, "4242424242424242");
    await page.waitForURL(/\/vendor-subscription/);
    await expect(page.getByText(say("plans:back.doneTitle"))).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: "Basic" })).toBeVisible();
    await expect(page.getByText(say("plans:limit.usedOf", { used: 3, max: 20 }))).toBeVisible();
    expect(await vendorOf(vendorId)).toMatchObject({ plan_type: "basic" });
    await page.goto("/vendor/products/new");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(say("plans:limit.title"));
  });

  test("leaving the hosted page costs nothing", async ({ page }) => {
    await signInVendor(page);
    await page.goto("/vendor-subscription?checkout=cancelled");
    await expect(page.getByText(say("plans:back.cancelled"))).toBeVisible();
  });

  test("an upgrade shows what is due now, and charges it", async ({ page }) => {
    const vendorId = await signInVendor(page);
    await subscribe(page, "basic");
    await page.goto("/vendor-subscription");
    await page.getByRole("button", { name: say("plans:upgrade.button", { plan: "Premium" }) }).click();
    const confirm = page.getByRole("dialog").getByRole("button", { name: /Pay \$20\.00|Pay \$19\.99/ });
    await confirm.click();
    await expect(page.getByRole("heading", { level: 2, name: "Premium" })).toBeVisible();
    await expect(page.getByText(say("plans:upgrade.done", { plan: "Premium" }))).toBeVisible();
    expect(await vendorOf(vendorId)).toMatchObject({ plan_type: "premium" });
  });

  test("a card that is refused changes nothing, and the way to another one is there", async ({ page }) => {
    const vendorId = await signInVendor(page);
    await subscribe(page, "basic", failingCard);
    await page.goto("/vendor-subscription");
    await page.getByRole("button", { name: say("plans:upgrade.button", { plan: "Premium" }) }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: /^Pay/ }).click();
    await expect(dialog.getByRole("alert")).toContainText(say("errors:CARD_REFUSED"));
    await expectAccessible(page);
    expect(await vendorOf(vendorId)).toMatchObject({ plan_type: "basic" });
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
    expect(await vendorOf(vendorId)).toMatchObject({ paused_at: null });

    // Two weeks pass here too; the provider tries again, and tells.
    await askMarket(
      "update vendor_subscriptions set past_due_since = now() - interval '14 days 1 minute' where vendor_id = $1",
      [vendorId],
    );
    await clock.later(6);
    await expect.poll(async () => (await vendorOf(vendorId)).paused_at, { timeout: 30_000 }).not.toBeNull();
    await page.goto("/vendor-subscription");
    await expect(page.getByText(say("plans:state.unpaid.title"))).toBeVisible();
    await expectAccessible(page);
    const [hidden] = await askMarket<{ id: string }>("select id from products where vendor_id = $1 limit 1", [
      vendorId,
    ]);
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
    await expect.poll(async () => (await vendorOf(vendorId)).paused_at, { timeout: 30_000 }).toBeNull();
    await page.goto("/vendor-subscription");
    await expect(page.getByText(say("plans:renewsOn"))).toBeVisible();
    expect((await page.request.get(`/products/${hidden!.id}`)).status()).toBe(200);
  });

  test("stepping down keeps what was chosen, from the end of the period", async ({ page }) => {
    const vendorId = await signInVendor(page, 5);
    const clock = await putOnClock(vendorId);
    await subscribe(page, "basic");
    await page.goto("/vendor-subscription");
    await page.getByRole("button", { name: say("plans:downgrade.button", { plan: "Freemium" }) }).click();
    const dialog = page.getByRole("dialog");
    const confirm = dialog.getByRole("button", { name: say("plans:cancel.confirm") });
    const box = (n: number) => dialog.getByRole("checkbox", { name: `Lot ${n}`, exact: true });
    for (const n of [1, 2, 3, 4, 5]) await box(n).setChecked(n !== 3);
    await expect(confirm).toBeDisabled();
    await box(1).uncheck();
    await confirm.click();
    await expect(page.getByText(say("plans:kept_other", { count: 3 }))).toBeVisible();
    expect(await vendorOf(vendorId)).toMatchObject({ plan_type: "basic", active: 5 });
    await clock.later(32);
    await expect(page.getByRole("heading", { level: 2, name: "Freemium" })).toBeVisible({ timeout: 30_000 });
    const kept = await askMarket<{ name: string }>(
      "select name from products where vendor_id = $1 and is_active order by name",
      [vendorId],
    );
    expect(kept.map(({ name }) => name)).toEqual(["Lot 2", "Lot 4", "Lot 5"]);
  });
});

test.describe("the subscription check", () => {
  test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });
  const checked = "**/functions/v1/check-subscription";

  test("is made once, kept under its prefix, and forgotten at sign-out", async ({ page }) => {
    await signInVendor(page);
    await subscribe(page, "basic");
    let asked = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/check-subscription")) asked++;
    });
    await page.goto("/vendor-subscription");
    const kept = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("subscription_cache")));
    await expect.poll(kept).toHaveLength(1);
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

  test("asked too often, it says so and asks no more", async ({ page }) => {
    await signInVendor(page);
    let asked = 0;
    await page.route(checked, (route) => {
      asked++;
      return route.fulfill({
        status: 429,
        json: {
          defined: true,
          code: "TOO_MANY_REQUESTS",
          status: 429,
          message: "Too many requests.",
          data: { retryAfterSeconds: 30 },
        },
      });
    });
    await page.goto("/vendor-subscription");
    await expect(page.getByText("Rate Limit Reached")).toBeVisible();
    await expect(
      page.getByText("Please wait a few minutes before checking subscription again"),
    ).toBeVisible();
    expect(asked).toBe(1);
  });
});
