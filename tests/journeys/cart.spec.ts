import { expect } from "@playwright/test";
import { setPrice } from "../support/market-people.ts";
import { forgetSignInCounts, signOut, toast } from "./support/auth-page.ts";
import {
  cartOf,
  expectCart,
  leaveCart,
  quantityOf,
  row,
  summary,
  toCheckout,
  typeQuantity,
} from "./support/cart.ts";
import { expectAccessible } from "./support/expect-accessible.ts";
import { addGoods, setStock } from "./support/goods.ts";
import { openMarket } from "./support/market.ts";
import { addShopper, test } from "./support/people.ts";
import { signIn } from "./support/shopper.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
import { wordsOf } from "./support/words.ts";

const usd = (cents: number) => `$${(cents / 100).toFixed(2)}`;

test.beforeEach(forgetSignInCounts);

test.use({ locale: "en-US", viewport: { width: 1280, height: 900 }, serviceWorkers: "allow" });

const say = wordsOf("en");

test("more than there is is refused; each problem of a line has its way out, and only then one pays", async ({
  page,
}) => {
  const [few, dear, cheap, sold] = await addGoods(4);
  await leaveCart(page, [
    [few!, 8],
    [dear!, 1],
    [cheap!, 1],
    [sold!, 1],
  ]);
  await setStock(few!, 5);
  const market = await openMarket();
  await setPrice(market, dear!.id, dear!.priceCents + 200);
  await setPrice(market, cheap!.id, cheap!.priceCents - 200);
  await setStock(sold!, 0);
  await page.goto("/cart");
  await expect(row(page, few!)).toContainText(say("cart:problem.fewer_left", { n: 5 }));
  await expect(page.getByRole("button", { name: say("cart:checkout") })).toBeDisabled();
  await expectAccessible(page);

  await row(page, few!)
    .getByRole("button", { name: say("cart:problem.take", { n: 5 }) })
    .click();
  const before = usd(dear!.priceCents);
  const now = usd(dear!.priceCents + 200);
  await expect(row(page, dear!)).toContainText(say("cart:problem.price_roseText", { before, now }));
  await row(page, dear!)
    .getByRole("button", { name: say("cart:problem.accept") })
    .click();
  await expect(row(page, cheap!)).toContainText(say("cart:problem.price_fell"));
  await row(page, cheap!)
    .getByRole("button", { name: say("cart:problem.understood") })
    .click();
  await expect(row(page, cheap!)).not.toContainText(say("cart:problem.price_fell"));
  await row(page, sold!)
    .getByRole("button", { name: say("cart:saved.save"), exact: true })
    .click();
  await expect(toCheckout(page, say)).toBeVisible();

  await typeQuantity(page, few!, 6);
  await expect(toast(page, say("cart:stockLimit"))).toContainText(say("cart:onlyAvailable", { n: 5 }));
  await expectCart(page, [
    [few!, 5],
    [dear!, 1],
    [cheap!, 1],
  ]);

  const later = page.getByRole("region", { name: say("cart:saved.title") });
  await expect(later).toContainText(say("cart:problem.sold_out"));
  await expect(later.getByRole("button", { name: say("cart:saved.move") })).toBeDisabled();
  await setStock(sold!, 9);
  await page.reload();
  await untilHydrated(page);
  await later.getByRole("button", { name: say("cart:saved.move") }).click();
  await expect(quantityOf(page, sold!)).toHaveValue("1");
  await expect(later).toHaveCount(0);
});

test("the cost is the whole cost, by keyboard alone: country, quantities, removal, undo, for later", async ({
  page,
}) => {
  const [first, second] = await addGoods(2);
  await leaveCart(page, [
    [first!, 1],
    [second!, 1],
  ]);
  await page.goto("/cart");
  const sums = summary(page, say);
  // By the browser's languages, until one chooses.
  await expect(page.getByLabel(say("cart:destination.country"))).toHaveValue("US");
  await expect(sums).toContainText(say("cart:totalBeforeTax"));
  await page.getByLabel(say("cart:destination.country")).focus();
  await page.keyboard.press("End");
  await page.getByLabel(say("cart:destination.country")).selectOption("DE");
  await expect(sums.getByText(say("cart:total"), { exact: true })).toBeVisible();
  const goods = first!.priceCents + second!.priceCents;
  await expect(sums).toContainText(usd(goods));
  await expect(sums.getByRole("status")).not.toHaveText("");

  await quantityOf(page, first!).focus();
  await page.keyboard.press("ArrowUp");
  await expect(sums).toContainText(usd(goods + first!.priceCents));
  await page.keyboard.press("Home");
  await expect(row(page, first!)).toHaveCount(0);
  await page.keyboard.press("Alt+KeyT");
  const undo = toast(page, say("cart:removed")).getByRole("button", { name: say("cart:undo") });
  await undo.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-cart-row] h3").first()).toHaveText(first!.name);

  await row(page, second!)
    .getByRole("button", { name: say("cart:saved.saveName", { name: second!.name }) })
    .focus();
  await page.keyboard.press("Enter");
  const later = page.getByRole("region", { name: say("cart:saved.title") });
  await expect(later.getByRole("heading", { name: second!.name })).toBeVisible();
  await expect(row(page, first!)).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel(say("cart:destination.country"))).toHaveValue("DE");
  await expect(later.getByRole("heading", { name: second!.name })).toBeVisible();
});

test.describe("from person to person", () => {
  const say = wordsOf("es");
  test.use({ locale: "es-MX", viewport: { width: 360, height: 740 } });

  test("a visitor's cart is merged at sign-in and follows to other devices; signing out keeps it, and the next person gets none of it", async ({
    page,
    signedIn,
  }) => {
    const [shared, visitors, adas] = await addGoods(3);
    const [ada, bob] = [await addShopper(), await addShopper()];
    const other = await (await signedIn(ada)).newPage();
    await leaveCart(other, [
      [shared!, 2],
      [adas!, 4],
    ]);
    await other.goto("/cart");
    await expect.poll(() => cartOf(ada)).toEqual({ [shared!.id]: 2, [adas!.id]: 4 });

    await leaveCart(page, [
      [shared!, 3],
      [visitors!, 1],
    ]);
    await page.goto("/auth?from=/cart");
    await signIn(page, say, ada.email, ada.password);
    const merged: Parameters<typeof expectCart>[1] = [
      [shared!, 3],
      [adas!, 4],
      [visitors!, 1],
    ];
    await expectCart(page, merged);
    await expectCart(other, merged);
    await typeQuantity(other, shared!, 1);
    await expect(quantityOf(page, shared!)).toHaveValue("1");

    await signOut(page, say);
    await page.goto("/cart");
    await expect(quantityOf(page, adas!)).toHaveValue("4");
    await page.goto("/auth?from=/cart");
    await signIn(page, say, bob.email, bob.password);
    await expect(page.getByRole("heading", { name: say("cart:empty") })).toBeVisible();
    await expect(page.getByText(say("cart:parked.title"))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: say("cart:parked.leave"), exact: true }).click();
    await expect(page.getByText(say("cart:parked.title"))).toHaveCount(0);
    expect(await cartOf(bob)).toEqual({});
    expect(await cartOf(ada)).toEqual({ [shared!.id]: 1, [adas!.id]: 4, [visitors!.id]: 1 });
  });
});

test.describe("in particular", () => {
  test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

  test("offline the cart can be changed, and the account hears of it afterwards; two tabs agree", async ({
    signedIn,
  }) => {
    const [good] = await addGoods(1);
    const ada = await addShopper();
    const device = await signedIn(ada);
    const [page, tab] = [await device.newPage(), await device.newPage()];
    await leaveCart(page, [[good!, 2]]);
    await page.goto("/cart");
    await tab.goto("/cart");
    await expect(quantityOf(tab, good!)).toHaveValue("2");
    await expect.poll(() => cartOf(ada)).toEqual({ [good!.id]: 2 });
    await device.setOffline(true);
    await typeQuantity(page, good!, 5);
    await expect(quantityOf(page, good!)).toHaveValue("5");
    await expect(quantityOf(tab, good!)).toHaveValue("5");
    expect(await cartOf(ada)).toEqual({ [good!.id]: 2 });
    await device.setOffline(false);
    await expect.poll(() => cartOf(ada)).toEqual({ [good!.id]: 5 });
  });
});
