import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { build } from "./build.ts";
import { isBuildCurrent } from "./build-stamp.ts";
import { ensureChromium } from "./find-chromium.ts";
import { findMemoryFolder } from "./memory-folder.ts";

/**
 * `npm test`: types, format and lint, build, unit to fault tests on real PostgreSQL, journeys in a real browser.
 * `npm run test:quick`: types, format and lint, and the tests that need neither build nor database nor browser.
 */
const isQuick = process.argv.includes("--quick");
const root = path.resolve(import.meta.dirname, "..");
/** Reports, and the journeys' market. Its database runs under an account of its own, which has to reach it. */
const scratch = fs.mkdtempSync(path.join(findMemoryFolder() ?? os.tmpdir(), "cafeto-run-"));
fs.chmodSync(scratch, 0o755);
const counts = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];

async function run(
  title: string,
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  const started = Date.now();
  console.log(`\n── ${title}`);
  const child = spawn(path.join(root, "node_modules/.bin", command), args, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
  });
  const [status] = await once(child, "exit");
  console.log(
    `── ${title}: ${status === 0 ? "ok" : "FAILED"} (${Math.round((Date.now() - started) / 1_000)} s)`,
  );
  return status === 0;
}

type Report = typeof counts & { failures: string[] };

function count(file: string, read: (report: never) => Report): void {
  if (!fs.existsSync(file)) return;
  const found = read(JSON.parse(fs.readFileSync(file, "utf8")) as never);
  for (const key of ["passed", "failed", "skipped"] as const) counts[key] += found[key];
  failures.push(...found.failures);
}

/** Each checker of the compiler reads the contract on its own: more of them than half the cores only share one core's work. */
const checkers = Math.max(1, Math.floor(os.availableParallelism() / 2));

async function checkTypes(): Promise<boolean> {
  return (
    (await run("types of the routes", "react-router", ["typegen"])) &&
    run("types", "tsc", ["--noEmit", "--checkers", String(checkers)])
  );
}

async function lintAndBuild(): Promise<boolean> {
  const biome = ["ci", "--diagnostic-level=warn", "--error-on-warnings", "."];
  const isClean = await run("format and lint", "biome", biome);
  if (!isQuick && !isBuildCurrent(root)) await build();
  return isClean;
}

const chromium = isQuick ? "" : ensureChromium();
const steps = await Promise.all([checkTypes(), lintAndBuild()]);

const vitestReport = path.join(scratch, "vitest.json");
const projects = isQuick ? ["--project=pure", "--project=components"] : [];
steps.push(
  await run(
    isQuick ? "pure and component tests" : "unit, components, integration, sweeps, faults",
    "vitest",
    ["run", ...projects, "--reporter=default", "--reporter=json", `--outputFile.json=${vitestReport}`],
    { CHROMIUM_PATH: chromium },
  ),
);
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}
count(vitestReport, (report: VitestReport) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests,
  failures: report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    const file = path.relative(root, name);
    // A file that could not be read, or whose setup failed, has no failed test of its own.
    if (status === "failed" && failed.length === 0) return [`${file}\n${message}`];
    return failed.map((test) => `${file} › ${test.fullName}\n${test.failureMessages.join("\n")}`);
  }),
}));

const journeysReport = path.join(scratch, "journeys.json");
if (!isQuick)
  steps.push(
    await run("journeys in Chromium", "playwright", ["test"], {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: journeysReport,
      JOURNEY_DATA: path.join(scratch, "journeys"),
    }),
  );
interface Suite {
  file: string;
  suites?: Suite[];
  specs: {
    title: string;
    line: number;
    ok: boolean;
    tests: { results: { errors: { message: string; snippet?: string }[] }[] }[];
  }[];
}
const failedJourneys = ({ file, suites = [], specs }: Suite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ line, title, tests }) =>
      [
        `tests/journeys/${file}:${line} › ${title}`,
        ...tests
          .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
          .flatMap(({ message, snippet = "" }) => [message, snippet]),
      ].join("\n"),
    ),
  ...suites.flatMap(failedJourneys),
];
count(
  journeysReport,
  ({
    stats,
    suites,
  }: {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    suites: Suite[];
  }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: suites.flatMap(failedJourneys),
  }),
);

fs.rmSync(scratch, { recursive: true, force: true });
const ok = steps.every(Boolean) && counts.failed === 0;
const failedSteps = steps.filter((step) => !step).length;
// Repeated at the end: the failures are hundreds of lines above.
for (const failure of failures) console.log(`\nFAILED ${stripVTControlCharacters(failure)}`);
console.log(
  `\nTests: ${counts.passed} passed, ${Math.max(counts.failed, ok ? 0 : failedSteps)} failed, ${counts.skipped} skipped`,
);
process.exit(ok ? 0 : 1);
