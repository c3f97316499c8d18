import { sql } from "drizzle-orm";
import type { DeliveryTimes, MarketAnalytics } from "#domains/analytics/contract.ts";
import type { Db } from "#platform/db/database.ts";
import type { Period } from "../../periods.ts";
import { deliveryDays } from "../tables.ts";
import { periodBefore } from "./period-of.ts";

const shown = 10;

/** Parcels that took so many days; `country` and whether their order is of the period or of the one before. */
type Row = { country: string; isNow: boolean; days: number; dispatched: number; delivered: number };

/** How long the parcels of a period's orders took, and of the period before. */
export async function readDeliveries(db: Db, period: Period): Promise<MarketAnalytics["deliveries"]> {
  const { rows } = await db.execute<Row>(sql`
    select country, day >= ${period.from} as "isNow", days, sum(dispatched)::int as dispatched, sum(delivered)::int as delivered
    from ${deliveryDays} where day between ${periodBefore(period).from} and ${period.to} group by 1, 2, 3`);
  const [now, before] = [rows.filter(({ isNow }) => isNow), rows.filter(({ isNow }) => !isNow)];
  const countries = [...Map.groupBy(now, ({ country }) => country)]
    .map(([country, ofIt]) => ({ country, ...timesOf(ofIt, "delivered") }))
    .filter(({ parcels }) => parcels > 0)
    .sort(
      (a, b) =>
        b.medianDays! - a.medianDays! ||
        b.mostDays! - a.mostDays! ||
        b.parcels - a.parcels ||
        (a.country < b.country ? -1 : 1),
    );
  return {
    dispatched: { now: timesOf(now, "dispatched"), before: timesOf(before, "dispatched") },
    delivered: { now: timesOf(now, "delivered"), before: timesOf(before, "delivered") },
    countries: countries.slice(0, shown),
  };
}

type CountedDays = { days: number; dispatched: number; delivered: number };

/** Within how many days half, and nine of ten, of the parcels came that far. */
function timesOf(rows: readonly CountedDays[], step: "dispatched" | "delivered"): DeliveryTimes {
  const sorted = [...rows].sort((a, b) => a.days - b.days);
  const parcels = sorted.reduce((sum, row) => sum + row[step], 0);
  const within = (share: number) => {
    let reached = 0;
    return sorted.find((row) => {
      reached += row[step];
      return reached >= parcels * share;
    })!.days;
  };
  return {
    parcels,
    medianDays: parcels === 0 ? null : within(0.5),
    mostDays: parcels === 0 ? null : within(0.9),
  };
}

/** The same for each day of a period on which anything was dispatched. */
export async function readDeliveryDays(
  db: Db,
  { from, to }: Period,
): Promise<Map<string, { dispatched: DeliveryTimes; delivered: DeliveryTimes }>> {
  const { rows } = await db.execute<CountedDays & { day: string }>(sql`
    select day::text, days, sum(dispatched)::int as dispatched, sum(delivered)::int as delivered
    from ${deliveryDays} where day between ${from} and ${to} group by 1, 2`);
  return new Map(
    [...Map.groupBy(rows, ({ day }) => day)].map(([day, ofDay]) => [
      day,
      { dispatched: timesOf(ofDay, "dispatched"), delivered: timesOf(ofDay, "delivered") },
    ]),
  );
}
