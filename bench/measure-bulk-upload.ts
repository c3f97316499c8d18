import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { Figures } from "./measure.ts";
import { memoryOf } from "./processes.ts";
import { addVendors } from "./vendors.ts";

const rowCount = 10_000;

type Upload = { id: string; state: string; createCount: number; errorCount: number };

/** One file of 10,000 new products: checked row by row, then applied. Memory is the app's peak meanwhile. */
export async function measureBulkUpload(
  pool: pg.Pool,
  { url, secret, pid }: { url: string; secret: string; pid: number },
): Promise<Figures> {
  const [cookie] = await addVendors(pool, 1, secret);
  const before = memoryOf(pid);
  let peak = before;
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { cookie: cookie!, origin: url, "content-type": "application/json" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Upload;
  };
  const until = async (id: string, state: string) => {
    for (const late = Date.now() + 300_000; Date.now() < late; await sleep(50)) {
      peak = Math.max(peak, memoryOf(pid));
      const upload = await call("GET", `/api/vendor/bulk-uploads/${id}`);
      if (upload.state === state) return upload;
      if (upload.state === "failed") break;
    }
    throw new Error(`the bulk upload did not become ${state}`);
  };
  const start = performance.now();
  const { id } = await call("POST", "/api/vendor/bulk-uploads", { fileName: "lots.csv", csv: writeFile() });
  const checked = await until(id, "checked");
  if (checked.createCount !== rowCount || checked.errorCount !== 0) throw new Error(JSON.stringify(checked));
  const between = performance.now();
  await call("POST", `/api/vendor/bulk-uploads/${id}/apply`);
  await until(id, "applied");
  const end = performance.now();
  const seconds = (from: number, to: number) => ((to - from) / 1_000).toFixed(1);
  return {
    name: `bulk upload, rows (${rowCount}: checked in ${seconds(start, between)} s, applied in ${seconds(between, end)} s, memory before ${before.toFixed(0)})`,
    perSecond: (rowCount * 1_000) / (end - start),
    p50: end - start,
    p99: end - start,
    memory: peak,
  };
}

function writeFile(): string {
  const heading = "sku,name,description,category,price_usd,stock,weight_grams,origin_country,roast_level";
  const rows = Array.from(
    { length: rowCount },
    (_, n) =>
      `LOT-${n},Lot ${n} of the bench,"Washed, and dried on raised beds for ${n % 30} days.",roasted-coffee,${(9 + (n % 900) / 100).toFixed(2)},${n % 60},250,CO,medium`,
  );
  return [heading, ...rows].join("\n");
}
