import { and, asc, eq, gt } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { beginPayout } from "./internal/begin-payout.ts";
import { payoutAccounts } from "./tables.ts";

const pageSize = 200;

/**
 * Job `start-payouts`, Mondays at six, or at the first chance after: starts a payout for each vendor whose account is
 * ready. Runs may overlap: the vendor's lock and the one payout under way ensure that each is paid once.
 */
export async function startPayouts(infra: Infra): Promise<void> {
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
