import { and, asc, eq, gt } from "drizzle-orm";
import { payoutsJobs } from "#domains/payouts/jobs.ts";
import { AppError } from "#kernel/errors.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { beginPayout } from "./internal/begin-payout.ts";
import { isPayoutDay } from "./internal/next-payout.ts";
import { payoutAccounts, payouts } from "./tables.ts";

const pageSize = 200;

/**
 * Job `start-payouts`, daily at six: resends unfinished payouts, and on Mondays starts a payout for each vendor whose
 * account is ready. Runs may overlap: the vendor's lock and the one payout under way ensure that each is paid once.
 */
export async function startPayouts(infra: Infra): Promise<void> {
  const unsent = await infra.db
    .select({ payoutId: payouts.id })
    .from(payouts)
    .where(eq(payouts.state, "started"))
    .limit(10_000);
  for (const job of unsent)
    await inTransaction(infra, (tx) => tx.jobs.enqueue(tx.db, payoutsJobs.sendPayout, job));
  if (!isPayoutDay(infra.clock.now())) return;
  for (let page = await readyVendors(infra); page.length > 0; page = await readyVendors(infra, page.at(-1)))
    for (const vendorId of page) await payVendor(infra, vendorId);
}

async function readyVendors({ db }: Infra, after?: string): Promise<string[]> {
  const rows = await db
    .select({ vendorId: payoutAccounts.vendorId })
    .from(payoutAccounts)
    .where(and(eq(payoutAccounts.isReady, true), after ? gt(payoutAccounts.vendorId, after) : undefined))
    .orderBy(asc(payoutAccounts.vendorId))
    .limit(pageSize);
  return rows.map((row) => row.vendorId);
}

/** One vendor's failure does not stop the others; too small, or one under way already, is skipped. */
async function payVendor(infra: Infra, vendorId: string): Promise<void> {
  try {
    await inTransaction(infra, (tx) => beginPayout(tx, vendorId));
  } catch (error) {
    if (!(error instanceof AppError)) infra.log.error({ err: error, vendorId }, "payout not begun");
  }
}
