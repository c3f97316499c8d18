import { eq, sql } from "drizzle-orm";
import { ledgerEntries, ledgerPostings } from "#domains/ledger/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import { inCents } from "#platform/db/columns.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { parcels } from "./tables.ts";

type Owed = { nowCents: number; pendingCents: number; pendingParcels: number; availableCents: number };

/** The entries of a vendor's account about its parcels: each names the vendor and, by its posting, the order. */
export const parcelEntries = sql`${parcels} p
  join ${ledgerPostings} g on g.order_id = p.order_id
  join ${ledgerEntries} e on e.posting_id = g.id and e.account = 'vendor_payable' and e.vendor_id = p.vendor_id`;

/**
 * Whether a dispatched parcel's money can be paid out (R55), at the given time. One that was dispatched by a version
 * without such dates waits the longest.
 */
export const isAvailable = (now: Date) =>
  sql`p.status in ('shipped', 'delivered') and p.frozen_at is null and p.held_at is null
    and coalesce(p.available_at, p.shipped_at + interval '21 days') <= ${now.toISOString()}::timestamptz`;

/**
 * A vendor's balance, in cents, in one statement: a change between two could make waiting money look available.
 * Everything that is not about a waiting parcel is available, so a refund after a payout lowers the next one. A waiting parcel
 * that costs more than it brings, like one with a dispute's fee, lowers it at once: only money that is there can wait.
 */
export async function readOwed({ db, clock }: Pick<Infra, "db" | "clock">, vendorId: string): Promise<Owed> {
  const { rows } = await db.execute<{ owed: string; pending: string; parcels: string }>(sql`
    with waiting as (
      select p.id, greatest(-sum(e.amount_usd), 0) as amount from ${parcelEntries}
      where p.vendor_id = ${vendorId} and p.status in ('processing', 'shipped', 'delivered')
        and (p.available_at is null or p.available_at > ${clock.now().toISOString()}::timestamptz
          or p.frozen_at is not null or p.held_at is not null)
        and (${isAvailable(clock.now())}) is not true
      group by p.id
    )
    select ${inCents(sql`sum(amount)`)} as pending, count(*) as parcels, (
      select ${inCents(sql`-sum(amount_usd)`)} from ${ledgerEntries}
      where account = 'vendor_payable' and vendor_id = ${vendorId}
    ) as owed from waiting`);
  const [nowCents, pendingCents] = [Number(rows[0]!.owed), Number(rows[0]!.pending)];
  return {
    nowCents,
    pendingCents,
    pendingParcels: Number(rows[0]!.parcels),
    availableCents: nowCents - pendingCents,
  };
}

/**
 * The amount available to a vendor, in cents, with its payouts and refunds locked until the caller's transaction ends. NOT_FOUND
 * for no vendor.
 */
export async function lockAvailable(
  { db, clock }: Pick<Infra, "db" | "clock">,
  vendorId: string,
): Promise<number> {
  // Weak enough for concurrent sales and refunds of the same vendor.
  const [vendor] = await db
    .select({ id: vendors.id })
    .from(vendors)
    .where(eq(vendors.id, vendorId))
    .for("no key update");
  if (!vendor) throw new AppError("NOT_FOUND");
  return (await readOwed({ db, clock }, vendorId)).availableCents;
}
