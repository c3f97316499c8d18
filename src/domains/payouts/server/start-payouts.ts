import { and, asc, eq, gt } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import { type Doors, inTransaction } from "#platform/rpc/context.ts";
import { beginPayout } from "./internal/begin-payout.ts";
import { isPayoutDay } from "./internal/next-payout.ts";
import { payoutAccounts, payouts } from "./tables.ts";

const pageSize = 200;

/**
 * Job `start-payouts`, daily at six: sends on its way again what is not there yet, and on Mondays begins a payout for each
 * vendor whose account is ready. Runs may overlap: the vendor's lock and one payout under way let each be paid once.
 */
export async function startPayouts(doors: Doors): Promise<void> {
  const unsent = await doors.db
    .select({ payoutId: payouts.id })
    .from(payouts)
    .where(eq(payouts.state, "started"))
    .limit(10_000);
  for (const job of unsent) await inTransaction(doors, (tx) => tx.jobs.enqueue(tx.db, "send-payout", job));
  if (!isPayoutDay(doors.clock.now())) return;
  for (let page = await readyVendors(doors); page.length > 0; page = await readyVendors(doors, page.at(-1)))
    for (const vendorId of page) await payVendor(doors, vendorId);
}

async function readyVendors({ db }: Doors, after?: string): Promise<string[]> {
  const rows = await db
    .select({ vendorId: payoutAccounts.vendorId })
    .from(payoutAccounts)
    .where(and(eq(payoutAccounts.isReady, true), after ? gt(payoutAccounts.vendorId, after) : undefined))
    .orderBy(asc(payoutAccounts.vendorId))
    .limit(pageSize);
  return rows.map((row) => row.vendorId);
}

/** One vendor's trouble stops no other's payout; too little, or one under way already, is none. */
async function payVendor(doors: Doors, vendorId: string): Promise<void> {
  try {
    await inTransaction(doors, (tx) => beginPayout(tx, vendorId));
  } catch (error) {
    if (!(error instanceof AppError)) doors.log.error({ err: error, vendorId }, "payout not begun");
  }
}
