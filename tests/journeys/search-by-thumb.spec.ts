import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/expect-accessible.ts";
import { expectAccessibleByDayAndNight, popular } from "./support/goods.ts";
import { untilHydrated } from "./support/until-hydrated.ts";

const products = (page: Page) => page.getByRole("main").getByRole("article");

/** As if these had been searched in an earlier visit, the latest first. */
const searchedBefore = (page: Page, terms: string[]) =>
  page.addInitScript(
    (value) => localStorage.setItem("recent-searches", JSON.stringify({ version: 1, value })),
    terms,
  );

test.describe("on a phone", () => {
  test.use({ locale: "en-US", viewport: { width: 360, height: 780 }, hasTouch: true });

  test("the overlay searches, remembers five terms and forgets one", async ({ page }) => {
    await searchedBefore(page, ["a1", "a2", "a3", "a4", "Moka"]);
    await page.goto("/products?search=kenya");
    await untilHydrated(page);
    const bar = page.getByRole("navigation", { name: "Quick access" });
    await bar.getByRole("button", { name: "Search" }).tap();
    const overlay = page.getByRole("dialog", { name: "Search" });
    await expect(overlay.getByRole("searchbox").or(overlay.getByRole("combobox"))).toBeFocused();
    for (const name of popular) await expect(overlay.getByRole("button", { name })).toBeVisible();
    for (const name of ["Green Beans", "Roasted Coffee", "Equipment", "Coffee Snacks"])
      await expect(overlay.getByRole("button", { name })).toBeVisible();
    await expectAccessible(page);
    await overlay.getByRole("button", { name: "Remove a2" }).tap();
    await page.keyboard.press("Escape");
    await bar.getByRole("button", { name: "Search" }).tap();
    await expect(overlay.getByRole("combobox")).toBeFocused();
    await page.keyboard.type("moka");
    await expect(overlay.getByRole("option").filter({ hasText: "$" }).first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/products?search=moka");
    await expect(overlay).toBeHidden();
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("recent-searches")!).value);
    expect(kept).toEqual(["moka", "a1", "a3", "a4"]);
  });

  test("bar, sheet, drawer and filters are within reach, and give the focus back", async ({ page }) => {
    await page.goto("/products");
    await untilHydrated(page);
    const bar = page.getByRole("navigation", { name: "Quick access" });
    await expect(bar.getByRole("listitem")).toHaveText(["Home", "Categories", "Search", /^Cart/, "Sign In"]);
    const opener = bar.getByRole("button", { name: "Categories" });
    await opener.tap();
    const sheet = page.getByRole("dialog", { name: "Choose a category" });
    await expect(sheet.locator("a[href^='/categories/']")).toHaveCount(5);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();

    await page.getByRole("button", { name: "Open menu" }).focus();
    await page.keyboard.press("Enter");
    const drawer = page.getByRole("dialog");
    await expect(drawer.getByRole("link", { name: "Sell coffee" })).toBeVisible();
    expect((await drawer.boundingBox())!.width).toBe(300);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();

    await page.getByRole("button", { name: "Filters" }).tap();
    const filters = page.getByRole("dialog", { name: "Filters" });
    await filters.getByRole("link", { name: /^Equipment/ }).tap();
    await expect(page).toHaveURL("/products?category=equipment");
    const show = filters.getByRole("button", { name: /^Show \d+ products$/ });
    await expect(show).toBeVisible();
    // The address changes first, then the page; until the filtered products are there, the earlier ones are dimmed.
    await expect(page.getByRole("button", { name: "Filters (1)", includeHidden: true })).toBeAttached();
    await expect(page.locator("section[aria-busy]")).toHaveCount(0);
    await expectAccessible(page);
    const promised = (await show.innerText()).replace("Show ", "");
    await show.tap();
    await expect(page.getByRole("main").getByText(promised, { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Filters (1)" })).toBeVisible();
  });

  test("nothing found is no dead end", async ({ page }) => {
    await page.goto("/products?search=qzxwvk&origin=KE");
    await expect(page.getByRole("heading", { name: "No products found" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Popular products" })).toBeVisible();
    await expect(products(page).first()).toBeVisible();
    await expectAccessibleByDayAndNight(page);
    await page.getByRole("link", { name: "Without: “qzxwvk”" }).tap();
    await expect(page).toHaveURL("/products?origin=KE");
    await expect(products(page).first()).toContainText("Kenya");
  });
});
