import { lt } from "drizzle-orm";
import { expiredBefore, type Forgetting } from "#platform/rpc/expired-before.ts";
import { notifications } from "./tables.ts";

/** Deletes notifications after the days that are set (R66), read or not. Called hourly; safe to repeat. */
export async function forgetOldNotifications(infra: Forgetting): Promise<void> {
  const { db } = infra;
  await db
    .delete(notifications)
    .where(lt(notifications.createdAt, await expiredBefore(infra, "notifications")));
}
