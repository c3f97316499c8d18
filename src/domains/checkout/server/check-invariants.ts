import { listStockDifferences } from "#domains/inventory/server/stock-differences.ts";
import { listUnbalancedPostings } from "#domains/ledger/server/ledger-differences.ts";
import { listRefundDifferences } from "#domains/orders/server/parcel-differences.ts";
import type { Infra } from "#platform/rpc/context.ts";

/**
 * Job `check-invariants`, hourly: stock equals its movements and holds, every posting sums to zero, refunded amounts
 * equal their refunds, and each vendor's share matches the kept goods. Raises an alarm at the first difference.
 */
export async function checkInvariants({
  db,
  log,
}: Pick<Infra, "db" | "log">): Promise<{ stock: number; ledger: number; refunds: number }> {
  const [stock, ledger, refunds] = await Promise.all([
    listStockDifferences(db),
    listUnbalancedPostings(db),
    listRefundDifferences(db),
  ]);
  if (stock.length > 0) log.error({ differences: stock }, "stock differs from its movements");
  if (ledger.length > 0) log.error({ postings: ledger }, "ledger postings do not sum to zero");
  if (refunds.length > 0) log.error({ differences: refunds }, "refunds differ from the books");
  return { stock: stock.length, ledger: ledger.length, refunds: refunds.length };
}
