import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { findFreePort, startProgram } from "../processes.ts";

/** Opens the demo market for a measurement; `onEnd` is given what closes it. */
export async function openMarket(
  root: string,
  onEnd: (close: () => Promise<unknown>) => void,
): Promise<string> {
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
export async function findExamples(origin: string): Promise<{ productId: string; vendorId: string }> {
  const answer = await fetch(`${origin}/api/products?category=roasted-coffee&sort=popular`);
  const { items } = (await answer.json()) as { items: { id: string; vendor: { id: string } }[] };
  const [product] = items;
  if (!product) throw new Error("the market shows no product");
  return { productId: product.id, vendorId: product.vendor.id };
}
