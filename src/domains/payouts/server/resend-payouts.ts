import { eq } from "drizzle-orm";
import { payoutsJobs } from "#domains/payouts/jobs.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { payouts } from "./tables.ts";

/** Job `resend-payouts`, hourly: enqueues each payout that was started and not sent, should its own job be lost. */
export async function resendPayouts(infra: Infra): Promise<void> {
  const unsent = await infra.db
    .select({ payoutId: payouts.id })
    .from(payouts)
    .where(eq(payouts.state, "started"))
    .limit(10_000);
  for (const job of unsent)
    await inTransaction(infra, (tx) => tx.jobs.enqueue(tx.db, payoutsJobs.sendPayout, job));
}
