import { expect, test } from "@playwright/test";
import { eq } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import {
  confirmation,
  fillPair,
  fillSignIn,
  forgetSignInCounts,
  password,
  signInLink,
  signOut,
  toast,
} from "./support/auth-page.ts";
import { holdCode } from "./support/hold-code.ts";
import { linkInMail } from "./support/mails.ts";
import { openMarket } from "./support/market.ts";
import { addShopper } from "./support/people.ts";
import { newEmail, signIn, signUpAndVerify } from "./support/shopper.ts";
import { wordsOf } from "./support/words.ts";

test.beforeEach(forgetSignInCounts);

test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

const say = wordsOf("en");

test("sign up, follow the mail's link, sign in, come back to where one was, sign out", async ({ page }) => {
  await page.goto("/orders");
  await expect(page).toHaveURL("/auth?from=%2Forders");
  const email = newEmail("en");
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

  // A used link shows no form.
  await page.goto(link);
  await expect(page.getByRole("heading", { name: say("auth:reset.invalidTitle") })).toBeVisible();
  await signOut(page, say);
  await page.goto("/auth");
  await fillSignIn(page, say, email, old);
  await expect(page.getByText(say("errors:INVALID_CREDENTIALS")).first()).toBeVisible();
  await signIn(page, say, email, "kenya-double-a-1");
});

test.describe("in particular", () => {
  const say = wordsOf("en");
  test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

  test("an unverified address is told so, and the new mail's link works", async ({ page }) => {
    const { email, password: secret, userId } = await addShopper();
    const { db } = await openMarket();
    await db.update(users).set({ emailVerified: false }).where(eq(users.id, userId));
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

  test("what is typed before the page's code is there stays", async ({ page }) => {
    const release = await holdCode(page);
    await page.goto("/auth?tab=signup", { waitUntil: "domcontentloaded" });
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
});
