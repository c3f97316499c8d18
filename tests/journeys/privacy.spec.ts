import fs from "node:fs";
import { expect, type Page } from "@playwright/test";
import { eq, or } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { orders } from "#domains/orders/server/tables.ts";
import { wishlist } from "#domains/wishlist/server/tables.ts";
import { emails } from "#platform/email/tables.ts";
import { deliver } from "../support/sell-and-pay-out.ts";
import { fillSignIn, toast } from "./support/auth-page.ts";
import { addGoods } from "./support/goods.ts";
import { codeSentTo } from "./support/mails.ts";
import { ledgerSum, openMarket } from "./support/market.ts";
import { addShopper, forgetPassword, type Shopper, test } from "./support/people.ts";
import { buy } from "./support/purchases.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
import { store } from "./support/wishlist.ts";
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

/** How many records name the person: their own, their mails, their wishes and their orders. */
async function countRecordsOf({ userId, email }: Shopper): Promise<number> {
  const { db } = await openMarket();
  const counts = await Promise.all([
    db.$count(users, or(eq(users.id, userId), eq(users.email, email))),
    db.$count(emails, eq(emails.recipient, email)),
    db.$count(wishlist, eq(wishlist.userId, userId)),
    db.$count(orders, eq(orders.userId, userId)),
  ]);
  return counts.reduce((all, count) => all + count);
}

test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

const say = wordsOf("en");

test("the data comes as a file; a failure says so and can be tried again", async ({ signedIn }) => {
  const shopper = await addShopper();
  const goods = await addGoods(2);
  const order = await buy(shopper, goods);
  await store(shopper, goods);
  const page = await (await signedIn(shopper)).newPage();
  await page.goto(panel);
  await untilHydrated(page);
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
  const goods = await addGoods(1);
  const order = await buy(shopper, goods);
  await store(shopper, goods);
  const device = await signedIn(shopper);
  const [page, other] = [await device.newPage(), await device.newPage()];
  await other.goto("/wishlist");
  await page.goto(panel);
  const main = page.getByRole("main");
  await expect(main.getByText(say("privacy:erase.blockedTitle"))).toBeVisible();
  await expect(button(page, say("privacy:erase.button"))).toHaveCount(0);
  await main.getByRole("link", { name: say("orders:number", { number: order.number }) }).click();
  await page.waitForURL(`**/orders/${order.id}`);
  await deliver({ infra: await openMarket() }, order.id);

  await page.goBack();
  const { confirmation, password, submit } = await openDialog(page, say);
  await submit.click();
  await expect(page.getByText(say("privacy:problems.mismatch"))).toBeInViewport();
  await confirmation.fill(shopper.email);
  await password.fill("not-the-password");
  await submit.click();
  await expect(page.getByText(say("privacy:problems.passwordWrong"))).toBeInViewport();
  await expect(confirmation).toHaveValue(shopper.email);
  expect(await countRecordsOf(shopper)).toBeGreaterThan(0);
  await password.fill(shopper.password);
  await submit.click();

  await expect(toast(page, say("privacy:done.title"))).toContainText(say("privacy:done.text"));
  expect(new URL(page.url()).pathname).toBe("/");
  await other.waitForURL(/\/auth/);
  await expect.poll(() => countRecordsOf(shopper)).toBe(0);
  const { db } = await openMarket();
  const [kept] = await db
    .select({ owner: users.email, status: orders.status, address: orders.shippingAddress })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, order.id));
  expect(kept).toMatchObject({ status: "delivered", address: { fullName: "" } });
  expect(kept!.owner).toMatch(/^erased-.*@erased\.invalid$/);
  expect(await ledgerSum()).toBe(0);

  await page.goto("/auth");
  await fillSignIn(page, say, shopper.email, shopper.password);
  await expect(page.getByText(say("errors:INVALID_CREDENTIALS")).first()).toBeVisible();
});

test.describe("without a password", () => {
  test.use({ locale: "pt-BR", viewport: { width: 360, height: 740 } });
  const say = wordsOf("pt");

  test("a mailed code shows that it is the person", async ({ signedIn }) => {
    const shopper = await addShopper();
    await forgetPassword(shopper);
    const page = await (await signedIn(shopper)).newPage();
    await page.goto(panel);
    const { dialog, confirmation, submit } = await openDialog(page, say);
    await confirmation.fill(shopper.email);
    const code = dialog.getByLabel(say("privacy:dialog.code"));
    await code.fill("12");
    await submit.click();
    await expect(page.getByText(say("privacy:problems.codeMissing"))).toBeInViewport();
    await dialog.getByRole("button", { name: say("auth:sendCode.send") }).click();
    await expect(page.getByText(say("auth:sendCode.sent", { email: shopper.email }))).toBeVisible();
    await code.fill(await codeSentTo(shopper.email));
    await submit.click();
    await expect(toast(page, say("privacy:done.title"))).toBeVisible();
    await expect.poll(() => countRecordsOf(shopper)).toBe(0);
  });
});
