import { asc } from "drizzle-orm";
import type { MarketAnalytics } from "#domains/analytics/contract.ts";
import type { Db } from "#platform/db/database.ts";
import { addMonths } from "../../periods.ts";
import { buyerCohortMonths, buyerCohorts } from "../tables.ts";

/** The months' new buyers as the last `count-cohorts` found them; months without any are left out. */
export async function readCohorts(db: Db): Promise<MarketAnalytics["cohorts"]> {
  const [months, later] = await Promise.all([
    db.select().from(buyerCohorts).orderBy(asc(buyerCohorts.month)),
    db.select().from(buyerCohortMonths),
  ]);
  const countedAt = months[0]?.countedAt.toISOString() ?? null;
  const counts = new Map(later.map(({ month, monthsSince, buyers }) => [`${month} ${monthsSince}`, buyers]));
  return {
    countedAt,
    months: months.map(({ month, buyers, returned }) => {
      const past: number[] = [];
      for (let since = 1; countedAt && addMonths(month, since) <= countedAt.slice(0, 10); since++)
        past.push(counts.get(`${month} ${since}`) ?? 0);
      return { month, buyers, returned, later: past };
    }),
  };
}
