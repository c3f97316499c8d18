import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { EnterpriseVendor } from "#domains/enterprise/contract.ts";
import {
  apiKeys,
  apiKeyUsage,
  webhookDeliveries,
  webhookEndpoints,
} from "#domains/integrations/server/tables.ts";
import { enterpriseTerms, planGrants } from "#domains/plans/server/tables.ts";
import { readPlans } from "#domains/settings/server/plan-terms.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import { fixedLimit } from "#platform/db/fixed-limit.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

const pageSize = 25;
export const usageDays = 30;

/**
 * The vendors on the enterprise plan by company name, 25 at a time: price a month in cents, commission, account manager,
 * and what their programs did in the last 30 days. For administrators.
 */
export async function listEnterpriseVendors(
  ctx: SignedInCtx,
  { after }: { after?: string | undefined },
): Promise<{ items: EnterpriseVendor[]; next: string | null }> {
  const isAfter = after
    ? sql`(${vendors.companyName}, ${vendors.id}) > (select company_name, id from ${vendors} last where last.id = ${after})`
    : undefined;
  const rows = await unscopedReadEnterprise(ctx, isAfter, pageSize + 1);
  const items = rows.slice(0, pageSize).map(({ logoUrl: _, brandColor: __, ...vendor }) => vendor);
  return { items, next: rows.length > pageSize ? items.at(-1)!.id : null };
}

type Read = EnterpriseVendor & { logoUrl: string | null; brandColor: string | null };

/** Enterprise vendors that match, with their look. */
export async function unscopedReadEnterprise(
  ctx: SignedInCtx,
  wanted: SQL | undefined,
  limit: number,
): Promise<Read[]> {
  const { db, clock } = ctx;
  const since = firstDay(clock.now());
  const { commissionBasisPoints } = (await readPlans(ctx)).enterprise;
  const rows = await db
    .select({
      id: vendors.id,
      companyName: vendors.companyName,
      country: vendors.country,
      logoUrl: vendors.logoUrl,
      brandColor: vendors.brandColor,
      priceCents: enterpriseTerms.priceCents,
      managerName: enterpriseTerms.managerName,
      managerEmail: enterpriseTerms.managerEmail,
      endsAt: planGrants.until,
      calls: callsOf(db, since),
      failedDeliveries: failuresOf(db, since),
    })
    .from(vendors)
    .leftJoin(enterpriseTerms, eq(enterpriseTerms.vendorId, vendors.id))
    .leftJoin(planGrants, eq(planGrants.vendorId, vendors.id))
    .where(and(eq(vendors.planType, "enterprise"), wanted))
    .orderBy(asc(vendors.companyName), asc(vendors.id))
    .limit(fixedLimit(limit));
  return rows.map(({ managerName: name, managerEmail: email, endsAt, ...row }) => ({
    ...row,
    commissionBasisPoints,
    endsAt: endsAt?.toISOString() ?? null,
    manager: name && email ? { name, email } : null,
  }));
}

/** The first of the last 30 days, today included. */
export const firstDay = (now: Date): string =>
  new Date(now.getTime() - (usageDays - 1) * 86_400_000).toISOString().slice(0, 10);

const callsOf = (db: Db, since: string) =>
  sql`(${db
    .select({ calls: sql`coalesce(sum(${apiKeyUsage.calls}), 0)` })
    .from(apiKeyUsage)
    .innerJoin(apiKeys, eq(apiKeys.id, apiKeyUsage.keyId))
    .where(sql`${apiKeys.vendorId} = ${vendors.id} and ${apiKeyUsage.day} >= ${since}`)})`.mapWith(Number);

const failuresOf = (db: Db, since: string) =>
  sql`(${db
    .select({ failed: sql`count(*)` })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(
      sql`${webhookEndpoints.vendorId} = ${vendors.id} and ${webhookDeliveries.state} = 'failed'
        and ${webhookDeliveries.createdAt} >= ${since}::timestamptz`,
    )})`.mapWith(Number);
