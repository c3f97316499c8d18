import type * as z from "zod";
import type { cancelInput, ParcelDetail } from "#domains/orders/order-shapes.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { readOwnParcel } from "./get-parcel.ts";
import { cancelWhole } from "./internal/cancel-whole.ts";
import { lockParcel } from "./internal/lock-parcel.ts";
import { recordParcelRefund } from "./internal/record-parcel-action.ts";
import { isParcelOf } from "./list-parcels.ts";

/**
 * Cancels one of the caller's parcels before dispatch, with a reason: the rest of its money is refunded, and its
 * goods are restocked if so chosen. A repeated request counts once. CONFLICT when it was dispatched; NOT_FOUND for
 * any other. For an approved vendor.
 */
export async function cancelParcel(
  ctx: SignedInCtx,
  input: z.infer<typeof cancelInput>,
): Promise<ParcelDetail> {
  await inTransaction(ctx, async (tx) => {
    const locked = await lockParcel(tx, input.parcelId, isParcelOf(tx.caller.vendor!.id));
    const refund = await cancelWhole(tx, locked, { ...input, body: input, actor: "vendor" });
    await recordParcelRefund(tx, locked, "parcel.cancel", { ...input, refund });
  });
  return readOwnParcel(ctx, { parcelId: input.parcelId });
}
