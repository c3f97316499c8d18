import { expect, type Page } from "@playwright/test";
import { password } from "./support/auth-page.ts";
import { addGoods } from "./support/goods.ts";
import { holdCode } from "./support/hold-code.ts";
import { addShopper, test } from "./support/people.ts";
import { wordsOf } from "./support/words.ts";

const say = wordsOf("en");

const inCart = (page: Page) =>
  page.evaluate(() => {
    const { value } = JSON.parse(localStorage.getItem("coffee-cart") ?? '{"value":{"lines":[]}}');
    return value.lines.map((item: { quantity: number }) => item.quantity);
  });

test('a press on "Add to cart" before hydration takes effect once', async ({ page }) => {
  const [good] = await addGoods(1);
  const release = await holdCode(page);
  await page.goto(`/products/${good!.id}?lang=en`, { waitUntil: "domcontentloaded" });
  await page
    .getByRole("button", { name: say("cart:add"), exact: true })
    .first()
    .click();
  release();
  await expect(page.getByText(say("cart:added")).first()).toBeVisible();
  expect(await inCart(page)).toEqual([1]);
});

test("a favorite, the menu and a report on a small screen are not lost either", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const [good] = await addGoods(1);
  const heart = page.getByRole("button", { name: say("wishlist:heart", { name: good!.name }) }).first();
  const menu = page.getByRole("button", { name: say("words:header.openMenu") });
  const report = page.getByRole("button", { name: `${say("ui:report")}: ${good!.name}` });
  for (const [button, opened] of [
    [heart, page.getByText(say("wishlist:authTitle"))],
    [menu, page.getByRole("dialog")],
    [report, page.getByRole("alertdialog")],
  ] as const) {
    const release = await holdCode(page);
    await page.goto(`/products/${good!.id}?lang=en`, { waitUntil: "domcontentloaded" });
    await button.click();
    release();
    await expect(opened.first()).toBeVisible();
    await page.unrouteAll({ behavior: "wait" });
  }
});

test("what is typed and sent before hydration is not lost", async ({ page }) => {
  const person = await addShopper();
  const release = await holdCode(page);
  await page.goto("/auth", { waitUntil: "domcontentloaded" });
  await page.getByLabel(say("auth:fields.email")).fill(person.email);
  await password(page, say).fill("wrong-password-1");
  await page.keyboard.press("Enter");
  release();
  await expect(page.getByText(say("errors:INVALID_CREDENTIALS")).first()).toBeVisible();
  await expect(page.getByLabel(say("auth:fields.email"))).toHaveValue(person.email);
});

test("a password typed and sent before hydration in the settings is not lost either", async ({
  signedIn,
}) => {
  const page = await (await signedIn(await addShopper())).newPage();
  const release = await holdCode(page);
  await page.goto("/profile/settings?panel=security", { waitUntil: "domcontentloaded" });
  await page.getByLabel(say("auth:security.password.current")).fill("not-the-password");
  await page.getByRole("textbox", { name: say("auth:fields.newPassword") }).fill("sumatra-wet-hull");
  await page.getByRole("button", { name: say("auth:reset.button") }).click();
  release();
  await expect(page.getByText(say("auth:security.password.problems.password.wrong"))).toBeVisible();
});

test("what is typed before hydration stays where a form has values of its own", async ({ page }) => {
  const release = await holdCode(page);
  await page.goto("/contact?subject=vendor", { waitUntil: "domcontentloaded" });
  const name = page.getByLabel(say("support:contact.name"));
  await name.fill("Ada Brown");
  release();
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  await expect(name).toHaveValue("Ada Brown");
  await expect(page.getByLabel(say("support:contact.subject"))).toHaveValue(
    say("support:contact.subjects.vendor"),
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });

  test("every picture appears", async ({ page }) => {
    const [good] = await addGoods(1);
    for (const path of ["/", "/products", "/categories/roasted-coffee", `/products/${good!.id}`]) {
      await page.goto(path);
      const pictures = page.locator("main img:visible");
      expect(await pictures.count()).toBeGreaterThan(0);
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() => picture.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth))
          .toBeGreaterThan(0);
      }
    }
  });
});
