import { expect } from "@playwright/test";
import { fillSignIn, forgetSignInCounts, signOut } from "./support/auth-page.ts";
import { askMarket } from "./support/market.ts";
import { addShopper, test } from "./support/people.ts";
import { addApp, codeSentTo, keepCodes, leftOver, securityPanel } from "./support/security-panel.ts";
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

    test("an app is added by keyboard, its codes are kept; then it is asked for, or a recovery code is", async ({
      page,
    }) => {
      const shopper = await addShopper();
      await page.goto(securityPanel);
      await fillSignIn(page, say, shopper.email, shopper.password);
      const { nextCode, recoveryCodes } = await addApp(page, say, "Phone of Ada");
      await expect(page.getByRole("heading", { name: say("auth:security.codes.title") })).toBeFocused();
      await expect(page.getByText(leftOver(say, 10))).toBeVisible();

      await signOut(page, say);
      await page.goto("/orders");
      await fillSignIn(page, say, shopper.email, shopper.password);
      await page.getByLabel(say("auth:secondStep.totpLabel")).fill(nextCode());
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/orders");

      await signOut(page, say);
      await page.goto(securityPanel);
      await fillSignIn(page, say, shopper.email, shopper.password);
      await page.getByRole("button", { name: say("auth:secondStep.useRecovery") }).click();
      await page.getByLabel(say("auth:secondStep.recoveryLabel")).fill(recoveryCodes[3]!.toUpperCase());
      await page.keyboard.press("Enter");
      await expect(page.getByText(leftOver(say, 9))).toBeVisible();

      await page.getByRole("button", { name: say("auth:security.codes.renew") }).click();
      await page
        .getByRole("alertdialog")
        .getByRole("button", { name: say("auth:security.codes.create") })
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
      const dialog = page.getByRole("dialog");
      const begin = async (name: string) => {
        await page.getByRole("button", { name: say("auth:security.factors.addApp") }).click();
        await dialog.getByLabel(say("auth:security.enrol.name")).fill(name);
        await page.keyboard.press("Enter");
      };
      await begin("Tablet");
      await expect(dialog.getByRole("img")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole("button", { name: say("auth:security.factors.addApp") })).toBeFocused();
      await expect
        .poll(() => askMarket("select id from factors where user_id = $1", [shopper.id]))
        .toHaveLength(0);
      await addApp(page, say, "Tablet");

      await begin("Tablet");
      await expect(dialog.getByText(say("auth:security.enrol.nameTaken"))).toBeVisible();
      await expect(dialog.getByLabel(say("auth:security.enrol.name"))).toBeFocused();
      await page.keyboard.press("Escape");

      await page
        .getByRole("button", { name: say("auth:security.factors.removeNamed", { name: "Tablet" }) })
        .click();
      const question = page.getByRole("alertdialog");
      await expect(question).toContainText(say("auth:security.factors.removeText.last"));
      await question.getByRole("button", { name: say("auth:security.factors.remove"), exact: true }).click();
      await expect(page.getByText(say("auth:security.factors.empty"))).toBeVisible();
      await expect(page.getByRole("heading", { name: say("auth:security.factors.title") })).toBeFocused();
      await expect(page.getByRole("heading", { name: say("auth:security.codes.title") })).toHaveCount(0);
    });

    test("a phone is added with the code of its message", async ({ signedIn }) => {
      const page = await (await signedIn(await addShopper())).newPage();
      await page.goto(securityPanel);
      await page.getByRole("button", { name: say("auth:security.factors.addPhone") }).click();
      const dialog = page.getByRole("dialog");
      const number = dialog.getByLabel(say("auth:security.enrol.phone"));
      await number.fill("202 555 0100");
      await page.keyboard.press("Enter");
      await expect(dialog.getByText(say("auth:security.enrol.phoneWrong"))).toBeVisible();
      const phone = `+1202${String(Math.floor(Math.random() * 1e7)).padStart(7, "0")}`;
      await number.fill(`${phone.slice(0, 2)} (${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8)}`);
      await page.keyboard.press("Enter");
      const code = dialog.getByLabel(say("auth:secondStep.phoneLabel"));
      await expect(code).toBeFocused();
      await expect(dialog.getByText(say("auth:security.enrol.phoneIs", { phone }))).toBeVisible();
      await code.fill(await codeSentTo(phone));
      await page.keyboard.press("Enter");
      await keepCodes(page, say);
      await expect(page.getByText(say("auth:security.factors.types.phone"))).toBeVisible();
    });

    test("an administrator on the way to the dashboard is led to the panel, and on", async ({ page }) => {
      const shopper = await addShopper();
      await askMarket("insert into user_roles (user_id, role) values ($1, 'admin')", [shopper.id]);
      await page.goto("/admin");
      await fillSignIn(page, say, shopper.email, shopper.password);
      await expect(page.getByText(say("auth:security.admin.title"))).toBeVisible();
      await expect(page).toHaveURL(`${securityPanel}&need=admin`);
      await addApp(page, say, "Phone of Ada");
      await expect(page).toHaveURL("/admin");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.goto(`${securityPanel}&need=admin`);
      await page.getByRole("link", { name: say("auth:security.admin.open") }).click();
      await expect(page).toHaveURL("/admin");
    });
  });
}
