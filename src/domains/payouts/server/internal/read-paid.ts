import { sql } from "drizzle-orm";
import { payouts } from "#domains/payouts/server/tables.ts";
import { inCents } from "#platform/db/columns.ts";
import type { Db } from "#platform/db/database.ts";

/** Payouts under way and arrived, in cents. */
export async function readPaid(
  db: Db,
  vendorId: string,
): Promise<{ underWayCents: number; paidOutCents: number }> {
  const sumOf = (state: string) => inCents(sql`sum(amount_usd) filter (where state = ${state})`);
  const { rows } = await db.execute<{ started: string; paid: string }>(
    sql`select ${sumOf("started")} as started, ${sumOf("paid")} as paid from ${payouts} where vendor_id = ${vendorId}`,
  );
  return { underWayCents: Number(rows[0]!.started), paidOutCents: Number(rows[0]!.paid) };
}
