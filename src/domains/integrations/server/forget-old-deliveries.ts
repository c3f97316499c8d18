import { and, lt, ne, notExists, sql } from "drizzle-orm";
import { retentionDays } from "#domains/integrations/delivery-life.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { webhookDeliveries, webhookEvents } from "./tables.ts";

const day = 86_400_000;

/** Deletes deliveries after 30 days, and events without any left. Called hourly. */
export async function forgetOldDeliveries({ db, clock }: Pick<Infra, "db" | "clock">): Promise<void> {
  const before = new Date(clock.now().getTime() - retentionDays * day);
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
