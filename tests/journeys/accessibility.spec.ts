import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { showByLight } from "./support/expect-accessible.ts";
import { askMarket, pickProducts } from "./support/market.ts";
import { type Role, roles, test } from "./support/signed-in.ts";

const languages = { en: "en-US", es: "es-MX", pt: "pt-BR" } as const;
const widths = [360, 1280];

const open = [
  "/",
  "/categories",
  "/categories/roasted_beans",
  "/products",
  "/products?search=zzzz",
  "/products/{product}",
  "/products?vendor={vendor}",
  "/cart",
  "/compare",
  "/auth",
  "/auth?tab=signup",
  "/forgot-password",
  "/reset-password",
  "/reset-password?token=none",
  "/contact",
  "/newsletter",
  "/help",
  "/terms",
  "/privacy",
  "/vendor-terms",
  "/commission-policy",
  "/vendor/register",
  "/vendor/pending",
  "/payment-success",
  "/unauthorized",
  "/no-such-page",
];
const guarded: Record<Role, string[]> = {
  buyer: [
    "/checkout",
    "/dashboard",
    "/dashboard?tab=orders",
    "/dashboard?tab=favorites",
    "/dashboard?tab=messages",
    "/dashboard?tab=profile",
    "/profile/settings",
    "/profile/settings?panel=privacy",
    "/profile/settings?panel=security",
    "/orders",
    "/orders/{order}",
    "/wishlist",
    "/messages",
    "/vendor-subscription",
  ],
  vendor: [
    "/vendor/dashboard",
    "/vendor/dashboard?tab=products",
    "/vendor/dashboard?tab=orders",
    "/vendor/dashboard?tab=analytics",
    "/vendor/dashboard?tab=money",
    "/vendor/dashboard?tab=subscription",
    "/vendor/dashboard?tab=shop",
    "/vendor/products/new",
    "/vendor-subscription",
  ],
  enterprise: [
    "/vendor/dashboard",
    "/vendor/dashboard?tab=subscription",
    "/vendor/dashboard?tab=enterprise",
    "/vendor/dashboard?tab=enterprise&panel=webhooks",
    "/vendor/dashboard?tab=enterprise&panel=bulk",
    "/vendor/dashboard?tab=enterprise&panel=manager",
  ],
  admin: ["/admin", "/admin?tab=vendors", "/admin?tab=products", "/admin?tab=orders"],
};

let placeholders: Record<string, string>;

test.beforeAll(async () => {
  const [product] = await pickProducts(5);
  const [vendor] = await askMarket<{ id: string }>("select vendor_id as id from products where id = $1", [
    product!.id,
  ]);
  const [order] = await askMarket<{ id: string }>(
    "select o.id from orders o join users u on u.id = o.user_id where u.email = 'buyer@cafeto.example' order by o.created_at desc limit 1",
  );
  placeholders = { product: product!.id, vendor: vendor!.id, order: order!.id };
});

for (const [language, locale] of Object.entries(languages)) {
  for (const width of widths) {
    test.describe(`${language} at ${width} px`, () => {
      test.use({ locale, viewport: { width, height: 800 } });
      test.setTimeout(420_000);

      test("axe finds nothing on any open screen", async ({ page }) => {
        await fillCart(page);
        expect(await check(page, open, { byNight: true })).toEqual([]);
      });

      test("axe finds nothing on any screen behind a guard", async ({ page, context, cookies }) => {
        await fillCart(page);
        for (const role of roles) {
          await context.clearCookies();
          await context.addCookies(cookies[role]);
          expect(await check(page, guarded[role])).toEqual([]);
        }
      });
    });
  }
}

/** A cart with something in it, in the shape that the cart keeps: put there by the page itself. */
async function fillCart(page: Page): Promise<void> {
  await page.goto(`/products/${placeholders["product"]}`);
  await page
    .locator("main form button[type=submit], main button")
    .filter({ hasText: /cart|carrito|carrinho/i })
    .first()
    .click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("coffee-cart")))
    .toContain(placeholders["product"]);
}

/** The same screen by night: only its colours are others. */
async function checkColoursByNight(page: Page) {
  await showByLight(page, "dark");
  const results = await new AxeBuilder({ page }).withRules(["color-contrast"]).analyze();
  await page.emulateMedia({ colorScheme: "light" });
  return results;
}

async function check(page: Page, paths: string[], { byNight = false } = {}): Promise<string[]> {
  const findings: string[] = [];
  for (const path of paths) {
    const url = path.replace(/\{(\w+)\}/g, (_, name: string) => placeholders[name]!);
    await page.goto(url);
    await page.locator("h1").first().waitFor();
    await page.waitForLoadState("networkidle");
    const light = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
      .analyze();
    const themes = Object.entries(byNight ? { light, dark: await checkColoursByNight(page) } : { light });
    for (const [theme, violation] of themes.flatMap(([name, { violations }]) =>
      violations.map((one) => [name, one] as const),
    ))
      findings.push(
        `${path} (${theme}): ${violation.id} at ${violation.nodes
          .slice(0, 3)
          .map((node) => node.target.join(" "))
          .join(", ")}`,
      );
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) findings.push(`${path}: ${overflow} px wider than the screen`);
  }
  return findings;
}
