import { and, eq } from "drizzle-orm";
import { requestApproval } from "#domains/approvals/server/request-approval.ts";
import { factors } from "#domains/second-factor/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { lockPerson } from "./internal/lock-person.ts";

type Input = { userId: string; reason: string; requestId: string };

/**
 * Asks a second administrator to remove a person's second factors, because they lost them. NOT_FOUND; CONFLICT if they
 * have none, or such a request waits; FORBIDDEN for oneself, and for another administrator without the permission for
 * the team. For administrators.
 */
export async function requestFactorReset(ctx: SignedInCtx, { userId, reason, requestId }: Input) {
  return inTransaction(ctx, async (tx) => {
    const { name } = await lockPerson(tx, userId);
    const verified = and(eq(factors.userId, userId), eq(factors.status, "verified"));
    if ((await tx.db.$count(factors, verified)) === 0) throw new AppError("CONFLICT");
    const approvalId = await requestApproval(tx, {
      action: "user.reset-factors",
      subject: { kind: "user", id: userId },
      ownerId: userId,
      facts: { user: name, userId },
      ...{ input: { userId }, reason, requestId },
    });
    return { approvalId };
  });
}
