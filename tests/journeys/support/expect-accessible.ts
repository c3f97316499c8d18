import fs from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { RunOnly } from "axe-core";

type Axe = typeof import("axe-core");

/** Without its blanks: each page reads it anew. */
const source = fs.readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Loads axe with each document that the page opens from now on, which takes less time than sending it for each check. */
export const bringAxe = (page: Page) => page.addInitScript({ content: source });

/** How far a page reaches beyond its window: nobody should have to scroll to the side. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * What axe finds on a page, a line for each rule that is broken. Run inside the page: the builder for Playwright opens a
 * second page for each look, which takes several times as long.
 */
export async function findingsOf(page: Page, only?: string): Promise<string[]> {
  await endFades(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const runOnly: RunOnly = only ? { type: "rule", values: [only] } : { type: "tag", values: rules };
  return page.evaluate(async (runOnly) => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run(document, {
      runOnly,
      resultTypes: ["violations"],
    });
    return violations.map(({ id, nodes }) => {
      const places = nodes.slice(0, 3).map(({ target }) => target.join(" "));
      return `${id} at ${places.join(", ")}`;
    });
  }, runOnly);
}

/** A screen that only a failure or a press brings: axe finds nothing, and nothing is wider than the window. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findingsOf(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
}

/** From its top: axe takes a button that is half under the bar above for a small one. */
const toTop = (page: Page) => page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));

/** The same on a telephone by night, and at a desk by day. */
export async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await showByLight(page, "dark");
  await toTop(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await showByLight(page, "light");
  await toTop(page);
  await expectAccessible(page);
}

/** The same screen by day or by night, with its final colors. */
export async function showByLight(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await endFades(page);
}

/**
 * A browser without a window may not draw a frame for a while: what fades is ended by hand, and from then on nothing fades.
 * A change of light would begin a thousand fades at once. A sheet of the page's own would be refused by its policy.
 */
const endFades = (page: Page) =>
  page.evaluate(() => {
    if (document.adoptedStyleSheets.length === 0) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("*, ::before, ::after, ::backdrop { transition: none !important }");
      document.adoptedStyleSheets.push(sheet);
    }
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  });
