import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/expect-accessible.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
import { type Say, wordsOf } from "./support/words.ts";

const mail = "support@cafeto.example";

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

test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

const say = wordsOf("en");

test("an unknown path answers 404 with every way on", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(`${message.type()}: ${message.text()}`));
  const answer = await page.goto("/no/such/page?x=1");
  expect(answer!.status()).toBe(404);
  await expectNotFound(page, say, "/no/such/page");
  await expect.poll(() => logged.filter((line) => line === "error: 404: /no/such/page")).toHaveLength(1);
  await expectAccessible(page);
});

test("a page that can't be drawn is an application error, until one refreshes or goes home", async ({
  page,
}) => {
  await page.goto("/");
  await untilHydrated(page);
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

  test("going home from an application error leaves it", async ({ page }) => {
    await page.goto("/");
    await untilHydrated(page);
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

  test.describe("with its service worker", () => {
    test.use({ serviceWorkers: "allow" });

    test("a page's code is asked for three times; what comes at the third is shown", async ({
      page,
      context,
    }) => {
      await page.goto("/");
      await untilHydrated(page);
      // From then on the service worker asks for it.
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
      });
      let asked = 0;
      await context.route(`**${await codeOf(page, "help")}*`, (route) =>
        ++asked <= 2 ? route.abort() : route.continue(),
      );
      await goToHelp(page);
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(/\/help$/);
      expect(asked).toBe(3);
    });
  });
});

test("a legal text is printed without what surrounds it, black also by night, its links with their addresses", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.goto("/terms");
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toBeVisible();
  await expect(title).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.locator("main p").first()).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.locator("#shop-header")).toBeHidden();
  await expect(page.locator(":has(> main) > footer")).toBeHidden();
  const link = page.locator(".legal-text a[data-url]").first();
  const printed = await link.evaluate((element) => getComputedStyle(element, "::after").content);
  expect(printed).toContain((await link.getAttribute("data-url"))!);
});
