import {
  type APIRequestContext,
  type APIResponse,
  expect,
  type Locator,
  type Page,
  test,
} from "@playwright/test";
import { and, eq } from "drizzle-orm";
import { roleChanged } from "#domains/accounts/events.ts";
import { grantRole } from "#domains/accounts/server/grant-role.ts";
import { userRoles } from "#domains/accounts/server/tables.ts";
import { publishLive } from "#platform/realtime/live-events.ts";
import { pages as allPages } from "../../src/app/pages.ts";
import { addShop } from "../support/market-people.ts";
import { addKind, type Kind, kinds } from "./support/kinds.ts";
import { openMarket } from "./support/market.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
import { wordsOf } from "./support/words.ts";

const say = wordsOf("en");

test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

const someId = "0198f0a0-0000-7000-8000-000000000000";
const pages = allPages.flatMap(({ path, guard }) => (guard ? [path.replace(/:\w+/, someId)] : []));
const isVendorPage = (page: string) => /^\/vendor\//.test(page);

/** Where each kind of person is led; null: to the page itself. Written out once more, so that a slip of the guards shows. */
function placeOf(kind: Kind, page: string): string | null {
  if (kind === "visitor" || kind === "half signed in") return `/auth?from=${encodeURIComponent(page)}`;
  if (page === "/admin") {
    if (kind === "admin") return null;
    return kind === "admin without a second factor"
      ? "/profile/settings?panel=security&need=admin"
      : "/unauthorized";
  }
  if (!isVendorPage(page)) return null;
  if (kind === "approved vendor" || kind === "enterprise vendor") return null;
  return kind === "pending vendor" ? "/vendor/pending" : "/vendor/register";
}

/** What only the page behind the guard says, in its HTML and in the data it is drawn from. */
const privateTexts = [
  ...["admin:workspace", "dashboard:vendors", "new:listings"].map((one) => {
    const [part, namespace] = one.split(":");
    return say(`${namespace}:${part}.title`);
  }),
  "dehydrated",
  "Ada Brown",
];

test("each guarded page, as HTML and as data, is open to each kind of person or gives nothing away", async ({
  playwright,
  baseURL,
}) => {
  for (const kind of kinds) {
    const person = kind === "visitor" ? null : await addKind(kind, baseURL!);
    const request = await playwright.request.newContext({
      baseURL: baseURL!,
      extraHTTPHeaders: person ? { cookie: `${person.cookie.name}=${person.cookie.value}` } : {},
    });
    await test.step(kind, async () => {
      for (const page of pages) await expectGuarded(request, page, placeOf(kind, page));
    });
    await request.dispose();
  }
});

async function expectGuarded(request: APIRequestContext, page: string, place: string | null): Promise<void> {
  const document = await request.get(page, { maxRedirects: 0 });
  const data = await request.get(`${page}.data`, { maxRedirects: 0 });
  if (place === null) {
    expect([200, 404], page).toContain(document.status());
    expect(await document.text(), page).toContain("Ada Brown");
    return;
  }
  expect([page, document.status(), document.headers().location]).toEqual([page, 302, place]);
  expect(data.status(), page).toBe(202);
  expect(await data.text(), page).toContain(JSON.stringify(place).slice(1, -1));
  await expectNothingPrivate(document, page);
  await expectNothingPrivate(data, page);
}

async function expectNothingPrivate(answer: APIResponse, page: string): Promise<void> {
  const text = await answer.text();
  expect(
    privateTexts.filter((secret) => text.includes(secret)),
    page,
  ).toEqual([]);
  expect(text.length, page).toBeLessThan(1_000);
}

async function signInAs(page: Page, kind: Exclude<Kind, "visitor">) {
  const person = await addKind(kind, test.info().project.use.baseURL!);
  await page.context().addCookies([person.cookie]);
  return person;
}

/** From here on the page's time passes only by the test's own word. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 30_000);
}

/** Lets the page's time pass in small steps until something is seen: the page may take up a press later than the test goes on. */
async function passUntilVisible(page: Page, sight: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(200);
    await expect(sight).toBeVisible({ timeout: 500 });
  }).toPass();
}

test("signing in leads back to the page one wanted, with its question, and leaves no text of the detour", async ({
  page,
}) => {
  await page.goto("/");
  await page.goto("/orders?page=1");
  await expect(page).toHaveURL(/\/auth\?from=%2Forders%3Fpage%3D1$/);
  await signInAs(page, "buyer");
  await page.reload();
  await expect(page).toHaveURL(/\/orders\?page=1$/);
});

test("no link to the sign-in page leads to another site", async ({ page, baseURL }) => {
  await signInAs(page, "buyer");
  for (const from of [
    "//evil.example",
    "/\\evil.example",
    "/..//evil.example",
    "https://evil.example/@x",
    "javascript:alert(1)",
  ]) {
    await page.goto(`/auth?from=${encodeURIComponent(from)}`);
    expect(page.url()).toBe(`${baseURL}/`);
  }
});

test("a guard that takes more than ten seconds says so, in Spanish too, and is asked again", async ({
  page,
}) => {
  const words = wordsOf("en");
  await signInAs(page, "buyer");
  await page.clock.install();
  await page.goto("/dashboard");
  await untilHydrated(page);
  await stopClock(page);
  let asked = 0;
  await page.route("**/orders.data*", (route) => (++asked === 1 ? undefined : route.continue()));
  await page.locator("footer a[href='/orders']").first().click();
  await expect.poll(() => asked).toBe(1);
  const loading = page.getByRole("status").filter({ hasText: words("ui:loadingText") });
  await passUntilVisible(page, loading);
  await page.clock.fastForward(8_000);
  const notice = page.getByRole("alert").filter({ hasText: words("words:guard.slow") });
  await expect(notice).toBeHidden();
  await page.clock.fastForward(2_000);
  await expect(notice).toBeVisible();
  const inSpanish = page.locator("[lang=es]", {
    hasText: "La verificación está tardando más de lo normal.",
  });
  await expect(inSpanish.last()).toBeVisible();
  await expect(inSpanish.last()).toHaveCount(1);
  const again = page.getByRole("button", { name: words("ui:tryAgain") });
  await expect(again).toBeFocused();
  expect(asked).toBe(1);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/orders$/);
  await expect(notice).toBeHidden();
  expect(asked).toBe(2);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
});

const dashboardLink = (page: Page, name: string) =>
  page
    .getByRole("banner")
    .getByRole("link", { name: say(`words:account.${name}`) })
    .first();

test("a role that is granted changes the open page at once, without a reload", async ({ page }) => {
  const person = await signInAs(page, "buyer");
  const isListening = page.waitForResponse((answer) => answer.url().endsWith("/realtime/v1/events"));
  await page.goto("/dashboard");
  await isListening;
  await expect(dashboardLink(page, "myDashboard")).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const market = await openMarket();
  await addShop(market, person, { planType: "enterprise" });
  await grantRole(market.db, person.userId, "vendor");
  await expect(dashboardLink(page, "enterpriseDashboard")).toBeVisible();
  await expect(dashboardLink(page, "myDashboard")).toHaveCount(0);
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("a role that is taken away leads out of the page it guards", async ({ page }) => {
  const { userId } = await signInAs(page, "approved vendor");
  const isListening = page.waitForResponse((answer) => answer.url().endsWith("/realtime/v1/events"));
  await page.goto("/vendor/dashboard");
  await isListening;
  const { db } = await openMarket();
  await db.delete(userRoles).where(and(eq(userRoles.userId, userId), eq(userRoles.role, "vendor")));
  await publishLive(db, userId, roleChanged);
  await expect(page).toHaveURL(/\/unauthorized$/);
});

test("without a live event, roles are asked for again after five minutes; a lost connection costs nothing", async ({
  page,
}) => {
  await page.route("**/realtime/v1/events", (route) => route.abort());
  const { userId } = await signInAs(page, "buyer");
  await page.clock.install();
  await page.goto("/profile/settings");
  await untilHydrated(page);
  await stopClock(page);
  const name = page.getByRole("textbox").first();
  await name.fill("Typed and not saved");
  const { db } = await openMarket();
  await db.insert(userRoles).values({ userId, role: "admin", adminRole: "owner" });
  let asked = 0;
  await page.route("**/api/session", (route) => (++asked === 1 ? route.abort() : route.continue()));
  await page.clock.fastForward("04:00");
  expect(asked).toBe(0);
  await page.clock.fastForward("01:05");
  await expect.poll(() => asked).toBe(1);
  await expect(dashboardLink(page, "adminDashboard")).toHaveCount(0);
  await page.clock.fastForward("05:05");
  await expect(dashboardLink(page, "adminDashboard")).toBeVisible();
  expect(asked).toBe(2);
  await expect(name).toHaveValue("Typed and not saved");
});
