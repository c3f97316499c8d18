import type { Browser } from "@playwright/test";
import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectAccessible, expectNoOverflow, launchBrowser } from "../testing/launch-browser.ts";
import { type Bench, openBench } from "../testing/open-bench.ts";
import { currentItem, makePlans, subscribe } from "../testing/subscribe.ts";

describe("the portal and the accounts' form in a browser", { timeout: 180_000 }, () => {
  let bench: Bench;
  let browser: Browser;
  let subscription: Stripe.Subscription;
  let clock = Date.parse("2026-11-21T09:00:00Z");
  beforeAll(async () => {
    bench = await openBench({ now: () => clock });
    const { basic } = await makePlans(bench);
    subscription = await subscribe(bench, basic.id, {}, "4000000000000341");
    clock = currentItem(subscription).current_period_end * 1000;
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

  it.each([
    { locale: "en", width: 360, isDark: false },
    { locale: "en", width: 360, isDark: true },
    { locale: "en", width: 1280, isDark: false },
    { locale: "en", width: 1280, isDark: true },
    { locale: "es", width: 360, isDark: false },
    { locale: "pt", width: 360, isDark: false },
  ] as const)("every screen fits: $locale at $width px, dark $isDark", async (screen) => {
    const { locale, width, isDark } = screen;
    // What another language could break is the layout.
    const check = locale === "en" ? expectAccessible : expectNoOverflow;
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      colorScheme: isDark ? "dark" : "light",
      locale,
    });
    const page = await context.newPage();
    const url = await openPortal(locale);
    await page.goto(url);
    await check(page);
    await page.locator(".invoices a").first().click();
    await check(page);
    await page.goto(`${url}/card`);
    await page.locator("form button").click();
    await check(page);
    const { id } = await bench.stripe.accounts.create({ type: "express", country: "CO" });
    await page.goto(await openForm(id));
    await page.locator("form button").click();
    await check(page);
    await page.goto((await bench.stripe.accounts.createLoginLink(id)).url);
    await check(page);
    await page.goto(`${bench.url}/chaos`);
    await page.locator("#duplicate").fill("101");
    await page.locator("form button").first().click();
    await check(page);
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
});
