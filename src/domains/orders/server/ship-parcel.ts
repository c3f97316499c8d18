import type { TeamParcel } from "#domains/orders/packed-parcel.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { getParcel } from "./get-parcel.ts";
import { availableAt } from "./internal/available-at.ts";
import { lockParcel } from "./internal/lock-parcel.ts";
import { moveParcel } from "./internal/move-parcel.ts";
import { recordParcelAction } from "./internal/record-parcel-action.ts";
import { isParcelOf } from "./list-parcels.ts";

type Shipment = { parcelId: string; carrier: string; trackingNumber: string };

/**
 * Marks one of the caller's parcels as handed to a carrier, and mails the tracking number to the buyer. CONFLICT when
 * it was shipped before or cancelled; NOT_FOUND for any other. For an approved vendor.
 */
export async function shipParcel(ctx: SignedInCtx, input: Shipment): Promise<TeamParcel> {
  const { parcelId, carrier, trackingNumber } = input;
  await inTransaction(ctx, async (tx) => {
    const locked = await lockParcel(tx, parcelId, isParcelOf(tx.caller.vendor!.id));
    await moveParcel(tx, locked, "ship", "vendor", {
      carrier,
      trackingNumber,
      availableAt: await availableAt(tx, locked, trackingNumber ? "tracked" : "untracked"),
    });
    await recordParcelAction(tx, locked, "parcel.ship", {
      before: { status: locked.parcel.status },
      after: { status: "shipped" },
    });
  });
  return getParcel(ctx, { parcelId });
}
