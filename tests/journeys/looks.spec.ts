import { expect, type Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { products } from "#domains/listings/server/tables.ts";
import { openMarket } from "./support/market.ts";
import { addShopper, sessionCookieOf } from "./support/people.ts";
import { type Role, test } from "./support/signed-in.ts";
import { wordsOf } from "./support/words.ts";

/**
 * What each page looks like, as small pictures beside this file: half the size on a large screen, without the
 * photographs. They may differ in as little as another browser draws letters differently; what moves or changes its
 * colour is more than that. After a change that is meant: playwright test looks --update-snapshots, and look at them.
 */
const looks = [
  { locale: "en-US", viewport: { width: 1280, height: 800 }, deviceScaleFactor: 0.5, colorScheme: "light" },
  { locale: "pt-BR", viewport: { width: 360, height: 740 }, deviceScaleFactor: 0.5, colorScheme: "dark" },
] as const;

/** Lists that other journeys do not change: of a country, by name. */
const open: Record<string, string> = {
  home: "/",
  categories: "/categories",
  category: "/categories/roasted_beans?origin=ET&sort=name-asc",
  products: "/products?origin=JP&sort=name-asc",
  "no-results": "/products?search=zzzz",
  product: "/products/{product}",
  vendor: "/products?vendor={vendor}&sort=name-asc",
  cart: "/cart",
  compare: "/compare",
  "sign-in": "/auth",
  contact: "/contact",
  newsletter: "/newsletter",
  help: "/help",
  "commission-policy": "/commission-policy",
  "become-a-vendor": "/vendor/register",
  unauthorized: "/unauthorized",
  "not-found": "/no-such-page",
};
/** The demo's people may have anything in their carts by now. */
const guarded: Record<string, [Role | "newcomer", string]> = {
  checkout: ["newcomer", "/checkout"],
  // The demo's conversations name the days on which they were written.
  messages: ["newcomer", "/messages"],
  settings: ["buyer", "/profile/settings"],
  subscription: ["vendor", "/vendor-subscription"],
  "new-product": ["vendor", "/vendor/products/new"],
};
let named: Record<string, string>;
test.beforeAll(async () => {
  const { db } = await openMarket();
  const [product] = await db.select().from(products).where(eq(products.name, "Liberica kopi, Johor"));
  named = { product: product!.id, vendor: product!.vendorId };
});

for (const look of looks)
  test.describe(`${look.locale}, ${look.colorScheme}, ${look.viewport.width} px`, () => {
    test.use({ ...look });
    test.setTimeout(240_000);

    test("every open page looks as it did", async ({ page }) => {
      await leaveOutPhotographs(page);
      for (const [name, path] of Object.entries(open)) await lookAt(page, name, path);
    });

    test("pages behind a guard look as they did", async ({ page, context, cookies, baseURL }) => {
      await leaveOutPhotographs(page);
      for (const [name, [role, path]] of Object.entries(guarded)) {
        await context.clearCookies();
        await context.addCookies(
          role === "newcomer" ? [await sessionCookieOf(await addShopper(), baseURL!)] : cookies[role],
        );
        await lookAt(page, name, path);
      }
    });
  });

const nothing = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';

async function leaveOutPhotographs(page: Page): Promise<void> {
  await page.route(/\/(pictures|storage)\//, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: nothing }),
  );
}

/** In the window something only holds the place of what is coming. */
const isPartWaitedFor = () =>
  [...document.querySelectorAll("[data-skeleton]")].some(
    (place) => place.getBoundingClientRect().top < window.innerHeight,
  );

/** A vendor's figures of the last 90 days, which the market counts at night: a run may begin before and end after it. */
const nightly = (["en", "pt"] as const).flatMap((language) => {
  const say = wordsOf(language);
  return [
    say("vendors:stall.replies", { time: "" }).trim(),
    say("vendors:stall.inTime", { percent: "" }),
    say("vendors:stall.figuresHint"),
  ];
});

async function leaveOutNightlyFigures(page: Page): Promise<void> {
  for (const text of nightly)
    for (const item of await page.locator("li").filter({ hasText: text }).all())
      await item.evaluate((one) => one.setAttribute("hidden", ""));
}

/** Soft: one run tells of every page that changed. */
async function lookAt(page: Page, name: string, path: string): Promise<void> {
  await page.goto(path.replace(/\{(\w+)\}/, (_, key: string) => named[key]!));
  await page.locator("h1").first().waitFor();
  await page.waitForLoadState("networkidle");
  await expect.poll(() => page.evaluate(isPartWaitedFor)).toBe(false);
  await leaveOutNightlyFigures(page);
  await expect.soft(page).toHaveScreenshot(`${name}-${page.viewportSize()!.width}.png`, {
    scale: "device",
    threshold: 0.25,
    maxDiffPixelRatio: 0.01,
    // It names the days on which a parcel would come.
    mask: [page.locator(".delivery-line")],
  });
}
