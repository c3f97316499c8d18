import fs from "node:fs";
import os from "node:os";
import { defineConfig } from "vitest/config";
import { contractForBrowser } from "./tools/contract-for-browser.ts";
import { findMemoryFolder } from "./tools/memory-folder.ts";

const memory = findMemoryFolder();
if (memory) process.env["TMPDIR"] ??= memory;

const tests = fs.globSync(
  [
    "src/**/*.test.ts",
    "packages/**/*.test.ts",
    "tests/{architecture,sweeps,faults,relevance,upgrade}/**/*.test.ts",
  ],
  { cwd: import.meta.dirname, exclude: (name) => name.includes("node_modules") },
);
/** Who opens a market of its own needs PostgreSQL; what starts whole processes or a browser takes its time as well. */
const needsMarket = (file: string) =>
  /^tests[\\/]faults|\.browser\.test\.ts$/.test(file) ||
  /open-test-market|open-sweep|databaseServer/.test(
    fs.readFileSync(`${import.meta.dirname}/${file}`, "utf8"),
  );

export default defineConfig({
  test: {
    maxWorkers: os.availableParallelism(),
    silent: "passed-only",
    projects: [
      {
        test: {
          name: "pure",
          include: tests.filter((file) => !needsMarket(file)),
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        plugins: [contractForBrowser()],
        test: {
          name: "components",
          include: ["src/**/*.test.tsx"],
          environment: "jsdom",
          setupFiles: "tests/support/components/prepare.ts",
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "market",
          include: tests.filter(needsMarket),
          globalSetup: "tests/support/start-test-postgres.ts",
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // What another process or connection brings: a second is not enough beside a second worker.
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        test: {
          name: "built-site",
          include: ["tests/built-site/**/*.test.ts"],
          globalSetup: "tests/support/ensure-build.ts",
        },
      },
    ],
  },
});
