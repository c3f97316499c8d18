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
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import type { Doors, SignedInCtx } from "#platform/rpc/context.ts";

type Subscription = typeof vendorSubscriptions.$inferSelect;
export type Standing = PlanFacts & {
  vendorId: string;
  /** From when the free months count. */
  sellingSince: Date;
  isPaused: boolean;
  hasTerms: boolean;
  subscription: Subscription | null;
  state: PlanState;
};

/** Where a vendor's plan stands, its rows locked until the caller's transaction ends if asked. The caller has checked whose vendor it is. */
export async function unscopedGetStanding(
  { db, clock }: Pick<Doors, "db" | "clock">,
  vendorId: string,
  { locks = false } = {},
): Promise<Standing> {
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
    })
    .from(vendors)
    .leftJoin(vendorSubscriptions, eq(vendorSubscriptions.vendorId, vendors.id))
    .leftJoin(enterpriseTerms, eq(enterpriseTerms.vendorId, vendors.id))
    .where(owned);
  if (!row) throw new AppError("NOT_FOUND");
  const { subscription, pausedAt, ...vendor } = row;
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
    subscription,
    state: planStateOf(facts, clock.now()),
  };
}

/** Where the caller's own plan stands. For vendors. */
export function getOwnStanding(ctx: SignedInCtx): Promise<Standing> {
  const { vendor } = ctx.caller;
  if (!vendor) throw new AppError("FORBIDDEN");
  return unscopedGetStanding(ctx, vendor.id);
}

/** PLAN_NOT_CHANGEABLE where a plan's state does not allow it. */
export function assertMay({ state }: Pick<Standing, "state">, action: PlanAction): void {
  if (!planLife[state].may[action]) throw new AppError("PLAN_NOT_CHANGEABLE");
}

/** The provider's customer of a vendor; null where it never began to subscribe. */
export async function findCustomer({ db }: Pick<Doors, "db">, vendorId: string): Promise<string | null> {
  const [row] = await db
    .select({ customerId: vendorSubscriptions.providerCustomerId })
    .from(vendorSubscriptions)
    .where(and(eq(vendorSubscriptions.vendorId, vendorId)));
  return row?.customerId ?? null;
}
