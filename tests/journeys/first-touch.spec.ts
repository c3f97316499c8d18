import { expect, type Page } from "@playwright/test";
import { languages } from "#kernel/languages.ts";
import { password } from "./support/auth-page.ts";
import { addGoods } from "./support/cart.ts";
import { addShown } from "./support/goods.ts";
import { holdCode } from "./support/hold-code.ts";
import { askMarket } from "./support/market.ts";
import { addShopper, sessionCookieOf, test } from "./support/people.ts";
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

test("arrows pressed before the code is there lead as far as they were pressed", async ({ page }) => {
  const say = wordsOf("en");
  const { id, name } = await addShown({ pictures: 3 });
  const release = await holdCode(page);
  await page.goto(`/products/${id}?lang=en`);
  const pictureAt = (n: number) =>
    page.getByRole("button", {
      name: say("catalogue:product.enlarge", { image: say("catalogue:product.image", { name, n }) }),
    });
  await pictureAt(1).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("html")).toHaveAttribute("data-pressed");
  release();
  await expect(pictureAt(3)).toBeFocused();
  await expect(pictureAt(3)).toBeInViewport();
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

test("what other tabs say while the code is on its way neither asks for the page anew nor is lost", async ({
  signedIn,
}) => {
  const say = wordsOf("en");
  const person = await addShopper();
  const device = await signedIn(person);
  const [page, other] = [await device.newPage(), await device.newPage()];
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents++;
  });
  await other.goto("/help");
  const release = await holdCode(page);
  await page.goto("/dashboard?tab=profile", { waitUntil: "commit" });
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(say("accounts:dashboard.welcome", { name: "Ada Brown" }));
  await askMarket("update users set name = 'Ada Green' where id = $1", [person.id]);
  await page.evaluate(() => {
    const ears = new BroadcastChannel("cafeto-auth");
    ears.onmessage = ({ data }) => document.body.setAttribute("data-heard", data);
  });
  for (const event of ["TOKEN_REFRESHED", "USER_UPDATED"]) {
    await other.evaluate((name) => new BroadcastChannel("cafeto-auth").postMessage(name), event);
    await expect(page.locator("body")).toHaveAttribute("data-heard", event);
  }
  const picture = page.getByLabel(say("accounts:fields.avatarUrl"));
  await picture.fill("https://pictures.example/ada.png");
  release();
  await expect(heading).toHaveText(say("accounts:dashboard.welcome", { name: "Ada Green" }));
  await expect(picture).toHaveValue("https://pictures.example/ada.png");
  expect(documents).toBe(1);
});

test("a page that waits for a sign shows who has signed in elsewhere", async ({ page, context, baseURL }) => {
  const say = wordsOf("en");
  const other = await context.newPage();
  for (const one of [page, other]) await one.goto("/help", { waitUntil: "networkidle" });
  await expect(page.getByRole("banner").locator('a[href^="/auth"]').first()).toBeVisible();
  await context.addCookies([await sessionCookieOf(await addShopper(), baseURL!)]);
  await other.evaluate(() => new BroadcastChannel("cafeto-auth").postMessage("SIGNED_IN"));
  await expect(
    page.getByRole("button", { name: say("words:account.menu", { name: "Ada Brown" }) }),
  ).toBeVisible();
});
