import { takeBought } from "#domains/cart/server/take-bought.ts";
import { consumeHolds } from "#domains/inventory/server/consume-holds.ts";
import { releaseHolds } from "#domains/inventory/server/release-holds.ts";
import { postRefundOwed } from "#domains/ledger/server/late-payment.ts";
import { postSale } from "#domains/ledger/server/post-sale.ts";
import { announceSale } from "#domains/orders/server/announce-sale.ts";
import { unscopedListParcels } from "#domains/orders/server/list-parcels.ts";
import { lockOrder, markOrderPaid, moveParcels } from "#domains/orders/server/move-parcels.ts";
import { queueOrderMails } from "#domains/orders/server/queue-order-mails.tsx";
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
import { type Doors, inTransaction } from "#platform/rpc/context.ts";

/** How long after its session's end an order keeps its stock: a payment made in the last second has to arrive. */
const graceMilliseconds = 60_000;

/**
 * Brings an order to where the provider says it is. Browser, event and sweeper all call it, as often as they like:
 * the provider is asked first, outside any transaction, and each step changes a state once.
 */
export async function settlePurchase(doors: Doors, orderId: string): Promise<void> {
  for (const attempt of await unscopedListAttempts(doors.db, orderId)) {
    const isOver = attempt.expiresAt.getTime() + graceMilliseconds <= doors.clock.now().getTime();
    if (attempt.state === "starting" && isOver) await inTransaction(doors, (tx) => endUnpaid(tx, attempt));
    if (attempt.state === "refunding")
      await inTransaction(doors, (tx) =>
        tx.jobs.enqueue(tx.db, "refund-late-payment", { attemptId: attempt.id }),
      );
    if (attempt.state !== "open") continue;
    let session = await fetchProviderSession(doors, attempt.providerSessionId!);
    if (session.status === "open" && isOver) session = await expireProviderSession(doors, session.id);
    await applySession(doors, attempt, session);
  }
}

/** Records what the provider said of an open attempt; a session that is still open changes nothing. */
async function applySession(doors: Doors, attempt: Attempt, session: ProviderSession): Promise<void> {
  if (session.isPaid) await inTransaction(doors, (tx) => completeOrder(tx, attempt, session));
  else if (session.status === "expired") await inTransaction(doors, (tx) => endUnpaid(tx, attempt));
}

/**
 * A paid session becomes a paid order, in one transaction: holds become sales, the ledger is posted, parcels go to
 * their vendors and mails to the outbox. A payment for an order that has ended, or was paid already, is owed back.
 */
async function completeOrder(tx: Doors, seen: Attempt, session: ProviderSession): Promise<void> {
  const order = await lockOrder(tx, seen.orderId);
  const attempt = await lockAttempt(tx.db, seen.id);
  if (!order || attempt.state !== "open") return;
  if (session.amountCents !== order.totalCents)
    throw new Error(`order ${order.id} costs ${order.totalCents}, paid ${session.amountCents}`);
  const now = tx.clock.now();
  if (order.paidAt || !(await consumeHolds(tx, order.id))) {
    await settleAttempt(tx.db, attempt.id, "refunding", now, session.paymentId);
    await postRefundOwed(tx, { attemptId: attempt.id, orderId: order.id, amountCents: attempt.amountCents });
    await tx.jobs.enqueue(tx.db, "refund-late-payment", { attemptId: attempt.id });
    return;
  }
  await settleAttempt(tx.db, attempt.id, "paid", now, session.paymentId);
  await markOrderPaid(tx, order.id);
  await moveParcels(tx, order.id, "processing", "payment");
  const parcels = await unscopedListParcels(tx.db, order.id);
  await postSale(tx, order.id, parcels);
  await takeBought(tx, {
    userId: order.userId,
    productIds: parcels.flatMap((parcel) => parcel.lines.map((line) => line.productId)),
    placedAt: order.createdAt,
  });
  await queueOrderMails(tx, order.id);
  await publishLive(tx.db, order.userId, { type: "order", id: order.id });
  await announceSale(tx, order.id);
}

/** An attempt that nobody paid ends, and with its last attempt the order: parcels cancelled, stock given back. */
async function endUnpaid(tx: Doors, seen: Attempt): Promise<void> {
  const order = await lockOrder(tx, seen.orderId);
  const attempt = await lockAttempt(tx.db, seen.id);
  if (!order || (attempt.state !== "open" && attempt.state !== "starting")) return;
  await settleAttempt(tx.db, attempt.id, "expired", tx.clock.now());
  const others = (await unscopedListAttempts(tx.db, order.id)).filter((other) => other.id !== attempt.id);
  if (order.paidAt || others.some((other) => other.state === "open" || other.state === "starting")) return;
  await releaseHolds(tx, order.id);
  await moveParcels(tx, order.id, "cancelled", "payment");
  await publishLive(tx.db, order.userId, { type: "order", id: order.id });
}

/** Gives up what nobody has paid, at the buyer's wish: the provider's page is closed first, unless the buyer was faster. */
export async function abandonPurchase(doors: Doors, orderId: string): Promise<void> {
  for (const attempt of await unscopedListAttempts(doors.db, orderId)) {
    if (attempt.state === "open")
      await applySession(doors, attempt, await expireProviderSession(doors, attempt.providerSessionId!));
    if (attempt.state === "starting") await inTransaction(doors, (tx) => endUnpaid(tx, attempt));
  }
}
