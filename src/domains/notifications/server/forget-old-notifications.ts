import { lt } from "drizzle-orm";
import { expiredBefore, type Forgetting } from "#platform/rpc/expired-before.ts";
import { notifications } from "./tables.ts";

/** Deletes notifications after 90 days, read or not (R66). Called hourly; safe to repeat. */
export async function forgetOldNotifications(infra: Forgetting): Promise<void> {
  const { db } = infra;
  await db
    .delete(notifications)
    .where(lt(notifications.createdAt, await expiredBefore(infra, "notifications")));
}
