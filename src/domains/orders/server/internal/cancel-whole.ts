import { releaseHolds } from "#domains/inventory/server/release-holds.ts";
import { refundableStatuses } from "#domains/orders/order-life.ts";
import { AppError } from "#kernel/errors.ts";
import type { Doors } from "#platform/rpc/context.ts";
import { findRefundOf } from "./find-refund-of.ts";
import { giveBack, type RefundDraft } from "./give-back.ts";
import type { LockedParcel } from "./lock-parcel.ts";
import { moveParcel } from "./move-parcel.ts";

type Asked = Pick<RefundDraft, "requestId" | "actor" | "reason" | "restocks">;

/** All that a parcel's buyer paid for it and has not got back; the platform's share of the delivery with it. */
export function allThatIsLeft({ parcel }: LockedParcel) {
  return {
    lines: parcel.lines
      .map((line) => ({ lineId: line.id, quantity: line.quantity - line.refundedQuantity }))
      .filter(({ quantity }) => quantity > 0),
    shippingCents: parcel.shippingCents - parcel.refundedShippingCents,
    subsidyCents: parcel.shippingSubsidyCents,
  };
}

/**
 * Cancels a parcel that is not on its way, in the caller's transaction: what is left of its money goes back, once. An unpaid one
 * is given up; should its order still be paid, its share goes back then. CONFLICT when it has left already.
 */
export async function cancelWhole(tx: Doors, locked: LockedParcel, asked: Asked): Promise<void> {
  if (await findRefundOf(tx, locked.parcel.id, asked.requestId)) return;
  const cancelReason = asked.reason || null;
  if (locked.parcel.status === "pending") {
    await moveParcel(tx, locked, "giveUp", asked.actor === "system" ? "payment" : asked.actor, {
      cancelReason,
    });
    // Until then the goods are held with the order's others: should it be paid, they are sold and come back by the refund.
    if (locked.others.every((other) => other.status === "cancelled")) await releaseHolds(tx, locked.order.id);
    return;
  }
  await moveParcel(tx, locked, "cancel", asked.actor, { cancelReason });
  await giveBack(tx, locked, { ...asked, ...allThatIsLeft(locked) });
}

type Part = Asked & Pick<RefundDraft, "lines" | "shippingCents">;

/**
 * Gives a part of a paid parcel back, in the caller's transaction; the same request a second time changes nothing. Before dispatch,
 * whoever takes the last unit out cancels the parcel: there is nothing left to send, so its delivery price goes back too.
 */
export async function refundPart(tx: Doors, locked: LockedParcel, asked: Part): Promise<void> {
  if (await findRefundOf(tx, locked.parcel.id, asked.requestId)) return;
  const { parcel } = locked;
  if (!(refundableStatuses as readonly string[]).includes(parcel.status)) throw new AppError("CONFLICT");
  const left = allThatIsLeft(locked);
  const isLast = left.lines.every((line) =>
    asked.lines.some(({ lineId, quantity }) => lineId === line.lineId && quantity === line.quantity),
  );
  if (parcel.status === "processing" && isLast) return cancelWhole(tx, locked, asked);
  await giveBack(tx, locked, { ...asked, subsidyCents: 0 });
}
