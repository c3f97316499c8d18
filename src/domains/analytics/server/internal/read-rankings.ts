import { and, eq, inArray } from "drizzle-orm";
import type { MarketAnalytics } from "#domains/analytics/contract.ts";
import type { Rankings } from "#domains/analytics/market-rankings.ts";
import { products } from "#domains/listings/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import type { Period } from "../../periods.ts";
import { marketRankings } from "../tables.ts";
import { rankProducts, rankVendors, readMarketTerms } from "./read-market-tops.ts";
import { readSearched } from "./read-searched.ts";

/** From the sums of the period's days. One after the other: a transaction has one connection. */
export async function rankPeriod(db: Db, period: Period): Promise<Rankings> {
  return {
    vendors: await rankVendors(db, period),
    products: await rankProducts(db, period),
    searchTerms: await readMarketTerms(db, period),
    searched: await readSearched(db, period),
  };
}

/** The same with names: those of the last hour for a long period that ends today, else of now. */
export async function readRankings(
  db: Db,
  period: Period,
): Promise<Pick<MarketAnalytics, "vendors" | "products" | "searchTerms" | "searched">> {
  const [stored] = await db
    .select()
    .from(marketRankings)
    .where(and(eq(marketRankings.from, period.from), eq(marketRankings.to, period.to)));
  const rankings = stored?.rankings ?? (await rankPeriod(db, period));
  const named = await nameAll(db, rankings);
  return { ...rankings, ...named };
}

async function nameAll(db: Db, rankings: Rankings): Promise<Pick<MarketAnalytics, "vendors" | "products">> {
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  const [ofVendors, ofProducts] = await Promise.all([
    db
      .select({ id: vendors.id, name: vendors.companyName })
      .from(vendors)
      .where(inArray(vendors.id, idsOf(rankings.vendors))),
    db
      .select({ id: products.id, name: products.name })
      .from(products)
      .where(inArray(products.id, idsOf(rankings.products))),
  ]);
  return { vendors: named(rankings.vendors, ofVendors), products: named(rankings.products, ofProducts) };
}

/** Without what was deleted since. */
function named<Row extends { id: string }>(
  rows: readonly Row[],
  names: readonly { id: string; name: string }[],
) {
  const known = new Map(names.map(({ id, name }) => [id, name]));
  return rows.flatMap((row) => {
    const name = known.get(row.id);
    return name === undefined ? [] : [{ ...row, name }];
  });
}
