import { count, isNull, min } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { providerEvents } from "./tables.ts";

/** How many of the card provider's events were received and not processed, and since when the oldest waits. */
export async function countUnprocessedEvents(db: Db): Promise<{ count: number; oldest: Date | null }> {
  const [row] = await db
    .select({ count: count(), oldest: min(providerEvents.receivedAt) })
    .from(providerEvents)
    .where(isNull(providerEvents.processedAt));
  return row!;
}
