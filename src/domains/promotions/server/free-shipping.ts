import { like } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { marketSettings } from "./tables.ts";

/** The two thresholds of free delivery as the pages state them (R2), in cents. */
export const freeShippingDefaults = { productPageCents: 7_500, checkoutCents: 5_000 };

/** The basket value in cents from which delivery is free: the lower of the two thresholds. */
export async function getFreeShippingFrom(db: Db): Promise<number> {
  const rows = await db.select().from(marketSettings).where(like(marketSettings.key, "free_shipping.%"));
  const promises = {
    ...freeShippingDefaults,
    ...Object.fromEntries(rows.map((row) => [row.key.split(".")[1], row.value])),
  };
  return Math.min(promises.productPageCents, promises.checkoutCents);
}
