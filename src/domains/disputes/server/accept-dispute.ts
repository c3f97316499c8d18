import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { lockDispute } from "./internal/lock-dispute.ts";
import { closeProviderDispute } from "./internal/provider-disputes.ts";
import { settleDispute } from "./settle-dispute.ts";

/**
 * Gives a dispute up: it is lost at once. CONFLICT when it was answered or decided, PAYMENT_UNAVAILABLE when the
 * provider can't be reached. For administrators.
 */
export async function acceptDispute(
  ctx: SignedInCtx,
  { disputeId }: { disputeId: string },
): Promise<Record<string, never>> {
  const dispute = await inTransaction(ctx, (tx) => lockDispute(tx, disputeId));
  if (dispute.state !== "open" || dispute.answeredAt) throw new AppError("CONFLICT");
  await closeProviderDispute(ctx, dispute.providerDisputeId);
  await settleDispute(ctx, { providerDisputeId: dispute.providerDisputeId });
  return {};
}
