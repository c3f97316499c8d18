import { and, asc, desc, eq, inArray, isNull, lt } from "drizzle-orm";
import { postRefundSent } from "#domains/ledger/server/post-refund.ts";
import { orderChanged } from "#domains/orders/events.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { teamIds } from "#domains/vendors/server/team-ids.ts";
import type { Db } from "#platform/db/database.ts";
import { publishAllLive } from "#platform/realtime/live-events.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { refundReturns } from "./refund-returns/tables.ts";
import { orders, parcels, refunds } from "./tables.ts";

export type PaidBy = (typeof refunds.$inferSelect)["paidBy"];
type RefundState = (typeof refunds.$inferSelect)["state"];

/**
 * A refund that is owed; undefined once it is settled, and while its payment is disputed: the provider would refuse it.
 * For the job that sends it.
 */
export async function unscopedFindOwedRefund(
  db: Db,
  refundId: string,
): Promise<typeof refunds.$inferSelect | undefined> {
  const [found] = await db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(parcels, eq(parcels.id, refunds.parcelId))
    .where(and(eq(refunds.id, refundId), eq(refunds.state, "owed"), isNull(parcels.frozenAt)));
  return found?.refund;
}

/** Refunds that have been owed since before the moment given, the oldest first. */
export async function unscopedListOwedRefunds(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.state, "owed"), lt(refunds.createdAt, before)))
    .orderBy(asc(refunds.createdAt))
    .limit(limit);
  return rows.map((row) => row.id);
}

type Outcome =
  | { state: "refunded"; providerRefundId: string | null; paidBy?: "chargeback" }
  | { state: "failed" };

/**
 * Records the outcome of an owed refund, once, in the caller's transaction: the money has left, which is posted, or
 * the provider refused it and an administrator must act. Notifies the buyer's and the vendor's screens. One that a
 * chargeback pays may have been refused before.
 */
export async function settleRefund(
  tx: Pick<Infra, "db" | "clock">,
  refundId: string,
  outcome: Outcome,
): Promise<void> {
  const settledAt = outcome.state === "refunded" ? tx.clock.now() : null;
  const unsettled: RefundState[] = "paidBy" in outcome ? ["owed", "failed"] : ["owed"];
  const [refund] = await tx.db
    .update(refunds)
    .set({ ...outcome, settledAt })
    .where(and(eq(refunds.id, refundId), inArray(refunds.state, unsettled)))
    .returning();
  if (!refund) return;
  const [whose] = await tx.db
    .select({ buyerId: orders.userId, vendorId: parcels.vendorId, teamIds: teamIds() })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .innerJoin(vendors, eq(vendors.id, parcels.vendorId))
    .where(eq(parcels.id, refund.parcelId));
  const { buyerId, vendorId, teamIds: team } = whose!;
  if (outcome.state === "refunded")
    await postRefundSent(tx, { ...refund, vendorId }, await findReturn(tx.db, refundId));
  await publishAllLive(
    tx.db,
    [buyerId, ...team].map((userId) => ({ userId, event: orderChanged, id: refund.orderId })),
  );
}

/** The last time that a refund's money came back. */
async function findReturn(db: Db, refundId: string): Promise<string | undefined> {
  const [last] = await db
    .select({ id: refundReturns.id })
    .from(refundReturns)
    .where(eq(refundReturns.refundId, refundId))
    .orderBy(desc(refundReturns.retries))
    .limit(1);
  return last?.id;
}
