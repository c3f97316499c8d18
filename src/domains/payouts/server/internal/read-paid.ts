import { sql } from "drizzle-orm";
import { payoutReturns, payouts } from "#domains/payouts/server/tables.ts";
import { inCents } from "#platform/db/columns.ts";
import type { Db } from "#platform/db/database.ts";

/** Payouts under way, and arrived less what the provider took back of them, in cents. */
export async function readPaid(
  db: Db,
  vendorId: string,
): Promise<{ underWayCents: number; paidOutCents: number }> {
  const sumOf = (state: string) => inCents(sql`sum(amount_usd) filter (where state = ${state})`);
  const { rows } = await db.execute<{ started: string; paid: string; back: string }>(
    sql`select ${sumOf("started")} as started, ${sumOf("paid")} as paid,
      (select ${inCents(sql`sum(r.amount_usd)`)} from ${payoutReturns} r join ${payouts} p on p.id = r.payout_id
        where p.vendor_id = ${vendorId}) as back
      from ${payouts} where vendor_id = ${vendorId}`,
  );
  const { started, paid, back } = rows[0]!;
  return { underWayCents: Number(started), paidOutCents: Number(paid) - Number(back) };
}
