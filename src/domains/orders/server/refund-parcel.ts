import type * as z from "zod";
import type { ParcelDetail, refundInput } from "#domains/orders/order-shapes.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { readOwnParcel } from "./get-parcel.ts";
import { refundPart } from "./internal/cancel-whole.ts";
import { lockParcel } from "./internal/lock-parcel.ts";
import { recordParcelRefund } from "./internal/record-parcel-action.ts";
import { isParcelOf } from "./list-parcels.ts";
import { lockAvailable, readOwed } from "./read-owed.ts";

/**
 * Refunds a part of one of the caller's parcels: units of lines, of the delivery price, or both; amounts in cents. A
 * repeated request is one refund. NOT_REFUNDABLE above what is left, CONFLICT when it is cancelled,
 * REFUND_ABOVE_BALANCE when the parcel's money was paid out, and what is available to the vendor doesn't cover it: what waits
 * for other parcels may have to go back to their buyers. NOT_FOUND for any other. For an approved vendor.
 */
export async function refundParcel(
  ctx: SignedInCtx,
  input: z.infer<typeof refundInput>,
): Promise<ParcelDetail> {
  await inTransaction(ctx, async (tx) => {
    const locked = await lockParcel(tx, input.parcelId, isParcelOf(tx.caller.vendor!.id));
    const before = await lockAvailable(tx, locked.vendor.id);
    const refund = await refundPart(tx, locked, { ...input, body: input, actor: "vendor" });
    const { availableCents: after } = await readOwed(tx, locked.vendor.id);
    if (after < 0 && after < before) throw new AppError("REFUND_ABOVE_BALANCE");
    await recordParcelRefund(tx, locked, "parcel.refund", { ...input, refund });
  });
  return readOwnParcel(ctx, { parcelId: input.parcelId });
}
