import { expect, type Page, test } from "@playwright/test";
import { askMarket, ledgerSum, pickProducts, stockOf } from "./support/market.ts";
import {
  addToCart,
  fillAddress,
  goToPayment,
  newEmail,
  payByCard,
  signIn,
  signUpAndVerify,
} from "./support/shopper.ts";
import { type Say, wordsOf } from "./support/words.ts";

const settings = [
  { language: "en", locale: "en-US", width: 1280, height: 900, journey: 0 },
  { language: "es", locale: "es-MX", width: 360, height: 740, journey: 1 },
] as const;

for (const { language, locale, width, height, journey } of settings) {
  test.describe(`${language} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height } });

    test("browse, search, filter, three vendors in one cart, sign up, verify, pay: one order with three parcels", async ({
      page,
    }) => {
      const say = wordsOf(language);
      const problems = watchConsole(page);
      const goods = await pickProducts(journey);
      const before = await stockOf(goods.map((product) => product.id));

      await page.goto("/");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await page.goto(`/products?search=${encodeURIComponent(goods[0]!.name)}`);
      await expect(page.getByRole("link", { name: goods[0]!.name }).first()).toBeVisible();
      await page.goto("/products?category=roasted-coffee&roast=light&sort=price-asc");
      await expect(page.locator("main a[href^='/products/']").first()).toBeVisible();

      for (const product of goods) await addToCart(page, say, product.id);
      await page.goto("/cart");
      for (const product of goods) await expect(page.getByText(product.company).first()).toBeVisible();
      await page
        .getByRole("link", { name: say("cart:checkout") })
        .or(page.getByRole("button", { name: say("cart:checkout") }))
        .first()
        .click();
      await page.waitForURL(/\/auth/);

      const email = newEmail(language);
      await signUpAndVerify(page, say, email);
      await signIn(page, say, email);
      await page.goto("/checkout");
      await fillAddress(page, say);
      await goToPayment(page, say);
      await payByCard(page, "4242424242424242");

      await page.waitForURL(/\/payment-success/);
      await expect(page.getByText(say("checkout:success.title")).first()).toBeVisible();
      await expect
        .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("coffee-cart") ?? "{}")))
        .not.toMatchObject({ items: [{}] });
      await page
        .getByRole("link", { name: say("checkout:success.viewOrder") })
        .first()
        .click();
      await page.waitForURL(/\/orders\//);
      for (const product of goods) await expect(page.getByText(product.company).first()).toBeVisible();
      const orderId = new URL(page.url()).pathname.split("/").at(-1)!;

      await expectAccounted(orderId, email, goods, before);
      expect(problems).toEqual([]);
    });
  });
}

async function expectAccounted(
  orderId: string,
  email: string,
  goods: { id: string }[],
  before: Awaited<ReturnType<typeof stockOf>>,
) {
  const parcels = await askMarket<{ status: string }>("select status from parcels where order_id = $1", [
    orderId,
  ]);
  expect(parcels.map((parcel) => parcel.status)).toEqual(["processing", "processing", "processing"]);
  const after = await stockOf(goods.map((product) => product.id));
  for (const { id } of goods) expect(after.get(id)!.stock).toBe(before.get(id)!.stock - 1);
  const mails = await askMarket<{ recipient: string }>(
    "select recipient from emails where once_key like 'order-%' and (once_key like '%' || $1 || '%' or once_key in (select 'order-sold:' || id from parcels where order_id = $1::uuid))",
    [orderId],
  );
  expect(mails).toHaveLength(4);
  expect(mails.map((mail) => mail.recipient)).toContain(email);
  expect(await ledgerSum()).toBe("0.00");
}

/** Errors of the page's own: a hydration warning or a refused script is one. */
function watchConsole(page: Page): string[] {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && new URL(page.url()).pathname.startsWith("/pay/") === false)
      problems.push(message.text());
  });
  return problems;
}

async function readyToPay(
  page: Page,
  say: Say,
  journey: number,
): Promise<{ goods: { id: string }[]; email: string }> {
  const goods = (await pickProducts(journey)).slice(0, 1);
  await addToCart(page, say, goods[0]!.id);
  await page.goto("/auth?from=/checkout");
  const email = newEmail("buyer");
  await signUpAndVerify(page, say, email);
  await signIn(page, say, email);
  await page.goto("/checkout");
  await fillAddress(page, say);
  await goToPayment(page, say);
  return { goods, email };
}

test.describe("on the provider's page", () => {
  test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });
  const say = wordsOf("en");

  test("a declined card, then another: one order", async ({ page }) => {
    await readyToPay(page, say, 2);
    await payByCard(page, "4000000000000002");
    await expect(page.getByRole("alert").first()).toBeVisible();
    await payByCard(page, "5555555555554444");
    await page.waitForURL(/\/payment-success/);
    await expect(page.getByText(say("checkout:success.title")).first()).toBeVisible();
  });

  test("cancelling brings back to the checkout with the cart intact and frees the stock", async ({
    page,
  }) => {
    const { goods } = await readyToPay(page, say, 3);
    expect((await stockOf([goods[0]!.id])).get(goods[0]!.id)!.held).toBe(1);
    await page
      .getByRole("link", { name: /cafeto/i })
      .first()
      .click();
    await page.waitForURL(/\/checkout/);
    await expect(page.getByText(say("checkout:cancelled.title")).first()).toBeVisible();
    await expect.poll(async () => (await stockOf([goods[0]!.id])).get(goods[0]!.id)!.held).toBe(0);
    await page.goto("/cart");
    await expect(page.locator(`a[href='/products/${goods[0]!.id}']`).first()).toBeVisible();
  });

  test("the tab closed after paying: the order is there", async ({ page, context }) => {
    await readyToPay(page, say, 4);
    await page.route("**/payment-success**", (route) => route.abort());
    await payByCard(page, "4242424242424242");
    await page.waitForTimeout(500);
    await page.close();
    const next = await context.newPage();
    await expect
      .poll(async () => {
        await next.goto("/orders");
        return next.getByText(say("orders:status.processing")).count();
      })
      .toBeGreaterThan(0);
  });
});
