import type { TeamParcel } from "#domains/orders/packed-parcel.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { getParcel } from "./get-parcel.ts";
import { lockParcel } from "./internal/lock-parcel.ts";
import { moveParcel } from "./internal/move-parcel.ts";
import { recordParcelAction } from "./internal/record-parcel-action.ts";
import { isParcelOf } from "./list-parcels.ts";

/**
 * Marks a parcel of the caller as being packed; once, CONFLICT afterwards. NOT_FOUND for any other. For an approved
 * vendor.
 */
export async function acceptParcel(ctx: SignedInCtx, input: { parcelId: string }): Promise<TeamParcel> {
  await inTransaction(ctx, async (tx) => {
    const locked = await lockParcel(tx, input.parcelId, isParcelOf(tx.caller.vendor!.id));
    await moveParcel(tx, locked, "accept", "vendor");
    await recordParcelAction(tx, locked, "parcel.accept", { after: { isAccepted: true } });
  });
  return getParcel(ctx, input);
}
