import { expect, type Page } from "@playwright/test";

/** Waits until React has taken the page over, which begins with a sign of somebody there: before, a press on a link loads a document. */
export async function untilAlive(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.waitForLoadState("networkidle");
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.keys(document.querySelector("main")!).some((key) => key.startsWith("__react")),
      ),
    )
    .toBe(true);
}
