import { expect } from "@playwright/test";
import { askMarket } from "./support/market.ts";
import { addShopper, test } from "./support/people.ts";
import { signIn } from "./support/shopper.ts";
import {
  cardOf,
  clearList,
  expectCount,
  expectFailure,
  type Good,
  heart,
  openList,
  openTabs,
  pickGoods,
  removal,
  store,
  storedOf,
  tabTo,
  toastsOf,
} from "./support/wishlist.ts";
import { wordsOf } from "./support/words.ts";

const settings = [
  { language: "en", locale: "en-US", width: 1280, height: 900 },
  { language: "es", locale: "es-MX", width: 360, height: 740 },
] as const;

for (const { language, locale, width, height } of settings) {
  test.describe(`${language} at ${width} px`, () => {
    const say = wordsOf(language);
    test.use({ locale, viewport: { width, height } });

    test("two tabs and another device follow each other; another person sees nothing of it", async ({
      signedIn,
    }) => {
      const [first, second] = await pickGoods(2);
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

    test("a failure puts back what was shown too early, and says so", async ({ signedIn }) => {
      const [kept, wanted] = await pickGoods(2);
      const ada = await addShopper();
      await store(ada, [kept!]);
      const page = await (await signedIn(ada)).newPage();
      await page.goto(`/products/${wanted!.id}`);
      await page.route(/\/api\/wishlist/, (route) =>
        route.request().method() === "GET" ? route.continue() : route.abort(),
      );

      await heart(page, say, wanted!).click();
      await expectFailure(page, say, "addFailed");
      await expect(heart(page, say, wanted!)).toHaveAttribute("aria-pressed", "false");

      await openList(page, say);
      await removal(page, say, kept!).click();
      await expectFailure(page, say, "removeFailed");
      await expect(cardOf(page, kept!)).toBeVisible();

      await clearList(page, say);
      await expectFailure(page, say, "clearFailed");
      await expect(cardOf(page, kept!)).toBeVisible();
      expect(await storedOf(ada)).toEqual([kept!.id]);
    });

    test("cleared after a question, and back by undo", async ({ signedIn }) => {
      const goods = await pickGoods(3);
      const ada = await addShopper();
      await store(ada, goods);
      const page = await (await signedIn(ada)).newPage();
      await openList(page, say);
      await page.getByRole("button", { name: say("wishlist:clear") }).click();
      await page
        .getByRole("alertdialog")
        .getByRole("button", { name: say("ui:cancel") })
        .click();
      await expect(cardOf(page, goods[0]!)).toBeVisible();

      await clearList(page, say);
      await expect(page.getByText(say("wishlist:empty"))).toBeVisible();
      await expect(page.getByText(say("wishlist:cleared"))).toBeVisible();
      expect(await storedOf(ada)).toEqual([]);
      await page.getByRole("button", { name: say("wishlist:undo") }).click();
      await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(3);
      await expect.poll(() => storedOf(ada)).toEqual(goods.map((product) => product.id));
    });

    test("a visitor's heart leads to signing in and back, and the product is on the list", async ({
      page,
    }) => {
      const [wanted] = await pickGoods(1);
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
  });
}

test.describe("in particular", () => {
  const say = wordsOf("en");
  test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

  test("a page that does not know yet is told of the duplicate, and then knows", async ({ signedIn }) => {
    const [wanted] = await pickGoods(1);
    const ada = await addShopper();
    const device = await signedIn(ada);
    await device.route("**/realtime/v1/events", (route) => route.abort());
    const tabs = await openTabs(device, 2);
    for (const tab of tabs) await tab.goto(`/products/${wanted!.id}`);
    for (const tab of tabs) await expect(heart(tab, say, wanted!)).toBeEnabled();
    // At once: one of them is first, the other is told; none of them hears of the other by itself.
    await Promise.all(tabs.map((tab) => heart(tab, say, wanted!).click()));
    await expect
      .poll(async () => (await Promise.all(tabs.map((tab) => toastsOf(tab)))).sort())
      .toEqual([
        [say("wishlist:added"), wanted!.name],
        [say("wishlist:duplicateTitle"), say("wishlist:duplicateText")],
      ]);
    for (const tab of tabs) await expect(heart(tab, say, wanted!)).toHaveAttribute("aria-pressed", "true");
    expect(await storedOf(ada)).toEqual([wanted!.id]);
  });

  test("who had wished for it already is told so after signing in", async ({ page }) => {
    const [wanted] = await pickGoods(1);
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
    const [wanted, other] = await pickGoods(2);
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

  test("by keyboard alone: remove, undo, clear; the focus is never lost", async ({ signedIn }) => {
    const goods = await pickGoods(3);
    const ada = await addShopper();
    await store(ada, goods);
    const page = await (await signedIn(ada)).newPage();
    await openList(page, say);
    const focused = () => page.locator(":focus");
    await tabTo(page, removal(page, say, goods[1]!));
    await page.keyboard.press("Enter");
    await expect(cardOf(page, goods[1]!)).toHaveCount(0);
    await expect(focused()).toContainText(goods[2]!.name);
    await expect(page.getByText(say("wishlist:removed"))).toBeVisible();
    await page.keyboard.press("Alt+t");
    await tabTo(page, page.getByRole("button", { name: say("wishlist:undo") }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main").getByRole("listitem").nth(1)).toContainText(goods[1]!.name);

    await tabTo(page, page.getByRole("button", { name: say("wishlist:clear") }), "Shift+Tab");
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("alertdialog").getByRole("button", { name: say("wishlist:clear") }));
    await page.keyboard.press("Enter");
    await expect(page.getByText(say("wishlist:empty"))).toBeVisible();
    await expect(focused()).toHaveText(say("wishlist:title"));

    await page.goto(`/products/${goods[0]!.id}`);
    await tabTo(page, heart(page, say, goods[0]!));
    await page.keyboard.press("Space");
    await expect(heart(page, say, goods[0]!)).toHaveAttribute("aria-pressed", "true");
    await expect(focused()).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("Space");
    await expect.poll(() => storedOf(ada)).toEqual([]);
  });

  test("from the list into the cart; what is not sold says so and leads nowhere", async ({ signedIn }) => {
    const [good] = await pickGoods(1);
    const [away] = await askMarket<Good>(
      "select id, name from products where not is_active and is_approved order by id limit 1",
    );
    const ada = await addShopper();
    await store(ada, [good!, away!]);
    const page = await (await signedIn(ada)).newPage();
    await openList(page, say);
    const gone = page.getByRole("main").getByRole("listitem").filter({ hasText: away!.name });
    await expect(gone).toContainText(say("wishlist:unavailable"));
    await expect(gone.getByRole("link")).toHaveCount(0);
    await page
      .getByRole("main")
      .getByRole("button", { name: `${say("cart:add")} ${good!.name}` })
      .click();
    await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
    await expect(cardOf(page, good!)).toBeVisible();
  });
});
