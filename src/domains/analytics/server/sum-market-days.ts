import type { MarketFigures } from "#domains/analytics/contract.ts";
import type { Period } from "#domains/analytics/periods.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { readMarketDays, totalMarketDays } from "./internal/read-market-days.ts";

/** The market's figures of a period's days (UTC), in cents, from the same sums as the analytics. The caller is an administrator. */
export async function sumMarketDays({ db }: Pick<Infra, "db">, period: Period): Promise<MarketFigures> {
  return totalMarketDays(await readMarketDays(db, period));
}
