import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import type { NotificationKind } from "#domains/notifications/notification-kinds.ts";
import { translator } from "#i18n/translator.ts";
import type { Language } from "#kernel/languages.ts";
import { MailFrame } from "#platform/email/mail-frame.tsx";
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

async function queueDigest(tx: Infra, { userId, email, name, token, ...reader }: Reader): Promise<void> {
  const unread = await listUnread(tx, userId);
  if (unread.length === 0) return;
  const language = reader.language as Language;
  const t = translator(language);
  const { publicUrl } = tx.config;
  const count = unread.reduce((sum, group) => sum + group.count, 0);
  const lines = unread
    .slice(0, mostNamed)
    .map(({ kind, params, count }) => textOf(t, kind as NotificationKind, params, count).title);
  const subject = t("mail:digest.subject", { count });
  await queueEmail(tx, {
    onceKey: `digest:${userId}:${tx.clock.now().toISOString().slice(0, 10)}`,
    ...{ recipient: email, language, subject },
    // RFC 8058: the mail program's own button ends it by a POST, without opening a page.
    headers: {
      "List-Unsubscribe": `<${publicUrl}/api/notifications/digest/unsubscribe/${token}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
    body: (
      <MailFrame
        t={t}
        language={language}
        title={subject}
        greeting={t("mail:greeting", { name })}
        text={t("mail:digest.text")}
        button={{ label: t("mail:digest.button"), href: `${publicUrl}/dashboard` }}
        footer={
          <p style={{ fontSize: 13, color: "#6b5547", margin: 0 }}>
            <a href={`${publicUrl}/profile/settings?panel=notifications`} style={{ color: "#6b5547" }}>
              {t("mail:digest.leave")}
            </a>
          </p>
        }
      >
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </MailFrame>
    ),
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
