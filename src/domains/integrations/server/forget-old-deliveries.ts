import { and, lt, ne, notExists, sql } from "drizzle-orm";
import { expiredBefore, type Forgetting } from "#platform/rpc/expired-before.ts";
import { apiKeyUsage, webhookDeliveries, webhookEvents } from "./tables.ts";

/** Deletes deliveries and counts of calls after the days that are set (R66), and events without any delivery left. Called hourly. */
export async function forgetOldDeliveries(infra: Forgetting): Promise<void> {
  const { db } = infra;
  const before = await expiredBefore(infra, "webhookDeliveries");
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
