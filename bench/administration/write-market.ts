import type pg from "pg";
import { withoutIndexes } from "./without-indexes.ts";
import { writeCases } from "./write-cases.ts";
import { writeMoney } from "./write-money.ts";
import { writeOrders } from "./write-orders.ts";
import { writePeople } from "./write-people.ts";
import { writeProducts } from "./write-products.ts";
import { writeAuditLog, writeRecords } from "./write-records.ts";

/** How much there is of everything that administrators look at. */
export type MarketSize = { products: number; vendors: number; orders: number };

export const days = 365;

/** What was written so far, as SQL says it: a number of places, each with its row in a temporary table. */
export type Writing = { client: pg.PoolClient; size: MarketSize; buyers: number };

const written = [
  ...["users", "products", "stock_movements", "orders", "parcels", "order_items", "payment_attempts"],
  ...["ledger_postings", "ledger_entries", "emails", "reviews", "payout_parcels", "price_history", "stock"],
];

/**
 * A market of a year for the administrators' screens, written in sets beside the demo market: vendors, products and orders in
 * every state, with what belongs to them. Triggers are disabled and indexes built at the end, or it would take an hour; only the
 * audit log writes its chain. The days are marked, so that the app's job sums them.
 */
export async function writeAdministratedMarket(pool: pg.Pool, size: MarketSize): Promise<void> {
  const client = await pool.connect();
  const writing = { client, size, buyers: Math.ceil(size.orders * 0.3) };
  try {
    await client.query("begin");
    await client.query("set local session_replication_role = replica");
    await client.query("set local work_mem = '256MB'");
    await client.query("set local maintenance_work_mem = '512MB'");
    await client.query("set local synchronous_commit = off");
    await withoutIndexes(client, written, async () => {
      await writePeople(writing);
      await writeProducts(writing);
      await writeOrders(writing);
      await writeMoney(writing);
      await writeCases(writing);
      await writeRecords(writing);
    });
    await writeAuditLog(writing);
    await client.query(
      "insert into changed_days (day) select current_date - n from generate_series(0, $1::int) n on conflict do nothing",
      [days],
    );
    await client.query("commit");
  } finally {
    client.release();
  }
  await pool.query("vacuum analyze");
}
