import { expect, test } from "@playwright/test";
import {
  chooseLanguage,
  confirmation,
  escaped,
  fillPair,
  fillSignIn,
  forgetSignInCounts,
  password,
  signInLink,
  signOut,
  toast,
} from "./support/auth-page.ts";
import { holdCode } from "./support/hold-code.ts";
import { askMarket } from "./support/market.ts";
import { addShopper } from "./support/people.ts";
import { linkInMail, newEmail, signIn, signUpAndVerify } from "./support/shopper.ts";
import { untilAlive } from "./support/until-alive.ts";
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

    test("sign up, follow the mail's link, sign in, come back to where one was, sign out", async ({
      page,
    }) => {
      await page.goto("/orders");
      await expect(page).toHaveURL("/auth?from=%2Forders");
      const email = newEmail(language);
      await signUpAndVerify(page, say, email);
      await signIn(page, say, email);
      await expect(page).toHaveURL("/orders");
      await expect(page.getByText(say("auth:auth.welcomeTitle"))).toHaveCount(1);
      await signOut(page, say);
      await expect(page).toHaveURL("/");
      await expect(signInLink(page, say)).toBeVisible();
      await page.goto("/orders");
      await expect(page).toHaveURL("/auth?from=%2Forders");
    });

    test("what was typed outlives errors, another tab and another language", async ({ page }) => {
      const { email } = await addShopper();
      await page.goto("/auth");
      await fillSignIn(page, say, email, "not-the-password");
      await expect(page.getByText(say("errors:INVALID_CREDENTIALS")).first()).toBeVisible();
      await expect(toast(page, say("auth:auth.errorTitle"))).toContainText(say("errors:INVALID_CREDENTIALS"));
      await chooseLanguage(page, say, "Português");
      const portuguese = wordsOf("pt");
      await expect(page.getByText(portuguese("errors:INVALID_CREDENTIALS")).first()).toBeVisible();
      await page.getByRole("tab", { name: portuguese("auth:auth.signUpTab") }).click();
      await page.getByLabel(portuguese("auth:fields.fullName")).fill("Ada");
      await page.getByRole("tab", { name: portuguese("auth:auth.signInTab") }).click();
      await expect(page.getByLabel(portuguese("auth:fields.email"))).toHaveValue(email);
      await expect(password(page, portuguese)).toHaveValue("not-the-password");
      await page.getByRole("tab", { name: portuguese("auth:auth.signUpTab") }).click();
      await expect(page.getByLabel(portuguese("auth:fields.fullName"))).toHaveValue("Ada");
    });

    test("a forgotten password is set anew by the mail's link, once", async ({ page }) => {
      const { email, password: old } = await addShopper();
      await page.goto("/forgot-password");
      await page.getByLabel(say("auth:fields.email")).fill(email);
      await page.getByRole("button", { name: say("auth:forgot.button") }).click();
      await expect(page.getByText(say("auth:forgot.sentTitle"))).toBeVisible();
      const link = await linkInMail(email);
      await page.goto(link);
      await fillPair(page, say, "password1");
      await expect(page.getByText(say("auth:problems.weak.common"))).toBeVisible();
      await expect(page).toHaveURL("/reset-password");
      await expect(confirmation(page, say)).toHaveValue("password1");
      await page.reload();
      await fillPair(page, say, "kenya-double-a-1");
      await expect(page.getByRole("heading", { name: say("auth:reset.doneTitle") })).toBeVisible();
      await page.goto("/orders");
      await expect(page).toHaveURL("/orders");

      await page.goto(link);
      await fillPair(page, say, "sumatra-wet-hull-2");
      await expect(page.getByRole("heading", { name: say("auth:reset.invalidTitle") })).toBeVisible();
      await signOut(page, say);
      await page.goto("/auth");
      await fillSignIn(page, say, email, old);
      await expect(page.getByText(say("errors:INVALID_CREDENTIALS")).first()).toBeVisible();
      await signIn(page, say, email, "kenya-double-a-1");
    });
  });
}

for (const language of ["en", "es", "pt"] as const) {
  const reasons = { common: "iloveyou", personal: "adabrown", sequence: "abcdefgh", repetition: "aaaaaaaa" };
  test(`${language}: a weak password's reason stands at its field, and nothing is lost`, async ({
    page,
    context,
  }) => {
    const say = wordsOf(language);
    await context.addCookies([
      { name: "i18nextLng", value: language, url: test.info().project.use.baseURL! },
    ]);
    await page.addInitScript((value) => localStorage.setItem("i18nextLng", value), language);
    await page.goto("/auth?tab=signup");
    await page.getByLabel(say("auth:fields.fullName")).fill("Ada Brown");
    await page.getByLabel(say("auth:fields.email")).fill(newEmail("weak"));
    for (const [reason, weak] of Object.entries(reasons)) {
      await fillPair(page, say, weak, "signUp");
      await expect(password(page, say)).toHaveAccessibleDescription(
        new RegExp(escaped(say(`auth:problems.weak.${reason}`))),
      );
      await expect(password(page, say)).toBeFocused();
      await expect(confirmation(page, say)).toHaveValue(weak);
    }
    await expect(page.getByLabel(say("auth:fields.fullName"))).toHaveValue("Ada Brown");
  });
}

test.describe("in particular", () => {
  const say = wordsOf("en");
  test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

  test("an unverified address is told so, and the new mail's link works", async ({ page }) => {
    const { email, password: secret, id } = await addShopper();
    await askMarket("update users set email_verified = false where id = $1", [id]);
    await page.goto("/auth?from=%2Fcompare");
    await fillSignIn(page, say, email, secret);
    await expect(page.getByText(say("auth:verify.unverifiedTitle"))).toBeVisible();
    await page.getByRole("button", { name: say("auth:verify.resend") }).click();
    await expect(toast(page, say("auth:verify.resent"))).toBeVisible();
    const link = await linkInMail(email);
    await page.goto(link);
    await expect(page.getByText(say("auth:verify.doneTitle"))).toBeVisible();
    await page.goto(link);
    await expect(page.getByText(say("auth:verify.failedTitle"))).toBeVisible();
    await page.goto("/auth?from=%2Fcompare");
    await signIn(page, say, email, secret);
    await expect(page).toHaveURL("/compare");
  });

  test("signing in leads back, the way in goes from the history, and no link leads off the site", async ({
    page,
  }) => {
    const shopper = await addShopper();
    await page.goto("/help");
    await page.goto("/orders?page=1");
    await signIn(page, say, shopper.email, shopper.password);
    await expect(page).toHaveURL("/orders?page=1");
    await page.goBack();
    await expect(page).toHaveURL("/help");
    // The browser kept this page from before; it follows all the same.
    await signOut(page, say);
    for (const elsewhere of ["https://evil.example/", "/\\evil.example"]) {
      await page.goto(`/auth?from=${encodeURIComponent(elsewhere)}`);
      await fillSignIn(page, say, shopper.email, shopper.password);
      await expect(page).toHaveURL("/");
      await signOut(page, say);
    }
  });

  test("by keyboard alone, with one toggle for both passwords", async ({ page }) => {
    await page.goto("/auth");
    await untilAlive(page);
    await page.getByRole("tab", { name: say("auth:auth.signInTab") }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab").nth(1)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/tab=signup/);
    await expect(page.getByLabel(say("auth:fields.fullName"))).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(page.getByLabel(say("auth:fields.fullName"))).toBeFocused();
    for (const text of ["A", "ada@example", "12345"]) {
      await page.keyboard.type(text);
      await page.keyboard.press("Tab");
    }
    await expect(page.getByRole("button", { name: say("ui:showPassword") })).toBeFocused();
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.type("54321");
    await expect(password(page, say)).toHaveAttribute("type", "text");
    await expect(confirmation(page, say)).toHaveAttribute("type", "text");
    await page.keyboard.press("Enter");
    for (const problem of ["fullNameShort", "email", "passwordShort", "passwordsDiffer"])
      await expect(page.getByText(say(`auth:problems.${problem}`))).toHaveCount(1);
    await expect(page.getByLabel(say("auth:fields.fullName"))).toBeFocused();
  });

  test("what is typed before the page's code is there stays", async ({ page }) => {
    const release = await holdCode(page);
    await page.goto("/auth?tab=signup", { waitUntil: "commit" });
    await page.getByLabel(say("auth:fields.fullName")).fill("Ada Brown");
    await password(page, say).fill("sumatra-wet-hull");
    const button = page.getByRole("button", { name: say("auth:auth.signUpButton") });
    await button.click();
    release();
    await expect(page.getByText(say("auth:problems.email"))).toBeVisible();
    await expect(password(page, say)).toHaveValue("sumatra-wet-hull");
    await expect(page.getByText(say("auth:problems.fullNameShort"))).toHaveCount(0);
    await expect(page.getByLabel(say("auth:fields.fullName"))).toHaveValue("Ada Brown");
  });

  test("too many tries are told how long to wait", async ({ page }) => {
    const { email } = await addShopper();
    await page.route("**/auth/v1/token**", (route) =>
      route.fulfill({
        status: 429,
        contentType: "application/json",
        body: JSON.stringify({
          defined: true,
          code: "TOO_MANY_REQUESTS",
          status: 429,
          message: "",
          data: { retryAfterSeconds: 42 },
        }),
      }),
    );
    await page.goto("/auth");
    await fillSignIn(page, say, email, "whatever-it-is");
    await expect(toast(page, say("auth:auth.errorTitle"))).toContainText(
      say("auth:auth.tooMany_other", { count: 42 }),
    );
  });
});
