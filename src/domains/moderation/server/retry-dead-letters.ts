import { recordAction } from "#domains/audit/server/record-action.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";

/**
 * Puts given-up jobs back into their queues, with all their attempts, and says how many; ids that are no longer there are
 * skipped. For an admin.
 */
export async function retryDeadLetters(
  ctx: SignedInCtx,
  { jobIds }: { jobIds: string[] },
): Promise<{ retried: number }> {
  const retried = await inTransaction(ctx, async (tx) => {
    const count = await tx.jobs.retryDeadLetters(tx.db, jobIds);
    const subject = { kind: "job", id: jobIds.length === 1 ? jobIds[0]! : "many" } as const;
    if (count > 0)
      await recordAction(tx, { action: "jobs.retry", subject, after: { jobIds, retried: count } });
    return count;
  });
  ctx.log.info({ userId: ctx.caller.userId, retried }, "given-up jobs retried");
  return { retried };
}
