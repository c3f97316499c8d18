import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/expect-accessible.ts";
import { expectAccessibleByDayAndNight } from "./support/goods.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
import { wordsOf } from "./support/words.ts";

const box = (page: Page) => page.getByRole("banner").getByRole("combobox");
const products = (page: Page) => page.getByRole("main").getByRole("article");

test.describe("at a desk", () => {
  test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });
  const say = wordsOf("en");

  test("a misspelt search finds what was meant, says so, and is offered again", async ({ page }) => {
    await page.goto("/products");
    await untilHydrated(page);
    await page.getByRole("banner").getByRole("searchbox").focus();
    await box(page).fill("ethiopan");
    const panel = page.getByRole("listbox", { name: say("search:suggest.label") });
    await expect(panel.getByRole("option").filter({ hasText: "$" }).first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/products?search=ethiopan");
    await expect(panel).toBeHidden();
    await expect(page.getByText(say("search:list.correctedFrom", { term: "ethiopan" }))).toBeVisible();
    await expect(products(page).first()).toContainText("Ethiopia");
    await box(page).fill("");
    await expect(panel.getByRole("option", { name: "ethiopan" })).toBeVisible();
  });

  test("filters are set, refused and taken away by the keyboard alone", async ({ page }) => {
    await page.goto("/products");
    await untilHydrated(page);
    const filters = page.getByRole("complementary", { name: "Filters" });
    const colombia = filters.getByRole("link", { name: /^Colombia/ });
    const count = page.getByText(/^[\d,]+ products?$/);
    const numberOf = async () => Number((await count.innerText()).replace(/\D/g, ""));
    const all = await numberOf();
    await colombia.focus();
    const promised = Number((await colombia.innerText()).replace(/\D/g, ""));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/products?origin=CO");
    await expect(colombia).toHaveAttribute("aria-current", "true");
    await expect(colombia).toBeFocused();
    await expect(count).toHaveText(`${promised} products`);

    await filters.getByRole("textbox", { name: "From $" }).focus();
    await page.keyboard.type("40");
    await page.keyboard.press("Tab");
    await page.keyboard.type("10");
    await page.keyboard.press("Enter");
    await expect(filters.getByRole("textbox", { name: "To $" })).toBeFocused();
    await expect(filters.getByText(say("search:price.belowFrom"))).toBeVisible();
    await expect(page).toHaveURL("/products?origin=CO");
    await expectAccessible(page);
    await filters.getByRole("textbox", { name: "To $" }).fill("90");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/products?origin=CO&min=40&max=90");

    const more = filters.getByRole("button", { name: /^Show \d+ more$/ }).first();
    await more.focus();
    await page.keyboard.press("Enter");
    await filters.getByRole("textbox", { name: "Find in: Origin" }).fill("mex");
    await expect(filters.getByRole("link", { name: /^Mexico/ })).toBeVisible();
    await expect(filters.getByRole("link", { name: /^Brazil/ })).toHaveCount(0);

    await page.getByRole("button", { name: "Remove $40 to $90" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/products?origin=CO");
    // What had the focus is gone: the number of products has it.
    await expect(count).toBeFocused();
    await page.getByRole("link", { name: say("search:list.clear") }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/products");
    // Other journeys add products, and take none away.
    await expect.poll(numberOf).toBeGreaterThanOrEqual(all);
  });

  test("another page begins at the heading; back and forward find the list and the place in it", async ({
    page,
  }) => {
    await page.goto("/products?origin=CO");
    await untilHydrated(page);
    const last = products(page).last();
    const ofFirstPage = await last.innerText();
    await page.getByRole("link", { name: "Next", exact: true }).click();
    await expect(page).toHaveURL("/products?origin=CO&page=2");
    await expect.poll(() => last.innerText()).not.toBe(ofFirstPage);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const dearer = await last.innerText();
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("price-asc");
    await expect(page).toHaveURL("/products?origin=CO&sort=price-asc");
    await expect.poll(() => last.innerText()).not.toBe(dearer);
    await expect(page.locator("section[aria-busy]")).toHaveCount(0);

    // The list may come anew meanwhile: other journeys add products.
    await expect(() => last.scrollIntoViewIfNeeded({ timeout: 2_000 })).toPass();
    const name = await last.getByRole("heading").innerText();
    const chosen = products(page).filter({ has: page.getByRole("heading", { name, exact: true }) });
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(300);
    await chosen.getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/products?origin=CO&sort=price-asc");
    await expect(chosen).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
    await page.goBack();
    await expect(page).toHaveURL("/products?origin=CO&page=2");
    await page.goForward();
    await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveValue("price-asc");
  });

  test("a list that does not come waits, says so, and comes when tried again", async ({ page }) => {
    await page.goto("/categories");
    await untilHydrated(page);
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route("**/products.data*", (route) => route.abort());
    await page.route("**/api/products?*", async (route) => {
      await held;
      await route.fulfill({ status: 400, json: { code: "BAD_REQUEST", message: "Not now." } });
    });
    await page.getByRole("banner").getByRole("link", { name: "All Products" }).click();
    await expect(page.getByRole("main").locator("[aria-busy=true]")).toBeVisible();
    await expectAccessibleByDayAndNight(page);
    letThrough();
    const error = page.getByRole("alert");
    await expect(error.getByRole("heading", { name: "Error loading products" })).toBeVisible();
    await expectAccessibleByDayAndNight(page);
    await page.unroute("**/api/products?*");
    await error.getByRole("button", { name: "Try Again" }).click();
    await expect(products(page)).toHaveCount(24);
  });

  test("without JavaScript the box and the filters still work", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
    const page = await context.newPage();
    await page.goto("/categories");
    await page.getByRole("banner").getByRole("searchbox").fill("kenya");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/products?search=kenya");
    await page
      .getByRole("complementary")
      .getByRole("link", { name: /^Roasted Coffee/ })
      .click();
    await expect(page).toHaveURL("/products?search=kenya&category=roasted-coffee");
    await expect(products(page).first()).toContainText("Kenya");
    await context.close();
  });
});
