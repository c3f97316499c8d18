import { expect, test } from "@playwright/test";
import { eq } from "drizzle-orm";
import { sessions } from "#domains/auth/server/tables.ts";
import { fillSignIn, forgetSignInCounts, signInLink, signOut, toast } from "./support/auth-page.ts";
import { expectAccessible } from "./support/expect-accessible.ts";
import { codeSentTo } from "./support/mails.ts";
import { openMarket } from "./support/market.ts";
import { addShopper } from "./support/people.ts";
import { addAuthenticator, addTelephone } from "./support/second-factor.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
import { wordsOf } from "./support/words.ts";

test.beforeEach(forgetSignInCounts);

test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

const say = wordsOf("en");

test("the second step: a wrong code stays and is selected, the right one leads back", async ({
  page,
  baseURL,
}) => {
  const shopper = await addShopper();
  const { name, nextCode } = await addAuthenticator(baseURL!, shopper);
  await page.goto("/wishlist");
  await fillSignIn(page, say, shopper.email, shopper.password);
  const code = page.getByLabel(say("secondFactor:secondStep.totpLabel"));
  await expect(code).toBeFocused();
  await expect(page.getByText(say("secondFactor:secondStep.totpHint", { name }))).toBeVisible();
  await expect(page.getByText(say("auth:auth.welcomeText"))).toHaveCount(0);
  await expectAccessible(page);
  await code.fill("12345");
  await page.keyboard.press("Enter");
  await expect(page.getByText(say("secondFactor:secondStep.sixDigits"))).toBeVisible();
  await code.fill("000 000");
  await page.keyboard.press("Enter");
  await expect(page.getByText(say("errors:INVALID_CODE"))).toBeVisible();
  await expect(code).toHaveValue("000 000");
  expect(await page.evaluate(() => getSelection()?.toString())).toBe("000 000");
  // Neither a reload nor a guard loses the step, and no page takes half a session for a whole one.
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/auth?from=%2Fdashboard");
  await page.reload();
  await untilHydrated(page);
  const right = nextCode();
  await code.fill(`${right.slice(0, 3)} ${right.slice(3)}`);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard");
  await expect(toast(page, say("auth:auth.welcomeTitle"))).toHaveCount(1);
});

test("the second step by text message, by recovery code, or as somebody else", async ({ page, baseURL }) => {
  const shopper = await addShopper();
  const { recoveryCodes } = await addAuthenticator(baseURL!, shopper);
  const number = await addTelephone(shopper);
  await page.goto("/auth");
  await fillSignIn(page, say, shopper.email, shopper.password);
  await page
    .getByRole("button", { name: say("secondFactor:secondStep.use.phone", { name: "Landline" }) })
    .click();
  await page.getByRole("button", { name: say("secondFactor:secondStep.send") }).click();
  const code = page.getByLabel(say("secondFactor:secondStep.phoneLabel"));
  await expect(code).toBeFocused();
  const again = page.getByRole("button", { name: new RegExp(say("secondFactor:secondStep.sendAgain")) });
  await expect(again).toBeDisabled();
  await code.fill(await codeSentTo(number));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
  await signOut(page, say);

  await page.goto("/auth");
  await fillSignIn(page, say, shopper.email, shopper.password);
  await page.getByRole("button", { name: say("secondFactor:secondStep.otherAccount") }).click();
  await expect(page.getByLabel(say("auth:fields.email"))).toHaveValue("");
  await fillSignIn(page, say, shopper.email, shopper.password);
  await page.getByRole("button", { name: say("secondFactor:secondStep.use.recovery") }).click();
  await page.getByLabel(say("secondFactor:secondStep.recoveryLabel")).fill(recoveryCodes[0]!.toUpperCase());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
  await expect(signInLink(page, say)).toHaveCount(0);
});

test("where the half session is over, signing in begins anew", async ({ page }) => {
  const say = wordsOf("en");
  const shopper = await addShopper();
  await addTelephone(shopper);
  await page.goto("/auth");
  await fillSignIn(page, say, shopper.email, shopper.password);
  const send = page.getByRole("button", { name: say("secondFactor:secondStep.send") });
  await expect(send).toBeVisible();
  const { db } = await openMarket();
  await db.delete(sessions).where(eq(sessions.userId, shopper.userId));
  await send.click();
  await expect(toast(page, say("auth:auth.errorTitle"))).toContainText(say("errors:SESSION_MISSING"));
  await expect(page.getByRole("button", { name: say("auth:auth.signInButton"), exact: true })).toBeVisible();
});
