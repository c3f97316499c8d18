import { eq } from "drizzle-orm";
import { graceEndOf } from "#domains/plans/plan-life.ts";
import { freeMonthsEnd } from "#domains/plans/plan-table.ts";
import { unscopedSetPlan } from "#domains/vendors/server/set-plan.ts";
import { type Doors, inTransaction } from "#platform/rpc/context.ts";
import { endExtraSubscription, endWithPeriod } from "./internal/change-subscription.ts";
import { fetchSubscription, type ProviderTruth } from "./internal/fetch-subscription.ts";
import { fitProducts } from "./internal/fit-products.ts";
import { queuePlanMail } from "./internal/queue-plan-mail.tsx";
import { settleShop } from "./internal/settle-shop.ts";
import { type Standing, unscopedGetStanding } from "./internal/standing.ts";
import { vendorSubscriptions } from "./tables.ts";

/**
 * Job `sync-subscription`, and what every change ends with: asks the provider how a customer's subscription stands, and
 * brings the vendor's plan there, in one transaction. Events in any order, twice or lost come to the same.
 */
export async function syncSubscription(doors: Doors, { customerId }: { customerId: string }): Promise<void> {
  const askedAt = doors.clock.now();
  const [row] = await doors.db
    .select({ vendorId: vendorSubscriptions.vendorId })
    .from(vendorSubscriptions)
    .where(eq(vendorSubscriptions.providerCustomerId, customerId));
  if (!row) return;
  const truth = await fetchSubscription(doors, customerId);
  const { hasTerms } = await inTransaction(doors, (tx) => applyTruth(tx, row.vendorId, truth, askedAt));
  for (const extra of truth.extras) await endExtraSubscription(doors, extra);
  // Who has terms of its own pays by them, and not twice.
  if (hasTerms && truth.current && !truth.current.cancelAt) await endWithPeriod(doors, truth.current);
}

async function applyTruth(
  tx: Doors,
  vendorId: string,
  truth: ProviderTruth,
  askedAt: Date,
): Promise<Standing> {
  const before = await unscopedGetStanding(tx, vendorId, { locks: true });
  const known = before.subscription!;
  // Another one asked later and was faster.
  if (known.syncedAt && known.syncedAt > askedAt) return before;
  const { current } = truth;
  const isOwing = current !== null && !current.isPaidFor;
  await tx.db
    .update(vendorSubscriptions)
    .set({
      providerSubscriptionId: current?.id ?? null,
      providerScheduleId: current?.scheduleId ?? null,
      status: current?.status ?? null,
      currentPeriodEnd: current?.currentPeriodEnd ?? null,
      cancelAt: current?.cancelAt ?? null,
      nextPlanType: current?.nextPlanType ?? null,
      pastDueSince: isOwing ? (known.pastDueSince ?? askedAt) : null,
      syncedAt: askedAt,
    })
    .where(eq(vendorSubscriptions.vendorId, vendorId));
  const plan = planBy(before, truth, askedAt);
  if (plan && (await unscopedSetPlan(tx, vendorId, plan))) await fitProducts(tx, vendorId, plan.planType);
  // A choice belongs to the step down that it was made for.
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

/** The plan that the provider's answer comes to; null where it says nothing about one: a vendor that never subscribed keeps its own. */
function planBy(before: Standing, { current, lastEndedAt }: ProviderTruth, now: Date) {
  if (before.hasTerms) return null;
  if (current) return { planType: current.planType, planExpiresAt: current.currentPeriodEnd };
  if (!before.subscription?.providerSubscriptionId) return null;
  // The days that a shop stayed open unpaid are not given a second time.
  const ended = before.pastDueSince ?? lastEndedAt ?? now;
  const freeUntil = freeMonthsEnd(before.sellingSince);
  return { planType: "freemium" as const, planExpiresAt: freeUntil > ended ? freeUntil : ended };
}
