import { expect, type Locator, type Page, test } from "@playwright/test";
import { findingsOf, showByLight } from "./support/expect-accessible.ts";
import { pixelContrastsOf } from "./support/pixel-contrast.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
import { wordsOf } from "./support/words.ts";

const say = wordsOf("es");
test.use({ locale: "es-MX", viewport: { width: 1280, height: 900 } });

type Origin = { country: string; productCount: number };

/** The map comes when it is nearly in sight; until then there is nothing of it. */
async function openMap(page: Page) {
  await page.goto("/");
  await untilHydrated(page);
  const map = page.getByRole("navigation", { name: say("words:home.origins.map") });
  await expect(map).toHaveCount(0);
  await page.getByRole("heading", { name: say("words:home.origins.title") }).scrollIntoViewIfNeeded();
  await expect(map).toBeVisible();
  const { items } = (await (await page.request.get("/api/origins")).json()) as { items: Origin[] };
  return { map, items };
}

const nameOf = ({ country, productCount }: Origin) =>
  say(`words:home.origins.label_${productCount === 1 ? "one" : "other"}`, {
    country: say(`countries:${country}`),
    count: productCount,
  });

test("the map of origins is one stop for the keyboard, and the arrows lead through it", async ({ page }) => {
  const { map, items } = await openMap(page);
  const brazil = items.find(({ country }) => country === "BR")!;
  await map.getByRole("link", { name: nameOf(brazil), exact: true }).focus();
  await expect(map.locator('a[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press("ArrowUp");
  const reached = await map.locator("a:focus").getAttribute("data-country");
  expect(reached).not.toBe("BR");
  const origin = items.find(({ country }) => country === reached)!;
  const shown = page.getByText(say(`countries:${reached}`), { exact: true });
  await expect(shown.first()).toBeVisible();
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === "/products" && url.searchParams.get("origin") === reached);
  await expect(page.locator("main")).toContainText(
    say(`catalogue:count_${origin.productCount === 1 ? "one" : "other"}`, { count: origin.productCount }),
  );
});

test("axe finds nothing on the map, in either theme, and the list says the same as the map", async ({
  page,
}) => {
  const { map, items } = await openMap(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await showByLight(page, colorScheme);
    expect(await findingsOf(page)).toEqual([]);
  }
  const countriesOf = (links: Locator) =>
    links.evaluateAll((all) => all.map((link) => link.getAttribute("href")?.slice(-2)));
  const countries = items.map(({ country }) => country);
  const list = page.locator("main ul").filter({ has: page.locator('a[href="/products?origin=BR"]') });
  expect(await countriesOf(list.getByRole("link"))).toEqual(countries);
  expect((await countriesOf(map.getByRole("link"))).toSorted()).toEqual(countries.toSorted());
});

test.describe("by finger", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("the first touch tells of a country, the second opens it", async ({ page }) => {
    const { map } = await openMap(page);
    await map.locator('[data-country="PE"] circle').last().tap();
    await expect(page.getByText(say("countries:PE"), { exact: true }).first()).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/");
    await map.locator('[data-country="PE"] circle').last().tap();
    await page.waitForURL(/\/products\?origin=PE$/);
  });
});

test("the hero's words stand out from the picture on every pixel, in each language, on phones, tablets and larger screens", async ({
  page,
}) => {
  const low: string[] = [];
  const screens = [
    ...[320, 360, 768, 1024].map((width) => ({ width, lang: "es" })),
    // Here the words are on the picture, and each language breaks its lines elsewhere.
    ...["en", "pt"].map((lang) => ({ width: 1024, lang })),
  ];
  for (const { width, lang } of screens) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/?lang=${lang}`);
    const hero = page.locator("main section").first();
    const words = hero.locator("h1, p, a[href='/vendor/register']");
    await expect(words).toHaveCount(4);
    await expect.poll(() => hero.locator("img").evaluate(isDrawn)).toBe(true);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const { text, contrast } of await pixelContrastsOf(page, words))
        if (contrast < 4.5) low.push(`${lang}, ${width} px, ${colorScheme}: ${contrast.toFixed(2)} ${text}`);
    }
  }
  expect(low).toEqual([]);
});

const isDrawn = (image: HTMLElement | SVGElement) => (image as HTMLImageElement).complete;
