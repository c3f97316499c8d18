import { eq, inArray, sql } from "drizzle-orm";
import { orders } from "#domains/orders/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { eventOrderId, providerEvents } from "./tables.ts";

/**
 * Takes the person out of the provider's events about the caller's orders, in the caller's transaction: what is left of a
 * payload says which order it was about. Payments and their amounts stay. Must run while the orders are still the caller's.
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
