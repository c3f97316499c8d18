import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray } from "drizzle-orm";
import { refundableStatuses } from "#domains/orders/order-life.ts";
import { leftOfLine, unitsShare } from "#domains/orders/parcel-money.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { cancelAndRefund } from "./internal/cancel-whole.ts";
import { createRefund } from "./internal/create-refund.ts";
import { type LockedParcel, lockParcel } from "./internal/lock-parcel.ts";
import { settleRefund } from "./settle-refund.ts";
import { parcels, refunds } from "./tables.ts";

/** What a chargeback took from a vendor, in cents; `vendorCents`: what it bears that it had not agreed to refund. */
export type TakenBack = { refundId: string; vendorId: string; totalCents: number; vendorCents: number };

/**
 * Books a lost dispute as refunds, in the caller's transaction, which has locked the order: first those that were owed
 * or refused, then what is left of each parcel, up to the amount in cents. Goods that were not sent are restocked, and
 * a parcel of which nothing is left is cancelled. Together the refunds may be less than the amount, never more.
 */
export async function takeBack(
  tx: Infra,
  { orderId, amountCents, reason }: { orderId: string; amountCents: number; reason: string },
): Promise<TakenBack[]> {
  const taken = await payOwed(tx, orderId, amountCents);
  let left = amountCents - sumOf(taken);
  const found = await tx.db.select({ id: parcels.id }).from(parcels).where(eq(parcels.orderId, orderId));
  for (const { id } of found) {
    const locked = await lockParcel(tx, id, undefined);
    const refund = await takeFrom(tx, locked, left, reason);
    if (!refund) continue;
    left -= refund.totalCents;
    taken.push(refund);
  }
  return taken;
}

const sumOf = (taken: TakenBack[]) => taken.reduce((sum, { totalCents }) => sum + totalCents, 0);

async function payOwed(tx: Infra, orderId: string, amountCents: number): Promise<TakenBack[]> {
  const owed = await tx.db
    .select({ refundId: refunds.id, vendorId: parcels.vendorId, totalCents: refunds.totalCents })
    .from(refunds)
    .innerJoin(parcels, eq(parcels.id, refunds.parcelId))
    .where(and(eq(refunds.orderId, orderId), inArray(refunds.state, ["owed", "failed"])))
    .orderBy(asc(refunds.createdAt));
  const taken: TakenBack[] = [];
  for (const refund of owed) {
    if (sumOf(taken) + refund.totalCents > amountCents) continue;
    await settleRefund(tx, refund.refundId, {
      ...{ state: "refunded", providerRefundId: null },
      paidBy: "chargeback",
    });
    taken.push({ ...refund, vendorCents: 0 });
  }
  return taken;
}

async function takeFrom(
  tx: Infra,
  locked: LockedParcel,
  leftCents: number,
  reason: string,
): Promise<TakenBack | undefined> {
  const { parcel } = locked;
  if (!(refundableStatuses as readonly string[]).includes(parcel.status)) return undefined;
  const part = fitInto(parcel, leftCents);
  if (part.totalCents === 0) return undefined;
  const isUnsent = parcel.status === "processing";
  const asked = {
    ...{ requestId: randomUUID(), body: {}, actor: "system" as const, reason },
    ...{ restocks: isUnsent, paidBy: "chargeback" as const },
  };
  const refund =
    isUnsent && part.isAll
      ? await cancelAndRefund(tx, locked, asked)
      : await createRefund(tx, locked, { ...asked, ...part, isUnsent: false });
  const { goodsCents, shippingCents, commissionCents, subsidyCents, totalCents, vendorId } = refund;
  const vendorCents = goodsCents + shippingCents - commissionCents + subsidyCents;
  return { refundId: refund.id, vendorId, totalCents, vendorCents };
}

/** As many whole units of a parcel's lines, then as much of its delivery, as an amount pays for. */
function fitInto(parcel: LockedParcel["parcel"], amountCents: number) {
  let left = amountCents;
  const lines = parcel.lines.flatMap((line) => {
    const leftUnits = line.quantity - line.refundedQuantity;
    const { goodsCents, taxCents } = leftOfLine(line);
    const priceOf = (count: number) =>
      unitsShare(goodsCents, leftUnits, count) + unitsShare(taxCents, leftUnits, count);
    let quantity = leftUnits;
    while (quantity > 0 && priceOf(quantity) > left) quantity -= 1;
    left -= priceOf(quantity);
    return quantity > 0 ? [{ lineId: line.id, quantity, isAll: quantity === leftUnits }] : [];
  });
  const open = parcel.lines.filter((line) => line.refundedQuantity < line.quantity);
  const shippingLeft = parcel.shippingCents - parcel.refundedShippingCents;
  const shippingCents = Math.min(left, shippingLeft);
  return {
    lines: lines.map(({ lineId, quantity }) => ({ lineId, quantity })),
    shippingCents,
    totalCents: amountCents - left + shippingCents,
    isAll:
      lines.length === open.length && lines.every(({ isAll }) => isAll) && shippingCents === shippingLeft,
  };
}
