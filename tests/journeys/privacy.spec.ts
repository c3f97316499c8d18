import fs from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { fillSignIn, toast } from "./support/auth-page.ts";
import { settings, watchConsole } from "./support/dashboard.ts";
import { addFavorites, addOrder } from "./support/dashboard-people.ts";
import { askMarket, ledgerSum } from "./support/market.ts";
import { addShopper, type Shopper, test } from "./support/people.ts";
import { type Say, wordsOf } from "./support/words.ts";

const panel = "/profile/settings?panel=privacy";
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const dialogOf = (page: Page, say: Say) =>
  page.getByRole("alertdialog", { name: say("privacy:dialog.title"), exact: true });

/** A page that lives answers; before that a press may be lost. */
async function openDialog(page: Page, say: Say) {
  const dialog = dialogOf(page, say);
  await button(page, say("privacy:erase.button")).click();
  await expect(dialog).toBeVisible();
  return {
    dialog,
    confirmation: dialog.getByLabel(say("privacy:dialog.confirmation")),
    password: dialog.getByRole("textbox", { name: say("privacy:dialog.password") }),
    submit: dialog.getByRole("button", { name: say("privacy:dialog.submit") }),
  };
}

const traces = async ({ id, email }: Shopper) => {
  const [row] = await askMarket<{ count: number }>(
    `select (select count(*) from users where id = $1 or email = $2)
       + (select count(*) from emails where recipient = $2) + (select count(*) from wishlist where user_id = $1)
       + (select count(*) from orders where user_id = $1) as count`,
    [id, email],
  );
  return Number(row!.count);
};

for (const { language, locale, width, height } of settings) {
  test.describe(`${language} at ${width} px`, () => {
    const say = wordsOf(language);
    test.use({ locale, viewport: { width, height } });

    test("the data comes as a file; a failure says so and can be tried again", async ({ signedIn }) => {
      const shopper = await addShopper();
      const order = await addOrder(shopper);
      await addFavorites(shopper, 2);
      const page = await (await signedIn(shopper)).newPage();
      await page.goto(panel);
      await page.route("**/api/privacy/export", (route) => route.abort());
      await button(page, say("privacy:export.button")).click();
      await expect(page.getByRole("alert")).toContainText(say("privacy:export.failedTitle"));
      await page.unroute("**/api/privacy/export");

      const coming = page.waitForEvent("download");
      await button(page, say("privacy:export.again")).click();
      const download = await coming;
      expect(download.suggestedFilename()).toMatch(/^cafeto-data-\d{4}-\d{2}-\d{2}\.json$/);
      const text = fs.readFileSync((await download.path())!, "utf8");
      const data = JSON.parse(text);
      expect(data).toMatchObject({ format: "cafeto-personal-data", profile: { email: shopper.email } });
      expect(data.orders.items).toMatchObject([{ id: order.id, number: Number(order.number) }]);
      expect(data.wishlist.items).toHaveLength(2);
      expect(text.match(/[\w.-]+@people\.example/g)!.every((one) => one === shopper.email)).toBe(true);
      await expect(toast(page, say("privacy:export.doneTitle"))).toContainText(download.suggestedFilename());
      await expect(page.getByRole("alert")).toHaveCount(0);
    });

    test("an order under way is named with a link; delivered, the account goes, and its address is unknown", async ({
      signedIn,
    }) => {
      const shopper = await addShopper();
      const order = await addOrder(shopper);
      await addFavorites(shopper, 1);
      const device = await signedIn(shopper);
      const [page, other] = [await device.newPage(), await device.newPage()];
      await other.goto("/wishlist");
      await page.goto(panel);
      const main = page.getByRole("main");
      await expect(main.getByText(say("privacy:erase.blockedTitle"))).toBeVisible();
      await expect(button(page, say("privacy:erase.button"))).toHaveCount(0);
      await main.getByRole("link", { name: say("orders:number", { number: order.number }) }).click();
      await page.waitForURL(`**/orders/${order.id}`);
      await askMarket("update parcels set status = 'delivered' where order_id = $1", [order.id]);

      await page.goBack();
      const { confirmation, password, submit } = await openDialog(page, say);
      await submit.click();
      await expect(page.getByText(say("privacy:problems.mismatch"))).toBeInViewport();
      await confirmation.fill(shopper.email);
      await password.fill("not-the-password");
      await submit.click();
      await expect(page.getByText(say("privacy:problems.passwordWrong"))).toBeInViewport();
      await expect(confirmation).toHaveValue(shopper.email);
      expect(await traces(shopper)).toBeGreaterThan(0);
      await password.fill(shopper.password);
      await submit.click();

      await expect(toast(page, say("privacy:done.title"))).toContainText(say("privacy:done.text"));
      expect(new URL(page.url()).pathname).toBe("/");
      await other.waitForURL(/\/auth/);
      await expect.poll(() => traces(shopper)).toBe(0);
      const [kept] = await askMarket<{ owner: string; status: string; name: string }>(
        "select u.email as owner, o.status, o.shipping_address ->> 'fullName' as name from orders o join users u on u.id = o.user_id where o.id = $1",
        [order.id],
      );
      expect(kept).toMatchObject({ status: "delivered", name: "" });
      expect(kept!.owner).toMatch(/^erased-.*@erased\.invalid$/);
      expect(await ledgerSum()).toBe("0.00");

      await page.goto("/auth");
      await fillSignIn(page, say, shopper.email, shopper.password);
      await expect(page.getByText(say("errors:INVALID_CREDENTIALS")).first()).toBeVisible();
    });

    test("with the keyboard alone; what was typed stays while the dialog is closed", async ({ signedIn }) => {
      const shopper = await addShopper();
      const page = await (await signedIn(shopper)).newPage();
      const problems = watchConsole(page);
      await page.goto(panel);
      const opener = button(page, say("privacy:erase.button"));
      await opener.focus();
      await page.keyboard.press("Enter");
      const dialog = dialogOf(page, say);
      await expect(dialog).toBeVisible();
      await expect(dialog.locator(":focus")).toHaveCount(1);
      const confirmation = dialog.getByLabel(say("privacy:dialog.confirmation"));
      while (!(await confirmation.evaluate((field) => field === document.activeElement)))
        await page.keyboard.press("Tab");
      await page.keyboard.type(shopper.email);
      const { violations } = await new AxeBuilder({ page }).include("[role=alertdialog]").analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(confirmation).toHaveValue(shopper.email);
      await dialog.getByRole("textbox", { name: say("privacy:dialog.password") }).focus();
      await page.keyboard.type(shopper.password);
      await page.keyboard.press("Enter");
      await expect(toast(page, say("privacy:done.title"))).toBeVisible();
      await expect.poll(() => traces(shopper)).toBe(0);
      expect(problems).toEqual([]);
    });
  });
}

test.describe("without a password", () => {
  test.use({ locale: "pt-BR", viewport: { width: 360, height: 740 } });
  const say = wordsOf("pt");

  test("a mailed code shows that it is the person", async ({ signedIn }) => {
    const shopper = await addShopper();
    await askMarket("delete from auth_accounts where user_id = $1", [shopper.id]);
    const page = await (await signedIn(shopper)).newPage();
    await page.goto(panel);
    const { dialog, confirmation, submit } = await openDialog(page, say);
    await confirmation.fill(shopper.email);
    const code = dialog.getByLabel(say("privacy:dialog.code"));
    await code.fill("12");
    await submit.click();
    await expect(page.getByText(say("privacy:problems.codeMissing"))).toBeInViewport();
    await dialog.getByRole("button", { name: say("privacy:dialog.sendCode") }).click();
    await expect(page.getByText(say("privacy:dialog.codeSent", { email: shopper.email }))).toBeVisible();
    await code.fill(await codeMailedTo(shopper.email));
    await submit.click();
    await expect(toast(page, say("privacy:done.title"))).toBeVisible();
    await expect.poll(() => traces(shopper)).toBe(0);
  });
});

async function codeMailedTo(email: string): Promise<string> {
  let code = "";
  await expect
    .poll(async () => {
      const [mail] = await askMarket<{ subject: string }>(
        "select subject from emails where recipient = $1 order by created_at desc limit 1",
        [email],
      );
      code = /\d{6}/.exec(mail?.subject ?? "")?.[0] ?? "";
      return code;
    })
    .not.toBe("");
  return code;
}
