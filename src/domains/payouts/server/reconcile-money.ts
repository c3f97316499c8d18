import { desc } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { compareBooks } from "./internal/compare-books.ts";
import { compareProvider, type Period, type Seen } from "./internal/compare-provider.ts";
import { compareSettled } from "./internal/compare-settled.ts";
import { reconciliations } from "./tables.ts";

const minute = 60_000;
/** Within the last minutes, one side may be ahead: events and jobs are on their way. */
const settling = 15 * minute;
const overlap = 24 * 60 * minute;
const mostKept = 200;

/**
 * Job `reconcile-money`, daily: compares the provider's movements since a day before the last run with our books, in
 * both directions, and the ledger with all orders and payouts. Stores the differences and logs an error if there are
 * any.
 */
export async function reconcileMoney(infra: Infra): Promise<void> {
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
  await db.insert(reconciliations).values({
    ranAt: clock.now(),
    checkedCount: parts.reduce((sum, { checked }) => sum + checked, 0),
    differences: differences.slice(0, mostKept),
  });
}

/** From a day before the last run, or the beginning, until a quarter of an hour ago. */
async function nextPeriod({ db, clock }: Pick<Infra, "db" | "clock">): Promise<Period> {
  const [last] = await db
    .select({ ranAt: reconciliations.ranAt })
    .from(reconciliations)
    .orderBy(desc(reconciliations.ranAt))
    .limit(1);
  return {
    from: new Date(last ? last.ranAt.getTime() - overlap : 0),
    to: new Date(clock.now().getTime() - settling),
  };
}
