import { eq } from "drizzle-orm";
import { unscopedDeactivateOthers } from "#domains/listings/server/deactivate-others.ts";
import type { PlanType } from "#domains/plans/plan-table.ts";
import { vendorSubscriptions } from "#domains/plans/server/tables.ts";
import { readPlans } from "#domains/settings/server/plan-terms.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { unscopedListBestSellers } from "./list-best-sellers.ts";
import { queuePlanMail } from "./queue-plan-mail.ts";

/**
 * If a plan's limit is below a vendor's products, the chosen ones stay active, or else the best sellers; the others
 * become inactive (R42). In the caller's transaction.
 */
export async function fitProducts(tx: Infra, vendorId: string, planType: PlanType): Promise<void> {
  const { maxProducts } = (await readPlans(tx))[planType];
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
