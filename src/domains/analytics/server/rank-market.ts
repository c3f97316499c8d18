import { sql } from "drizzle-orm";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import type { PeriodName } from "../periods.ts";
import { periodOf } from "./internal/period-of.ts";
import { rankPeriod } from "./internal/read-rankings.ts";
import { marketRankings } from "./tables.ts";

/** The named periods that are too long to be ranked for each view. */
const ranked: readonly PeriodName[] = ["30d", "90d", "12m"];

/** Job `rank-market`, hourly: who and what came first in the long periods that end today. Those of yesterday are deleted. Safe to repeat. */
export async function rankMarket(infra: Pick<Infra, "db" | "clock">): Promise<void> {
  const rankedAt = infra.clock.now();
  for (const name of ranked)
    await inTransaction(infra, async ({ db }) => {
      // A million sums of a year: in memory, and longer than a request may.
      await db.execute(sql`set local work_mem = '64MB'`);
      await db.execute(sql`set local statement_timeout = '50s'`);
      const period = periodOf({ period: name }, rankedAt);
      const rankings = await rankPeriod(db, period);
      await db
        .insert(marketRankings)
        .values({ ...period, rankings, rankedAt })
        .onConflictDoUpdate({
          target: [marketRankings.from, marketRankings.to],
          set: { rankings, rankedAt },
        });
      await db.delete(marketRankings).where(sql`${marketRankings.to} < ${period.to}`);
    });
}
