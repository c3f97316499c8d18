import { randomUUID } from "node:crypto";
import { notifications } from "#domains/notifications/server/tables.ts";
import type { World } from "./valid-input.ts";

/** One of the owner's, unread. */
export async function notificationOf({ infra, owner }: World): Promise<string> {
  const key = randomUUID();
  const [row] = await infra.db
    .insert(notifications)
    .values({ userId: owner.userId, kind: "orderPaid", onceKey: key, groupKey: key, params: { number: 1 } })
    .returning();
  return row!.id;
}

const endpoint = () => "https://push.example/device";
const token = () => "A".repeat(43);

/** What a device or a mail has. */
export const notificationInputs: Record<string, () => string> = {
  "notifications.addPushDevice.endpoint": endpoint,
  "notifications.addPushDevice.p256dh": () => "B".repeat(87),
  "notifications.addPushDevice.auth": () => "A".repeat(22),
  "notifications.removePushDevice.endpoint": endpoint,
  "notifications.endDigest.token": token,
  "notifications.openDigestSettings.token": token,
};
