import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** A screen that only a failure brings: axe finds nothing, and nothing is wider than the window. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id} at ${nodes[0]!.target.join(" ")}`)).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
}

/** The same screen by day or by night, once its colours have faded into each other. */
export async function showByLight(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  // They fade for 150 ms; a browser without a window may never draw the frame that would tell their end.
  await page.evaluate(() => {
    const late = new Promise((resolve) => setTimeout(resolve, 500));
    const faded = Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    return Promise.race([late, new Promise(requestAnimationFrame).then(() => faded)]);
  });
}
