import { and, eq, gte, lte, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { productViews } from "#domains/catalogue/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import { addDays, type Period, spanOf } from "../../periods.ts";
import { productDays } from "../tables.ts";
import { readSales } from "./read-sales.ts";

export type DayFigures = {
  day: string;
  views: number;
  cartAdds: number;
  stockOuts: number;
  orders: number;
  revenueCents: number;
};

const total = (column: PgColumn) => sql<number>`sum(${column})::int`.mapWith(Number);

/** A vendor's figures of each day of a period, days without sales included; amounts in cents. */
export async function readDays(db: Db, vendorId: string, period: Period): Promise<DayFigures[]> {
  const { from, to } = period;
  const [sales, views, counts] = await Promise.all([
    readSales(db, vendorId, period),
    db
      .select({ day: productViews.day, views: total(productViews.views) })
      .from(products)
      .innerJoin(productViews, eq(productViews.productId, products.id))
      .where(and(eq(products.vendorId, vendorId), gte(productViews.day, from), lte(productViews.day, to)))
      .groupBy(productViews.day),
    db
      .select({
        day: productDays.day,
        cartAdds: total(productDays.cartAdds),
        stockOuts: total(productDays.stockOuts),
      })
      .from(products)
      .innerJoin(productDays, eq(productDays.productId, products.id))
      .where(and(eq(products.vendorId, vendorId), gte(productDays.day, from), lte(productDays.day, to)))
      .groupBy(productDays.day),
  ]);
  const known = new Map<string, Partial<DayFigures>>();
  for (const { day, ...row } of [...sales, ...views, ...counts])
    known.set(day, { ...known.get(day), ...row });
  return Array.from({ length: spanOf(from, to) }, (_, index) => {
    const day = addDays(from, index);
    return { day, views: 0, cartAdds: 0, stockOuts: 0, orders: 0, revenueCents: 0, ...known.get(day) };
  });
}
