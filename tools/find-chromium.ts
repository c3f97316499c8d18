import fs from "node:fs";
import { chromium } from "@playwright/test";
import { installFromDebian, runQuietly } from "./install-from-debian.ts";

const known = [
  // Chromium without a window of its own, which tests have no use for.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The system's Chromium, else Playwright's own. */
export function findChromium(): string | undefined {
  return [process.env["CHROMIUM_PATH"], ...known, chromium.executablePath()].find(
    (file) => file && fs.existsSync(file),
  );
}

/** The same; if there is none it installs one: Debian's package as root, Playwright's download otherwise. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log("Installing Chromium for the browser tests…");
  if (!installFromDebian("chromium-headless-shell") && !installFromDebian("chromium"))
    runQuietly(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"]);
  const installed = findChromium();
  if (!installed) throw new Error("No Chromium: install one, or name it in CHROMIUM_PATH.");
  return installed;
}

/** A Chromium that installs sites as apps, which the one without windows can't; it is installed likewise. */
export function ensureFullChromium(): string {
  const found = () =>
    [...known.slice(1), chromium.executablePath()].find((file) => file && fs.existsSync(file));
  if (!found() && !installFromDebian("chromium"))
    runQuietly(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"]);
  const installed = found();
  if (!installed) throw new Error("No Chromium that installs apps: install the package `chromium`.");
  return installed;
}
