import { sql } from "drizzle-orm";
import type { Doors } from "#platform/rpc/context.ts";
import { productViews } from "./tables.ts";

/** One more view of a product on a day (UTC), in the caller's transaction; who is counted, the caller has decided (decision 44). */
export async function addProductView(
  { db }: Pick<Doors, "db">,
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
