import { expect, type Page, test } from "@playwright/test";
import { eq } from "drizzle-orm";
import { sessions, users } from "#domains/auth/server/tables.ts";
import { fillSignIn, forgetSignInCounts, signInLink, signOut, toast } from "./support/auth-page.ts";
import { openMarket } from "./support/market.ts";
import { addShopper, type Shopper } from "./support/people.ts";
import { wordsOf } from "./support/words.ts";

const say = wordsOf("en");
test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });
test.beforeEach(forgetSignInCounts);

test("signing in and out in one tab reaches the other: it shows who is there, and leaves a guarded page", async ({
  context,
}) => {
  const [here, there, waiting] = [await context.newPage(), await context.newPage(), await context.newPage()];
  await there.goto("/help");
  await waiting.goto("/orders");
  await enter(here, await addShopper());
  await expect(accountMenu(there)).toBeVisible();
  await expect(waiting).toHaveURL("/orders");
  await there.goto("/dashboard");
  await signOut(here, say);
  await expect(there).toHaveURL("/auth?from=%2Fdashboard");
  await expect(waiting).toHaveURL("/auth?from=%2Forders");
  for (const page of [there, waiting]) await expect(accountMenu(page)).toHaveCount(0);
});

test("a device that is signed out from elsewhere leaves its guarded page by itself", async ({
  page,
  baseURL,
}) => {
  const shopper = await addShopper();
  await page.goto("/orders");
  await fillSignIn(page, say, shopper.email, shopper.password);
  await expect(page).toHaveURL("/orders");
  const call = (path: string, body: object, token?: string) =>
    fetch(`${baseURL}/auth/v1${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(token ? { authorization: `Bearer ${token}` } : { origin: baseURL! }),
      },
      body: JSON.stringify(body),
    });
  const { email, password } = shopper;
  const answer = await call("/token", { grant_type: "password", email, password });
  const { access_token } = (await answer.json()) as { access_token: string };
  expect((await call("/logout", { scope: "others" }, access_token)).status).toBe(204);
  await expect(page).toHaveURL("/auth?from=%2Forders");
});

test("signing out that is refused still clears the page and what it stored", async ({ page }) => {
  await enter(page, await addShopper());
  await leaveTraces(page);
  await page.route("**/auth/v1/logout", (route) => route.fulfill({ status: 401, body: "" }));
  await page.goto("/dashboard");
  await signOut(page, say);
  await expect(page).toHaveURL("/");
  await expect(signInLink(page, say)).toBeVisible();
  expect(await tracesIn(page)).toEqual({ local: ["app-install", "coffee-cart", "i18nextLng"], tab: [] });
});

test("where the server can't be reached the page says so, forgets what it can, and a second try ends the session", async ({
  page,
}) => {
  await enter(page, await addShopper());
  await leaveTraces(page);
  const failures = [
    (): Parameters<Page["route"]>[1] => (route) => route.fulfill({ status: 500, body: "" }),
    (): Parameters<Page["route"]>[1] => (route) => route.abort("connectionrefused"),
  ];
  await page.route("**/auth/v1/logout", failures[0]!());
  await accountMenu(page).click();
  await page.getByRole("menuitem", { name: say("words:account.signOut") }).click();
  const notice = toast(page, say("auth:signedOut.failedTitle"));
  await expect(notice).toContainText(say("auth:signedOut.failedText"));
  await expect(toast(page, say("auth:signedOut.text"))).toHaveCount(0);
  expect((await tracesIn(page)).local).toEqual(["app-install", "coffee-cart", "i18nextLng"]);
  await expect(accountMenu(page)).toBeVisible();
  await page.unroute("**/auth/v1/logout");
  await page.route("**/auth/v1/logout", failures[1]!());
  await notice.getByRole("button", { name: say("auth:signedOut.again") }).click();
  await expect(notice).toBeVisible();
  await page.unroute("**/auth/v1/logout");
  await notice.getByRole("button", { name: say("auth:signedOut.again") }).click();
  await expect(toast(page, say("auth:signedOut.title"))).toContainText(say("auth:signedOut.text"));
  await expect(signInLink(page, say)).toBeVisible();
});

test("a session is prolonged once an hour, whatever many tabs there are, and a failure signs nobody out", async ({
  context,
}) => {
  const asked: string[] = [];
  const shopper = await addShopper();
  const page = await context.newPage();
  await enter(page, shopper);
  const prolongedAt = () => page.evaluate(() => localStorage.getItem("cafeto-session-prolonged"));
  // The tab that asked keeps the others from asking until it has its answer.
  const locksHeld = () => page.evaluate(async () => (await navigator.locks.query()).held?.length);
  await expect.poll(prolongedAt).not.toBeNull();
  await expect.poll(locksHeld).toBe(0);
  const { db } = await openMarket();
  const isOwn = eq(sessions.userId, shopper.userId);
  const endOf = async () => (await db.select().from(sessions).where(isOwn))[0]!.expiresAt.getTime();
  await db
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() + 86_400_000) })
    .where(isOwn);
  const before = await endOf();
  await page.evaluate(() => localStorage.removeItem("cafeto-session-prolonged"));
  context.on("request", (request) => {
    if (request.postData()?.includes("refresh_token")) asked.push(request.url());
  });
  const tabs = await Promise.all([1, 2, 3].map(() => context.newPage()));
  await Promise.all(tabs.map((tab) => tab.goto("/help")));
  await expect.poll(endOf).not.toBe(before);
  await page.reload();
  await expect(accountMenu(page)).toBeVisible();
  expect(asked).toHaveLength(1);

  await expect.poll(locksHeld).toBe(0);
  await page.evaluate(() => localStorage.removeItem("cafeto-session-prolonged"));
  await context.route("**/auth/v1/token", (route) => route.fulfill({ status: 401, body: "" }));
  await page.goto("/orders");
  await expect.poll(() => asked.length).toBe(2);
  await expect(accountMenu(page)).toBeVisible();
  await expect(page).toHaveURL("/orders");
});

test("after five minutes the next change of page asks again who is there", async ({ page }) => {
  await page.clock.install();
  const shopper = await addShopper();
  await enter(page, shopper);
  await page.goto("/help");
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes(".data") && asked.push(request.url()));
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: say("words:footer.terms") })
    .click();
  await expect(page).toHaveURL("/terms");
  const early = asked.length;
  const { db } = await openMarket();
  await db.update(users).set({ name: "Ada Byron" }).where(eq(users.id, shopper.userId));
  await page.clock.fastForward("05:01");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: say("words:footer.privacy") })
    .click();
  await expect(page).toHaveURL("/privacy");
  await expect.poll(() => asked.length).toBeGreaterThan(early);
});

const accountMenu = (page: Page) =>
  page.getByRole("button", { name: say("words:account.menu", { name: "Ada Brown" }) });

async function enter(page: Page, shopper: Shopper): Promise<void> {
  await page.goto("/auth");
  await fillSignIn(page, say, shopper.email, shopper.password);
  await expect(accountMenu(page)).toBeVisible();
}

/** What a browser keeps of a person, and what it keeps for whoever uses it. */
async function leaveTraces(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of ["coffee-cart", "somebodys-draft"])
      localStorage.setItem(key, '{"version":1,"value":[]}');
    localStorage.setItem("i18nextLng", "en");
    sessionStorage.setItem("somebodys-draft", "Dear Ada");
  });
}

const tracesIn = (page: Page) =>
  page.evaluate(() => ({ local: Object.keys(localStorage).sort(), tab: Object.keys(sessionStorage) }));
