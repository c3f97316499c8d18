import type { Page } from "@playwright/test";

/**
 * Keeps the page's code on its way until what this gives is called. Go to the page until its `domcontentloaded`: what
 * keeps a press for the code stands at the end of the page.
 */
export async function holdCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
