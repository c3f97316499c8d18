import { expect, type Page, test } from "@playwright/test";
import { languages } from "#kernel/languages.ts";
import { password } from "./support/auth-page.ts";
import { addGoods } from "./support/cart.ts";
import { holdCode } from "./support/hold-code.ts";
import { addShopper } from "./support/people.ts";
import { wordsOf } from "./support/words.ts";

/** What of the page's code has come. */
const scriptsOf = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType("resource").filter(({ name }) => /\.js(\?|$)/.test(name)).length,
  );

for (const language of languages)
  test(`a page that is only read gets no code; the first press brings it and is done (${language})`, async ({
    page,
  }) => {
    const say = wordsOf(language);
    const [good] = await addGoods(1);
    await page.goto(`/products/${good!.id}?lang=${language}`, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1, name: good!.name })).toBeVisible();
    expect(await scriptsOf(page)).toBe(0);

    await page
      .getByRole("button", { name: say("cart:add"), exact: true })
      .first()
      .click();
    await expect(page.getByText(say("cart:added")).first()).toBeVisible();
    expect(await scriptsOf(page)).toBeGreaterThan(5);
    await expect(page.locator("html")).not.toHaveAttribute("data-pressed");

    // Who has something here already gets the code at once.
    await page.goto(`/products?lang=${language}`, { waitUntil: "networkidle" });
    expect(await scriptsOf(page)).toBeGreaterThan(5);
  });

test("what is typed and sent before the code is there is not lost", async ({ page }) => {
  const say = wordsOf("en");
  const person = await addShopper();
  const release = await holdCode(page);
  await page.goto("/auth");
  await page.getByLabel(say("auth:fields.email")).fill(person.email);
  await password(page, say).fill("wrong-password-1");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-pressed");
  release();
  await expect(page.getByText(say("errors:INVALID_CREDENTIALS")).first()).toBeVisible();
  await expect(page.getByLabel(say("auth:fields.email"))).toHaveValue(person.email);
});

test("code that did not come is asked for again with the next press", async ({ page, context }) => {
  const say = wordsOf("en");
  const [good] = await addGoods(1);
  await page.goto(`/products/${good!.id}?lang=en`, { waitUntil: "networkidle" });
  const add = page.getByRole("button", { name: say("cart:add"), exact: true }).first();
  await context.setOffline(true);
  await add.click();
  await expect(page.getByText(say("words:unreached"))).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-pressed");
  await context.setOffline(false);
  await add.click();
  await expect(page.getByText(say("cart:added")).first()).toBeVisible();
  await expect(page.getByText(say("words:unreached"))).toBeHidden();
});

test("an empty cart and comparison need no code; who has something stored sees its place until the code is there", async ({
  page,
  browser,
}) => {
  const say = wordsOf("en");
  const pages = [
    { path: "/cart", nothing: say("cart:empty") },
    { path: "/compare", nothing: say("catalogue:compare.empty") },
  ];
  for (const { path, nothing } of pages) {
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.getByText(nothing)).toBeVisible();
    expect(await scriptsOf(page)).toBe(0);
  }
  const [good] = await addGoods(1);
  await page.goto(`/products/${good!.id}`);
  await page
    .getByRole("button", { name: say("cart:add"), exact: true })
    .first()
    .click();
  await expect(page.getByText(say("cart:added")).first()).toBeVisible();
  // The same person, whose browser has forgotten the code.
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  const again = await context.newPage();
  const release = await holdCode(again);
  await again.goto("/cart", { waitUntil: "commit" });
  await expect(again.locator("main [data-skeleton]").first()).toBeVisible();
  await expect(again.getByText(say("cart:empty"))).toBeHidden();
  release();
  await expect(again.locator("main").getByRole("link", { name: good!.name }).first()).toBeVisible();
  await context.close();
});
