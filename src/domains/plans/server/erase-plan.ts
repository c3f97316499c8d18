import { eq } from "drizzle-orm";
import { plansJobs } from "#domains/plans/jobs.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { enterpriseTerms, planGrants, vendorSubscriptions } from "./tables.ts";

/**
 * Deletes a vendor's subscription and terms, in the caller's transaction; a job ends it at the provider and deletes
 * the customer there. The caller has checked whose vendor it is.
 */
export async function unscopedErasePlan(
  { db, jobs }: Pick<Infra, "db" | "jobs">,
  vendorId: string,
): Promise<void> {
  await db.delete(planGrants).where(eq(planGrants.vendorId, vendorId));
  await db.delete(enterpriseTerms).where(eq(enterpriseTerms.vendorId, vendorId));
  const [erased] = await db
    .delete(vendorSubscriptions)
    .where(eq(vendorSubscriptions.vendorId, vendorId))
    .returning({ customerId: vendorSubscriptions.providerCustomerId });
  if (erased?.customerId) await jobs.enqueue(db, plansJobs.closeCustomer, { customerId: erased.customerId });
}
