import type { Infra } from "#platform/rpc/context.ts";
import { type Comparison, compareBooks } from "./internal/compare-books.ts";
import { compareProvider, type Seen } from "./internal/compare-provider.ts";
import { compareSettled } from "./internal/compare-settled.ts";
import { nextPeriod } from "./internal/next-period.ts";
import { reconciliations } from "./tables.ts";

const mostKept = 200;

/**
 * Job `reconcile-money`, daily: compares the provider's movements since a day before the last run with our books, in
 * both directions, and the ledger with all orders and payouts. Stores the differences and logs an error if there are
 * any; returns them all.
 */
export async function reconcileMoney(infra: Infra): Promise<Comparison> {
  const { db, clock, log } = infra;
  const period = await nextPeriod(infra);
  const seen: Seen = new Set();
  const parts = [
    await compareProvider(infra, period, seen),
    await compareSettled(infra, period, seen),
    await compareBooks(db),
  ];
  const differences = parts.flatMap((part) => part.differences);
  if (differences.length > 0)
    log.error(
      { count: differences.length, differences: differences.slice(0, 20) },
      "provider, ledger and orders differ",
    );
  const checked = parts.reduce((sum, part) => sum + part.checked, 0);
  await db
    .insert(reconciliations)
    .values({ ranAt: clock.now(), checkedCount: checked, differences: differences.slice(0, mostKept) });
  return { checked, differences };
}
