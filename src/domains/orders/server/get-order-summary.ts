import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { ledgerEntries, ledgerPostings } from "#domains/ledger/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { isPurchaseOf } from "./list-orders.ts";
import { orders } from "./tables.ts";

/**
 * How many purchases the caller made, and the amount paid minus refunds, in cents, from the ledger (R31). For any
 * signed-in user.
 */
export async function getOrderSummary(ctx: SignedInCtx): Promise<{ orderCount: number; spentCents: number }> {
  const { userId } = ctx.caller;
  const [orderCount, [spent]] = await Promise.all([
    ctx.db.$count(orders, isPurchaseOf(userId)),
    ctx.db
      .select({ cents: sql`coalesce(round(sum(${ledgerEntries.amountCents}) * 100), 0)`.mapWith(Number) })
      .from(orders)
      .innerJoin(ledgerPostings, eq(ledgerPostings.orderId, orders.id))
      .innerJoin(ledgerEntries, eq(ledgerEntries.postingId, ledgerPostings.id))
      .where(
        and(
          eq(orders.userId, userId),
          // Card payments less what is owed back; other movements of the account are vendors' money.
          inArray(ledgerEntries.account, ["card_clearing", "buyer_refunds"]),
          ne(ledgerPostings.kind, "payout"),
        ),
      ),
  ]);
  return { orderCount, spentCents: spent!.cents };
}
