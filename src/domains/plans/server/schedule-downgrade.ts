import { and, count, eq, inArray, isNull } from "drizzle-orm";
import { products } from "#domains/listings/server/tables.ts";
import { isLargerPlan, type PaidPlan } from "#domains/plans/plan-table.ts";
import type { SubscriptionView } from "#domains/plans/subscription-calls.ts";
import { readPlans } from "#domains/settings/server/plan-terms.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { getSubscription } from "./get-subscription.ts";
import { endWithPeriod, lowerWithPeriod } from "./internal/change-subscription.ts";
import { getOwnSubscription } from "./internal/own-subscription.ts";
import { syncSubscription } from "./sync-subscription.ts";
import { vendorSubscriptions } from "./tables.ts";

type Input = { planType: "freemium" | PaidPlan; keptProductIds: string[] };

/**
 * Downgrades the caller's shop at the end of the paid period; freemium ends the subscription then. The named products
 * stay active, or the best sellers if none is (R42); a later choice replaces this one. NOT_FOUND for a product that
 * is not the caller's, BAD_REQUEST for more of them than the plan allows, PLAN_NOT_CHANGEABLE if the plan is not smaller or the
 * state forbids it, PAYMENT_UNAVAILABLE. For vendors.
 */
export async function scheduleDowngrade(
  ctx: SignedInCtx,
  { planType, keptProductIds }: Input,
): Promise<SubscriptionView> {
  const action = planType === "freemium" ? "cancel" : "downgrade";
  const { maxProducts } = (await readPlans(ctx))[planType];
  if (keptProductIds.length > maxProducts)
    throw new AppError("BAD_REQUEST", { issues: [{ path: "keptProductIds", message: "tooMany" }] });
  await assertOwnProducts(ctx, keptProductIds);
  const { status, customerId, current } = await getOwnSubscription(ctx, action);
  if (!isLargerPlan(current.planType, planType)) throw new AppError("PLAN_NOT_CHANGEABLE");
  if (planType === "freemium") await endWithPeriod(ctx, current);
  else if (current.nextPlanType !== planType) await lowerWithPeriod(ctx, current, planType);
  await syncSubscription(ctx, { customerId });
  await ctx.db
    .update(vendorSubscriptions)
    .set({ keptProductIds })
    .where(eq(vendorSubscriptions.vendorId, status.vendorId));
  return getSubscription(ctx);
}

async function assertOwnProducts({ db, caller: { vendor } }: SignedInCtx, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const [row] = await db
    .select({ owned: count() })
    .from(products)
    .where(and(eq(products.vendorId, vendor!.id), inArray(products.id, ids), isNull(products.deletedAt)));
  if (row!.owned !== new Set(ids).size) throw new AppError("NOT_FOUND");
}
