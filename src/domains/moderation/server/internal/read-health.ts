import { findLastCheck } from "#domains/checkout/server/find-last-check.ts";
import type { MarketHealth } from "#domains/moderation/overview-calls.ts";
import { countUnprocessedEvents } from "#domains/payments/server/count-unprocessed-events.ts";
import { findLastReconciliation } from "#domains/payouts/server/find-last-reconciliation.ts";
import { countUnsent } from "#platform/email/count-unsent.ts";
import { countWaitingJobs, type WaitingJobs } from "#platform/jobs/count-waiting-jobs.ts";
import { countDeadLetters } from "#platform/jobs/dead-letters.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

/** Whether what works in the background does: jobs, the card provider's events, mail, and the checks of the books. */
export async function readHealth(ctx: SignedInCtx): Promise<MarketHealth> {
  const [jobs, deadLetters, events, unsent, check, reconciliation] = await Promise.all([
    countWaitingJobs(ctx.db),
    countDeadLetters(ctx.db),
    countUnprocessedEvents(ctx.db),
    countUnsent(ctx),
    findLastCheck(ctx),
    findLastReconciliation(ctx),
  ]);
  const lagOf = ({ count, oldest }: { count: number; oldest: Date | null }) => ({
    count,
    oldestSeconds: oldest && Math.max(0, Math.floor((ctx.clock.now().getTime() - oldest.getTime()) / 1_000)),
  });
  return {
    jobs: sumJobs(jobs),
    deadLetters: deadLetters.count,
    webhooks: lagOf(events),
    mail: lagOf(unsent),
    invariants: check
      ? {
          ranAt: check.ranAt.toISOString(),
          brokenCount: Object.values(check.counts).reduce((total, broken) => total + broken, 0),
        }
      : null,
    reconciliation: reconciliation ? { ...reconciliation, ranAt: reconciliation.ranAt.toISOString() } : null,
  };
}

function sumJobs(queues: WaitingJobs[]): MarketHealth["jobs"] {
  const due = queues.filter((queue) => queue.due > 0);
  return {
    count: due.reduce((total, queue) => total + queue.due, 0),
    failing: queues.reduce((total, queue) => total + queue.failing, 0),
    oldestSeconds:
      due.length > 0 ? Math.floor(Math.max(...due.map(({ oldestSeconds }) => oldestSeconds))) : null,
  };
}
