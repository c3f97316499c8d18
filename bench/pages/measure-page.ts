import lighthouse from "lighthouse";
import type { PageCase } from "./list-pages.ts";

/** Shares of 100, milliseconds, and what came over the wire before anybody touched the page, in kilobytes of 1,000 bytes. */
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
  /** Audits below full marks outside performance, by name. */
  faults: string[];
};

type Network = { items: { url: string; resourceType?: string; transferSize?: number }[] };

/** Lighthouse on one page: a telephone on a slow connection, simulated. The best of so many runs, since others' work only slows one down. */
export async function measurePage(
  origin: string,
  debuggingPort: number,
  { name, path, isHidden }: PageCase,
  runs: number,
): Promise<PageFigures> {
  const all: PageFigures[] = [];
  for (let run = 0; run < runs; run += 1) {
    const look = () =>
      lighthouse(`${origin}${path}`, {
        port: debuggingPort,
        output: "json",
        logLevel: "error",
        // What a page asks of search engines by purpose is no fault of it.
        skipAudits: isHidden ? ["is-crawlable"] : [],
      });
    let result = await look();
    // Now and then the browser's trace has no beginning; Lighthouse itself asks to be run again then.
    if (result?.lhr.runtimeError) result = await look();
    if (!result) throw new Error(`Lighthouse gave nothing for ${path}`);
    if (result.lhr.runtimeError) throw new Error(`${path}: ${result.lhr.runtimeError.message}`);
    all.push(figuresOf(name, result.lhr));
  }
  return all.sort((one, other) => other.performance - one.performance)[0]!;
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

function figuresOf(name: string, { audits, categories }: Result): PageFigures {
  const share = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const { items } = audits["network-requests"]!.details as unknown as Network;
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
