import { eq } from "drizzle-orm";
import type { Doors } from "#platform/rpc/context.ts";
import { enterpriseTerms, vendorSubscriptions } from "./tables.ts";

/**
 * Forgets a vendor's subscription and terms, in the caller's transaction; a job ends it at the provider and has the person
 * forgotten there. The caller has checked whose vendor it is.
 */
export async function unscopedErasePlan(
  { db, jobs }: Pick<Doors, "db" | "jobs">,
  vendorId: string,
): Promise<void> {
  await db.delete(enterpriseTerms).where(eq(enterpriseTerms.vendorId, vendorId));
  const [erased] = await db
    .delete(vendorSubscriptions)
    .where(eq(vendorSubscriptions.vendorId, vendorId))
    .returning({ customerId: vendorSubscriptions.providerCustomerId });
  if (erased?.customerId) await jobs.enqueue(db, "close-customer", { customerId: erased.customerId });
}
