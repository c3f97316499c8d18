import { and, desc, eq, exists, gte, inArray, isNotNull, isNull, notExists, or } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { orders, parcels, refunds } from "#domains/orders/server/tables.ts";
import { fetchProviderSession, openProviderSession } from "#domains/payments/server/provider-session.ts";
import { paymentAttempts } from "#domains/payments/server/tables.ts";
import type { Language } from "#kernel/languages.ts";
import type { Infra } from "#platform/rpc/context.ts";

/** Pays a hosted page as a buyer would; the card's money is available at once. */
export type PayPage = (sessionId: string) => Promise<void>;

const day = 86_400_000;
const atOnce = 6;

/**
 * The demo's open and latest orders, and those with an open problem, are charged at the card sandbox, so that giving money back for them goes
 * the whole way. Older ones, and refunded ones, are history: no one was ever charged.
 */
export async function chargeOpenOrders(infra: Infra, pay: PayPage): Promise<void> {
  const now = infra.clock.now().getTime();
  const due = await listDue(infra, new Date(now - 7 * day));
  const waiting = due[Symbol.iterator]();
  const charge = async () => {
    for (const { attempt, order, email } of waiting) {
      const opened = await openProviderSession(infra, {
        attemptId: attempt.id,
        orderId: order.id,
        orderNumber: order.number,
        email,
        language: order.language as Language,
        amountCents: order.totalCents,
        lines: [{ name: `Cafeto ${order.number}`, unitCents: order.totalCents, quantity: 1 }],
        expiresAt: new Date(now + day / 24),
      });
      await pay(opened.id);
      const { paymentId } = await fetchProviderSession(infra, opened.id);
      await infra.db
        .update(paymentAttempts)
        .set({ providerSessionId: opened.id, providerPaymentId: paymentId })
        .where(eq(paymentAttempts.id, attempt.id));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, charge));
}

/** Of orders whose parcels are still open, or have an open problem, and of those since a moment, the payments that no card was charged for. */
function listDue({ db }: Infra, since: Date) {
  return db
    .select({ attempt: paymentAttempts, order: orders, email: users.email })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(
      and(
        eq(paymentAttempts.state, "paid"),
        isNull(paymentAttempts.providerSessionId),
        notExists(db.select({ id: refunds.id }).from(refunds).where(eq(refunds.orderId, orders.id))),
        or(
          inArray(orders.status, ["processing", "shipped"]),
          gte(orders.createdAt, since),
          exists(
            db
              .select({ id: parcels.id })
              .from(parcels)
              .where(and(eq(parcels.orderId, orders.id), isNotNull(parcels.heldAt))),
          ),
        ),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(300);
}
