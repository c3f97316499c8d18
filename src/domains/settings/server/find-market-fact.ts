import { eq } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { marketSettings } from "./tables.ts";

/** A number that a migration has found out about the market; null where it found none. */
export async function findMarketFact(db: Db, key: string): Promise<number | null> {
  const [row] = await db.select().from(marketSettings).where(eq(marketSettings.key, key));
  return row ? Number(row.value) : null;
}
