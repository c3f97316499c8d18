import { expect, type Page, test } from "@playwright/test";
import { addGoods } from "./support/goods.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
import { wordsOf } from "./support/words.ts";

test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });
const say = wordsOf("en");

const text = "Please sign in to add items to your wishlist";
const toast = (page: Page) => page.getByRole("listitem").filter({ hasText: text });

/** A visitor's wish brings the destructive toast. From then on the page's time passes only by the test's own word. */
async function showToast(page: Page): Promise<void> {
  const [product] = await addGoods(1);
  await page.clock.install();
  await page.goto(`/products/${product!.id}`);
  await untilHydrated(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 30_000);
  await page
    .getByRole("button", { name: say("wishlist:heart", { name: product!.name }) })
    .first()
    .click();
  await page.mouse.move(0, 0);
  // The toaster's code comes over the network, which the page's time does not wait for.
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(toast(page)).toBeVisible({ timeout: 100 });
  }).toPass();
}

/** All that is left of the library's way out: half a second at most. */
const goesAway = async (page: Page) => {
  await page.clock.runFor(600);
  await expect(toast(page)).toHaveCount(0);
};

test("Alt+T leads to it, it waits while it has the focus, and its button closes it", async ({ page }) => {
  await showToast(page);
  const region = page.getByRole("region", { name: "Notifications", exact: true });
  await page.keyboard.press("Alt+t");
  await page.keyboard.press("Tab");
  await expect(region.locator(":focus")).toHaveCount(1);
  await page.clock.runFor(20_000);
  const close = toast(page).getByRole("button", { name: "Close toast", exact: true });
  await expect(close).toBeVisible();
  await close.focus();
  await page.keyboard.press("Enter");
  await goesAway(page);
});

test("a swipe to the side takes it away", async ({ page }) => {
  await showToast(page);
  const box = (await toast(page).boundingBox())!;
  await page.mouse.move(box.x + 40, box.y + box.height / 2);
  await page.mouse.down();
  for (const step of [20, 60, 120, 200]) {
    await page.mouse.move(box.x + 40 + step, box.y + box.height / 2);
    await page.clock.runFor(20);
  }
  await page.mouse.up();
  await goesAway(page);
});
