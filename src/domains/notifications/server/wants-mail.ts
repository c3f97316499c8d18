import { and, eq } from "drizzle-orm";
import { type Topic, topicRules } from "#domains/notifications/notification-kinds.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { notificationChoices } from "./tables.ts";

/** Whether a person gets the optional mails of a topic. Mails about money, contracts and decisions don't ask. */
export async function wantsMail({ db }: Pick<Infra, "db">, userId: string, topic: Topic): Promise<boolean> {
  if (topicRules[topic].mail === "always") return true;
  const [choice] = await db
    .select({ isOn: notificationChoices.isOn })
    .from(notificationChoices)
    .where(
      and(
        eq(notificationChoices.userId, userId),
        eq(notificationChoices.topic, topic),
        eq(notificationChoices.channel, "mail"),
      ),
    );
  return choice?.isOn ?? true;
}
