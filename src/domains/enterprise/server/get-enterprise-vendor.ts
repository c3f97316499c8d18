import { and, count, desc, eq, gte, sql } from "drizzle-orm";
import type { EnterpriseDetail } from "#domains/enterprise/contract.ts";
import {
  apiKeys,
  apiKeyUsage,
  webhookDeliveries,
  webhookEndpoints,
  webhookEvents,
} from "#domains/integrations/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { firstDay, unscopedReadEnterprise, usageDays } from "./list-enterprise-vendors.ts";

const failuresShown = 20;
const keysShown = 50;
const dayMilliseconds = 86_400_000;

/**
 * An enterprise vendor: terms, the calls of its API keys by day over 30 days, its latest failed webhooks and its look.
 * NOT_FOUND if it is on another plan. For administrators.
 */
export async function getEnterpriseVendor(
  ctx: SignedInCtx,
  { vendorId }: { vendorId: string },
): Promise<EnterpriseDetail> {
  const [vendor] = await unscopedReadEnterprise(ctx, eq(vendors.id, vendorId), 1);
  if (!vendor) throw new AppError("NOT_FOUND");
  const since = firstDay(ctx.clock.now());
  const [usage, keys, states, failures] = await Promise.all([
    readDays(ctx, vendorId, since),
    readKeys(ctx, vendorId, since),
    readStates(ctx, vendorId, since),
    readFailures(ctx, vendorId),
  ]);
  const countOf = (state: string) => states.find((row) => row.state === state)?.count ?? 0;
  return {
    ...vendor,
    days: Array.from({ length: usageDays }, (_, index) => {
      const day = new Date(Date.parse(since) + index * dayMilliseconds).toISOString().slice(0, 10);
      return { day, calls: usage.find((row) => row.day === day)?.calls ?? 0 };
    }),
    keys,
    deliveries: {
      delivered: countOf("delivered"),
      waiting: countOf("waiting"),
      failed: countOf("failed"),
    },
    failures: failures.map(({ url, createdAt, ...failure }) => ({
      ...failure,
      // A path may contain a secret.
      host: new URL(url).host,
      createdAt: createdAt.toISOString(),
    })),
  };
}

const readDays = ({ db }: SignedInCtx, vendorId: string, since: string) =>
  db
    .select({ day: apiKeyUsage.day, calls: sql`sum(${apiKeyUsage.calls})`.mapWith(Number) })
    .from(apiKeyUsage)
    .innerJoin(apiKeys, eq(apiKeys.id, apiKeyUsage.keyId))
    .where(and(eq(apiKeys.vendorId, vendorId), gte(apiKeyUsage.day, since)))
    .groupBy(apiKeyUsage.day)
    .limit(usageDays + 1);

const readKeys = ({ db }: SignedInCtx, vendorId: string, since: string) =>
  db
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      start: apiKeys.start,
      isRevoked: sql<boolean>`${apiKeys.revokedAt} is not null`,
      calls: sql`coalesce(sum(${apiKeyUsage.calls}), 0)`.mapWith(Number),
    })
    .from(apiKeys)
    .leftJoin(apiKeyUsage, and(eq(apiKeyUsage.keyId, apiKeys.id), gte(apiKeyUsage.day, since)))
    .where(eq(apiKeys.vendorId, vendorId))
    .groupBy(apiKeys.id)
    .orderBy(desc(apiKeys.createdAt), apiKeys.id)
    .limit(keysShown);

const readStates = ({ db }: SignedInCtx, vendorId: string, since: string) =>
  db
    .select({ state: webhookDeliveries.state, count: count() })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(and(eq(webhookEndpoints.vendorId, vendorId), gte(webhookDeliveries.createdAt, new Date(since))))
    .groupBy(webhookDeliveries.state);

const readFailures = ({ db }: SignedInCtx, vendorId: string) =>
  db
    .select({
      id: webhookDeliveries.id,
      url: webhookEndpoints.url,
      type: webhookEvents.type,
      attempts: webhookDeliveries.attempts,
      lastStatus: webhookDeliveries.lastStatus,
      lastError: webhookDeliveries.lastError,
      createdAt: webhookDeliveries.createdAt,
    })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .where(and(eq(webhookEndpoints.vendorId, vendorId), eq(webhookDeliveries.state, "failed")))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(failuresShown);
