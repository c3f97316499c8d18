import { eq } from "drizzle-orm";
import { requestApproval } from "#domains/approvals/server/request-approval.ts";
import { lockAvailable } from "#domains/orders/server/read-owed.ts";
import type { Payout } from "#domains/payouts/shapes.ts";
import { readSettings } from "#domains/settings/server/read-settings.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { findManualPayout, type ManualPayout, payByHand } from "./pay-by-hand.ts";

type Recorded = { payout: Payout | null; approvalId: string | null };

/**
 * Records a bank payment to a vendor, in cents; above the threshold it waits for a second administrator instead. A repeated
 * `payoutId` changes nothing; CONFLICT if it named another payment, or one to the vendor waits. NOT_FOUND for no vendor,
 * PAYOUT_ABOVE_BALANCE above the available amount. For an admin.
 */
export function recordManualPayout(ctx: SignedInCtx, input: ManualPayout): Promise<Recorded> {
  return inTransaction(ctx, async (tx) => {
    const { vendorId, payoutId: requestId, amountCents, note: reason } = input;
    const known = await findManualPayout(tx, input);
    const set = await readSettings(tx, ["approvals.largePayoutCents"]);
    if (known || amountCents <= set["approvals.largePayoutCents"])
      return { payout: known ?? (await payByHand(tx, input)), approvalId: null };
    if (amountCents > (await lockAvailable(tx, vendorId))) throw new AppError("PAYOUT_ABOVE_BALANCE");
    const [vendor] = await tx.db
      .select({ name: vendors.companyName, ownerId: vendors.userId })
      .from(vendors)
      .where(eq(vendors.id, vendorId));
    const approvalId = await requestApproval(tx, {
      ...{ action: "vendor.pay-by-hand", subject: { kind: "vendor", id: vendorId } },
      ...{ amountCents, input, reason, requestId },
      ...{ ownerId: vendor!.ownerId, facts: { vendor: vendor!.name } },
    });
    return { payout: null, approvalId };
  });
}
