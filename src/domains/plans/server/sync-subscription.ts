import { eq } from "drizzle-orm";
import { graceEndOf } from "#domains/plans/plan-life.ts";
import { freeMonthsEnd } from "#domains/plans/plan-table.ts";
import { unscopedSetPlan } from "#domains/vendors/server/set-plan.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { endExtraSubscription, endWithPeriod } from "./internal/change-subscription.ts";
import { fetchSubscription, type ProviderTruth } from "./internal/fetch-subscription.ts";
import { fitProducts } from "./internal/fit-products.ts";
import { type PlanStatus, unscopedGetPlanStatus } from "./internal/plan-status.ts";
import { queuePlanMail } from "./internal/queue-plan-mail.ts";
import { settleShop } from "./internal/settle-shop.ts";
import { planGrants, vendorSubscriptions } from "./tables.ts";

/**
 * Job `sync-subscription`, also run after every change: fetches a customer's subscription from the provider, and
 * updates the vendor's plan, in one transaction. Late, repeated or lost events give the same result.
 */
export async function syncSubscription(infra: Infra, { customerId }: { customerId: string }): Promise<void> {
  const askedAt = infra.clock.now();
  const [row] = await infra.db
    .select({ vendorId: vendorSubscriptions.vendorId })
    .from(vendorSubscriptions)
    .where(eq(vendorSubscriptions.providerCustomerId, customerId));
  if (!row) return;
  const truth = await fetchSubscription(infra, customerId);
  const { hasTerms } = await inTransaction(infra, (tx) => applyTruth(tx, row.vendorId, truth, askedAt));
  for (const extra of truth.extras) await endExtraSubscription(infra, extra);
  // A vendor with enterprise terms pays by them, and not twice.
  if (hasTerms && truth.current && !truth.current.cancelAt) await endWithPeriod(infra, truth.current);
}

async function applyTruth(
  tx: Infra,
  vendorId: string,
  truth: ProviderTruth,
  askedAt: Date,
): Promise<PlanStatus> {
  const before = await unscopedGetPlanStatus(tx, vendorId, { locks: true });
  const known = before.subscription!;
  // A later request was faster.
  if (known.syncedAt && known.syncedAt > askedAt) return before;
  const { current } = truth;
  const isOwing = current !== null && !current.isPaidFor;
  await tx.db
    .update(vendorSubscriptions)
    .set({
      providerSubscriptionId: current?.id ?? null,
      providerScheduleId: current?.scheduleId ?? null,
      status: current?.status ?? null,
      priceCents: current?.priceCents ?? null,
      currentPeriodEnd: current?.currentPeriodEnd ?? null,
      cancelAt: current?.cancelAt ?? null,
      nextPlanType: current?.nextPlanType ?? null,
      pastDueSince: isOwing ? (known.pastDueSince ?? askedAt) : null,
      syncedAt: askedAt,
    })
    .where(eq(vendorSubscriptions.vendorId, vendorId));
  // Whoever pays for a plan needs no given one.
  if (current) await tx.db.delete(planGrants).where(eq(planGrants.vendorId, vendorId));
  const plan = planBy(before, truth, askedAt);
  if (plan && (await unscopedSetPlan(tx, vendorId, plan))) await fitProducts(tx, vendorId, plan.planType);
  // The choice of products belongs to the downgrade that it was made for.
  if (known.nextPlanType && !current?.nextPlanType)
    await tx.db
      .update(vendorSubscriptions)
      .set({ keptProductIds: [] })
      .where(eq(vendorSubscriptions.vendorId, vendorId));
  const after = await settleShop(tx, vendorId);
  if (after.pastDueSince && !before.pastDueSince)
    await queuePlanMail(tx, vendorId, { kind: "renewalFailed", when: graceEndOf(after)! });
  return after;
}

/**
 * The plan that results from the provider's state; null if there is none: a vendor that never subscribed keeps its
 * own.
 */
function planBy(before: PlanStatus, { current, lastEndedAt }: ProviderTruth, now: Date) {
  if (before.hasTerms) return null;
  if (current) return { planType: current.planType, planExpiresAt: current.currentPeriodEnd };
  if (!before.subscription?.providerSubscriptionId) return null;
  // The unpaid days that a shop stayed open are not granted again.
  const ended = before.pastDueSince ?? lastEndedAt ?? now;
  const freeUntil = freeMonthsEnd(before.sellingSince);
  return { planType: "freemium" as const, planExpiresAt: freeUntil > ended ? freeUntil : ended };
}
