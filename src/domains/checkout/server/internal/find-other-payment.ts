import { and, desc, eq, gt, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { orders } from "#domains/orders/server/tables.ts";
import { paymentAttempts } from "#domains/payments/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { quotes } from "../tables.ts";

const wanted = alias(quotes, "wanted");

/**
 * `isSame`: of the same goods, prices and address as the quote, with a page that is still open. `isPaid`: of the same,
 * and paid since the quote was made.
 */
export type OtherPayment = { orderId: string; isSame: boolean; isPaid: boolean };

/**
 * What stands against a new payment of the caller's quote: an unfinished payment of the caller, or an order of the
 * same content that was paid after the quote was made, from another tab.
 */
export async function findOtherPayment(
  { db, caller, clock }: SignedInCtx,
  quoteId: string,
): Promise<OtherPayment | undefined> {
  const isSame = sql<boolean>`${quotes.basket} = ${wanted.basket} and ${quotes.address} = ${wanted.address}`;
  const hasPage = sql`exists (select from ${paymentAttempts} where ${paymentAttempts.orderId} = ${orders.id}
    and ${paymentAttempts.state} in ('starting', 'open') and ${paymentAttempts.expiresAt} > ${clock.now().toISOString()}::timestamptz)`;
  const [found] = await db
    .select({
      orderId: orders.id,
      isSame: sql<boolean>`${isSame} and ${hasPage}`,
      isPaid: sql<boolean>`${orders.paidAt} is not null`,
    })
    .from(wanted)
    .innerJoin(orders, eq(orders.userId, wanted.userId))
    .innerJoin(quotes, eq(quotes.orderId, orders.id))
    .where(
      and(
        eq(wanted.id, quoteId),
        eq(wanted.userId, caller.userId),
        ne(quotes.id, quoteId),
        or(
          and(eq(orders.status, "pending"), isNull(orders.paidAt)),
          and(isNotNull(orders.paidAt), gt(orders.paidAt, wanted.createdAt), isSame),
        ),
      ),
    )
    .orderBy(desc(isSame), desc(orders.createdAt))
    .limit(1);
  return found;
}
