import { releaseHolds } from "#domains/inventory/server/release-holds.ts";
import { refundableStatuses } from "#domains/orders/order-life.ts";
import { leftOfLines } from "#domains/orders/parcel-money.ts";
import { AppError } from "#kernel/errors.ts";
import { sumCents } from "#kernel/money.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { createRefund, type Refund, type RefundDraft } from "./create-refund.ts";
import { findRefundOf } from "./find-refund-of.ts";
import type { LockedParcel } from "./lock-parcel.ts";
import { moveParcel } from "./move-parcel.ts";
import { type Asked as AskedPart, leftOfParcel, partsOf, reckonRefund } from "./reckon-refund.ts";

type Asked = Pick<
  RefundDraft,
  "requestId" | "body" | "actor" | "decidedBy" | "reason" | "restocks" | "paidBy" | "providerRefundId"
>;

/** Everything paid for a parcel and not refunded yet. */
export function allThatIsLeft({ parcel }: LockedParcel) {
  return {
    lines: parcel.lines
      .map((line) => ({ lineId: line.id, quantity: line.quantity - line.refundedQuantity }))
      .filter(({ quantity }) => quantity > 0),
    shippingCents: parcel.shippingCents - parcel.refundedShippingCents,
    amountCents: undefined,
  };
}

/**
 * Cancels a parcel before dispatch, in the caller's transaction, and refunds the rest of its money once. If it is
 * unpaid and its order is paid later, its share is refunded then. CONFLICT when it was dispatched.
 */
export async function cancelWhole(
  tx: Infra,
  locked: LockedParcel,
  asked: Asked,
): Promise<Refund | undefined> {
  if (await findRefundOf(tx, locked.parcel.id, asked)) return undefined;
  if (locked.parcel.status === "pending") {
    await moveParcel(tx, locked, "giveUp", asked.actor === "system" ? "payment" : asked.actor, {
      cancelReason: asked.reason || null,
    });
    // Until then its goods are held with the rest of the order: if it is paid, they are sold and restocked by
    // the refund.
    if (locked.others.every((other) => other.status === "cancelled")) await releaseHolds(tx, locked.order.id);
    return undefined;
  }
  return cancelAndRefund(tx, locked, asked);
}

/** Cancels a paid parcel before dispatch and refunds the rest of its money, in the caller's transaction. */
export async function cancelAndRefund(tx: Infra, locked: LockedParcel, asked: Asked): Promise<Refund> {
  await moveParcel(tx, locked, "cancel", asked.actor, { cancelReason: asked.reason || null });
  return createRefund(tx, locked, { ...asked, ...allThatIsLeft(locked), isUnsent: true });
}

type Part = Asked & AskedPart;

/**
 * Refunds a part of a paid parcel, in the caller's transaction; a repeated request changes nothing. Before dispatch,
 * refunding the last unit or cent of its goods cancels the parcel and refunds its delivery too; an amount only if it is all
 * that is left. Undefined if the request was repeated.
 */
export async function refundPart(tx: Infra, locked: LockedParcel, asked: Part): Promise<Refund | undefined> {
  if (await findRefundOf(tx, locked.parcel.id, asked)) return undefined;
  const { parcel } = locked;
  if (!(refundableStatuses as readonly string[]).includes(parcel.status)) throw new AppError("CONFLICT");
  const part = partOf(locked, asked);
  if (isWhole(locked, part)) return cancelWhole(tx, locked, asked);
  return createRefund(tx, locked, { ...asked, ...part, isUnsent: false });
}

/** What is asked for; an amount that is all that is left is all units and the delivery. */
const partOf = (locked: LockedParcel, { lines, shippingCents, amountCents }: AskedPart): AskedPart =>
  amountCents === leftOfParcel(locked.parcel) ? allThatIsLeft(locked) : { lines, shippingCents, amountCents };

/** Whether it refunds the last of a parcel's goods before dispatch, or all of its money, which cancels it. */
function isWhole({ parcel }: LockedParcel, part: AskedPart): boolean {
  if (parcel.status !== "processing" || part.amountCents !== undefined) return false;
  const { lines, shippingCents } = part;
  const [goodsLeft, shippingLeft] = [
    leftOfLines(parcel.lines),
    parcel.shippingCents - parcel.refundedShippingCents,
  ];
  if (lines.length === 0) return goodsLeft === 0 && shippingCents === shippingLeft;
  return goodsLeft === sumCents(partsOf(parcel, part).parts.map((one) => one.goodsCents + one.taxCents));
}

/** What `refundPart` would refund, in cents. NOT_REFUNDABLE, NOT_FOUND as there. */
export function reckonPart(locked: LockedParcel, asked: AskedPart): number {
  const part = partOf(locked, asked);
  const isUnsent = isWhole(locked, part);
  return reckonRefund(locked.parcel, { ...part, ...(isUnsent ? allThatIsLeft(locked) : {}), isUnsent })
    .amounts.totalCents;
}
