import { requestApproval } from "#domains/approvals/server/request-approval.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { lockApproved, type Terms } from "./agree-terms.ts";

type Input = Terms & { reason: string; requestId: string };

/**
 * Asks a second administrator to put an approved vendor on the enterprise plan with agreed terms, price per month in cents, or to
 * change them (R4). NOT_FOUND for no approved vendor; CONFLICT while other terms wait for it. For admins.
 */
export async function setEnterpriseTerms(
  ctx: SignedInCtx,
  { reason, requestId, ...input }: Input,
): Promise<{ approvalId: string }> {
  const approvalId = await inTransaction(ctx, async (tx) => {
    const { vendorId: id } = input;
    const { ownerId, name: vendor } = await lockApproved(tx, id);
    const about = { subject: { kind: "vendor", id }, ownerId, amountCents: input.priceCents } as const;
    const facts = { vendor, manager: `${input.managerName}, ${input.managerEmail}` };
    return requestApproval(tx, { action: "vendor.set-terms", ...about, facts, input, reason, requestId });
  });
  return { approvalId };
}
