import { type SQL, sql } from "drizzle-orm";
import type { MarketFigures } from "#domains/analytics/contract.ts";
import { inCents } from "#platform/db/columns.ts";
import type { Db } from "#platform/db/database.ts";
import type { Period } from "../../periods.ts";
import { marketDays, marketSearches, marketVisits, vendorDays } from "../tables.ts";

export type MarketDay = { day: string } & Omit<MarketFigures, "basketCents" | "returningBasisPoints">;

/** The market's figures of each day of a period, days without any included; amounts in cents. */
export async function readMarketDays(db: Db, { from, to }: Period): Promise<MarketDay[]> {
  const { rows } = await db.execute<Record<string, string> & { day: string }>(sql`
    with placed as (
      select day, sum(orders) as paid, sum(cancelled) as cancelled, ${inCents(sql`sum(goods_usd)`)} as goods,
        ${inCents(sql`sum(shipping_usd)`)} as shipping, ${inCents(sql`sum(tax_usd)`)} as tax, sum(new_buyers) as buyers,
        ${inCents(sumOf("refunded_usd"))} as refunded, ${inCents(sumOf("commission_usd"))} as commission,
        ${inCents(sumOf("subsidy_usd"))} as subsidy
      from ${marketDays} where day between ${from} and ${to} group by day
    ), visited as (
      select day, views, cart_adds from ${marketVisits} where day between ${from} and ${to}
    ), searched as (
      select day, searches, without_results from ${marketSearches} where day between ${from} and ${to}
    )
    select all_days.day::date::text as day, paid, cancelled, goods, shipping, tax, buyers, refunded, commission, subsidy, views, cart_adds as carts,
      searches, without_results
    from generate_series(${from}::date, ${to}::date, interval '1 day') as all_days (day)
      left join placed on placed.day = all_days.day::date
      left join searched on searched.day = all_days.day::date
      left join visited on visited.day = all_days.day::date
    order by 1`);
  return rows.map((row) => {
    const of = (name: string) => Number(row[name] ?? 0);
    return {
      day: row.day,
      orders: of("paid") - of("cancelled"),
      cancelled: of("cancelled"),
      newBuyers: of("buyers"),
      returningOrders: of("paid") - of("cancelled") - of("buyers"),
      goodsCents: of("goods"),
      refundedCents: of("refunded"),
      revenueCents: of("goods") - of("refunded"),
      shippingCents: of("shipping"),
      taxCents: of("tax"),
      commissionCents: of("commission"),
      subsidyCents: of("subsidy"),
      views: of("views"),
      cartAdds: of("carts"),
      searches: of("searches"),
      emptySearches: of("without_results"),
    };
  });
}

/** Of a day's countries; where an earlier release summed it, of its vendors. */
const sumOf = (name: string): SQL =>
  sql`coalesce(sum(${sql.identifier(name)}), (select sum(${sql.identifier(name)}) from ${vendorDays} v where v.day = ${marketDays}.day))`;

/** A period's totals from its days. */
export function totalMarketDays(days: readonly MarketDay[]): MarketFigures {
  const sum = (of: Exclude<keyof MarketDay, "day">) => days.reduce((total, day) => total + day[of], 0);
  const paid = sum("orders") + sum("cancelled");
  return {
    orders: sum("orders"),
    cancelled: sum("cancelled"),
    newBuyers: sum("newBuyers"),
    returningOrders: sum("returningOrders"),
    returningBasisPoints:
      sum("orders") === 0 ? null : Math.round((sum("returningOrders") * 10_000) / sum("orders")),
    goodsCents: sum("goodsCents"),
    refundedCents: sum("refundedCents"),
    revenueCents: sum("revenueCents"),
    basketCents: paid === 0 ? null : Math.round(sum("goodsCents") / paid),
    shippingCents: sum("shippingCents"),
    taxCents: sum("taxCents"),
    commissionCents: sum("commissionCents"),
    subsidyCents: sum("subsidyCents"),
    views: sum("views"),
    cartAdds: sum("cartAdds"),
    searches: sum("searches"),
    emptySearches: sum("emptySearches"),
  };
}
