import { isDeepStrictEqual } from "node:util";
import { and, eq, isNull } from "drizzle-orm";
import { checkoutJobs } from "#domains/checkout/jobs.ts";
import { checkoutLimits } from "#domains/checkout/limits.ts";
import { holdStock } from "#domains/inventory/server/hold-stock.ts";
import { unscopedListParcels } from "#domains/orders/server/list-parcels.ts";
import { lockOrder } from "#domains/orders/server/move-parcels.ts";
import { placeOrder } from "#domains/orders/server/place-order.ts";
import type { orders } from "#domains/orders/server/tables.ts";
import {
  type Attempt,
  addAttempt,
  markAttemptOpen,
  settleAttempt,
  unscopedListAttempts,
} from "#domains/payments/server/attempts.ts";
import {
  expireProviderSession,
  openProviderSession,
  type PayableLine,
} from "#domains/payments/server/provider-session.ts";
import { translator } from "#i18n/translator.ts";
import { AppError } from "#kernel/errors.ts";
import { isUniqueViolation } from "#platform/db/database.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { findOtherPayment } from "./internal/find-other-payment.ts";
import { loadBasket } from "./internal/load-basket.ts";
import { getOwnOrder } from "./purchase-view.ts";
import { abandonPurchase, endUnopened, isLost } from "./settle-purchase.ts";
import { quotes } from "./tables.ts";

type Order = typeof orders.$inferSelect;

/**
 * The provider requires at least 30 minutes; one more covers the way there. The hold lasts as long, plus a grace
 * period.
 */
const sessionMinutes = 31;

/**
 * Creates the pending order of a quote with its stock held, and opens the provider's page. A buyer has one open
 * payment (R57): the same cart and address return it, another one ends it first. Safe to repeat: a quote makes one
 * order, an attempt one session. The provider is called outside any transaction; if it refuses, the order ends and
 * its stock is released at once. ALREADY_PAID with the order that was paid since the quote was made. For any signed-in
 * user.
 */
export async function startSession(
  ctx: SignedInCtx,
  input: { quoteId: string },
): Promise<{ orderId: string; url: string }> {
  await ctx.limits.consume(checkoutLimits.session, ctx.caller.userId);
  const orderId = await takeOrder(ctx, input.quoteId);
  const { order, attempt } = await inTransaction(ctx, (tx) => currentAttempt(tx, orderId));
  if (attempt.state === "open") return { orderId, url: attempt.url! };
  const session = await openProviderSession(ctx, await payableOf(ctx, order, attempt)).catch(
    async (error: unknown) => {
      await inTransaction(ctx, (tx) => endUnopened(tx, attempt));
      throw error;
    },
  );
  if (session.amountCents !== attempt.amountCents)
    throw new Error(`session ${session.id} asks ${session.amountCents}, the order ${attempt.amountCents}`);
  if (!(await inTransaction(ctx, (tx) => markAttemptOpen(tx.db, attempt.id, session)))) {
    // The response came after another attempt had taken over: a page without an attempt must not be paid.
    await expireProviderSession(ctx, session.id);
    throw new AppError("ORDER_NOT_PAYABLE");
  }
  return { orderId, url: session.url! };
}

/** The order to pay. Of two tabs at once one makes it; the other finds it at its next try. */
async function takeOrder(ctx: SignedInCtx, quoteId: string, triesLeft = 2): Promise<string> {
  await makeRoom(ctx, quoteId);
  return inTransaction(ctx, (tx) => orderOfQuote(tx, quoteId)).catch((error: unknown) => {
    if (triesLeft > 0 && isUniqueViolation(error, "orders_one_pending"))
      return takeOrder(ctx, quoteId, triesLeft - 1);
    throw error;
  });
}

/** Ends the caller's open payment of another cart: at the provider first, where it may have been paid just now. */
async function makeRoom(ctx: SignedInCtx, quoteId: string): Promise<void> {
  const open = await findOtherPayment(ctx, quoteId);
  if (!open || open.isSame || open.isPaid) return;
  await abandonPurchase(ctx, open.orderId);
  const ended = await getOwnOrder(ctx, open.orderId);
  if (ended.paidAt) throw new AppError("ALREADY_PAID", { orderId: ended.id });
}

/** The order of the caller's quote, or of an open one with the same content; created now if there is none. */
async function orderOfQuote(tx: SignedInCtx, quoteId: string): Promise<string> {
  const { userId } = tx.caller;
  const [quote] = await tx.db
    .select()
    .from(quotes)
    .where(and(eq(quotes.id, quoteId), eq(quotes.userId, userId)))
    .for("update");
  if (!quote) throw new AppError("NOT_FOUND");
  if (quote.orderId) return quote.orderId;
  const other = await findOtherPayment(tx, quoteId);
  if (other?.isPaid) throw new AppError("ALREADY_PAID", { orderId: other.orderId });
  if (other?.isSame) return other.orderId;
  if (quote.expiresAt <= tx.clock.now()) throw new AppError("QUOTE_EXPIRED");
  const lines = quote.basket.parcels.flatMap((parcel) => parcel.lines);
  const now = await loadBasket(tx, lines, quote.address);
  if (!isDeepStrictEqual(now, quote.basket)) throw new AppError("CART_CHANGED");
  const order = await placeOrder(tx, {
    userId,
    language: tx.language,
    address: quote.address,
    parcels: now.parcels,
  });
  await holdStock(
    tx,
    { orderId: order.id, buyerId: userId },
    lines.map(({ productId, quantity }) => ({ productId, quantity })),
  );
  await tx.db
    .update(quotes)
    .set({ orderId: order.id })
    .where(and(eq(quotes.id, quoteId), isNull(quotes.orderId)));
  await newAttempt(tx, order.id, order.totalCents);
  return order.id;
}

/** The pending order and its current attempt: the latest, or a new one if that got lost. */
async function currentAttempt(tx: SignedInCtx, orderId: string): Promise<{ order: Order; attempt: Attempt }> {
  const order = await lockOrder(tx, orderId);
  if (order?.paidAt) throw new AppError("ALREADY_PAID", { orderId });
  if (order?.status !== "pending") throw new AppError("ORDER_NOT_PAYABLE");
  const [latest] = await unscopedListAttempts(tx.db, orderId);
  if (latest?.state === "open" && latest.expiresAt > tx.clock.now()) return { order, attempt: latest };
  if (latest?.state !== "starting") throw new AppError("ORDER_NOT_PAYABLE");
  if (!isLost(latest, tx.clock.now())) return { order, attempt: latest };
  await settleAttempt(tx.db, latest.id, "expired", tx.clock.now());
  return { order, attempt: await newAttempt(tx, orderId, latest.amountCents) };
}

async function newAttempt(tx: SignedInCtx, orderId: string, amountCents: number): Promise<Attempt> {
  const createdAt = tx.clock.now();
  const expiresAt = new Date(createdAt.getTime() + sessionMinutes * 60_000);
  const attempt = await addAttempt(tx.db, { orderId, amountCents, expiresAt, createdAt });
  await tx.jobs.enqueue(
    tx.db,
    checkoutJobs.settlePurchase,
    { orderId },
    { startAfter: new Date(expiresAt.getTime() + 15_000) },
  );
  return attempt;
}

/** The order as shown on the provider's page; its lines sum to the order's total. */
async function payableOf(ctx: SignedInCtx, order: Order, attempt: Attempt) {
  const parcels = await unscopedListParcels(ctx.db, order.id);
  const t = translator(ctx.language);
  const lines: PayableLine[] = parcels.flatMap((parcel) =>
    parcel.lines.map((line) => ({
      name: line.productName,
      unitCents: line.unitPriceCents,
      quantity: line.quantity,
    })),
  );
  const extra = (key: string, unitCents: number): PayableLine[] =>
    unitCents > 0 ? [{ name: t(key), unitCents, quantity: 1 }] : [];
  return {
    attemptId: attempt.id,
    orderId: order.id,
    orderNumber: order.number,
    email: ctx.caller.email,
    language: ctx.language,
    amountCents: attempt.amountCents,
    expiresAt: attempt.expiresAt,
    lines: [
      ...lines,
      ...extra("checkout:shipping", order.shippingCents),
      ...extra("checkout:estimatedTax", order.taxCents),
    ],
  };
}
