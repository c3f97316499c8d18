import { eq } from "drizzle-orm";
import { vendors } from "#domains/vendors/server/tables.ts";
import { openMarket } from "./market.ts";

/** A vendor's record as it is now. */
export async function findVendor(vendorId: string): Promise<typeof vendors.$inferSelect> {
  const { db } = await openMarket();
  const [vendor] = await db.select().from(vendors).where(eq(vendors.id, vendorId));
  return vendor!;
}
