import type * as z from "zod";
import type { cancelInput, refundInput } from "#domains/orders/order-shapes.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { cancelForAdmin, refundForAdmin } from "./internal/decide-refund.ts";
import { lockParcel } from "./internal/lock-parcel.ts";

/** Refunds what a second administrator has approved, of the parcel as it is now; the errors of `refundAsAdmin`. */
export async function refundApproved(tx: SignedInCtx, input: z.infer<typeof refundInput>): Promise<void> {
  await refundForAdmin(tx, await lockParcel(tx, input.parcelId, undefined), input);
}

/** Cancels what a second administrator has approved, if it was not dispatched meanwhile; the errors of `cancelParcelAsAdmin`. */
export async function cancelApproved(tx: SignedInCtx, input: z.infer<typeof cancelInput>): Promise<void> {
  await cancelForAdmin(tx, await lockParcel(tx, input.parcelId, undefined), input);
}
