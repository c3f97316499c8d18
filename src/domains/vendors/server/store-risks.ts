import { and, inArray, notInArray, sql } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { vendorRisks } from "./tables.ts";

export type NewRisk = typeof vendorRisks.$inferInsert;

/** Writes the figures of these vendors; of those that sold nothing, what was there is deleted. For the job. */
export async function unscopedStoreRisks(db: Db, vendorIds: string[], risks: NewRisk[]): Promise<void> {
  const stale = inArray(vendorRisks.vendorId, vendorIds);
  const sold = risks.map(({ vendorId }) => vendorId);
  await db
    .delete(vendorRisks)
    .where(sold.length > 0 ? and(stale, notInArray(vendorRisks.vendorId, sold)) : stale);
  if (risks.length === 0) return;
  const written = Object.keys(risks[0]!).filter((key) => key !== "vendorId") as (keyof NewRisk)[];
  await db
    .insert(vendorRisks)
    .values(risks)
    .onConflictDoUpdate({
      target: vendorRisks.vendorId,
      set: Object.fromEntries(written.map((key) => [key, sql.raw(`excluded.${vendorRisks[key].name}`)])),
    });
}
