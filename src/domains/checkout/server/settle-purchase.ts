import { eq } from "drizzle-orm";
import { cartChanged } from "#domains/cart/events.ts";
import { takeBought } from "#domains/cart/server/take-bought.ts";
import { checkoutJobs } from "#domains/checkout/jobs.ts";
import { consumeHolds } from "#domains/inventory/server/consume-holds.ts";
import { releaseHolds } from "#domains/inventory/server/release-holds.ts";
import { postRefundOwed } from "#domains/ledger/server/late-payment.ts";
import { postSale } from "#domains/ledger/server/post-sale.ts";
import { orderChanged } from "#domains/orders/events.ts";
import { announceSale } from "#domains/orders/server/announce-sale.ts";
import { lockOrder, markOrderPaid, moveParcels } from "#domains/orders/server/move-parcels.ts";
import { queueOrderMails } from "#domains/orders/server/queue-order-mails.ts";
import { unscopedReadSale } from "#domains/orders/server/read-sale.ts";
import type { orders } from "#domains/orders/server/tables.ts";
import {
  type Attempt,
  lockAttempt,
  settleAttempt,
  unscopedListAttempts,
} from "#domains/payments/server/attempts.ts";
import {
  expireProviderSession,
  fetchProviderSession,
  type ProviderSession,
} from "#domains/payments/server/provider-session.ts";
import { publishLive } from "#platform/realtime/live-events.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { quotes } from "./tables.ts";

/** How long after its session's end an order keeps its stock at most. The provider is asked: what was paid in its last second counts. */
const graceMilliseconds = 15_000;

/** Longer than the card provider's client tries to reach it. */
const startingMilliseconds = 60_000;

/**
 * Whether the provider's response to an attempt without a page was lost, with the process or its database. No buyer has the
 * page's address, so that another attempt is safe.
 */
export const isLost = ({ createdAt }: Attempt, now: Date): boolean =>
  now.getTime() - createdAt.getTime() >= startingMilliseconds;

/**
 * Brings an order to the provider's state. Browser, event and sweeper all call it, any number of times: the provider
 * is queried first, outside any transaction, and each step changes a state once.
 */
export async function settlePurchase(infra: Infra, orderId: string): Promise<void> {
  for (const attempt of await unscopedListAttempts(infra.db, orderId)) {
    const isOver = attempt.expiresAt.getTime() + graceMilliseconds <= infra.clock.now().getTime();
    if (attempt.state === "starting" && (isOver || isLost(attempt, infra.clock.now())))
      await inTransaction(infra, (tx) => endUnopened(tx, attempt));
    if (attempt.state === "refunding")
      await inTransaction(infra, (tx) =>
        tx.jobs.enqueue(tx.db, checkoutJobs.refundLatePayment, { attemptId: attempt.id }),
      );
    if (attempt.state !== "open") continue;
    let session = await fetchProviderSession(infra, attempt.providerSessionId!);
    if (session.status === "open" && isOver) session = await expireProviderSession(infra, session.id);
    await applySession(infra, attempt, session);
  }
}

/** Applies the provider's state to an open attempt; a session that is still open changes nothing. */
async function applySession(infra: Infra, attempt: Attempt, session: ProviderSession): Promise<void> {
  if (session.isPaid) await inTransaction(infra, (tx) => completeOrder(tx, attempt, session));
  else if (session.status === "expired") await inTransaction(infra, (tx) => endUnpaid(tx, attempt));
}

/**
 * A paid session becomes a paid order, in one transaction: holds become sales, the ledger is posted, parcels go to
 * their vendors and mails to the outbox. A payment for an order that has ended, or was paid already, will be
 * refunded.
 */
async function completeOrder(
  tx: Infra,
  { id, orderId, amountCents }: Attempt,
  session: ProviderSession,
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order) return;
  if (session.amountCents !== order.totalCents || session.currency !== "usd")
    return endMismatched(tx, order, id, session);
  const ended = { settledAt: tx.clock.now(), providerPaymentId: session.paymentId };
  const isFirst = !order.paidAt;
  const to = isFirst ? "paid" : "refunding";
  if (!(await settleAttempt(tx.db, id, { from: ["open"], to }, ended))) return;
  if (isFirst && (await consumeHolds(tx, orderId))) return completeSale(tx, orderId);
  if (isFirst) await settleAttempt(tx.db, id, { from: ["paid"], to: "refunding" }, ended);
  await postRefundOwed(tx, { attemptId: id, orderId, amountCents });
  await tx.jobs.enqueue(tx.db, checkoutJobs.refundLatePayment, { attemptId: id });
  await moveParcels(tx, orderId, "cancelled", "payment");
}

/** What follows when an order's goods were sold. */
async function completeSale(tx: Infra, orderId: string): Promise<void> {
  await markOrderPaid(tx, orderId);
  const sale = await unscopedReadSale(tx.db, orderId);
  const { order, parcels } = sale;
  await postSale(tx, orderId, parcels);
  const isCartChanged = await takeBought(tx, {
    userId: order.userId,
    productIds: parcels.flatMap((parcel) => parcel.lines.map((line) => line.productId)),
    placedAt: order.createdAt,
  });
  await queueOrderMails(tx, sale);
  await announceSale(tx, sale, isCartChanged ? [{ userId: order.userId, event: cartChanged }] : []);
}

/** Something else was paid than the order costs: it never ships, and waits for an administrator. */
async function endMismatched(
  tx: Infra,
  { id: orderId, userId, totalCents }: Pick<typeof orders.$inferSelect, "id" | "userId" | "totalCents">,
  attemptId: string,
  { amountCents, currency, paymentId }: ProviderSession,
): Promise<void> {
  const paidInstead = `${(amountCents / 100).toFixed(2)} ${currency.toUpperCase()}`;
  const ended = { settledAt: tx.clock.now(), providerPaymentId: paymentId, paidInstead };
  if (!(await settleAttempt(tx.db, attemptId, { from: ["open"], to: "mismatched" }, ended))) return;
  await releaseHolds(tx, orderId);
  await moveParcels(tx, orderId, "cancelled", "payment");
  await publishLive(tx.db, userId, orderChanged, orderId);
  tx.log.error({ orderId, totalCents, paid: amountCents, currency }, "paid something else");
}

/**
 * Ends an unpaid attempt, and with its last attempt the order: parcels cancelled, stock released. In the caller's
 * transaction.
 */
async function endUnpaid(tx: Infra, { id, orderId }: Pick<Attempt, "id" | "orderId">): Promise<void> {
  const order = await lockOrder(tx, orderId);
  const expiry = { from: ["starting", "open"], to: "expired" } as const;
  if (!order || !(await settleAttempt(tx.db, id, expiry, { settledAt: tx.clock.now() }))) return;
  const others = (await unscopedListAttempts(tx.db, orderId)).filter((other) => other.id !== id);
  if (order.paidAt || others.some((other) => other.state === "open" || other.state === "starting")) return;
  await releaseHolds(tx, orderId);
  await moveParcels(tx, orderId, "cancelled", "payment");
  await publishLive(tx.db, order.userId, orderChanged, orderId);
}

/**
 * Ends an attempt that has no page, refused by the provider or lost on the way, unless it was opened meanwhile, and gives its
 * quote back to be tried again. In the caller's transaction.
 */
export async function endUnopened(tx: Infra, seen: Attempt): Promise<void> {
  await lockOrder(tx, seen.orderId);
  if ((await lockAttempt(tx.db, seen.id)).state !== "starting") return;
  await endUnpaid(tx, seen);
  await tx.db.update(quotes).set({ orderId: null }).where(eq(quotes.orderId, seen.orderId));
}

/**
 * Cancels an unpaid purchase at the buyer's request: the provider's page is closed first, unless the buyer has just
 * paid.
 */
export async function abandonPurchase(infra: Infra, orderId: string): Promise<void> {
  for (const attempt of await unscopedListAttempts(infra.db, orderId)) {
    if (attempt.state === "open")
      await applySession(infra, attempt, await expireProviderSession(infra, attempt.providerSessionId!));
    if (attempt.state === "starting") await inTransaction(infra, (tx) => endUnpaid(tx, attempt));
  }
}
