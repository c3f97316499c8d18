import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { type BrowserContext, chromium, expect, test } from "@playwright/test";
import { ensureFullChromium } from "../../tools/find-chromium.ts";
import { untilHydrated } from "./support/until-hydrated.ts";

// The browser may have to be fetched first.
test.describe.configure({ timeout: 60_000 });

/** A person's own browser: nothing is installed in a private window. */
async function openOwnBrowser(baseURL: string, profile: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    baseURL,
    executablePath: ensureFullChromium(),
    args: ["--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run"],
    ignoreDefaultArgs: ["--headless"],
    serviceWorkers: "allow",
    locale: "en-US",
    viewport: { width: 1280, height: 900 },
  });
}

test("a browser that may install the site is offered it on the second day, installs it, and opens it at its start", async ({
  baseURL,
}) => {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), "cafeto-profile-"));
  const browser = await openOwnBrowser(baseURL!, profile);
  try {
    const page = browser.pages()[0]!;
    await page.goto("/");
    await untilHydrated(page);
    const devtools = await browser.newCDPSession(page);
    await expect
      .poll(async () => (await devtools.send("Page.getInstallabilityErrors")).installabilityErrors)
      .toEqual([]);
    expect((await devtools.send("Page.getAppManifest")).errors).toEqual([]);

    const offer = page.getByRole("complementary", { name: "Cafeto on your home screen" });
    await expect.poll(() => page.evaluate(() => localStorage.getItem("app-install"))).toContain('"days":1');
    await expect(offer).toBeHidden();
    // Yesterday was the first day.
    await page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem("app-install")!);
      localStorage.setItem(
        "app-install",
        JSON.stringify({ ...stored, value: { ...stored.value, lastDay: "2026-01-01" } }),
      );
    });
    await page.reload();
    await untilHydrated(page);
    // Only with the browser's own offer is there a button.
    await expect(offer.getByRole("button", { name: "Install" })).toBeVisible();

    // What the browser's dialog does once it is confirmed, which a program can't press.
    const { appId } = await devtools.send("Page.getAppId");
    expect(appId).toBe(`${baseURL}/`);
    const send = devtools.send.bind(devtools) as (method: string, input: object) => Promise<unknown>;
    await send("PWA.install", { manifestId: appId });
    const opened = browser.waitForEvent("page");
    await send("PWA.launch", { manifestId: appId });
    const app = await opened;
    await expect(app.getByRole("heading", { level: 1 })).toBeVisible();
    expect(app.url()).toMatch(new RegExp(`^${baseURL}/`));
    await send("PWA.uninstall", { manifestId: appId });

    await offer.getByRole("button", { name: "Install" }).click();
    await expect(offer).toBeHidden();
  } finally {
    await browser.close();
    fs.rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
});
