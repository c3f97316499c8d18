import fs from "node:fs";
import path from "node:path";
import pg from "pg";
import { openCluster } from "../../../src/platform/db/embedded/cluster.ts";

export const dataDir = path.resolve(process.env["JOURNEY_DATA"] ?? "data/journeys");

/** Asks the journeys' own database, to see what no page shows: the ledger, the stock, the outbox. */
export async function askMarket<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  const { folder, password } = await openCluster(dataDir);
  const port = fs.readFileSync(path.join(folder, "postmaster.pid"), "utf8").split("\n")[3];
  const client = new pg.Client({
    connectionString: `postgres://cafeto:${password}@127.0.0.1:${port}/cafeto`,
  });
  await client.connect();
  try {
    return (await client.query(text, values)).rows as Row[];
  } finally {
    await client.end();
  }
}

/** Every posting's sum, in dollars: '0.00' or the market is broken. */
export async function ledgerSum(): Promise<string> {
  const [row] = await askMarket<{ sum: string }>(
    "select coalesce(sum(amount_usd), 0)::numeric(12, 2)::text as sum from ledger_entries",
  );
  return row!.sum;
}

export async function stockOf(productIds: string[]): Promise<Map<string, { stock: number; held: number }>> {
  const rows = await askMarket<{ id: string; stock: number; held: number }>(
    "select product_id as id, stock_quantity as stock, held_quantity as held from stock where product_id = any($1)",
    [productIds],
  );
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

/** Three well stocked products of three vendors, other ones for each journey so that they do not meet. */
export function pickProducts(journey: number): Promise<{ id: string; name: string; company: string }[]> {
  return askMarket(
    `select distinct on (v.id) p.id, p.name, v.company_name as company from products p join vendors v on v.id = p.vendor_id
     join stock s on s.product_id = p.id
     where p.is_active and p.is_approved and v.is_approved and s.stock_quantity - s.held_quantity > 12 and p.category = 'roasted-coffee'
     order by v.id offset $1 limit 3`,
    [journey * 3],
  );
}
