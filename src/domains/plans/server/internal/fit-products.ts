import { eq } from "drizzle-orm";
import { unscopedDeactivateOthers } from "#domains/catalogue/server/deactivate-others.ts";
import { type PlanType, plans } from "#domains/plans/plan-table.ts";
import { vendorSubscriptions } from "#domains/plans/server/tables.ts";
import type { Doors } from "#platform/rpc/context.ts";
import { unscopedListBestSellers } from "./list-best-sellers.ts";
import { queuePlanMail } from "./queue-plan-mail.tsx";

/**
 * Where a plan has no room for all of a vendor's products, those that it chose stay active, or else its best sellers; the
 * others become inactive and are kept (decision 42). In the caller's transaction.
 */
export async function fitProducts(tx: Doors, vendorId: string, planType: PlanType): Promise<void> {
  const { maxProducts } = plans[planType];
  if (maxProducts < 0) return;
  const ranked = await unscopedListBestSellers(tx, vendorId);
  if (ranked.length <= maxProducts) return;
  const [choice] = await tx.db
    .select({ ids: vendorSubscriptions.keptProductIds })
    .from(vendorSubscriptions)
    .where(eq(vendorSubscriptions.vendorId, vendorId));
  const chosen = ranked.filter(({ id }) => choice?.ids.includes(id));
  const kept = (chosen.length > 0 ? chosen : ranked).slice(0, maxProducts).map(({ id }) => id);
  const count = await unscopedDeactivateOthers(tx, vendorId, kept);
  if (count > 0) await queuePlanMail(tx, vendorId, { kind: "productsRest", when: tx.clock.now(), count });
}
