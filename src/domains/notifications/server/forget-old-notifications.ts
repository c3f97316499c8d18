import { lt } from "drizzle-orm";
import { expiryOf, retention } from "#kernel/retention.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { notifications } from "./tables.ts";

/** Deletes notifications after 90 days, read or not (R66). Called hourly; safe to repeat. */
export async function forgetOldNotifications({ db, clock }: Pick<Infra, "db" | "clock">): Promise<void> {
  await db
    .delete(notifications)
    .where(lt(notifications.createdAt, expiryOf(retention.notifications, clock.now())));
}
