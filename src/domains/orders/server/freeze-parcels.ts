import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { orderChanged } from "#domains/orders/events.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { teamIds } from "#domains/vendors/server/team-ids.ts";
import { publishAllLive } from "#platform/realtime/live-events.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { parcels } from "./tables.ts";

/**
 * Freezes the money of an order's parcels: it can't be paid out or refunded. In the caller's transaction, which has
 * locked the order; parcels that are frozen already stay as they are. Canceled ones are frozen too: their refunds may not
 * have been sent yet.
 */
export async function freezeParcels(tx: Pick<Infra, "db" | "clock">, orderId: string): Promise<void> {
  await tx.db
    .update(parcels)
    .set({ frozenAt: tx.clock.now() })
    .where(and(eq(parcels.orderId, orderId), isNull(parcels.frozenAt)));
  await publishToVendors(tx, orderId);
}

/**
 * Releases that money. What was still waiting waits as much longer as it was frozen (R55). In the caller's
 * transaction, which has locked the order.
 */
export async function releaseParcels(tx: Pick<Infra, "db" | "clock">, orderId: string): Promise<void> {
  const now = sql`${tx.clock.now().toISOString()}::timestamptz`;
  await tx.db
    .update(parcels)
    .set({
      frozenAt: null,
      availableAt: sql`case when ${parcels.availableAt} > ${parcels.frozenAt}
        then ${parcels.availableAt} + (${now} - ${parcels.frozenAt}) else ${parcels.availableAt} end`,
    })
    .where(and(eq(parcels.orderId, orderId), isNotNull(parcels.frozenAt)));
  await publishToVendors(tx, orderId);
}

async function publishToVendors({ db }: Pick<Infra, "db">, orderId: string): Promise<void> {
  const shops = await db
    .select({ teamIds: teamIds() })
    .from(parcels)
    .innerJoin(vendors, eq(vendors.id, parcels.vendorId))
    .where(eq(parcels.orderId, orderId));
  await publishAllLive(
    db,
    shops.flatMap((shop) => shop.teamIds).map((userId) => ({ userId, event: orderChanged, id: orderId })),
  );
}
