import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/expect-accessible.ts";
import { untilComplete } from "./support/until-hydrated.ts";
import { wordsOf } from "./support/words.ts";

const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

for (const [language, locale] of [
  ["en", "en-US"],
  ["es", "es-MX"],
  ["pt", "pt-BR"],
] as const)
  test.describe(`on a telephone in ${language}`, () => {
    test.use({ locale, viewport: { width: 360, height: 740 } });
    const say = wordsOf(language);

    test("a list is filtered, and is found again where it was left, with what was looked at", async ({
      page,
    }) => {
      const problems: string[] = [];
      page.on("console", (log) => log.type() === "error" && problems.push(log.text()));
      await page.goto("/products");
      await untilComplete(page);
      await page.getByRole("button", { name: say("search:list.filters") }).click();
      const sheet = page.getByRole("dialog");
      await sheet.locator("[name=min]").scrollIntoViewIfNeeded();
      await expect(sheet.getByRole("img")).toHaveCount(1);
      await expectAccessible(page);
      const choice = sheet.locator('a[href="/products?category=roasted-coffee"]');
      const promised = Number((await choice.locator("span").innerText()).replace(/\D/g, ""));
      await choice.click();
      const show = sheet.getByRole("button", { name: say("search:list.show_other", { count: promised }) });
      await show.click();
      await expect(sheet).toBeHidden();
      await expect(page.getByRole("heading", { name: say("search:list.active") })).toBeAttached();

      await page.getByRole("navigation").locator('a[rel="next"]').click();
      await expect(page).toHaveURL(/category=roasted-coffee&page=2$/);
      await untilComplete(page);
      const product = page.getByRole("main").getByRole("article").nth(9).getByRole("link");
      const name = await product.innerText();
      await product.scrollIntoViewIfNeeded();
      await page.evaluate(() => window.scrollBy({ top: 120, behavior: "instant" }));
      const left = await top(page);
      expect(left).toBeGreaterThan(600);
      await product.click();
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      // Its code comes when the page has loaded.
      await expect.poll(() => page.evaluate(() => localStorage.getItem("recent-products"))).not.toBeNull();
      await page.goBack();
      await expect(page.getByRole("article").nth(9)).toContainText(name);
      await expect.poll(() => top(page)).toBe(left);
      // As a browser does that kept nothing: the document is loaded anew, and then scrolled.
      await page.reload();
      await untilComplete(page);
      await expect.poll(() => top(page)).toBe(left);

      await page.goto("/");
      await untilComplete(page);
      const recent = page.getByRole("heading", { name: say("catalogue:recent.title") });
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
      await expect(recent).toBeVisible();
      await expect(page.getByRole("main").getByRole("link", { name }).last()).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: say("catalogue:recent.clear") }).click();
      await expect(recent).toBeHidden();
      expect(problems).toEqual([]);
    });
  });
