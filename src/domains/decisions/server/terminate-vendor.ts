import { and, eq } from "drizzle-orm";
import { requestApproval } from "#domains/approvals/server/request-approval.ts";
import type { DecisionRule } from "#domains/decisions/decision-rules.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { readDispatchEnd } from "./internal/dispatch-end.ts";

type Input = {
  vendorId: string;
  rule: DecisionRule;
  facts: string;
  openParcelsUntil: string;
  requestId: string;
};

/**
 * Asks a second administrator to end an approved vendor's contract for good. BAD_REQUEST if the moment for open parcels is past
 * or more than 60 days ahead, NOT_FOUND for no approved vendor, CONFLICT if it is ended already or another request waits. For
 * administrators.
 */
export async function terminateVendor(
  ctx: SignedInCtx,
  { requestId, ...input }: Input,
): Promise<{ approvalId: string }> {
  readDispatchEnd(ctx, input.openParcelsUntil);
  const approvalId = await inTransaction(ctx, async (tx) => {
    const [vendor] = await tx.db
      .select({ ownerId: vendors.userId, name: vendors.companyName, terminatedAt: vendors.terminatedAt })
      .from(vendors)
      .where(and(eq(vendors.id, input.vendorId), eq(vendors.isApproved, true)))
      .for("update");
    if (!vendor) throw new AppError("NOT_FOUND");
    if (vendor.terminatedAt) throw new AppError("CONFLICT");
    return requestApproval(tx, {
      action: "vendor.terminate",
      subject: { kind: "vendor", id: input.vendorId },
      ...{ ownerId: vendor.ownerId, facts: { vendor: vendor.name }, input },
      reason: input.facts.slice(0, 1_000),
      requestId,
    });
  });
  return { approvalId };
}
