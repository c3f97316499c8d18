import { sql } from "drizzle-orm";
import { isAvailable, parcelEntries } from "#domains/orders/server/read-owed.ts";
import { payoutParcels, payouts } from "#domains/payouts/server/tables.ts";
import type { Infra } from "#platform/rpc/context.ts";

type NewPayout = Pick<typeof payouts.$inferInsert, "id" | "note" | "recordedBy"> & {
  vendorId: string;
  amountCents: number;
  method: "automatic" | "manual";
};
export type BookedPayout = { payout: typeof payouts.$inferSelect; parcels: number };

/**
 * Writes a payout with the parcels that it settles, in the caller's transaction, which holds the vendor's lock:
 * oldest first, except the newest that the remaining balance covers.
 */
export async function bookPayout(
  { db, clock }: Pick<Infra, "db" | "clock">,
  { method, ...about }: NewPayout,
  availableCents: number,
): Promise<BookedPayout> {
  const now = clock.now();
  const isPaid = method === "manual";
  const [payout] = await db
    .insert(payouts)
    .values({
      ...about,
      method,
      state: isPaid ? "paid" : "started",
      createdAt: now,
      settledAt: isPaid ? now : null,
    })
    .returning();
  const left = (availableCents - about.amountCents) / 100;
  const settled = await db.execute(sql`
    with unsettled as (
      select p.id, coalesce(p.available_at, p.shipped_at) as at, -sum(e.amount_usd) as amount from ${parcelEntries}
      where p.vendor_id = ${about.vendorId} and ${isAvailable(now)}
        and not exists (select from ${payoutParcels} s where s.parcel_id = p.id)
      group by p.id
    ), placed as (
      select id, coalesce(sum(amount) over (
        order by at desc, id desc rows between unbounded preceding and 1 preceding), 0) as newer from unsettled
    )
    insert into ${payoutParcels} (payout_id, parcel_id)
    select ${payout!.id}::uuid, id from placed where ${left}::numeric <= 0 or newer >= ${left}::numeric`);
  return { payout: payout!, parcels: settled.rowCount ?? 0 };
}
