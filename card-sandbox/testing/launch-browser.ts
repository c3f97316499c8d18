import { existsSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";

export const executablePath = ["/usr/bin/chromium", chromium.executablePath()].find((path) =>
  existsSync(path),
);
if (!executablePath) console.warn("SKIPPED: no Chromium, so the hosted pages are not seen in a browser.");

const launchArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** The browser of a test file, where there is one. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: executablePath!, args: launchArguments });
}
