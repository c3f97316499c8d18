import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { fillSignIn, forgetSignInCounts, toast } from "./support/auth-page.ts";
import { askMarket } from "./support/market.ts";
import { addShopper, test } from "./support/people.ts";
import { addAuthenticator } from "./support/second-factor.ts";
import { codeSentTo, leftOver, securityPanel } from "./support/security-panel.ts";
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

    test("a device that is signed out elsewhere leaves its guarded page at once", async ({
      browser,
      baseURL,
      signedIn,
    }) => {
      const shopper = await addShopper();
      const page = await (await signedIn(shopper)).newPage();
      const phone = await browser.newContext({
        baseURL: baseURL!,
        locale,
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

      await askMarket("delete from auth_accounts where user_id = $1", [shopper.id]);
      await page.reload();
      await expect(
        page.getByRole("heading", { name: say("auth:security.password.firstTitle") }),
      ).toBeVisible();
      await page.getByRole("button", { name: say("auth:security.password.mail") }).click();
      await page.getByLabel(say("auth:security.password.code")).fill(await codeSentTo(shopper.email));
      await fresh.fill("java-old-brown-7");
      await save.click();
      await expect(
        page.getByRole("heading", { name: say("auth:security.password.title"), exact: true }),
      ).toBeVisible();
      await expect(current).toBeVisible();
    });
  });
}

for (const [language, locale] of [
  ["en", "en-US"],
  ["es", "es-MX"],
  ["pt", "pt-BR"],
] as const)
  for (const width of [360, 1280])
    test.describe(`${language} at ${width} px, in the dark`, () => {
      test.use({ locale, viewport: { width, height: 800 } });

      test("axe finds nothing on the panel and its dialogs", async ({ signedIn, baseURL }) => {
        const say = wordsOf(language);
        const shopper = await addShopper();
        const device = await signedIn(shopper);
        await addAuthenticator(baseURL!, shopper);
        await askMarket("update sessions set aal = 'aal2' where user_id = $1", [shopper.id]);
        const page = await device.newPage();
        await page.emulateMedia({ colorScheme: "dark" });
        await page.goto(securityPanel);
        await expect(page.getByText(leftOver(say, 10))).toBeVisible();
        await expectAccessible(page);
        await page.getByRole("button", { name: say("auth:security.factors.addPhone") }).click();
        await expect(page.getByRole("dialog")).toBeVisible();
        await page.keyboard.press("Enter");
        await expectAccessible(page);
        await page.keyboard.press("Escape");
        await page.getByRole("button", { name: say("auth:security.factors.addApp") }).click();
        await page
          .getByRole("dialog")
          .getByRole("button", { name: say("auth:security.enrol.continue.totp") })
          .click();
        await expect(page.getByRole("dialog").getByRole("img")).toBeVisible();
        await expectAccessible(page);
      });
    });

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(", ")}`)).toEqual(
    [],
  );
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}
