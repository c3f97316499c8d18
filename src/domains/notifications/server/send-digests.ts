import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { digest } from "#domains/notifications/email/digest.tsx";
import type { NotificationKind } from "#domains/notifications/notification-kinds.ts";
import { mailReader } from "#platform/email/mail-content.tsx";
import { queueEmail } from "#platform/email/outbox.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { textOf } from "./internal/text-of.ts";
import { notificationChoices, notifications } from "./tables.ts";

const pageSize = 200;
const mostNamed = 5;

/**
 * Job `send-digests`, on Mondays: mails those who asked for it what they have not read, once a week; nothing to those
 * who have read everything.
 */
export async function sendDigests(infra: Infra): Promise<void> {
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const page = await listReaders(infra, after);
    for (const reader of page) await inTransaction(infra, (tx) => queueDigest(tx, reader));
    if (page.length < pageSize) return;
    after = page.at(-1)!.userId;
  }
}

function listReaders({ db }: Infra, after: string) {
  return db
    .select({
      userId: users.id,
      email: users.email,
      name: users.name,
      language: users.language,
      token: notificationChoices.token,
    })
    .from(notificationChoices)
    .innerJoin(users, eq(users.id, notificationChoices.userId))
    .where(
      and(
        eq(notificationChoices.topic, "digest"),
        notificationChoices.isOn,
        gt(notificationChoices.userId, after),
      ),
    )
    .orderBy(asc(notificationChoices.userId))
    .limit(pageSize);
}
type Reader = Awaited<ReturnType<typeof listReaders>>[number];

async function queueDigest(tx: Infra, { userId, email, name, language, token }: Reader): Promise<void> {
  const unread = await listUnread(tx, userId);
  if (unread.length === 0) return;
  const reading = mailReader({ name, language });
  const { publicUrl } = tx.config;
  const titles = unread
    .slice(0, mostNamed)
    .map(({ kind, params, count }) => textOf(reading.t, kind as NotificationKind, params, count).title);
  await queueEmail(tx, {
    onceKey: `digest:${userId}:${tx.clock.now().toISOString().slice(0, 10)}`,
    ...{ recipient: email, language: reading.language },
    // RFC 8058: the mail program's own button ends it by a POST, without opening a page.
    headers: {
      "List-Unsubscribe": `<${publicUrl}/api/notifications/digest/unsubscribe/${token}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
    ...digest(reading, {
      count: unread.reduce((sum, group) => sum + group.count, 0),
      titles,
      publicUrl,
    }),
  });
}

/** What a person has not read, those shown as one together, the latest first. */
function listUnread({ db }: Infra, userId: string) {
  return db
    .selectDistinctOn([notifications.groupKey], {
      kind: notifications.kind,
      params: notifications.params,
      count: sql<number>`(count(*) over (partition by ${notifications.groupKey}))::int`,
      createdAt: notifications.createdAt,
    })
    .from(notifications)
    .where(
      and(eq(notifications.userId, userId), eq(notifications.onSite, true), isNull(notifications.readAt)),
    )
    .orderBy(notifications.groupKey, sql`${notifications.createdAt} desc`)
    .limit(100);
}
