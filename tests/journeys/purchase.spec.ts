import { expect, type Page, test } from "@playwright/test";
import { unscopedListParcels } from "#domains/orders/server/list-parcels.ts";
import { addGoods, type Good } from "./support/goods.ts";
import { addKind } from "./support/kinds.ts";
import { messagesTo } from "./support/mails.ts";
import { ledgerSum, openMarket, stockOf } from "./support/market.ts";
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

test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

test("browse, search, filter, three vendors in one cart, sign up, verify, pay: one order with three parcels", async ({
  page,
}) => {
  const say = wordsOf("en");
  const problems = watchConsole(page);
  const goods = (await Promise.all([addGoods(1), addGoods(1), addGoods(1)])).flat();
  const before = await stockOf(goods.map((product) => product.id));

  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.goto(`/products?search=${encodeURIComponent(goods[0]!.name)}`);
  await expect(page.getByRole("link", { name: goods[0]!.name }).first()).toBeVisible();
  await page.goto("/products?category=roasted-coffee&roast=light&sort=price-asc");
  await expect(page.locator("main a[href^='/products/']").first()).toBeVisible();

  for (const product of goods) await addToCart(page, say, product.id);
  await page.goto("/cart");
  for (const product of goods)
    await expect(page.getByText(product.seller.vendor.companyName).first()).toBeVisible();
  await page
    .getByRole("link", { name: say("cart:checkout") })
    .or(page.getByRole("button", { name: say("cart:checkout") }))
    .first()
    .click();
  await page.waitForURL(/\/checkout\?account=new/);

  const email = newEmail("en");
  await signUpAndVerify(page, say, email, page.getByRole("region", { name: say("checkout:account.title") }));
  await signIn(page, say, email);
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
  for (const product of goods)
    await expect(page.getByText(product.seller.vendor.companyName).first()).toBeVisible();
  const orderId = new URL(page.url()).pathname.split("/").at(-1)!;

  await expectAccounted(orderId, email, goods, before);
  expect(problems).toEqual([]);
});

async function expectAccounted(
  orderId: string,
  email: string,
  goods: Good[],
  before: Awaited<ReturnType<typeof stockOf>>,
) {
  const { db } = await openMarket();
  const parcels = await unscopedListParcels(db, orderId);
  expect(parcels.map((parcel) => parcel.status)).toEqual(["processing", "processing", "processing"]);
  const after = await stockOf(goods.map((product) => product.id));
  for (const { id } of goods) expect(after.get(id)!.stock).toBe(before.get(id)!.stock - 1);
  const buyers = (await messagesTo(email)).filter(({ onceKey }) => onceKey.startsWith("order-"));
  expect(buyers.map(({ onceKey }) => onceKey)).toEqual([expect.stringContaining(orderId)]);
  for (const { seller } of goods) {
    const sold = `order-sold:${parcels.find(({ vendorId }) => vendorId === seller.vendor.id)!.id}`;
    expect((await messagesTo(seller.email)).map(({ onceKey }) => onceKey)).toEqual([sold]);
  }
  expect(await ledgerSum()).toBe(0);
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

/** One product of a signed-in buyer's, up to the provider's page. */
async function goAndPay(page: Page, say: Say): Promise<Good> {
  const [good] = await addGoods(1);
  await page.context().addCookies([(await addKind("buyer", test.info().project.use.baseURL!)).cookie]);
  await addToCart(page, say, good!.id);
  await page.goto("/checkout");
  await fillAddress(page, say);
  await goToPayment(page, say);
  return good!;
}

test.describe("on the provider's page", () => {
  test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });
  const say = wordsOf("en");

  test("a declined card, then another: one order", async ({ page }) => {
    await goAndPay(page, say);
    await payByCard(page, "4000000000000002");
    await expect(page.getByRole("alert").first()).toBeVisible();
    await payByCard(page, "5555555555554444");
    await page.waitForURL(/\/payment-success/);
    await expect(page.getByText(say("checkout:success.title")).first()).toBeVisible();
  });

  test("cancelling brings back to the checkout with the cart intact and frees the stock", async ({
    page,
  }) => {
    const { id } = await goAndPay(page, say);
    expect((await stockOf([id])).get(id)!.held).toBe(1);
    await page
      .getByRole("link", { name: /cafeto/i })
      .first()
      .click();
    await page.waitForURL(/\/checkout/);
    await expect(page.getByText(say("checkout:cancelled.title")).first()).toBeVisible();
    await expect.poll(async () => (await stockOf([id])).get(id)!.held).toBe(0);
    await page.goto("/cart");
    await expect(page.locator(`a[href='/products/${id}']`).first()).toBeVisible();
  });

  test("the tab closed after paying: the order is there", async ({ page, context }) => {
    await goAndPay(page, say);
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
