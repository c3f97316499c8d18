import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";

/**
 * Puts given-up jobs back into their queues, with all their attempts, and says how many; ids that are no longer there are
 * skipped. For an admin.
 */
export async function retryDeadLetters(
  ctx: SignedInCtx,
  { jobIds }: { jobIds: string[] },
): Promise<{ retried: number }> {
  const retried = await inTransaction(ctx, (tx) => tx.jobs.retryDeadLetters(tx.db, jobIds));
  ctx.log.info({ userId: ctx.caller.userId, retried }, "given-up jobs retried");
  return { retried };
}
