import { eq } from "drizzle-orm";
import type * as z from "zod";
import { getVendorBalance } from "#domains/ledger/server/get-vendor-balance.ts";
import type { ParcelDetail, refundInput } from "#domains/orders/order-shapes.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { getParcel } from "./get-parcel.ts";
import { refundPart } from "./internal/cancel-whole.ts";
import { lockParcel } from "./internal/lock-parcel.ts";
import { isParcelOf } from "./list-parcels.ts";

/**
 * Refunds a part of one of the caller's parcels: units of lines, of the delivery price, or both; amounts in cents. A
 * repeated request is one refund. NOT_REFUNDABLE above what is left, CONFLICT when it is cancelled,
 * REFUND_ABOVE_BALANCE when the vendor would owe the platform afterwards, because the parcel's money was paid out; NOT_FOUND
 * for any other. For an approved vendor.
 */
export async function refundParcel(
  ctx: SignedInCtx,
  input: z.infer<typeof refundInput>,
): Promise<ParcelDetail> {
  await inTransaction(ctx, async (tx) => {
    const locked = await lockParcel(tx, input.parcelId, isParcelOf(tx.caller.vendor!.id));
    const refund = await refundPart(tx, locked, { ...input, body: input, actor: "vendor" });
    if (refund) await assertCovered(tx, locked.vendor.id);
  });
  return getParcel(ctx, { parcelId: input.parcelId });
}

/** The lock lets neither a payout nor another refund of the vendor in between. */
async function assertCovered({ db }: SignedInCtx, vendorId: string): Promise<void> {
  await db.select({ id: vendors.id }).from(vendors).where(eq(vendors.id, vendorId)).for("no key update");
  if ((await getVendorBalance(db, vendorId)) < 0) throw new AppError("REFUND_ABOVE_BALANCE");
}
