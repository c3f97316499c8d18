import { eq, inArray, sql } from "drizzle-orm";
import { orders } from "#domains/orders/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { eventOrderId, providerEvents } from "./tables.ts";

/**
 * Removes personal data from the provider's events about the caller's orders, in the caller's transaction: the
 * remaining payload only names the order. Payments and amounts stay. Must run while the orders still belong to the
 * caller.
 */
export async function erasePayments({ db, caller }: SignedInCtx): Promise<void> {
  const own = db
    .select({ id: sql<string>`${orders.id}::text` })
    .from(orders)
    .where(eq(orders.userId, caller.userId));
  await db
    .update(providerEvents)
    .set({
      payload: sql`jsonb_build_object('data', jsonb_build_object('object', jsonb_build_object('metadata', ${providerEvents.payload} #> '{data,object,metadata}')))`,
    })
    .where(inArray(eventOrderId, own));
}
