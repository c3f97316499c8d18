import { expect } from "@playwright/test";
import { fillSignIn, forgetSignInCounts, toast } from "./support/auth-page.ts";
import { expectAccessibleAtBothWidths } from "./support/expect-accessible.ts";
import { codeSentTo } from "./support/mails.ts";
import { addShopper, forgetPassword, raiseSessions, test } from "./support/people.ts";
import { addAuthenticator } from "./support/second-factor.ts";
import { leftOver, securityPanel } from "./support/security-panel.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
import { wordsOf } from "./support/words.ts";

test.beforeEach(forgetSignInCounts);

test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

const say = wordsOf("en");

test("a device that is signed out elsewhere leaves its guarded page at once", async ({
  browser,
  baseURL,
  signedIn,
}) => {
  const shopper = await addShopper();
  const page = await (await signedIn(shopper)).newPage();
  const phone = await browser.newContext({
    baseURL: baseURL!,
    locale: "en-US",
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1",
  });
  const onPhone = await phone.newPage();
  await onPhone.goto("/orders");
  await fillSignIn(onPhone, say, shopper.email, shopper.password);
  await expect(onPhone).toHaveURL("/orders");
  const third = await (await signedIn(shopper)).newPage();
  const fourth = await (await signedIn(shopper)).newPage();
  await third.goto("/dashboard");
  await fourth.goto("/dashboard");

  await page.goto(securityPanel);
  const name = say("auth:security.devices.named", { browser: "Safari", system: "iOS" });
  const row = page.getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText("127.0.0.1");
  await page.getByRole("button", { name: say("auth:security.devices.endNamed", { name }) }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: say("auth:security.devices.end"), exact: true })
    .click();
  await expect(onPhone).toHaveURL("/auth?from=%2Forders");
  await expect(row).toHaveCount(0);
  await expect(page.getByRole("heading", { name: say("auth:security.devices.title") })).toBeFocused();
  await expect(third).toHaveURL("/dashboard");

  await page.getByRole("button", { name: say("auth:security.devices.endOthers") }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("2");
  await question.getByRole("button", { name: say("auth:security.devices.endOthers") }).click();
  for (const other of [third, fourth]) await expect(other).toHaveURL("/auth?from=%2Fdashboard");
  await expect(page.getByText(say("auth:security.devices.current"), { exact: true })).toBeVisible();
  await page.goto("/orders");
  await expect(page).toHaveURL("/orders");
  await phone.close();
});

test("a password is changed with the current one, or with a mailed code by who has none", async ({
  signedIn,
  page: visitor,
}) => {
  const shopper = await addShopper();
  const page = await (await signedIn(shopper)).newPage();
  await page.goto(securityPanel);
  const current = page.getByLabel(say("auth:security.password.current"));
  const fresh = page.getByRole("textbox", { name: say("auth:fields.newPassword") });
  const save = page.getByRole("button", { name: say("auth:reset.button") });
  await current.fill("not-the-password");
  await fresh.fill("sumatra-wet-hull");
  await save.click();
  await expect(page.getByText(say("auth:security.password.problems.password.wrong"))).toBeVisible();
  await expect(current).toBeFocused();
  await current.fill(shopper.password);
  await fresh.fill("123456");
  await save.click();
  await expect(page.getByText(say("auth:problems.weak.common"))).toBeVisible();
  await expect(fresh).toBeFocused();
  await page.getByRole("button", { name: say("ui:showPassword") }).click();
  await expect(current).toHaveAttribute("type", "text");
  await fresh.fill("sumatra-wet-hull");
  await save.click();
  await expect(toast(page, say("auth:reset.doneTitle"))).toBeVisible();
  await expect(current).toHaveValue("");
  await visitor.goto("/auth");
  await fillSignIn(visitor, say, shopper.email, "sumatra-wet-hull");
  await expect(visitor).toHaveURL("/");

  await forgetPassword(shopper);
  await page.reload();
  await untilHydrated(page);
  await expect(page.getByRole("heading", { name: say("auth:security.password.firstTitle") })).toBeVisible();
  await page.getByRole("button", { name: say("auth:security.password.mail") }).click();
  await page.getByLabel(say("auth:security.password.code")).fill(await codeSentTo(shopper.email));
  await fresh.fill("java-old-brown-7");
  await save.click();
  await expect(
    page.getByRole("heading", { name: say("auth:security.password.title"), exact: true }),
  ).toBeVisible();
  await expect(current).toBeVisible();
});

test("axe finds nothing on the panel and its dialogs", async ({ signedIn, baseURL }) => {
  const say = wordsOf("en");
  const shopper = await addShopper();
  const device = await signedIn(shopper);
  await addAuthenticator(baseURL!, shopper);
  await raiseSessions(shopper);
  const page = await device.newPage();
  await page.goto(securityPanel);
  await expect(page.getByText(leftOver(say, 10))).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole("button", { name: say("secondFactor:factors.addPhone") }).click();
  await page.getByLabel(say("secondFactor:enrol.phone"), { exact: false }).press("Enter");
  await expect(page.getByText(say("secondFactor:enrol.phoneWrong"))).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: say("secondFactor:factors.addApp") }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("secondFactor:enrol.continue.totp") })
    .click();
  await expect(page.getByRole("dialog").getByRole("img")).toBeVisible();
  await expectAccessibleAtBothWidths(page);
});
