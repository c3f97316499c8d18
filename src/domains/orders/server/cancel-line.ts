import type * as z from "zod";
import type { cancelInput, ParcelDetail } from "#domains/orders/order-shapes.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { readOwnParcel } from "./get-parcel.ts";
import { allThatIsLeft, refundPart } from "./internal/cancel-whole.ts";
import { lockParcel } from "./internal/lock-parcel.ts";
import { recordParcelRefund } from "./internal/record-parcel-action.ts";
import { isParcelOf } from "./list-parcels.ts";

type Input = z.infer<typeof cancelInput> & { lineId: string };

/**
 * Cancels the rest of a line of one of the caller's parcels before dispatch, with a reason, and refunds it; with the
 * last line the parcel is cancelled. CONFLICT when it was dispatched, NOT_REFUNDABLE when nothing is left of the
 * line; NOT_FOUND for any other. For an approved vendor.
 */
export async function cancelLine(ctx: SignedInCtx, input: Input): Promise<ParcelDetail> {
  await inTransaction(ctx, async (tx) => {
    const locked = await lockParcel(tx, input.parcelId, isParcelOf(tx.caller.vendor!.id));
    if (!locked.parcel.lines.some((line) => line.id === input.lineId)) throw new AppError("NOT_FOUND");
    const lines = allThatIsLeft(locked).lines.filter((line) => line.lineId === input.lineId);
    if (locked.parcel.status !== "processing" && lines.length > 0) throw new AppError("CONFLICT");
    const refund = await refundPart(tx, locked, {
      ...input,
      body: input,
      lines,
      shippingCents: 0,
      actor: "vendor",
    });
    await recordParcelRefund(tx, locked, "parcel.cancel-line", { ...input, refund });
  });
  return readOwnParcel(ctx, { parcelId: input.parcelId });
}
