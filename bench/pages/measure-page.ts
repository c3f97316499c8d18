import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { PageCase } from "./list-pages.ts";

/** Scores of 100, milliseconds, and transferred kilobytes of 1,000 bytes before any interaction. */
export type PageFigures = {
  name: string;
  performance: number;
  accessibility: number;
  practices: number;
  seo: number;
  lcp: number;
  tbt: number;
  cls: number;
  scripts: number;
  fonts: number;
  /** Names of failed audits outside performance. */
  faults: string[];
};

type Network = { items: { url: string; resourceType?: string; transferSize?: number }[] };

/**
 * Runs Lighthouse on one page: a simulated phone on a slow connection. The best of several runs, since other load
 * only slows one down.
 */
export async function measurePage(
  origin: string,
  debuggingPort: number,
  { name, path, isHidden }: PageCase,
  runs: number,
): Promise<PageFigures> {
  const all: PageFigures[] = [];
  for (let run = 0; run < runs; run += 1) {
    // What a page asks of search engines by purpose is no fault of it.
    const look = () => runLighthouse(`${origin}${path}`, debuggingPort, isHidden ? ["is-crawlable"] : []);
    let report = await look();
    // Now and then the browser's trace has no beginning; Lighthouse itself asks to be run again then.
    if (report.runtimeError) report = await look();
    if (report.runtimeError) throw new Error(`${path}: ${report.runtimeError.message}`);
    all.push(figuresOf(name, report));
  }
  return all.sort((one, other) => other.performance - one.performance)[0]!;
}

/** What we read of its report. */
type Report = {
  runtimeError?: { message: string };
  audits: Record<string, { score: number | null; numericValue?: number; details?: unknown }>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
};

/** npm fetches Lighthouse into its own cache at the first run: it would make every installation a quarter larger. */
async function runLighthouse(url: string, debuggingPort: number, skipAudits: string[]): Promise<Report> {
  const options = [`--port=${debuggingPort}`, "--output=json", "--quiet", "--no-enable-error-reporting"];
  if (skipAudits.length > 0) options.push(`--skip-audits=${skipAudits}`);
  const { stdout } = await promisify(execFile)("npx", ["--yes", "lighthouse@13.5.0", url, ...options], {
    maxBuffer: 64 * 1024 ** 2,
  }).catch((error: Error & { stdout: string }) => {
    // A run that went wrong ends with an error, and with a report that says what.
    if (error.stdout) return error;
    throw error;
  });
  return JSON.parse(stdout) as Report;
}

function figuresOf(name: string, { audits, categories }: Report): PageFigures {
  const share = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const { items } = audits["network-requests"]!.details as Network;
  const sum = (type: string) =>
    items
      .filter(({ resourceType }) => resourceType === type)
      .reduce((bytes, { transferSize = 0 }) => bytes + transferSize, 0) / 1_000;
  const faults = ["accessibility", "best-practices", "seo"].flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return {
    name,
    performance: share("performance"),
    accessibility: share("accessibility"),
    practices: share("best-practices"),
    seo: share("seo"),
    lcp: number("largest-contentful-paint"),
    tbt: number("total-blocking-time"),
    cls: number("cumulative-layout-shift"),
    scripts: sum("Script"),
    fonts: sum("Font"),
    faults,
  };
}
