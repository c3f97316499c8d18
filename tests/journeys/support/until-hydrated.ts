import { expect, type Page } from "@playwright/test";

/** Waits until the page's code has taken it over: before, a press on a link loads a document. */
export async function untilHydrated(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
}

/** Waits until nothing on the page holds the place of what is still to come. */
export async function untilComplete(page: Page): Promise<void> {
  await untilHydrated(page);
  await expect(page.locator("[data-skeleton], [aria-busy=true]")).toHaveCount(0);
}
