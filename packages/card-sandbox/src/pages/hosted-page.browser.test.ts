import type { Browser, Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectAccessible, expectNoOverflow, launchBrowser } from "../testing/launch-browser.ts";
import { type Bench, openBench, threeLines } from "../testing/open-bench.ts";

describe("the hosted page in a browser", { timeout: 60_000 }, () => {
  let bench: Bench;
  let browser: Browser;
  beforeAll(async () => {
    bench = await openBench();
    browser = await launchBrowser();
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await bench?.close();
  });

  async function open(locale: "en" | "es" | "pt", width: number, more = {}, dark = false): Promise<Page> {
    const session = await bench.stripe.checkout.sessions.create(
      threeLines({ locale, success_url: `${bench.url}/done?session_id={CHECKOUT_SESSION_ID}`, ...more }),
    );
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      colorScheme: dark ? "dark" : "light",
    });
    const page = await context.newPage();
    await page.goto(session.url!);
    return page;
  }

  async function fill(page: Page, number: string): Promise<void> {
    await page.locator("#number").fill(number);
    await page.locator("#expiry").fill("08/40");
    await page.locator("#cvc").fill("123");
    await page.locator("#name").fill("Ana Prieto");
    await page.locator("#country").selectOption("ES");
    await page.locator("#postalCode").fill("28001");
    await page.locator("form button").click();
  }

  const screens = [
    { locale: "en", width: 360, dark: false },
    { locale: "en", width: 360, dark: true },
    { locale: "en", width: 1280, dark: false },
    { locale: "en", width: 1280, dark: true },
    { locale: "es", width: 360, dark: false },
    { locale: "pt", width: 360, dark: false },
  ] as const;
  it.each(screens)("every screen fits: $locale at $width px, dark $dark", async ({ locale, width, dark }) => {
    // What another language could break is the layout.
    const check = locale === "en" ? expectAccessible : expectNoOverflow;
    const page = await open(locale, width, {}, dark);
    await check(page);
    await page.locator("form button").click();
    await check(page);
    await fill(page, "4000 0000 0000 0002");
    await check(page);
    await fill(page, "4000 0025 0000 3155");
    await page.waitForURL("**/challenge");
    await check(page);
    await page.locator("button[value=fail]").click();
    await page.waitForURL("**authentication=failed");
    await check(page);
    await bench.stripe.checkout.sessions.expire(/cs_test_\w+/.exec(page.url())![0]);
    await page.reload();
    await check(page);
    await page.goto(`${bench.url}/pay/none`);
    await check(page);
    await page.context().close();
  });

  it("pays after a refusal with the number still there, and the browser lets the redirect to the shop through", async () => {
    const shop = await openShop();
    const page = await open("en", 1280, {
      success_url: `${shop.url}/thanks?session_id={CHECKOUT_SESSION_ID}`,
    });
    await fill(page, "4000 0000 0000 9995");
    expect(await page.locator("#number").inputValue()).toBe("4000 0000 0000 9995");
    expect(await page.locator("#cvc").inputValue()).toBe("");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("number");
    await fill(page, "4242 4242 4242 4242");
    await page.waitForURL(`${shop.url}/thanks?session_id=cs_test_*`);
    await page.context().close();
    await shop.close();
  });

  it("is used with the keyboard alone, and leads back", async () => {
    const page = await open("en", 1280, { cancel_url: `${bench.url}/cancelled` });
    await page.locator("#number").focus();
    for (const text of ["4000000000003220", "0840", "123", "Ana"]) {
      await page.keyboard.type(text);
      await page.keyboard.press("Tab");
    }
    await page.keyboard.type("Spain");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/challenge");
    await page.goBack();
    await page.locator(".back").click();
    await page.waitForURL("**/cancelled");
    await page.context().close();
  });

  async function openShop(): Promise<{ url: string; close(): Promise<void> }> {
    const { createServer } = await import("node:http");
    const server = createServer((_, response) => response.end("Thank you"));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as { port: number };
    const close = () => new Promise<void>((resolve) => void server.close(() => resolve()));
    return {
      url: `http://127.0.0.1:${port}`,
      close: () => {
        server.closeAllConnections();
        return close();
      },
    };
  }
});
