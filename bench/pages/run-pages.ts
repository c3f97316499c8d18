import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { findChromium } from "../../tools/find-chromium.ts";
import { findFreePort } from "../processes.ts";
import { listPages } from "./list-pages.ts";
import { measurePage, type PageFigures } from "./measure-page.ts";
import { findExamples, openMarket } from "./open-market.ts";
import { printPages } from "./print-pages.ts";

/**
 * `npm run bench:pages -- --runs 2 --only product --url http://localhost:3000`: Lighthouse on every public page, signed
 * out. Without an address it opens the demo market itself. Uses localhost, which browsers consider secure.
 */
export async function runPages(root: string): Promise<void> {
  const { values } = parseArgs({
    options: {
      url: { type: "string" },
      only: { type: "string", default: "" },
      runs: { type: "string", default: "1" },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1 || runs > 9)
    throw new RangeError("--runs takes a whole number from 1 to 9.");
  const opened: (() => Promise<unknown>)[] = [];
  try {
    const origin = values.url ?? (await openMarket(root, (close) => opened.unshift(close)));
    const debuggingPort = await findFreePort();
    const executablePath = findChromium();
    const browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: [
        `--remote-debugging-port=${debuggingPort}`,
        ...[
          "--no-sandbox",
          "--disable-background-networking",
          "--no-first-run",
          "--disable-component-update",
        ],
      ],
    });
    opened.unshift(() => browser.close());
    const rows: PageFigures[] = [];
    for (const page of listPages(await findExamples(origin)))
      if (page.name.includes(values.only)) {
        // The first view of an address fills the cache; what most visitors see is what counts.
        await (await fetch(`${origin}${page.path}`)).text();
        rows.push(await measurePage(origin, debuggingPort, page, runs));
        console.log(`measured: ${page.name}`);
      }
    printPages(rows, runs);
  } finally {
    for (const close of opened) await close();
  }
}
