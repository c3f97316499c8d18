import { eq } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { notificationChoices, notifications, pushSubscriptions } from "./tables.ts";

/** Deletes the caller's notifications, choices and devices, in the caller's transaction. */
export async function eraseNotifications({ db, caller: { userId } }: SignedInCtx): Promise<void> {
  await db.delete(notifications).where(eq(notifications.userId, userId));
  await db.delete(notificationChoices).where(eq(notificationChoices.userId, userId));
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
}
