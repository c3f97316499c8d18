import type pg from "pg";
import type { Figures } from "./measure.ts";
import { writeVendorSales } from "./vendor-sales.ts";
import { addVendors } from "./vendors.ts";

const together = 4;
const lines = 100_000;

const pages = {
  overview: "/vendor/dashboard",
  "analytics, 30 days": "/vendor/dashboard?tab=analytics",
  "analytics, 12 months": "/vendor/dashboard?tab=analytics&period=12m",
} as const;

/**
 * A vendor's dashboard with a year of 100,000 order lines, page by page at 4 connections. The name contains the p95.
 */
export async function measureDashboard(
  pool: pg.Pool,
  { url, secret, memory }: { url: string; secret: string; memory: () => number },
  seconds: number,
): Promise<Figures[]> {
  const [cookie] = await addVendors(pool, 1, secret);
  const { rows } = await pool.query<{ id: string }>(
    "select id from vendors where company_name like 'Bench %' order by created_at desc limit 1",
  );
  await writeVendorSales(pool, { vendorId: rows[0]!.id, lines });
  const figures: Figures[] = [];
  for (const [name, path] of Object.entries(pages)) {
    await rush(`${url}${path}`, cookie!, (seconds * 1_000) / 4);
    const times = await rush(`${url}${path}`, cookie!, seconds * 1_000);
    const rank = (share: number) => times[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)]!;
    figures.push({
      name: `vendor dashboard with 100,000 order lines, ${name} (p95 ${rank(0.95).toFixed(0)} ms)`,
      perSecond: times.length / seconds,
      p50: rank(0.5),
      p99: rank(0.99),
      memory: memory(),
    });
  }
  return figures;
}

/** The duration of each response, sorted, in milliseconds. Fails unless each was a page: errors are fast. */
async function rush(address: string, cookie: string, milliseconds: number): Promise<number[]> {
  const times: number[] = [];
  const end = Date.now() + milliseconds;
  const look = async () => {
    while (Date.now() < end) {
      const start = performance.now();
      const response = await fetch(address, { headers: { cookie }, redirect: "manual" });
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${address}: ${response.status}`);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: together }, look));
  return times.sort((a, b) => a - b);
}
