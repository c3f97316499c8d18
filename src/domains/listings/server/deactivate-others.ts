import { and, eq, notInArray } from "drizzle-orm";
import { searchJobs } from "#domains/search/jobs.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { products } from "./tables.ts";

/**
 * Takes all of a vendor's products except the named ones off sale, in the caller's transaction, and returns their
 * number; nothing is deleted. For the plans' verbs, which have checked whose products they are.
 */
export async function unscopedDeactivateOthers(
  { db, jobs, clock }: Pick<Infra, "db" | "jobs" | "clock">,
  vendorId: string,
  keptIds: readonly string[],
): Promise<number> {
  const rested = await db
    .update(products)
    .set({ isActive: false, updatedAt: clock.now() })
    .where(and(eq(products.vendorId, vendorId), products.isActive, notInArray(products.id, [...keptIds])))
    .returning({ id: products.id });
  if (rested.length > 0) await jobs.enqueue(db, searchJobs.indexShop, { vendorId });
  return rested.length;
}
