import { expect } from "@playwright/test";
import { addGoods } from "./support/goods.ts";
import { addShopper, test } from "./support/people.ts";
import { signIn } from "./support/shopper.ts";
import {
  cardOf,
  expectCount,
  expectFailure,
  heart,
  openList,
  openTabs,
  removal,
  store,
  storedOf,
} from "./support/wishlist.ts";
import { wordsOf } from "./support/words.ts";

test.use({ locale: "en-US", viewport: { width: 1280, height: 900 }, serviceWorkers: "allow" });

const say = wordsOf("en");

test("two tabs and another device follow each other; another person sees nothing of it", async ({
  signedIn,
}) => {
  const [first, second] = await addGoods(2);
  const [ada, bob] = [await addShopper(), await addShopper()];
  const laptop = await signedIn(ada);
  const [tab, list] = [await laptop.newPage(), await laptop.newPage()];
  const phone = await (await signedIn(ada)).newPage();
  const [stranger, strangerTab] = await openTabs(await signedIn(bob), 2);
  for (const page of [list, phone, stranger!]) await openList(page, say);
  await tab.goto(`/products/${first!.id}`);

  await heart(tab, say, first!).click();
  await expect(heart(tab, say, first!)).toHaveAttribute("aria-pressed", "true");
  await expect(tab.getByText(say("wishlist:added"))).toBeVisible();
  for (const page of [list, phone]) await expect(cardOf(page, first!)).toBeVisible();
  await expectCount(phone, say, 1);

  await removal(phone, say, first!).click();
  await expect(phone.getByText(say("wishlist:removed"))).toBeVisible();
  await expect(heart(tab, say, first!)).toHaveAttribute("aria-pressed", "false");
  await expect(list.getByText(say("wishlist:empty"))).toBeVisible();

  // Their own change arrives, so an earlier one of Ada's would have too.
  await strangerTab!.goto(`/products/${second!.id}`);
  await heart(strangerTab!, say, second!).click();
  await expect(cardOf(stranger!, second!)).toBeVisible();
  await expect(stranger!.getByRole("main").getByRole("listitem")).toHaveCount(1);
  expect(await storedOf(ada)).toEqual([]);
});

test("a visitor's heart leads to signing in and back, and the product is on the list", async ({ page }) => {
  const [wanted] = await addGoods(1);
  const ada = await addShopper();
  const path = `/products/${wanted!.id}?from=search`;
  await page.goto(path);
  await heart(page, say, wanted!).click();
  const notice = page.getByRole("listitem").filter({ hasText: say("wishlist:authText") });
  await expect(notice).toContainText(say("wishlist:authTitle"));
  await notice.getByRole("button", { name: say("wishlist:signIn") }).click();
  await page.waitForURL(/\/auth\?from=/);
  await signIn(page, say, ada.email, ada.password);
  await expect(page).toHaveURL(path);
  await expect(page.getByText(say("wishlist:added"))).toBeVisible();
  await expect(heart(page, say, wanted!)).toHaveAttribute("aria-pressed", "true");
  expect(await storedOf(ada)).toEqual([wanted!.id]);
  // Handed out once: nothing is added again when the page comes anew.
  await page.reload();
  await expect(heart(page, say, wanted!)).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText(say("wishlist:duplicateTitle"))).toHaveCount(0);
});

test.describe("in particular", () => {
  const say = wordsOf("en");
  test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

  test("who had wished for it already is told so after signing in", async ({ page }) => {
    const [wanted] = await addGoods(1);
    const ada = await addShopper();
    await store(ada, [wanted!]);
    await page.goto(`/products/${wanted!.id}`);
    await heart(page, say, wanted!).click();
    await page
      .getByRole("listitem")
      .getByRole("button", { name: say("wishlist:signIn") })
      .click();
    await page.waitForURL(/\/auth\?from=/);
    await signIn(page, say, ada.email, ada.password);
    await expect(page.getByText(say("wishlist:duplicateText"))).toBeVisible();
    expect(await storedOf(ada)).toEqual([wanted!.id]);
  });

  test("a device that was offline catches up when it is back, and says what it could not do", async ({
    signedIn,
  }) => {
    const [wanted, other] = await addGoods(2);
    const ada = await addShopper();
    const phone = await signedIn(ada);
    const [list, product] = await openTabs(phone, 2);
    const laptop = await (await signedIn(ada)).newPage();
    await openList(list!, say);
    await product!.goto(`/products/${other!.id}`);
    await expect(heart(product!, say, other!)).toBeEnabled();
    await phone.setOffline(true);
    await heart(product!, say, other!).click();
    await expectFailure(product!, say, "addFailed");
    await laptop.goto(`/products/${wanted!.id}`);
    await heart(laptop, say, wanted!).click();
    await expect(laptop.getByText(say("wishlist:added"))).toBeVisible();
    await expect(list!.getByText(say("wishlist:empty"))).toBeVisible();
    await phone.setOffline(false);
    await expect(cardOf(list!, wanted!)).toBeVisible();
  });
});
