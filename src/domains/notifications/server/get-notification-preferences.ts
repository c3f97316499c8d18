import { eq } from "drizzle-orm";
import type { NotificationPreferences } from "#domains/notifications/contract.ts";
import { topicRules, topics } from "#domains/notifications/notification-kinds.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { notificationChoices } from "./tables.ts";

/**
 * What the caller is notified of and where: the topics of their roles, all on unless they chose otherwise, and the
 * weekly digest, off unless they asked for it. For any signed-in user.
 */
export async function getNotificationPreferences({
  db,
  caller,
}: SignedInCtx): Promise<NotificationPreferences> {
  const chosen = await db
    .select()
    .from(notificationChoices)
    .where(eq(notificationChoices.userId, caller.userId));
  const choice = (topic: string, channel: string) =>
    chosen.find((one) => one.topic === topic && one.channel === channel)?.isOn;
  const reader = {
    everyone: true,
    vendor: caller.vendor !== null,
    admin: caller.roles.includes("admin"),
  };
  return {
    topics: topics
      .filter((topic) => reader[topicRules[topic].for])
      .map((topic) => {
        const { mail: mailRule } = topicRules[topic];
        return {
          ...{ topic, mailRule },
          site: choice(topic, "site") ?? true,
          push: choice(topic, "push") ?? true,
          mail: mailRule === "always" || (mailRule === "chosen" && (choice(topic, "mail") ?? true)),
        };
      }),
    digest: choice("digest", "mail") ?? false,
  };
}
