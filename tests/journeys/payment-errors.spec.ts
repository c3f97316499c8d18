import { expect, type Locator, type Page, type Route, test } from "@playwright/test";
import { expectAccessible } from "./support/expect-accessible.ts";
import { addGoods } from "./support/goods.ts";
import { addKind } from "./support/kinds.ts";
import { addToCart, fillAddress } from "./support/shopper.ts";
import { type Say, wordsOf } from "./support/words.ts";

const unavailable = (route: Route) =>
  route.fulfill({
    status: 503,
    json: { defined: true, code: "PAYMENT_UNAVAILABLE", status: 503, message: "" },
  });

async function signIn(page: Page): Promise<void> {
  const { cookie } = await addKind("buyer", test.info().project.use.baseURL!);
  await page.context().addCookies([cookie]);
}

/** A signed-in person before a filled-in checkout, whose payment the given answer refuses to open. */
async function payInVain(page: Page, say: Say, answer: (route: Route) => unknown): Promise<() => number> {
  await signIn(page);
  const [product] = await addGoods(1);
  await addToCart(page, say, product!.id);
  await page.goto("/checkout");
  await fillAddress(page, say);
  let asked = 0;
  await page.route("**/api/checkout/sessions", (route) => {
    asked += 1;
    return answer(route);
  });
  await payButton(page).click();
  return () => asked;
}

const payButton = (page: Page) => page.locator("#pay");
const screen = (page: Page, say: Say): Locator =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: say("payments:error.title") }) });

async function expectAddress(page: Page, say: Say): Promise<void> {
  const field = (name: string) => page.getByLabel(say(`checkout:fields.${name}`), { exact: false }).first();
  await expect(field("line1")).toHaveValue("1 Main Street");
  await expect(field("state")).toHaveValue("OR");
  await expect(field("postalCode")).toHaveValue("97201");
}

const causes = {
  network: ["connection", "provider", "blocker"],
  payment: ["provider", "bank", "expired"],
  authentication: ["ended", "elsewhere", "other"],
  other: ["ours", "changed", "outdated"],
} as const;

async function expectKind(page: Page, say: Say, kind: keyof typeof causes): Promise<void> {
  const type = say(`payments:error.kinds.${kind}`);
  await expect(
    screen(page, say).getByText(say("payments:error.type", { type }), { exact: true }),
  ).toBeVisible();
  for (const cause of causes[kind])
    await expect(screen(page, say).getByText(say(`payments:error.causes.${kind}.${cause}`))).toBeVisible();
  await expect(screen(page, say).getByRole("button", { name: say("payments:error.reload") })).toBeVisible();
  await expect(screen(page, say).getByRole("link", { name: say("payments:error.home") })).toHaveAttribute(
    "href",
    "/",
  );
}

async function expectSupport(page: Page, say: Say): Promise<void> {
  await expect(screen(page, say).getByRole("link", { name: "support@cafeto.example" })).toBeVisible();
  await expect(screen(page, say).locator("code")).toHaveText(/^E-[0-9A-Z]{8,}$/);
  await expect(tryAgain(page, say)).toHaveCount(0);
}

const tryAgain = (page: Page, say: Say) =>
  screen(page, say).getByRole("button", { name: say("payments:error.tryAgain") });
const retriesLeft = (page: Page, say: Say, count: number) =>
  screen(page, say).getByText(
    say(`payments:error.retriesLeft_${count === 1 ? "one" : "other"}`, { count, total: 3 }),
  );

test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

const say = wordsOf("en");

test("a payment that can't be opened: three retries, then support; the address stays", async ({ page }) => {
  const asked = await payInVain(page, say, unavailable);
  await expect(page.getByRole("heading", { name: say("payments:error.title") })).toBeFocused();
  await expectKind(page, say, "payment");
  for (const left of [3, 2, 1]) {
    await expect(retriesLeft(page, say, left)).toBeVisible();
    await tryAgain(page, say).click();
  }
  await expectSupport(page, say);
  expect(asked()).toBe(4);
  await expectAccessible(page);
  await screen(page, say)
    .getByRole("button", { name: say("checkout:backToAddress") })
    .click();
  await expectAddress(page, say);
  await expect(payButton(page)).toBeFocused();
});

test.describe("in English", () => {
  test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });
  const say = wordsOf("en");

  test("a retry that goes well leads on to the provider's page", async ({ page }) => {
    let asked = 0;
    await payInVain(page, say, (route) => (++asked === 1 ? route.abort() : route.continue()));
    await expectKind(page, say, "network");
    await tryAgain(page, say).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/pay\//);
  });

  test("a checkout that can't be drawn is the payment part's own error, until it is reloaded", async ({
    page,
  }) => {
    await signIn(page);
    const [product] = await addGoods(1);
    await addToCart(page, say, product!.id);
    await page.route("**/api/cart/price", (route) => route.fulfill({ json: { vendors: null } }));
    await page.goto("/checkout");
    await expectKind(page, say, "other");
    await expectSupport(page, say);
    await expect(page.getByRole("banner")).toBeVisible();
    await page.unroute("**/api/cart/price");
    await screen(page, say)
      .getByRole("button", { name: say("payments:error.reload") })
      .click();
    await expect(payButton(page)).toBeVisible();
  });
});
