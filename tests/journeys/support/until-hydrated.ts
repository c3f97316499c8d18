import { expect, type Page } from "@playwright/test";

/** Waits until the page's code has taken it over: before, a press on a link loads a document. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
}
