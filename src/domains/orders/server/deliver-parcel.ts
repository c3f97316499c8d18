import type { TeamParcel } from "#domains/orders/packed-parcel.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { getParcel } from "./get-parcel.ts";
import { lockParcel } from "./internal/lock-parcel.ts";
import { moveParcel } from "./internal/move-parcel.ts";
import { recordParcelAction } from "./internal/record-parcel-action.ts";
import { isParcelOf } from "./list-parcels.ts";

/**
 * Marks one of the caller's parcels as delivered. CONFLICT when it is not on its way. NOT_FOUND for any other. For an
 * approved vendor.
 */
export async function deliverParcel(ctx: SignedInCtx, input: { parcelId: string }): Promise<TeamParcel> {
  await inTransaction(ctx, async (tx) => {
    const locked = await lockParcel(tx, input.parcelId, isParcelOf(tx.caller.vendor!.id));
    await moveParcel(tx, locked, "deliver", "vendor");
    await recordParcelAction(tx, locked, "parcel.deliver", {
      before: { status: locked.parcel.status },
      after: { status: "delivered" },
    });
  });
  return getParcel(ctx, input);
}
