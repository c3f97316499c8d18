import { and, isNull, lt } from "drizzle-orm";
import { unscopedListUnsettledOrders } from "#domains/payments/server/attempts.ts";
import type { Doors } from "#platform/rpc/context.ts";
import { settlePurchase } from "./settle-purchase.ts";
import { quotes } from "./tables.ts";

const sweepAfterMilliseconds = 120_000;
const sweepAtMost = 500;
const quotesKeptMilliseconds = 86_400_000;

/** Job `sweep-purchases`, every minute: settles what neither browser nor event has finished within 2 minutes. One failure stops no other. Quotes that became no order are forgotten after a day. */
export async function sweepPurchases(doors: Doors): Promise<void> {
  const before = new Date(doors.clock.now().getTime() - sweepAfterMilliseconds);
  for (const orderId of await unscopedListUnsettledOrders(doors.db, before, sweepAtMost))
    await settlePurchase(doors, orderId).catch((error) => doors.log.error({ err: error, orderId }, "sweep"));
  const kept = new Date(doors.clock.now().getTime() - quotesKeptMilliseconds);
  await doors.db.delete(quotes).where(and(isNull(quotes.orderId), lt(quotes.expiresAt, kept)));
}
