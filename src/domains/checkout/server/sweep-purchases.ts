import { and, isNull, lt } from "drizzle-orm";
import { unscopedListUnsettledOrders } from "#domains/payments/server/attempts.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { settlePurchase } from "./settle-purchase.ts";
import { quotes } from "./tables.ts";

const sweepAfterMilliseconds = 120_000;
const sweepAtMost = 500;
const quotesKeptMilliseconds = 86_400_000;

/**
 * Job `sweep-purchases`, every minute: settles what neither browser nor event has finished within 2 minutes. One
 * failure does not stop the others. Unused quotes are deleted after a day.
 */
export async function sweepPurchases(infra: Infra): Promise<void> {
  const before = new Date(infra.clock.now().getTime() - sweepAfterMilliseconds);
  for (const orderId of await unscopedListUnsettledOrders(infra.db, before, sweepAtMost))
    await settlePurchase(infra, orderId).catch((error) => infra.log.error({ err: error, orderId }, "sweep"));
  const kept = new Date(infra.clock.now().getTime() - quotesKeptMilliseconds);
  await infra.db.delete(quotes).where(and(isNull(quotes.orderId), lt(quotes.expiresAt, kept)));
}
