import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/expect-accessible.ts";
import { addKind, cookieOf } from "./support/kinds.ts";
import { askMarket } from "./support/market.ts";
import { wordsOf } from "./support/words.ts";

const languages = { en: "en-US", es: "es-MX", pt: "pt-BR" } as const;

test.use({ serviceWorkers: "block" });

async function signInAs(page: Page, kind: "approved vendor" | "enterprise vendor") {
  const person = await addKind(kind);
  const baseURL = new URL(test.info().project.use.baseURL!).origin;
  await page.context().addCookies([cookieOf(person, baseURL)]);
  return person;
}

async function fillPlan(vendorId: string, count: number): Promise<void> {
  await askMarket(
    `insert into products (vendor_id, name, description, category, price_usd, weight_grams, is_active, is_approved)
     select $1, 'Lot ' || n, 'Washed.', 'roasted-coffee', 12, 250, n % 3 <> 1, n % 3 = 0 from generate_series(1, $2) n`,
    [vendorId, count],
  );
}

for (const [language, locale] of Object.entries(languages)) {
  for (const width of [360, 1280]) {
    test.describe(`${language} at ${width} px`, () => {
      test.use({ locale, viewport: { width, height: 800 } });

      test("a full plan shows what it holds and what makes room, in the form's place", async ({ page }) => {
        const words = wordsOf(language as keyof typeof languages);
        const { vendorId } = await signInAs(page, "approved vendor");
        await page.goto("/vendor/products/new");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("listing:new.title"));
        // One is active, one waits, one does both.
        await fillPlan(vendorId!, 3);
        await page.reload();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("plans:limit.title"));
        const main = page.getByRole("main");
        for (const text of [
          "Freemium",
          words("plans:limit.usedOf", { used: 3, max: 3 }),
          "12%",
          words("plans:limit.upgrade.freemium"),
          words("plans:limit.remove"),
          words("plans:limit.manage"),
        ])
          await expect(main.getByText(text, { exact: true })).toBeVisible();
        await expect(main.getByText(words("listing:new.lead"))).toHaveCount(0);
        await expectAccessible(page);
        await expect(main.getByRole("link", { name: words("plans:limit.back") })).toHaveAttribute(
          "href",
          "/vendor/dashboard",
        );
        await main.getByRole("link", { name: words("plans:limit.viewPlans") }).focus();
        await page.keyboard.press("Enter");
        await expect(page).toHaveURL(/\/vendor-subscription$/);
      });
    });
  }
}

test("an unlimited plan is never full", async ({ page }) => {
  const { vendorId } = await signInAs(page, "enterprise vendor");
  await fillPlan(vendorId!, 130);
  await page.goto("/vendor/products/new");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(wordsOf("en")("listing:new.title"));
});
