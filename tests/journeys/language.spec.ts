import { expect, type Page, test } from "@playwright/test";
import { chooseLanguage } from "./support/auth-page.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
import { wordsOf } from "./support/words.ts";

test.use({ locale: "en-US" });

const [en, es, pt] = (["en", "es", "pt"] as const).map(wordsOf) as [
  ReturnType<typeof wordsOf>,
  ReturnType<typeof wordsOf>,
  ReturnType<typeof wordsOf>,
];
const hero = (page: Page) => page.getByRole("heading", { level: 1 });
const kept = (page: Page) =>
  page.evaluate(() => [localStorage.getItem("i18nextLng"), /i18nextLng=(\w+)/.exec(document.cookie)?.[1]]);

function watchHydration(page: Page): string[] {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(error.message));
  return problems;
}

test("the chosen language stays after loading again, on the server and in the browser", async ({ page }) => {
  const problems = watchHydration(page);
  await page.goto("/");
  await untilHydrated(page);
  await chooseLanguage(page, en, "Português");
  await expect(hero(page)).toHaveText(pt("words:home.hero"));
  expect(await kept(page)).toEqual(["pt", "pt"]);
  const answer = await page.reload();
  expect(await answer!.text()).toContain('<html lang="pt"');
  await untilHydrated(page);
  await expect(hero(page)).toHaveText(pt("words:home.hero"));
  expect(problems).toEqual([]);
});

test("local storage comes first: without a cookie the page is asked for once more, and nobody sees the wrong words", async ({
  page,
}) => {
  const problems = watchHydration(page);
  await page.addInitScript(() => {
    localStorage.setItem("i18nextLng", "es");
    // What was painted, in the order in which it was.
    new MutationObserver(() => {
      const shown = document.querySelector("h1")?.textContent;
      if (shown && getComputedStyle(document.documentElement).visibility === "visible") {
        const seen = JSON.parse(sessionStorage.getItem("seen") ?? "[]") as string[];
        if (seen.at(-1) !== shown) sessionStorage.setItem("seen", JSON.stringify([...seen, shown]));
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto("/");
  await expect(hero(page)).toHaveText(es("words:home.hero"));
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await untilHydrated(page);
  expect(await kept(page)).toEqual(["es", "es"]);
  expect(await page.evaluate(() => JSON.parse(sessionStorage.getItem("seen")!))).toEqual([
    es("words:home.hero"),
  ]);
  expect(problems).toEqual([]);
});

test("an address that names its language wins and is remembered, until another is chosen", async ({
  page,
}) => {
  await page.goto("/?lang=es");
  await expect(hero(page)).toHaveText(es("words:home.hero"));
  await untilHydrated(page);
  await expect.poll(() => kept(page)).toEqual(["es", "es"]);
  await chooseLanguage(page, es, "Português");
  await expect(hero(page)).toHaveText(pt("words:home.hero"));
  await expect(page).toHaveURL(/\/$/);
  await page.reload();
  await expect(hero(page)).toHaveText(pt("words:home.hero"));
});

test("a page of the signed-in area brings its words when opened from the shop", async ({ page }) => {
  await page.goto("/?lang=pt");
  await untilHydrated(page);
  await page
    .getByRole("link", { name: pt("words:account.signIn"), exact: true })
    .first()
    .click();
  await expect(page.getByRole("button", { name: pt("auth:auth.signInButton"), exact: true })).toBeVisible();
});
