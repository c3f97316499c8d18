import type pg from "pg";
import type { Figures } from "./measure.ts";
import { rankOf, rush } from "./rush.ts";
import { writeVendorSales } from "./vendor-sales.ts";
import { addVendors } from "./vendors.ts";

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
    figures.push({
      name: `vendor dashboard with 100,000 order lines, ${name} (p95 ${rankOf(times, 0.95).toFixed(0)} ms)`,
      perSecond: times.length / seconds,
      p50: rankOf(times, 0.5),
      p99: rankOf(times, 0.99),
      memory: memory(),
    });
  }
  return figures;
}
