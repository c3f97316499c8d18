import { setTimeout as sleep } from "node:timers/promises";

type App = { url: string; cookie: string; memory: () => number };

const exports = {
  orders: "/api/admin/orders-csv",
  products: "/api/admin/products-csv",
  "audit log": "/api/admin/audit/csv",
  people: "/api/admin/users-csv",
} as const;

const most = 60;

/** Each export from its first row to the last: how many rows a second, and the most memory above that of the idle app. */
export async function measureExports(app: App): Promise<void> {
  console.log("");
  for (const [name, path] of Object.entries(exports)) {
    // What the screens before left over is given back first.
    await sleep(5_000);
    const idle = app.memory();
    let peak = idle;
    const watch = setInterval(() => {
      peak = Math.max(peak, app.memory());
    }, 200);
    const start = performance.now();
    const rows = await countRows(`${app.url}${path}`, app.cookie);
    const seconds = (performance.now() - start) / 1_000;
    clearInterval(watch);
    const above = peak - idle;
    console.log(
      `export of ${name}: ${rows} rows in ${seconds.toFixed(0)} s, ${(rows / seconds).toFixed(0)} a second; ${above.toFixed(0)} MB above ${idle.toFixed(0)} MB idle, target ${most}: ${above <= most ? "pass" : "MISS"}`,
    );
  }
}

async function countRows(address: string, cookie: string): Promise<number> {
  const response = await fetch(address, { headers: { cookie } });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  let lines = 0;
  for await (const chunk of response.body!) for (const byte of chunk) if (byte === 10) lines += 1;
  return lines - 1;
}
