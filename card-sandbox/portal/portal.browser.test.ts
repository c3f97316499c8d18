import AxeBuilder from "@axe-core/playwright";
import type { Browser, Page } from "@playwright/test";
import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { executablePath, launchBrowser } from "../testing/launch-browser.ts";
import { type Bench, openBench } from "../testing/open-bench.ts";
import { itemOf, makePlans, subscribe } from "../testing/subscribe.ts";

// Pictures of the screens for people to look at, where a folder is named.
const pictures = process.env.CARD_SANDBOX_PICTURES;

describe.skipIf(!executablePath)(
  "the portal and the accounts' form in a browser",
  { timeout: 180_000 },
  () => {
    let bench: Bench;
    let browser: Browser;
    let subscription: Stripe.Subscription;
    let clock = Date.parse("2026-11-21T09:00:00Z");
    beforeAll(async () => {
      bench = await openBench({ now: () => clock });
      const { basic } = await makePlans(bench);
      subscription = await subscribe(bench, basic.id, {}, "4000000000000341");
      clock = itemOf(subscription).current_period_end * 1000;
      browser = await launchBrowser();
    }, 60_000);
    afterAll(async () => {
      await browser?.close();
      await bench?.close();
    });

    const openPortal = async (locale: "en" | "es" | "pt") =>
      (
        await bench.stripe.billingPortal.sessions.create({
          customer: subscription.customer as string,
          return_url: `${bench.url}/back`,
          locale,
        })
      ).url;
    const openForm = async (account: string) =>
      (
        await bench.stripe.accountLinks.create({
          account,
          type: "account_onboarding",
          return_url: `${bench.url}/back`,
          refresh_url: `${bench.url}/again`,
        })
      ).url;

    async function check(page: Page, name: string): Promise<void> {
      const { violations } = await new AxeBuilder({ page })
        .options({ resultTypes: ["violations"] })
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual(
        [],
      );
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${name} is wider than the screen`).toBeLessThanOrEqual(0);
      if (pictures) await page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true });
    }

    it.each([
      { locale: "en", width: 1280, isDark: true },
      { locale: "es", width: 360, isDark: false },
      { locale: "pt", width: 360, isDark: true },
    ] as const)("every screen is accessible: $locale at $width px, dark $isDark", async (screen) => {
      const { locale, width, isDark } = screen;
      const name = (what: string) => `${what}-${locale}-${width}`;
      const context = await browser.newContext({
        viewport: { width, height: 800 },
        colorScheme: isDark ? "dark" : "light",
        locale,
      });
      const page = await context.newPage();
      const url = await openPortal(locale);
      await page.goto(url);
      await check(page, name("portal"));
      await page.locator(".invoices a").first().click();
      await check(page, name("invoice"));
      await page.goto(`${url}/cancel/${subscription.id}`);
      await check(page, name("cancel"));
      await page.goto(`${url}/card`);
      await page.locator("form button").click();
      await check(page, name("card"));
      const { id } = await bench.stripe.accounts.create({ type: "express", country: "CO" });
      await page.goto(await openForm(id));
      await page.locator("form button").click();
      await check(page, name("onboarding"));
      await page.goto((await bench.stripe.accounts.createLoginLink(id)).url);
      await check(page, name("payouts"));
      await context.close();
    });

    it("another card and the debt are done with the keyboard alone", async () => {
      const page = await (await browser.newContext()).newPage();
      await page.goto(`${await openPortal("en")}/card`);
      await page.locator("#number").focus();
      for (const text of ["4242424242424242", "0840", "123", "Ana", "Spain", "28001"]) {
        await page.keyboard.type(text);
        await page.keyboard.press("Tab");
      }
      await page.keyboard.press("Enter");
      await page.waitForURL("**done=card");
      expect(await page.getByRole("status").textContent()).toBe("Your card was changed.");
      await page.getByRole("button", { name: "Pay $29.00 now" }).focus();
      await page.keyboard.press("Enter");
      await page.waitForURL("**done=paid");
      expect((await bench.stripe.subscriptions.retrieve(subscription.id)).status).toBe("active");
      await page.context().close();
    });

    it("the accounts' form is filled in with the keyboard alone, and leads back", async () => {
      const { id } = await bench.stripe.accounts.create({ type: "express" });
      const page = await (await browser.newContext()).newPage();
      await page.goto(await openForm(id));
      await page.locator("#businessType").focus();
      await page.keyboard.press("Space");
      for (const text of ["Ana Prieto", "Coffee", "000123456789"]) {
        await page.keyboard.press("Tab");
        await page.keyboard.type(text);
      }
      await page.keyboard.press("Tab");
      await page.keyboard.press("Space");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await page.waitForURL("**/back");
      expect((await bench.stripe.accounts.retrieve(id)).payouts_enabled).toBe(true);
      await page.context().close();
    });
  },
);
