import { isDeepStrictEqual } from "node:util";
import { and, eq, isNull } from "drizzle-orm";
import { checkoutLimits } from "#domains/checkout/limits.ts";
import { holdStock } from "#domains/inventory/server/hold-stock.ts";
import { lockOrder } from "#domains/orders/server/move-parcels.ts";
import { type PlacedOrder, placeOrder } from "#domains/orders/server/place-order.ts";
import { setGiftNote } from "#domains/orders/server/set-gift-note.ts";
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
  type Payable,
  type PayableLine,
} from "#domains/payments/server/provider-session.ts";
import { claimPromotions } from "#domains/promotions/server/claim-promotions.ts";
import { readSettings } from "#domains/settings/server/read-settings.ts";
import { translator } from "#i18n/translator.ts";
import { AppError } from "#kernel/errors.ts";
import { isCheckViolation, isUniqueViolation } from "#platform/db/database.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { findQuote } from "./internal/find-quote.ts";
import { loadBasket } from "./internal/load-basket.ts";
import type { PurchaseBounds } from "./internal/read-offers.ts";
import type { PricedBasket, PricedLine } from "./price-basket.ts";
import { getOwnOrder } from "./purchase-view.ts";
import { abandonPurchase, endUnopened, isLost } from "./settle-purchase.ts";
import { quotes } from "./tables.ts";

/** `giftNote`: empty for a gift without words; without it, the order is no gift. */
type SessionInput = { quoteId: string; giftNote?: string | undefined };

/**
 * Creates the pending order of a quote with its stock held, and opens the provider's page. A buyer has one open
 * payment (R57): the same cart and address return it, another one ends it first. Safe to repeat: a quote makes one
 * order, an attempt one session. The provider is called outside any transaction; if it refuses, the order ends and
 * its stock is released at once. ALREADY_PAID with the order that was paid since the quote was made. For any signed-in
 * user.
 */
export async function startSession(
  ctx: SignedInCtx,
  input: SessionInput,
): Promise<{ orderId: string; url: string }> {
  await ctx.limits.consume(checkoutLimits.session, ctx.caller.userId);
  const wanted = await takeOrder(ctx, input);
  const { attempt } = wanted;
  const { orderId } = attempt;
  if (attempt.state === "open") return { orderId, url: attempt.url! };
  const session = await openProviderSession(ctx, payableOf(ctx, wanted)).catch(async (error: unknown) => {
    await inTransaction(ctx, (tx) => endUnopened(tx, attempt));
    throw error;
  });
  if (session.amountCents !== attempt.amountCents)
    throw new Error(`session ${session.id} asks ${session.amountCents}, the order ${attempt.amountCents}`);
  if (!(await markAttemptOpen(ctx.db, attempt.id, session))) {
    // The response came after another attempt had taken over: a page without an attempt must not be paid.
    await expireProviderSession(ctx, session.id);
    throw new AppError("ORDER_NOT_PAYABLE");
  }
  return { orderId, url: session.url! };
}

/** An order to pay, with its current attempt and what its quote says of its lines. */
type Wanted = { order: PlacedOrder; attempt: Attempt; basket: PricedBasket };

/** The order to pay. Of two tabs at once one makes it; the other finds it at its next try. */
async function takeOrder(ctx: SignedInCtx, input: SessionInput, triesLeft = 2): Promise<Wanted> {
  const found = await inTransaction(ctx, (tx) => orderOfQuote(tx, input)).catch((error: unknown) => {
    if (isUniqueViolation(error, "orders_one_pending")) return null;
    // Suspended or taken down since the basket was read.
    if (isCheckViolation(error, "order_items_for_sale")) throw new AppError("CART_CHANGED");
    throw error;
  });
  if (found && "attempt" in found) return found;
  if (found && "orderId" in found)
    return inTransaction(ctx, (tx) => currentAttempt(tx, found.orderId, input));
  if (triesLeft === 0) throw new AppError("ORDER_NOT_PAYABLE");
  if (found) await makeRoom(ctx, found.inTheWay);
  return takeOrder(ctx, input, triesLeft - 1);
}

/** Ends the caller's open payment of another cart: at the provider first, where it may have been paid just now. */
async function makeRoom(ctx: SignedInCtx, orderId: string): Promise<void> {
  await abandonPurchase(ctx, orderId);
  const ended = await getOwnOrder(ctx, orderId);
  if (ended.paidAt) throw new AppError("ALREADY_PAID", { orderId });
}

/**
 * Makes the order of the caller's quote, in the caller's transaction. Changes nothing and names the order if the quote
 * has one already, or an open one has the same content; `inTheWay`: an open one of another content.
 */
async function orderOfQuote(
  tx: SignedInCtx,
  input: SessionInput,
): Promise<Wanted | { orderId: string } | { inTheWay: string }> {
  const { quoteId } = input;
  const found = await findQuote(tx, quoteId);
  if (!found) throw new AppError("NOT_FOUND");
  const { quote, other } = found;
  if (quote.orderId) return { orderId: quote.orderId };
  if (other?.isPaid) throw new AppError("ALREADY_PAID", { orderId: other.orderId });
  if (other) return other.isSame ? { orderId: other.orderId } : { inTheWay: other.orderId };
  if (quote.expiresAt <= tx.clock.now()) throw new AppError("QUOTE_EXPIRED");
  const lines = quote.basket.parcels.flatMap((parcel) => parcel.lines);
  const { code, createdAt: termsAt } = quote;
  const { basket, bounds } = await loadBasket(tx, lines, quote.address, { code, termsAt });
  if (!isDeepStrictEqual(basket, quote.basket)) throw new AppError("CART_CHANGED");
  const { userId } = tx.caller;
  const draft = { userId, language: tx.language, address: quote.address, giftNote: input.giftNote ?? null };
  // Of two calls at once, the second waits here for the first, and fails: a buyer has one pending order.
  const order = await placeOrder(tx, { ...draft, parcels: basket.parcels });
  await holdStock(
    tx,
    { orderId: order.id, buyerId: userId },
    lines.map(({ productId, quantity }) => ({ productId, quantity })),
  );
  await claimQuote(tx, quoteId, order.id);
  const attempt = await newAttempt(tx, order, bounds);
  // Last, since orders of everybody wait here for a promotion that they share.
  await claimPromotions(tx, { orderId: order.id, buyerId: userId, claims: basket.promotions });
  return { order, attempt, basket: quote.basket };
}

/** A quote makes one order: it may have made another one since it was read. */
async function claimQuote({ db }: SignedInCtx, quoteId: string, orderId: string): Promise<void> {
  const claimed = await db
    .update(quotes)
    .set({ orderId })
    .where(and(eq(quotes.id, quoteId), isNull(quotes.orderId)))
    .returning({ id: quotes.id });
  if (claimed.length === 0) throw new AppError("ORDER_NOT_PAYABLE");
}

/**
 * The pending order and its current attempt: the latest, or a new one if that got lost. The order becomes a gift, or none,
 * as it is wanted now.
 */
async function currentAttempt(tx: SignedInCtx, orderId: string, input: SessionInput): Promise<Wanted> {
  const order = await lockOrder(tx, orderId);
  if (order?.paidAt) throw new AppError("ALREADY_PAID", { orderId });
  if (order?.status !== "pending") throw new AppError("ORDER_NOT_PAYABLE");
  const { giftNote = null } = input;
  if (order.giftNote !== giftNote) await setGiftNote(tx, orderId, giftNote);
  const [quote] = await tx.db
    .select({ basket: quotes.basket })
    .from(quotes)
    .where(eq(quotes.orderId, orderId));
  const [latest] = await unscopedListAttempts(tx.db, orderId);
  const now = tx.clock.now();
  const wanted = { order, basket: quote!.basket };
  if (latest?.state === "open" && latest.expiresAt > now) return { ...wanted, attempt: latest };
  if (latest?.state !== "starting") throw new AppError("ORDER_NOT_PAYABLE");
  if (!isLost(latest, now)) return { ...wanted, attempt: latest };
  const bounds = await readSettings(tx, ["orders.holdMinutes"]);
  await settleAttempt(tx.db, latest.id, { from: ["starting"], to: "expired" }, { settledAt: now });
  return {
    ...wanted,
    attempt: await newAttempt(tx, { id: orderId, totalCents: latest.amountCents }, bounds),
  };
}

/** The hold lasts as long as the provider's page, plus a grace period. */
function newAttempt(
  tx: SignedInCtx,
  order: Pick<PlacedOrder, "id" | "totalCents">,
  bounds: Pick<PurchaseBounds, "orders.holdMinutes">,
): Promise<Attempt> {
  const createdAt = tx.clock.now();
  const expiresAt = new Date(createdAt.getTime() + bounds["orders.holdMinutes"] * 60_000);
  return addAttempt(tx.db, { orderId: order.id, amountCents: order.totalCents, expiresAt, createdAt });
}

/** A line as it is charged. The provider multiplies a unit's price, so one with a discount is a unit of its own. */
function payableLine({ name, unitPriceCents, quantity, totalPriceCents }: PricedLine): PayableLine {
  if (totalPriceCents === unitPriceCents * quantity) return { name, unitCents: unitPriceCents, quantity };
  return { name: quantity > 1 ? `${quantity} × ${name}` : name, unitCents: totalPriceCents, quantity: 1 };
}

/** The order as shown on the provider's page; its lines sum to the order's total. */
function payableOf({ caller, language }: SignedInCtx, { order, attempt, basket }: Wanted): Payable {
  const t = translator(language);
  const lines = basket.parcels.flatMap((parcel) => parcel.lines.map(payableLine));
  const extra = (key: string, unitCents: number): PayableLine[] =>
    unitCents > 0 ? [{ name: t(key), unitCents, quantity: 1 }] : [];
  return {
    attemptId: attempt.id,
    orderId: order.id,
    orderNumber: order.number,
    email: caller.email,
    language,
    amountCents: attempt.amountCents,
    expiresAt: attempt.expiresAt,
    lines: [
      ...lines,
      ...extra("checkout:shipping", order.shippingCents),
      ...extra("checkout:estimatedTax", order.taxCents),
    ],
  };
}
