import { expect, type Page } from "@playwright/test";
import { extractText } from "unpdf";
import { findingsOf, overflowOf } from "./support/expect-accessible.ts";
import { addGood, addGoods, setStock } from "./support/goods.ts";
import { addShopper, test } from "./support/people.ts";
import { buy } from "./support/purchases.ts";
import {
  addToCart,
  fillAddress,
  goToPayment,
  newEmail,
  payByCard,
  signIn,
  signUpAndVerify,
} from "./support/shopper.ts";
import { wordsOf } from "./support/words.ts";

const phone = { width: 360, height: 740 };

async function expectFit(page: Page) {
  expect(await overflowOf(page)).toBe(0);
  expect(await findingsOf(page)).toEqual([]);
}

test.describe("in Portuguese", () => {
  test.use({ locale: "pt-BR", viewport: phone });
  const say = wordsOf("pt");

  test("sign up inside the checkout with all that was typed kept, pay for a gift, and save its receipt", async ({
    page,
  }) => {
    const [good] = await addGoods(1);
    await addToCart(page, say, good!.id);
    await page.goto("/cart");
    await page.getByRole("link", { name: say("cart:checkout") }).click();
    await page.waitForURL(/\/checkout\?account=new/);
    const shipping = page.getByRole("region", { name: say("checkout:shippingInformation") });
    await fillAddress(shipping, say);
    await shipping.getByLabel(say("checkout:gift.is")).check();
    await shipping.getByLabel(say("checkout:gift.note")).fill("Para Inês, com carinho.");
    await expectFit(page);

    const email = newEmail("pt");
    const account = page.getByRole("region", { name: say("checkout:account.title") });
    await signUpAndVerify(page, say, email, account);
    await expect(shipping.getByLabel(say("checkout:fields.city"))).toHaveValue("Portland");
    await signIn(page, say, email);
    await expect(account).toBeHidden();
    await expect(shipping.getByLabel(say("checkout:fields.state"))).toHaveValue("OR");
    await expect(shipping.getByLabel(say("checkout:gift.note"))).toHaveValue("Para Inês, com carinho.");
    await goToPayment(page, say);
    await payByCard(page, "4242424242424242");

    await page.waitForURL(/\/payment-success/);
    await page
      .getByRole("link", { name: say("checkout:success.viewOrder") })
      .first()
      .click();
    await page.waitForURL(/\/orders\//);
    await expect(page.getByText("Para Inês, com carinho.")).toBeVisible();
    await expectFit(page);
    const file = page.waitForEvent("download");
    await page.getByRole("link", { name: say("orders:detail.receipt") }).click();
    const receipt = await page.request.get((await file).url());
    const { text } = await extractText(new Uint8Array(await receipt.body()), { mergePages: true });
    expect(text).toContain("Total pago");
    expect(text).toContain(good!.name);
    expect(receipt.headers()["cache-control"]).toContain("no-store");
  });
});

test.describe("in Spanish", () => {
  test.use({ locale: "es-MX", viewport: phone });
  const say = wordsOf("es");

  test("an order is bought again: what is still sold is in the cart, the rest is named", async ({
    signedIn,
  }) => {
    const shopper = await addShopper();
    const [kept] = await addGoods(1);
    const gone = await addGood(kept!.seller);
    const { id, number } = await buy(shopper, [kept!, gone]);
    await setStock(gone, 0);
    const page = await (await signedIn(shopper)).newPage();
    await page.goto(`/orders/${id}`);
    await page.getByRole("button", { name: say("orders:again.buyNumber", { number }) }).click();
    const notice = page.getByRole("status").filter({ hasText: say("orders:again.someTitle") });
    await expect(notice).toContainText(`${gone.name}: ${say("orders:again.sold_out")}`);
    await expectFit(page);
    await notice.getByRole("link", { name: say("orders:again.toCart") }).click();
    await page.waitForURL(/\/cart/);
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: kept!.name }).first()).toBeVisible();
    await expect(main.getByText(gone.name)).toHaveCount(0);
    await page.getByRole("link", { name: say("cart:checkout") }).click();
    await page.waitForURL(/\/checkout$/);
    await expect(page.getByRole("heading", { name: say("checkout:account.title") })).toHaveCount(0);
  });
});
