import { expect, test } from "@playwright/test";
import { addGoods, expectAccessibleByDayAndNight } from "./support/goods.ts";
import { tabTo } from "./support/wishlist.ts";
import { wordsOf } from "./support/words.ts";

test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

const say = wordsOf("en");

test("the pictures by keyboard alone, and closely", async ({ page }) => {
  const { id, name } = (await addGoods(1, { pictures: 3 }))[0]!;
  await page.goto(`/products/${id}`);
  const pictureAt = (n: number) => {
    const image = say("catalogue:product.image", { name, n });
    return page.getByRole("button", { name: say("catalogue:product.enlarge", { image }) });
  };
  const choice = (n: number) =>
    page.getByRole("button", { name: say("catalogue:product.showImage", { n, total: 3 }) });
  await tabTo(page, pictureAt(1));
  await page.keyboard.press("ArrowRight");
  await expect(pictureAt(2)).toBeFocused();
  await expect(choice(2)).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("End");
  await expect(pictureAt(3)).toBeFocused();
  await expect(pictureAt(3)).toBeInViewport();
  await tabTo(page, choice(1));
  await page.keyboard.press("Enter");
  await expect(pictureAt(1)).toBeInViewport();

  await tabTo(page, pictureAt(1), "Shift+Tab");
  await page.keyboard.press("Enter");
  const closely = page.getByRole("dialog", { name: say("catalogue:product.gallery", { name }) });
  const zoomOut = closely.getByRole("button", { name: say("catalogue:lightbox.zoomOut") });
  await expect(closely.getByRole("img").first()).toBeVisible();
  await expect(zoomOut).toBeDisabled();
  // How near one may come is known with the picture's size.
  await expect(closely.getByRole("button", { name: say("catalogue:lightbox.zoomIn") })).toBeEnabled();
  await page.keyboard.press("+");
  await expect(zoomOut).toBeEnabled();
  await page.keyboard.press("-");
  await expect(zoomOut).toBeDisabled();
  await expectAccessibleByDayAndNight(page);
  await page.keyboard.press("ArrowRight");
  await expect(
    closely.getByRole("group", { name: say("catalogue:lightbox.place", { index: 2, total: 3 }) }),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(closely).toHaveCount(0);
  // The page behind has followed, and the focus is where one was looking.
  await expect(pictureAt(2)).toBeFocused();
  await expect(choice(2)).toHaveAttribute("aria-pressed", "true");
});

test("a product that is not there leads on; a sold-out one says so and sells nothing", async ({ page }) => {
  const answer = await page.goto("/products/00000000-0000-4000-8000-000000000000");
  expect(answer?.status()).toBe(404);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(say("catalogue:product.notFound"));
  await expectAccessibleByDayAndNight(page);
  await tabTo(page, main.locator("input[name=search]"));
  await page.keyboard.type("moka");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/products\?search=moka/);

  const soldOut = (await addGoods(1, { stock: 0 }))[0]!;
  await page.goto(`/products/${soldOut.id}`);
  await expect(main.getByText(say("catalogue:product.soldOut"), { exact: true }).first()).toBeVisible();
  await expect(main.getByText(say("catalogue:product.soldOutText"))).toBeVisible();
  await expect(main.getByRole("button", { name: say("cart:add"), exact: true })).toHaveCount(0);
  await expect(page.locator("#buy-bar")).toHaveCount(0);
  await expectAccessibleByDayAndNight(page);
});

test.describe("on a phone", () => {
  const say = wordsOf("pt");
  test.use({ locale: "pt-BR", viewport: { width: 360, height: 740 } });

  test("the price and the button stay within reach, and cover nothing that has the focus", async ({
    page,
  }) => {
    const { id, name } = (await addGoods(1))[0]!;
    await page.goto(`/products/${id}`);
    const bar = page.locator("#buy-bar");
    const own = page.getByRole("button", { name: say("cart:add"), exact: true });
    await expect(bar).toBeVisible();
    await own.scrollIntoViewIfNeeded();
    await expect(bar).toHaveCount(0);
    await page.locator("#reviews").scrollIntoViewIfNeeded();
    await expect(bar).toBeVisible();
    await bar.getByRole("button").click();
    await expect(page.getByText(say("cart:addedText", { quantity: 1, name }))).toBeVisible();
    await expectAccessibleByDayAndNight(page);

    const links = page.getByRole("contentinfo").getByRole("link");
    for (const link of [links.first(), links.nth(3), links.nth(6)]) {
      await link.focus();
      const [below, top] = await Promise.all([link.boundingBox(), bar.boundingBox()]);
      expect(below!.y + below!.height).toBeLessThanOrEqual(top!.y);
    }
  });
});
