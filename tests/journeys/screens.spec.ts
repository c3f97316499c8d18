import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/expect-accessible.ts";
import { addKind, cookieOf, type Kind } from "./support/kinds.ts";
import { untilAlive } from "./support/until-alive.ts";
import { type Say, wordsOf } from "./support/words.ts";

const languages = { en: "en-US", es: "es-MX", pt: "pt-BR" } as const;
const mail = "support@cafeto.example";

test.use({ serviceWorkers: "block" });

async function signInAs(page: Page, kind: Exclude<Kind, "visitor">): Promise<void> {
  const baseURL = new URL(test.info().project.use.baseURL!).origin;
  await page.context().addCookies([cookieOf(await addKind(kind), baseURL)]);
}

/** The address of a page's code, which the browser loads when someone first goes there. */
const codeOf = (page: Page, name: string) =>
  page.evaluate((id) => {
    const { routes } = (window as never as { __reactRouterManifest: Manifest }).__reactRouterManifest;
    return routes[id]!.module;
  }, `pages/${name}`);
type Manifest = { routes: Record<string, { module: string }> };

/** Opens the help page from the home page, by the router. */
async function goToHelp(page: Page): Promise<void> {
  await page.locator("footer a[href='/help']").first().click();
}

for (const [language, locale] of Object.entries(languages)) {
  const say = wordsOf(language as keyof typeof languages);
  for (const width of [360, 1280]) {
    test.describe(`${language} at ${width} px`, () => {
      test.use({ locale, viewport: { width, height: 800 } });

      test("/unauthorized has its title, text, two buttons and the way to help", async ({ page }) => {
        await signInAs(page, "buyer");
        await page.goto("/unauthorized");
        const main = page.getByRole("main");
        await expect(main.getByRole("heading", { level: 1 })).toHaveText(say("accounts:unauthorized.title"));
        await expect(main.getByText(say("accounts:unauthorized.text"))).toBeVisible();
        await expect(main.getByRole("button", { name: say("accounts:unauthorized.goBack") })).toBeVisible();
        await expect(
          main.getByRole("link", { name: say("accounts:unauthorized.dashboard"), exact: true }),
        ).toBeVisible();
        await expect(main.getByRole("link", { name: say("accounts:unauthorized.help") })).toHaveAttribute(
          "href",
          "/contact",
        );
        await expectAccessible(page);
      });

      test("an unknown path answers 404 with every way on", async ({ page }) => {
        const logged: string[] = [];
        page.on("console", (message) => logged.push(`${message.type()}: ${message.text()}`));
        const answer = await page.goto("/no/such/page?x=1");
        expect(answer!.status()).toBe(404);
        await expectNotFound(page, say, "/no/such/page");
        await expect
          .poll(() => logged.filter((line) => line === "error: 404: /no/such/page"))
          .toHaveLength(1);
        await expectAccessible(page);
      });

      test("a page that can't be drawn is an application error, until one refreshes or goes home", async ({
        page,
      }) => {
        await page.goto("/");
        await untilAlive(page);
        const code = `**${await codeOf(page, "help")}*`;
        await page.route(code, (route) =>
          route.fulfill({
            contentType: "text/javascript",
            body: "export default function Help() { throw new TypeError('x is not a function'); }",
          }),
        );
        await goToHelp(page);
        await expectApplicationError(page, say, say("errors:unknown.title"), say("errors:unknown.text"));
        await expect(page.getByText(say("words:appError.temporary"))).toHaveCount(0);
        await expectAccessible(page);
        await page.unroute(code);
        await page.getByRole("button", { name: say("words:appError.refresh") }).click();
        await expect(page.getByRole("navigation").first()).toBeVisible();
        await expect(page).toHaveURL(/\/help$/);
        await expect(page.getByText(say("words:appError.title"))).toHaveCount(0);
      });
    });
  }
}

async function expectNotFound(page: Page, say: Say, path: string): Promise<void> {
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(say("words:notFound.title"));
  await expect(main.getByText(say("words:notFound.badge"), { exact: true })).toBeVisible();
  await expect(main.locator("code")).toHaveText(path);
  for (const name of ["goBack", "reload"])
    await expect(main.getByRole("button", { name: say(`words:notFound.${name}`) })).toBeVisible();
  const links = { goHome: "/", categories: "/categories", products: "/products", orders: "/orders" };
  for (const [name, href] of Object.entries(links))
    await expect(
      main.getByRole("link", { name: say(`words:notFound.${name}`), exact: true }),
    ).toHaveAttribute("href", href);
  await expect(main.getByRole("link", { name: mail })).toHaveAttribute("href", `mailto:${mail}`);
  await expect(main.locator("a[href='/help']")).toBeVisible();
  await expect(main.getByRole("button", { name: say("words:notFound.search") })).toBeDisabled();
}

async function expectApplicationError(page: Page, say: Say, type: string, message: string): Promise<void> {
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(say("words:appError.title"));
  await expect(heading).toBeFocused();
  await expect(page.getByText(say("words:appError.text"))).toBeVisible();
  await expect(page.getByText(say("words:appError.type", { type }), { exact: true })).toBeVisible();
  await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expect(page.getByText(say("words:appError.support", { email: mail }))).toBeVisible();
  const errorId = await page.locator("code").innerText();
  const madeAt = Number.parseInt(errorId.replace("E-", ""), 36);
  expect(Math.abs(madeAt - (await page.evaluate(() => Date.now())))).toBeLessThan(60_000);
  await expect(page.getByRole("link", { name: say("words:appError.home") })).toHaveAttribute("href", "/");
}

test.describe("at a desk", () => {
  test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });
  const say = wordsOf("en");

  const dashboards: Partial<Record<Kind, string>> = {
    buyer: "/dashboard",
    "approved vendor": "/vendor/dashboard",
    "enterprise vendor": "/vendor/dashboard",
    admin: "/admin",
  };
  for (const [kind, path] of Object.entries(dashboards))
    test(`/unauthorized leads a person of the kind '${kind}' back, and to ${path}`, async ({ page }) => {
      await signInAs(page, kind as Exclude<Kind, "visitor">);
      await page.goto("/categories");
      await page.goto("/unauthorized");
      await page.getByRole("button", { name: "Go Back" }).click();
      await expect(page).toHaveURL(/\/categories$/);
      await page.goto("/unauthorized");
      const dashboard = page.getByRole("main").getByRole("link", { name: "Dashboard", exact: true });
      await dashboard.focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    });

  test("the 404 page's buttons and search do what they say, by the keyboard too", async ({ page }) => {
    await page.goto("/categories");
    await page.goto("/nowhere");
    const search = page.getByRole("main").getByRole("searchbox");
    const submit = page.getByRole("main").getByRole("button", { name: say("words:notFound.search") });
    await search.fill("   ");
    await expect(submit).toBeDisabled();
    await search.press("Enter");
    await expect(page).toHaveURL(/\/nowhere$/);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole("button", { name: say("words:notFound.reload") }).click();
    await expect.poll(() => page.evaluate(() => "isSamePage" in window)).toBe(false);
    await page.getByRole("button", { name: say("words:notFound.goBack") }).click();
    await expect(page).toHaveURL(/\/categories$/);
    await page.goto("/nowhere");
    await search.fill(" dark & sweet ");
    await expect(submit).toBeEnabled();
    await search.press("Enter");
    await expect(page).toHaveURL("/products?search=dark%20%26%20sweet");
    await page.goto("/nowhere");
    await page
      .getByRole("main")
      .getByRole("link", { name: say("words:notFound.goHome") })
      .click();
    await expect(page).toHaveURL("/");
  });

  test("a tab that began at a wrong address goes back to the home page", async ({ page }) => {
    await page.goto("/nowhere");
    await page.evaluate(() => Object.defineProperty(window.history, "length", { value: 1 }));
    await page.getByRole("button", { name: say("words:notFound.goBack") }).click();
    await expect(page).toHaveURL("/");
  });

  test("going home from an application error leaves it", async ({ page }) => {
    await page.goto("/");
    await untilAlive(page);
    await page.route(`**${await codeOf(page, "help")}*`, (route) =>
      route.fulfill({ contentType: "text/javascript", body: "export default () => { throw null; }" }),
    );
    await goToHelp(page);
    await expect(page.getByRole("heading", { name: "Application Error" })).toBeVisible();
    await page.getByRole("link", { name: "Go Home" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("banner")).toBeVisible();
  });

  test("a page's code is asked for three times; what comes at the third is shown", async ({ page }) => {
    const asked = await loseCode(page, 2);
    await goToHelp(page);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/help$/);
    await expect(page.getByText("Application Error")).toHaveCount(0);
    expect(asked()).toBe(3);
  });

  test("after three attempts in vain it is said, and refreshing brings the page", async ({ page }) => {
    const asked = await loseCode(page, 3);
    await goToHelp(page);
    await expectApplicationError(
      page,
      say,
      "Connection Error",
      "Network error. Please check your connection and try again.",
    );
    await expect(page.getByText(say("words:appError.temporary"))).toBeVisible();
    expect(asked()).toBe(3);
    await page.getByRole("button", { name: "Refresh Page" }).click();
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page).toHaveURL(/\/help$/);
  });

  test("who goes back from lost code and returns gets the page", async ({ page }) => {
    await loseCode(page, 3);
    await goToHelp(page);
    await expect(page.getByRole("heading", { name: "Application Error" })).toBeVisible();
    await page.goBack();
    await goToHelp(page);
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page).toHaveURL(/\/help$/);
    await expect(page.getByText("Application Error")).toHaveCount(0);
  });

  test("a connection that is lost is said at once", async ({ page, context }) => {
    await page.goto("/");
    await untilAlive(page);
    await context.setOffline(true);
    await expect(
      page.getByText("Network error. Please check your connection.", { exact: true }),
    ).toBeVisible();
    await context.setOffline(false);
    await expect(
      page.getByText("Network error. Please check your connection.", { exact: true }),
    ).toBeHidden();
  });
});

/** From the home page: the help page's code is lost so many times, then it comes. */
async function loseCode(page: Page, times: number): Promise<() => number> {
  await page.goto("/");
  await untilAlive(page);
  let asked = 0;
  await page.route(`**${await codeOf(page, "help")}*`, (route) =>
    ++asked <= times ? route.abort() : route.continue(),
  );
  return () => asked;
}
