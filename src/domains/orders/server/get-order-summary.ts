import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { ledgerEntries, ledgerPostings } from "#domains/ledger/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { isPurchaseOf } from "./list-orders.ts";
import { orders } from "./tables.ts";

/**
 * How many purchases the caller has, and in cents what they paid for them less what was or will be given back
 * (decision 31): the ledger's word, over all of them. For any signed-in person.
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
          // What came from the card, less what is owed back; what leaves the same account for vendors is theirs.
          inArray(ledgerEntries.account, ["card_clearing", "buyer_refunds"]),
          ne(ledgerPostings.kind, "payout"),
        ),
      ),
  ]);
  return { orderCount, spentCents: spent!.cents };
}
