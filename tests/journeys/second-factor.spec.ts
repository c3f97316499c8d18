import { expect } from "@playwright/test";
import { eq } from "drizzle-orm";
import { setAdminRole } from "#domains/accounts/server/set-admin-role.ts";
import { factors } from "#domains/second-factor/server/tables.ts";
import { fillSignIn, forgetSignInCounts, signOut } from "./support/auth-page.ts";
import { codeSentTo } from "./support/mails.ts";
import { openMarket } from "./support/market.ts";
import { addShopper, test } from "./support/people.ts";
import { addApp, keepCodes, leftOver, securityPanel } from "./support/security-panel.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
import { wordsOf } from "./support/words.ts";

test.beforeEach(forgetSignInCounts);

test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

const say = wordsOf("en");

test("an app is added by keyboard, its codes are kept; then it is asked for, or a recovery code is", async ({
  page,
}) => {
  const shopper = await addShopper();
  await page.goto(securityPanel);
  await fillSignIn(page, say, shopper.email, shopper.password);
  const { nextCode, recoveryCodes } = await addApp(page, say, "Phone of Ada");
  await expect(page.getByRole("heading", { name: say("secondFactor:codes.title") })).toBeFocused();
  await expect(page.getByText(leftOver(say, 10))).toBeVisible();

  await signOut(page, say);
  await page.goto("/orders");
  await fillSignIn(page, say, shopper.email, shopper.password);
  await page.getByLabel(say("secondFactor:secondStep.totpLabel")).fill(nextCode());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/orders");

  await signOut(page, say);
  await page.goto(securityPanel);
  await fillSignIn(page, say, shopper.email, shopper.password);
  await page.getByRole("button", { name: say("secondFactor:secondStep.use.recovery") }).click();
  await page.getByLabel(say("secondFactor:secondStep.recoveryLabel")).fill(recoveryCodes[3]!.toUpperCase());
  await page.keyboard.press("Enter");
  await expect(page.getByText(leftOver(say, 9))).toBeVisible();

  await page.getByRole("button", { name: say("secondFactor:codes.renew") }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: say("secondFactor:codes.create") })
    .click();
  const renewed = await keepCodes(page, say);
  expect(renewed.filter((code) => recoveryCodes.includes(code))).toEqual([]);
  await expect(page.getByText(leftOver(say, 10))).toBeVisible();
});

test("an attempt that is given up leaves nothing; names are one's own; the last factor goes with its codes", async ({
  signedIn,
}) => {
  const shopper = await addShopper();
  const page = await (await signedIn(shopper)).newPage();
  await page.goto(securityPanel);
  await untilHydrated(page);
  const dialog = page.getByRole("dialog");
  const begin = async (name: string) => {
    await page.getByRole("button", { name: say("secondFactor:factors.addApp") }).click();
    await dialog.getByLabel(say("secondFactor:enrol.name")).fill(name);
    await page.keyboard.press("Enter");
  };
  await begin("Tablet");
  await expect(dialog.getByRole("img")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: say("secondFactor:factors.addApp") })).toBeFocused();
  const { db } = await openMarket();
  await expect.poll(() => db.$count(factors, eq(factors.userId, shopper.userId))).toBe(0);
  await addApp(page, say, "Tablet");

  await begin("Tablet");
  await expect(dialog.getByText(say("secondFactor:enrol.nameTaken"))).toBeVisible();
  await expect(dialog.getByLabel(say("secondFactor:enrol.name"))).toBeFocused();
  await page.keyboard.press("Escape");

  await page
    .getByRole("button", { name: say("secondFactor:factors.removeNamed", { name: "Tablet" }) })
    .click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(say("secondFactor:factors.removeText.last"));
  await question.getByRole("button", { name: say("secondFactor:factors.remove"), exact: true }).click();
  await expect(page.getByText(say("secondFactor:factors.empty"))).toBeVisible();
  await expect(page.getByRole("heading", { name: say("secondFactor:factors.title") })).toBeFocused();
  await expect(page.getByRole("heading", { name: say("secondFactor:codes.title") })).toHaveCount(0);
});

test("a phone is added with the code of its message", async ({ signedIn }) => {
  const page = await (await signedIn(await addShopper())).newPage();
  await page.goto(securityPanel);
  await untilHydrated(page);
  await page.getByRole("button", { name: say("secondFactor:factors.addPhone") }).click();
  const dialog = page.getByRole("dialog");
  const number = dialog.getByLabel(say("secondFactor:enrol.phone"));
  await number.fill("202 555 0100");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText(say("secondFactor:enrol.phoneWrong"))).toBeVisible();
  const phone = `+1202${String(Math.floor(Math.random() * 1e7)).padStart(7, "0")}`;
  await number.fill(`${phone.slice(0, 2)} (${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8)}`);
  await page.keyboard.press("Enter");
  const code = dialog.getByLabel(say("secondFactor:secondStep.phoneLabel"));
  await expect(code).toBeFocused();
  await expect(dialog.getByText(say("secondFactor:enrol.phoneIs", { phone }))).toBeVisible();
  await code.fill(await codeSentTo(phone));
  await page.keyboard.press("Enter");
  await keepCodes(page, say);
  await expect(page.getByText(say("secondFactor:factors.types.phone"))).toBeVisible();
});

test("an administrator on the way to the dashboard is led to the panel, and on", async ({ page }) => {
  const shopper = await addShopper();
  await setAdminRole((await openMarket()).db, shopper.userId, "owner");
  await page.goto("/admin");
  await fillSignIn(page, say, shopper.email, shopper.password);
  await expect(page.getByText(say("secondFactor:admin.title"))).toBeVisible();
  await expect(page).toHaveURL(`${securityPanel}&need=admin`);
  await addApp(page, say, "Phone of Ada", shopper.email);
  await expect(page).toHaveURL("/admin");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto(`${securityPanel}&need=admin`);
  await page.getByRole("link", { name: say("secondFactor:admin.open") }).click();
  await expect(page).toHaveURL("/admin");
});
