import { and, desc, eq, gt, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { orders } from "#domains/orders/server/tables.ts";
import { paymentAttempts } from "#domains/payments/server/tables.ts";
import { fixedLimit } from "#platform/db/fixed-limit.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { quotes } from "../tables.ts";

const wanted = alias(quotes, "wanted");

/**
 * `isSame`: of the same goods, prices and address as the quote, with a page that is still open. `isPaid`: of the same,
 * and paid since the quote was made.
 */
export type OtherPayment = { orderId: string; isSame: boolean; isPaid: boolean };
export type FoundQuote = { quote: typeof quotes.$inferSelect; other: OtherPayment | null };

/**
 * A quote of the caller, and what stands against paying it: an unfinished payment of the caller, or an order of the
 * same content that was paid after the quote was made, from another tab.
 */
export async function findQuote(
  { db, caller, clock }: SignedInCtx,
  quoteId: string,
): Promise<FoundQuote | undefined> {
  const isSame = sql`${quotes.basket} = ${wanted.basket} and ${quotes.address} = ${wanted.address}`;
  const hasPage = sql`exists (select from ${paymentAttempts} where ${paymentAttempts.orderId} = ${orders.id}
    and ${paymentAttempts.state} in ('starting', 'open') and ${paymentAttempts.expiresAt} > ${clock.now().toISOString()}::timestamptz)`;
  const other = db
    .select({
      orderId: sql<string>`${orders.id}`.as("other_order_id"),
      isSame: sql<boolean>`${isSame} and ${hasPage}`.as("is_same"),
      isPaid: sql<boolean>`${orders.paidAt} is not null`.as("is_paid"),
    })
    .from(orders)
    .innerJoin(quotes, eq(quotes.orderId, orders.id))
    .where(
      and(
        eq(orders.userId, wanted.userId),
        ne(quotes.id, wanted.id),
        or(
          and(eq(orders.status, "pending"), isNull(orders.paidAt)),
          and(isNotNull(orders.paidAt), gt(orders.paidAt, wanted.createdAt), isSame),
        ),
      ),
    )
    .orderBy(desc(isSame), desc(orders.createdAt))
    .limit(fixedLimit(1))
    .as("other");
  const [found] = await db
    .select({
      quote: wanted,
      other: { orderId: other.orderId, isSame: other.isSame, isPaid: other.isPaid },
    })
    .from(wanted)
    .leftJoinLateral(other, sql`true`)
    .where(and(eq(wanted.id, quoteId), eq(wanted.userId, caller.userId)));
  return found && { ...found, other: found.other?.orderId ? found.other : null };
}
