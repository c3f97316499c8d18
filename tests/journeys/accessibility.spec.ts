import { demoAccounts } from "@cafeto/demo-market/demo-accounts";
import { type ConsoleMessage, expect, type Page } from "@playwright/test";
import { pages } from "../../src/app/pages.ts";
import { conversationsOf, parcelsOf, purchasesOf } from "./support/dashboard-people.ts";
import { bringAxe, findingsOf, overflowOf, showByLight } from "./support/expect-accessible.ts";
import { rawTextsIn, rawTextsOf } from "./support/raw-texts.ts";
import { type Role, roles, test } from "./support/signed-in.ts";
import { untilComplete } from "./support/until-hydrated.ts";

const samples: Record<string, string> = {
  categorySlug: "roasted_beans",
  productId: "{product}",
  orderId: "{order}",
  conversationId: "{conversation}",
  "*": "no-such-page",
};
/** The pages behind a guard, by the table; without one, those that everyone may open. */
const pagesBehind = (guard?: "account" | "vendor" | "admin") =>
  pages
    .filter((page) => page.guard === guard)
    .map(({ path }) => path.replace(/:(\w+)|\*/g, (all, name: string = all) => samples[name]!));

const everyones = [
  ...pagesBehind(),
  "/products?search=zzzz",
  "/products?vendor={vendor}",
  "/newsletter?confirm=none",
  "/newsletter?unsubscribe=none",
  "/auth?tab=signup",
  "/reset-password?token=none",
];
const isShopping = (path: string) => /^\/($|categories|products|cart|compare)/.test(path);
/** Two parts, for two journeys at a time. */
const open = {
  shopping: everyones.filter(isShopping),
  other: everyones.filter((path) => !isShopping(path)),
};
/** A page is loaded at the first and shown at both. */
const widths = [1280, 360] as const;
/** Nothing is wider than a window of these, either. Beside a menu there is less room. */
const between = [1024, 768] as const;
const narrowest = 320;
const height = 800;
const guarded: Record<Role, string[]> = {
  buyer: [
    ...pagesBehind("account"),
    "/dashboard?tab=orders",
    "/dashboard?tab=favorites",
    "/dashboard?tab=messages",
    "/dashboard?tab=messages&conversation={conversation}",
    "/dashboard?tab=profile",
    "/profile/settings?panel=privacy",
    "/profile/settings?panel=security",
  ],
  vendor: [
    ...pagesBehind("vendor"),
    "/vendor/dashboard?tab=products",
    "/vendor/dashboard?tab=orders",
    "/vendor/dashboard?tab=orders&parcel={parcel}",
    "/vendor/dashboard?tab=messages",
    "/vendor/dashboard?tab=messages&conversation={shopConversation}",
    "/vendor/dashboard?tab=problems",
    "/vendor/dashboard?tab=promotions",
    "/vendor/dashboard?tab=reviews",
    "/vendor/dashboard?tab=analytics",
    "/vendor/dashboard?tab=money",
    "/vendor/dashboard?tab=subscription",
    "/vendor/dashboard?tab=shop",
    "/vendor/dashboard?tab=team",
    "/vendor-subscription",
  ],
  enterprise: [
    "/vendor/dashboard",
    "/vendor/dashboard?tab=subscription",
    "/vendor/dashboard?tab=enterprise&panel=keys",
    "/vendor/dashboard?tab=enterprise&panel=webhooks",
    "/vendor/dashboard?tab=enterprise&panel=bulk",
    "/vendor/dashboard?tab=enterprise&panel=manager",
  ],
  admin: [
    ...pagesBehind("admin"),
    "/admin?tab=vendors",
    "/admin?tab=products",
    "/admin?tab=products&list=all&stock=soldOut",
    "/admin?tab=products&list=checks",
    "/admin?tab=orders",
    "/admin?tab=orders&order={order}",
    "/admin?tab=users",
    "/admin?tab=problems",
    "/admin?tab=reviews",
    "/admin?tab=promotions",
    "/admin?tab=analytics",
    "/admin?tab=reports",
    "/admin?tab=reports&report=yearly",
    "/admin?tab=reports&report=months",
    "/admin?tab=bulk",
    "/admin?tab=bulk&view=exports",
    "/admin?tab=enterprise",
    "/admin?tab=inventory",
    "/admin?tab=inventory&view=low",
    "/admin?tab=inventory&view=movements",
    "/admin?tab=inventory&view=checks",
    "/admin?tab=emails",
    "/admin?tab=emails&view=kinds",
    "/admin?tab=emails&view=suppressed",
    "/admin?tab=settings",
    "/admin?tab=support",
    "/admin?tab=security",
  ],
};

type Place = "product" | "vendor" | "order" | "parcel" | "conversation" | "shopConversation";
let placeholders: Record<Place, string> & Record<string, string>;

test.beforeAll(async ({ request }) => {
  const { items } = (await (await request.get("/api/products?category=roasted-coffee")).json()) as {
    items: { id: string; vendor: { id: string } }[];
  };
  const [order] = await purchasesOf(demoAccounts.buyer.email, 1);
  const [parcel] = await parcelsOf(demoAccounts.vendor.email);
  const [conversation] = await conversationsOf(demoAccounts.buyer.email, "buyer");
  const [shopConversation] = await conversationsOf(demoAccounts.vendor.email, "vendor");
  placeholders = {
    ...{ product: items[0]!.id, vendor: items[0]!.vendor.id },
    ...{ order: order!.id, parcel: parcel!.id },
    ...{ conversation: conversation!.id, shopConversation: shopConversation!.id },
  };
});

test.setTimeout(300_000);

test.describe("in English", () => {
  test.use({ locale: "en-US" });

  for (const [part, paths] of Object.entries(open))
    test(`axe finds nothing on any open screen (${part}), at either width, by day or by night`, async ({
      page,
    }) => {
      await fillCart(page);
      await bringAxe(page);
      expect(await check(page, paths, findingsByDayAndNight)).toEqual([]);
    });

  for (const role of roles)
    test(`axe finds nothing on any screen of the demo's ${role}, at either width, by day or by night`, async ({
      page,
      context,
      cookies,
    }) => {
      await fillCart(page);
      await context.addCookies(cookies[role]);
      await bringAxe(page);
      expect(await check(page, guarded[role], findingsByDayAndNight)).toEqual([]);
    });
});

for (const [language, locale] of [
  ["es", "es-MX"],
  ["pt", "pt-BR"],
] as const)
  test.describe(`in ${language}`, () => {
    test.use({ locale });

    for (const [part, paths] of Object.entries({ open: everyones, ...guarded }))
      test(`nothing is wider than the window on any screen (${part})`, async ({ page, context, cookies }) => {
        await fillCart(page);
        const role = roles.find((one) => one === part);
        if (role) await context.addCookies(cookies[role]);
        expect(await check(page, paths, overflowAtEachWidth)).toEqual([]);
      });
  });

/** A cart with something in it, in the shape that the cart keeps: put there by the page itself. */
async function fillCart(page: Page): Promise<void> {
  await page.goto(`/products/${placeholders.product}`);
  await page
    .locator("main form button[type=submit], main button")
    .filter({ hasText: /cart|carrito|carrinho/i })
    .first()
    .click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("coffee-cart")))
    .toContain(placeholders.product);
}

/** By night only the colors are others. In the order with the fewest changes of width and light, each of which draws the whole page. */
async function findingsByDayAndNight(page: Page): Promise<string[]> {
  const [wide, narrow] = widths;
  const findings = await findingsByDay(page, wide);
  await showByLight(page, "dark");
  findings.push(...(await findingsByNight(page, wide)));
  await page.setViewportSize({ width: narrow, height });
  findings.push(...(await findingsByNight(page, narrow)));
  await showByLight(page, "light");
  findings.push(...(await findingsByDay(page, narrow)));
  await page.setViewportSize({ width: narrowest, height });
  return [...findings, ...(await tooWideOf(page))];
}

async function findingsByDay(page: Page, width: number): Promise<string[]> {
  const findings = await tooWideOf(page);
  return [...findings, ...(await findingsOf(page)).map((one) => `${width} px: ${one}`)];
}

async function findingsByNight(page: Page, width: number): Promise<string[]> {
  return (await findingsOf(page, "color-contrast")).map((one) => `${width} px by night: ${one}`);
}

async function overflowAtEachWidth(page: Page): Promise<string[]> {
  const [, narrow] = widths;
  const findings = await tooWideOf(page);
  for (const width of [...between, narrow, narrowest]) {
    await page.setViewportSize({ width, height });
    findings.push(...(await tooWideOf(page)));
  }
  return findings;
}

/**
 * Opens the next screen at the first width, and returns its document. What is left is hidden before: it would be laid
 * out and drawn once more.
 */
async function openAtFirstWidth(page: Page, path: string): Promise<string> {
  await page.evaluate(() => {
    document.documentElement.style.display = "none";
  });
  await page.setViewportSize({ width: widths[0], height });
  return (await page.goto(path))!.text();
}

/** What a page that is not there logs by itself. */
const isExpected = (error: string) => /^404: |status of 404/.test(error);

/** A page that was resized settles within two seconds; what still reaches beyond the window then is too wide. */
async function tooWideOf(page: Page): Promise<string[]> {
  const end = Date.now() + 2_000;
  let overflow = await overflowOf(page);
  while (overflow > 0 && Date.now() < end) {
    await page.waitForTimeout(100);
    overflow = await overflowOf(page);
  }
  return overflow > 0 ? [`${overflow} px wider than ${page.viewportSize()!.width} px`] : [];
}

async function check(
  page: Page,
  paths: string[],
  look: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const findings: string[] = [];
  // React reports here, too, when the server rendered something else than the browser.
  const onError = (error: Error) => findings.push(`${page.url()}: ${error.message}`);
  const onLog = (log: ConsoleMessage) => {
    if (log.type() === "error" && !isExpected(log.text())) findings.push(`${page.url()} logs: ${log.text()}`);
  };
  page.on("pageerror", onError);
  page.on("console", onLog);
  for (const path of paths) {
    const html = await openAtFirstWidth(
      page,
      path.replace(/\{(\w+)\}/g, (_, name: string) => placeholders[name]!),
    );
    await page.locator("h1").first().waitFor();
    await untilComplete(page);
    // A chat that shows none of its messages would prove nothing.
    if (/conversation\}|messages\/\{/i.test(path))
      await page.locator("section[tabindex='0'] ol li p").first().waitFor();
    // Administrators read codes too, of countries and kinds of mail.
    const isMeant = (text: string) => path.startsWith("/admin") && /^\w+$/.test(text);
    const raw = [...rawTextsOf(html), ...(await rawTextsIn(page))].filter((text) => !isMeant(text));
    findings.push(
      ...raw.map((text) => `${path}: says “${text}”`),
      ...(await look(page)).map((finding) => `${path}: ${finding}`),
    );
  }
  page.off("pageerror", onError);
  page.off("console", onLog);
  return findings;
}
