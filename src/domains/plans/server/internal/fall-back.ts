import { eq, lte } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { planGrants } from "#domains/plans/server/tables.ts";
import { unscopedSetPlan } from "#domains/vendors/server/set-plan.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { fitProducts } from "./fit-products.ts";
import { unscopedGetPlanStatus } from "./plan-status.ts";
import { queuePlanMail } from "./queue-plan-mail.ts";
import { settleShop } from "./settle-shop.ts";

type Grant = typeof planGrants.$inferSelect;
const atOnce = 200;

/**
 * Ends a grant in the caller's transaction: unless the vendor pays for a plan by now, it is back on the free one, with what
 * was left of its free months, or 14 days of grace. Mails it.
 */
export async function fallBack(tx: Infra, { vendorId, planType, ownExpiresAt }: Grant): Promise<void> {
  const status = await unscopedGetPlanStatus(tx, vendorId, { locks: true });
  await tx.db.delete(planGrants).where(eq(planGrants.vendorId, vendorId));
  if (status.status || status.hasTerms) return;
  const now = tx.clock.now();
  const planExpiresAt = ownExpiresAt && ownExpiresAt > now ? ownExpiresAt : now;
  await unscopedSetPlan(tx, vendorId, { planType: "freemium", planExpiresAt });
  await fitProducts(tx, vendorId, "freemium");
  await settleShop(tx, vendorId);
  await queuePlanMail(tx, vendorId, { kind: "grantEnded", when: now, planType });
}

/** Ends the grants whose day has come. One failure does not stop the others. */
export async function endOverdueGrants(infra: Infra): Promise<void> {
  const due = await infra.db
    .select()
    .from(planGrants)
    .where(lte(planGrants.until, infra.clock.now()))
    .orderBy(planGrants.until)
    .limit(atOnce);
  for (const { vendorId } of due)
    await inTransaction(infra, (tx) => endIfDue(tx, vendorId)).catch((error) =>
      infra.log.error({ err: error, vendorId }, "plan grant not ended"),
    );
}

async function endIfDue(tx: Infra, vendorId: string): Promise<void> {
  await unscopedGetPlanStatus(tx, vendorId, { locks: true });
  const [due] = await tx.db
    .select({ grant: planGrants, ownerId: vendors.userId })
    .from(planGrants)
    .innerJoin(vendors, eq(vendors.id, planGrants.vendorId))
    .where(eq(planGrants.vendorId, vendorId));
  // Extended or ended meanwhile.
  if (!due || due.grant.until > tx.clock.now()) return;
  await fallBack(tx, due.grant);
  await recordAction(tx, {
    action: "vendor.end-plan-grant",
    ...{ subject: { kind: "vendor", id: vendorId }, ownerId: due.ownerId },
    ...{ before: { planType: due.grant.planType }, after: { planType: "freemium" } },
  });
}
