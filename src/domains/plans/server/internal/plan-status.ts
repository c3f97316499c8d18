import { and, eq, sql } from "drizzle-orm";
import {
  type PlanAction,
  type PlanFacts,
  type PlanState,
  planLife,
  planStateOf,
} from "#domains/plans/plan-life.ts";
import { planTypeOf } from "#domains/plans/plan-table.ts";
import { enterpriseTerms, vendorSubscriptions } from "#domains/plans/server/tables.ts";
import { type Plans, planKeys, plansOf } from "#domains/settings/server/plan-terms.ts";
import { settingsColumn, settingsOf } from "#domains/settings/server/read-settings.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import type { Infra, SignedInCtx } from "#platform/rpc/context.ts";

type Subscription = typeof vendorSubscriptions.$inferSelect;
export type PlanStatus = PlanFacts & {
  vendorId: string;
  /** The start of the free months. */
  sellingSince: Date;
  isPaused: boolean;
  hasTerms: boolean;
  /** All plans as they are now. */
  plans: Plans;
  subscription: Subscription | null;
  state: PlanState;
};

/**
 * The state of a vendor's plan, optionally with its rows locked until the caller's transaction ends. The caller has
 * checked whose vendor it is.
 */
export async function unscopedGetPlanStatus(
  { db, clock }: Pick<Infra, "db" | "clock">,
  vendorId: string,
  { locks = false } = {},
): Promise<PlanStatus> {
  const owned = eq(vendors.id, vendorId);
  // Always in this order: the vendor first, as where a product is added.
  if (locks) await db.select({ id: vendors.id }).from(vendors).where(owned).for("update");
  const [row] = await db
    .select({
      planType: vendors.planType,
      planExpiresAt: vendors.planExpiresAt,
      sellingSince: sql`coalesce(${vendors.approvedAt}, ${vendors.createdAt})`.mapWith(vendors.createdAt),
      pausedAt: vendors.pausedAt,
      hasTerms: sql<boolean>`${enterpriseTerms.vendorId} is not null`,
      subscription: vendorSubscriptions,
      settings: settingsColumn(planKeys, clock.now().toISOString()),
    })
    .from(vendors)
    .leftJoin(vendorSubscriptions, eq(vendorSubscriptions.vendorId, vendors.id))
    .leftJoin(enterpriseTerms, eq(enterpriseTerms.vendorId, vendors.id))
    .where(owned);
  if (!row) throw new AppError("NOT_FOUND");
  const { subscription, pausedAt, settings, ...vendor } = row;
  const facts = {
    ...vendor,
    planType: planTypeOf(vendor.planType),
    status: subscription?.status ?? null,
    nextPlanType: subscription?.nextPlanType ?? null,
    pastDueSince: subscription?.pastDueSince ?? null,
  };
  return {
    ...facts,
    vendorId,
    isPaused: pausedAt !== null,
    plans: plansOf(settingsOf(planKeys, settings)),
    subscription,
    state: planStateOf(facts, clock.now()),
  };
}

/** The state of the caller's own plan. For vendors. */
export function getOwnPlanStatus(ctx: SignedInCtx): Promise<PlanStatus> {
  const { vendor } = ctx.caller;
  if (!vendor) throw new AppError("FORBIDDEN");
  return unscopedGetPlanStatus(ctx, vendor.id);
}

/** PLAN_NOT_CHANGEABLE if a plan's state does not allow the action. */
export function assertMay({ state }: Pick<PlanStatus, "state">, action: PlanAction): void {
  if (!planLife[state].may[action]) throw new AppError("PLAN_NOT_CHANGEABLE");
}

/** A vendor's customer id at the provider; null if it never started to subscribe. */
export async function findCustomer({ db }: Pick<Infra, "db">, vendorId: string): Promise<string | null> {
  const [row] = await db
    .select({ customerId: vendorSubscriptions.providerCustomerId })
    .from(vendorSubscriptions)
    .where(and(eq(vendorSubscriptions.vendorId, vendorId)));
  return row?.customerId ?? null;
}
