import { expect, test } from "@playwright/test";
import { untilHydrated } from "./support/until-hydrated.ts";
import { wordsOf } from "./support/words.ts";

const phones = [
  ["en", "en-US", "Ethiopia"],
  ["es", "es-MX", "Etiopía"],
  ["pt", "pt-BR", "Etiópia"],
] as const;

for (const [language, locale, origin] of phones)
  test.describe(`on a phone in ${language}`, () => {
    test.use({ locale, viewport: { width: 360, height: 740 } });
    const say = wordsOf(language);

    test("the sheet says how many it shows, Back finds the place in the list, and what was seen is offered again", async ({
      page,
    }) => {
      const products = page.getByRole("main").getByRole("article");
      await page.goto("/products");
      await untilHydrated(page);
      await page.getByRole("button", { name: say("search:list.filters"), exact: true }).click();
      const sheet = page.getByRole("dialog", { name: say("search:list.filters") });
      const filter = sheet.getByRole("link", { name: new RegExp(`^${origin}`) });
      const count = Number(/\d+/.exec(await filter.innerText())?.[0]);
      expect(count).toBeGreaterThan(1);
      await filter.click();
      await sheet.getByRole("button", { name: say("search:list.show_other", { n: count }) }).click();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL("/products?origin=ET");
      await expect(
        page.getByText(say("search:list.count_other", { n: count }), { exact: true }),
      ).toBeVisible();
      await expect(page.getByRole("button", { name: say("ui:remove", { label: origin }) })).toBeVisible();

      const seventh = products.nth(6);
      await seventh.scrollIntoViewIfNeeded();
      const name = await seventh.getByRole("heading").innerText();
      const place = await page.evaluate(() => window.scrollY);
      expect(place).toBeGreaterThan(740);
      await seventh.getByRole("link").first().click();
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      // It counts as seen once the page has come to rest.
      const id = new URL(page.url()).pathname.split("/").at(-1);
      await expect.poll(() => page.evaluate(() => localStorage.getItem("recent-products"))).toContain(id);
      await page.goBack();
      const again = products.filter({ has: page.getByRole("heading", { name, exact: true }) });
      await expect(again).toBeInViewport();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);

      const other = products.nth(5);
      await other.getByRole("link").first().click();
      await expect(page).toHaveURL(/\/products\/[0-9a-f-]{36}$/);
      await untilHydrated(page);
      const recent = page.getByRole("heading", { level: 2, name: say("catalogue:recent.title") });
      await expect(async () => {
        await page.mouse.wheel(0, 20_000);
        await page.mouse.wheel(0, -100);
        await expect(recent).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await expect(products.filter({ has: page.getByRole("heading", { name, exact: true }) })).toHaveCount(1);
      const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
      expect(widths[0]).toBe(widths[1]);
    });
  });
