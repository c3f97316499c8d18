import { lt } from "drizzle-orm";
import { retentionDays } from "#domains/notifications/notification-kinds.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { notifications } from "./tables.ts";

/** Deletes notifications after 90 days, read or not (R66). Called hourly; safe to repeat. */
export async function forgetOldNotifications({ db, clock }: Pick<Infra, "db" | "clock">): Promise<void> {
  const before = new Date(clock.now().getTime() - retentionDays * 86_400_000);
  await db.delete(notifications).where(lt(notifications.createdAt, before));
}
