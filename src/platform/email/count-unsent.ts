import { and, count, isNull, min } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { emails } from "./tables.ts";

/** Messages that wait to be sent, and since when the oldest does. Where sending is not configured they stay on purpose. */
export async function countUnsent({
  db,
  config: { mail, sms },
}: Pick<Infra, "db" | "config">): Promise<{ count: number; oldest: Date | null }> {
  const rows = await db
    .select({ channel: emails.channel, waiting: count(), oldest: min(emails.createdAt) })
    .from(emails)
    .where(and(isNull(emails.sentAt), isNull(emails.withheldAt)))
    .groupBy(emails.channel);
  const sent = rows.filter(({ channel }) => (channel === "sms" ? sms.webhookUrl : mail.smtpUrl));
  const times = sent.flatMap(({ oldest }) => (oldest ? [oldest.getTime()] : []));
  return {
    count: sent.reduce((total, { waiting }) => total + waiting, 0),
    oldest: times.length > 0 ? new Date(Math.min(...times)) : null,
  };
}
