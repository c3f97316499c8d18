import { sql } from "drizzle-orm";
import { ledgerEntries, ledgerPostings } from "#domains/ledger/server/tables.ts";
import { payoutParcels, payouts } from "#domains/payouts/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import { insertRows } from "#platform/db/insert-rows.ts";
import { seedId } from "./seed-id.ts";

type Week = { vendor_id: string; paid_at: string; amount: string; parcel_ids: string[] };

/**
 * Each Monday of the year paid what had been delivered the week before, by bank transfer; the last week is still to be paid, and what
 * has an open problem waits.
 */
export async function seedPayouts(db: Db, now: Date): Promise<void> {
  const { rows } = await db.execute<Week>(sql`
    with settled as (
      select p.id, p.vendor_id, date_trunc('week', p.delivered_at, 'UTC') + interval '7 days 6 hours' as paid_at,
        -sum(e.amount_usd) as amount
      from parcels p
      join ledger_postings g on g.order_id = p.order_id
      join ledger_entries e on e.posting_id = g.id and e.account = 'vendor_payable' and e.vendor_id = p.vendor_id
      where p.status = 'delivered' and p.delivered_at is not null and p.held_at is null group by p.id
    )
    select vendor_id, paid_at::text, sum(amount) as amount, array_agg(id::text order by id) as parcel_ids
    from settled where paid_at < ${now.toISOString()} group by vendor_id, paid_at having sum(amount) > 0`);
  const paid = rows.map((row) => ({
    ...row,
    id: seedId("payout", `${row.vendor_id}/${row.paid_at}`),
    postingId: seedId("payout posting", `${row.vendor_id}/${row.paid_at}`),
    amountCents: payouts.amountCents.mapFromDriverValue(row.amount) as number,
    createdAt: new Date(row.paid_at),
  }));
  await insertRows(
    db,
    payouts,
    paid.map(({ id, vendor_id: vendorId, amountCents, createdAt }) => ({
      id,
      vendorId,
      method: "manual" as const,
      amountCents,
      state: "paid" as const,
      createdAt,
      settledAt: createdAt,
    })),
  );
  await insertRows(
    db,
    payoutParcels,
    paid.flatMap((payout) => payout.parcel_ids.map((parcelId) => ({ payoutId: payout.id, parcelId }))),
  );
  await insertRows(
    db,
    ledgerPostings,
    paid.map(({ id, postingId, createdAt }) => ({
      id: postingId,
      kind: "payout" as const,
      referenceId: id,
      createdAt,
    })),
  );
  await insertRows(
    db,
    ledgerEntries,
    paid.flatMap(({ postingId, vendor_id: vendorId, amountCents }) => [
      { postingId, account: "vendor_payable" as const, vendorId, amountCents },
      { postingId, account: "bank" as const, vendorId: null, amountCents: -amountCents },
    ]),
    "postingId",
  );
}
