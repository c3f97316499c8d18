import { eq } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { enterpriseTerms } from "../tables.ts";

/** A vendor's terms, price per month in cents; null if none are recorded. The caller has checked access. */
export async function readTerms(db: Db, vendorId: string) {
  const [row] = await db.select().from(enterpriseTerms).where(eq(enterpriseTerms.vendorId, vendorId));
  if (!row) return null;
  const { vendorId: _, agreedAt, ...terms } = row;
  return { ...terms, agreedAt: agreedAt.toISOString() };
}
