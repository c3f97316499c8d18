import { sql } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { productViews } from "./tables.ts";

/** Counts a product's view on a day (UTC), in the caller's transaction; the caller has decided that it counts (R44). */
export async function addProductView(
  { db }: Pick<Infra, "db">,
  view: { productId: string; day: string },
): Promise<void> {
  await db
    .insert(productViews)
    .values({ ...view, views: 1 })
    .onConflictDoUpdate({
      target: [productViews.productId, productViews.day],
      set: { views: sql`${productViews.views} + 1` },
    });
}
