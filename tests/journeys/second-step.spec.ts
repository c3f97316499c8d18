import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { fillSignIn, forgetSignInCounts, signInLink, signOut, toast } from "./support/auth-page.ts";
import { askMarket } from "./support/market.ts";
import { addShopper } from "./support/people.ts";
import { addAuthenticator, addTelephone } from "./support/second-factor.ts";
import { wordsOf } from "./support/words.ts";

const settings = [
  { language: "en", locale: "en-US", width: 1280, height: 900 },
  { language: "es", locale: "es-MX", width: 360, height: 740 },
] as const;

test.beforeEach(forgetSignInCounts);

for (const { language, locale, width, height } of settings) {
  test.describe(`${language} at ${width} px`, () => {
    const say = wordsOf(language);
    test.use({ locale, viewport: { width, height } });

    test("the second step: a wrong code stays and is selected, the right one leads back", async ({
      page,
      baseURL,
    }) => {
      const shopper = await addShopper();
      const { name, nextCode } = await addAuthenticator(baseURL!, shopper);
      await page.goto("/wishlist");
      await fillSignIn(page, say, shopper.email, shopper.password);
      const code = page.getByLabel(say("auth:secondStep.totpLabel"));
      await expect(code).toBeFocused();
      await expect(page.getByText(say("auth:secondStep.totpHint", { name }))).toBeVisible();
      await expect(page.getByText(say("auth:auth.welcomeText"))).toHaveCount(0);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations).toEqual([]);
      await code.fill("12345");
      await page.keyboard.press("Enter");
      await expect(page.getByText(say("auth:secondStep.sixDigits"))).toBeVisible();
      await code.fill("000 000");
      await page.keyboard.press("Enter");
      await expect(page.getByText(say("errors:INVALID_CODE"))).toBeVisible();
      await expect(code).toHaveValue("000 000");
      expect(await page.evaluate(() => getSelection()?.toString())).toBe("000 000");
      // Neither a reload nor a guard loses the step, and no page takes half a session for a whole one.
      await page.goto("/dashboard");
      await expect(page).toHaveURL("/auth?from=%2Fdashboard");
      await page.reload();
      const right = nextCode();
      await code.fill(`${right.slice(0, 3)} ${right.slice(3)}`);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/dashboard");
      await expect(toast(page, say("auth:auth.welcomeTitle"))).toHaveCount(1);
    });

    test("the second step by text message, by recovery code, or as somebody else", async ({
      page,
      baseURL,
    }) => {
      const shopper = await addShopper();
      const { recoveryCodes } = await addAuthenticator(baseURL!, shopper);
      const number = await addTelephone(shopper);
      await page.goto("/auth");
      await fillSignIn(page, say, shopper.email, shopper.password);
      await page
        .getByRole("button", { name: say("auth:secondStep.use.phone", { name: "Landline" }) })
        .click();
      await page.getByRole("button", { name: say("auth:secondStep.send") }).click();
      const code = page.getByLabel(say("auth:secondStep.phoneLabel"));
      await expect(code).toBeFocused();
      const again = page.getByRole("button", { name: new RegExp(say("auth:secondStep.sendAgain")) });
      await expect(again).toBeDisabled();
      await code.fill(await codeInMessage(number));
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/");
      await signOut(page, say);

      await page.goto("/auth");
      await fillSignIn(page, say, shopper.email, shopper.password);
      await page.getByRole("button", { name: say("auth:secondStep.otherAccount") }).click();
      await expect(page.getByLabel(say("auth:fields.email"))).toHaveValue("");
      await fillSignIn(page, say, shopper.email, shopper.password);
      await page.getByRole("button", { name: say("auth:secondStep.useRecovery") }).click();
      await page.getByLabel(say("auth:secondStep.recoveryLabel")).fill(recoveryCodes[0]!.toUpperCase());
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/");
      await expect(signInLink(page, say)).toHaveCount(0);
    });
  });
}

test("where the half session is over, signing in begins anew", async ({ page }) => {
  const say = wordsOf("en");
  const shopper = await addShopper();
  await addTelephone(shopper);
  await page.goto("/auth");
  await fillSignIn(page, say, shopper.email, shopper.password);
  const send = page.getByRole("button", { name: say("auth:secondStep.send") });
  await expect(send).toBeVisible();
  await askMarket("delete from sessions where user_id = $1", [shopper.id]);
  await send.click();
  await expect(toast(page, say("auth:auth.errorTitle"))).toContainText(say("errors:SESSION_MISSING"));
  await expect(page.getByRole("button", { name: say("auth:auth.signInButton"), exact: true })).toBeVisible();
});

async function codeInMessage(number: string): Promise<string> {
  let code = "";
  await expect
    .poll(async () => {
      const [message] = await askMarket<{ subject: string }>(
        "select subject from emails where recipient = $1",
        [number],
      );
      code = /\d{6}/.exec(message?.subject ?? "")?.[0] ?? "";
      return code;
    })
    .not.toBe("");
  return code;
}
