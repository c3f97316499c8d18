import { randomBytes } from "node:crypto";
import type { NotificationPreferences } from "#domains/notifications/contract.ts";
import { type Channel, type Topic, topicRules } from "#domains/notifications/notification-kinds.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { getNotificationPreferences } from "./get-notification-preferences.ts";
import { notificationChoices } from "./tables.ts";

type Choice = { topic: Topic | "digest"; channel: Channel; isOn: boolean };

/**
 * Switches a topic on one channel, or the digest, which is a mail, on or off for the caller. BAD_REQUEST for mails that
 * always come or don't exist. For any signed-in user.
 */
export async function setNotificationPreference(
  ctx: SignedInCtx,
  { topic, channel, isOn }: Choice,
): Promise<NotificationPreferences> {
  const isDigest = topic === "digest";
  const exists = isDigest ? channel === "mail" : channel !== "mail" || topicRules[topic].mail === "chosen";
  if (!exists) throw new AppError("BAD_REQUEST", { issues: [{ path: "channel", message: "fixed" }] });
  const token = isDigest ? randomBytes(32).toString("base64url") : null;
  await ctx.db
    .insert(notificationChoices)
    .values({ userId: ctx.caller.userId, topic, channel, isOn, token })
    .onConflictDoUpdate({
      target: [notificationChoices.userId, notificationChoices.topic, notificationChoices.channel],
      set: { isOn },
    });
  return getNotificationPreferences(ctx);
}
