import { and, lt, ne, notExists, sql } from "drizzle-orm";
import { expiryOf, retention } from "#kernel/retention.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { apiKeyUsage, webhookDeliveries, webhookEvents } from "./tables.ts";

/** Deletes deliveries and counts of calls after 30 days, and events without any delivery left. Called hourly. */
export async function forgetOldDeliveries({ db, clock }: Pick<Infra, "db" | "clock">): Promise<void> {
  const before = expiryOf(retention.webhookDeliveries, clock.now());
  await db.delete(apiKeyUsage).where(lt(apiKeyUsage.day, before.toISOString().slice(0, 10)));
  await db
    .delete(webhookDeliveries)
    .where(and(lt(webhookDeliveries.createdAt, before), ne(webhookDeliveries.state, "waiting")));
  await db
    .delete(webhookEvents)
    .where(
      and(
        lt(webhookEvents.createdAt, before),
        notExists(
          db
            .select({ one: sql`1` })
            .from(webhookDeliveries)
            .where(sql`${webhookDeliveries.eventId} = ${webhookEvents.id}`),
        ),
      ),
    );
}
