import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, chromium, type Page } from "@playwright/test";
import { expect } from "vitest";

type Axe = typeof import("axe-core");

/** Without its blanks: each page reads it anew. */
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const launchArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** The browser of a test file: that of `CHROMIUM_PATH`, the system's, or Playwright's own. */
export function launchBrowser(): Promise<Browser> {
  const paths = [
    process.env.CHROMIUM_PATH,
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    chromium.executablePath(),
  ];
  const executablePath = paths.find((path) => path && existsSync(path));
  if (!executablePath) throw new Error("No Chromium: install one with `npx playwright install chromium`.");
  return chromium.launch({ executablePath, args: launchArguments });
}

/** Fails where a screen is wider than the window, or is not accessible to everyone. */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run({
      resultTypes: ["violations"],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  });
  expect(found).toEqual([]);
  await expectNoOverflow(page);
}

/** Fails where a screen is wider than the window. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(0);
}
