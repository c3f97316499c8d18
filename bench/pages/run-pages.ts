import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { findChromium } from "../../tools/find-chromium.ts";
import { findFreePort, startProgram } from "../processes.ts";
import { listPages } from "./list-pages.ts";
import { measurePage, type PageFigures } from "./measure-page.ts";
import { printPages } from "./print-pages.ts";

/**
 * `npm run bench:pages -- --runs 2 --only list --url http://localhost:3000`: Lighthouse on every public page, signed out.
 * Without an address it opens the demo market itself. Addresses are those of localhost, which browsers take for safe.
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
        // The first view of an address is made for it; what many see is what counts.
        await (await fetch(`${origin}${page.path}`)).text();
        rows.push(await measurePage(origin, debuggingPort, page, runs));
        console.log(`measured: ${page.name}`);
      }
    printPages(rows, runs);
  } finally {
    for (const close of opened) await close();
  }
}

async function openMarket(root: string, onEnd: (close: () => Promise<unknown>) => void): Promise<string> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "cafeto-pages-"));
  fs.chmodSync(dataDir, 0o755);
  onEnd(async () => fs.rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 }));
  const env = {
    NODE_ENV: "test",
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    DEMO_MARKET: "true",
    LOG_LEVEL: "error",
    METRICS_PORT: String(await findFreePort()),
    CARD_SANDBOX_PORT: String(await findFreePort()),
  };
  const app = await startProgram(root, ["tools/start.ts"], env, "/readyz", "localhost");
  onEnd(app.stop);
  return app.url;
}

/** A product and a vendor that the market shows now. */
async function findExamples(origin: string): Promise<{ productId: string; vendorId: string }> {
  const answer = await fetch(`${origin}/api/products?category=roasted-coffee&sort=popular`);
  const { items } = (await answer.json()) as { items: { id: string; vendor: { id: string } }[] };
  const [product] = items;
  if (!product) throw new Error("the market shows no product");
  return { productId: product.id, vendorId: product.vendor.id };
}
