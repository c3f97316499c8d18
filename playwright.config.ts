import os from "node:os";
import { defineConfig } from "@playwright/test";
import { findChromium } from "./tools/find-chromium.ts";

const port = Number(process.env["JOURNEY_PORT"] ?? 3_900);
const executablePath = findChromium();

/** Journeys through the built product, as a person meets it: its own market, database and card provider. */
export default defineConfig({
  testDir: "tests/journeys",
  outputDir: "test-results",
  // One picture for every machine: what they show is compared with room for how each draws letters.
  snapshotPathTemplate: "{testDir}/looks/{arg}{ext}",
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: os.availableParallelism(),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] ? [["list"], ["json"]] : "list",
  use: {
    baseURL: `http://localhost:${port}`,
    // Each journey's actions, requests and messages are traced. Its pictures would cost a seventh of the time, and so
    // would the documents; `--trace on` shows both.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false, sources: false },
    screenshot: "only-on-failure",
    // The offline copies cost a tenth of a journey; those about them allow it.
    serviceWorkers: "block",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--font-render-hinting=none",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
  webServer: {
    command: "exec node tools/start.ts",
    url: `http://localhost:${port}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    env: {
      PORT: String(port),
      CARD_SANDBOX_PORT: String(port + 1),
      METRICS_PORT: String(port + 2),
      DATA_DIR: process.env["JOURNEY_DATA"] ?? "data/journeys",
      LOG_LEVEL: "warn",
    },
  },
});
