import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { filteredLimit } from "#platform/db/fixed-limit.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { emailJobs } from "./email-jobs.ts";
import { emails } from "./tables.ts";

type MailState = "waiting" | "failing" | "withheld" | "sent";
type OutboxMail = Awaited<ReturnType<typeof selectMails>>[number] & { state: MailState };

type Sort = "newest" | "oldest";
type Wanted = { state?: MailState; search?: string; sort: Sort; after?: string; limit: number };

const inState: Record<MailState, SQL | undefined> = {
  waiting: and(isNull(emails.sentAt), isNull(emails.failedAt), isNull(emails.withheldAt)),
  failing: and(isNull(emails.sentAt), isNotNull(emails.failedAt), isNull(emails.withheldAt)),
  withheld: isNotNull(emails.withheldAt),
  sent: isNotNull(emails.sentAt),
};

/**
 * Mails and text messages without their texts, by time; the subject of what signs somebody in is empty.
 * `search` is the beginning of an address; `after` the id of the last one of the page before. The caller is an administrator.
 */
export async function unscopedListMails(
  db: Db,
  { state, search, sort, after, limit }: Wanted,
): Promise<OutboxMail[]> {
  const rows = await selectMails(
    db,
    and(
      state && inState[state],
      search
        ? sql`${emails.recipient} >= ${search} and ${emails.recipient} < ${`${search}\u{10FFFF}`}`
        : undefined,
      after
        ? beyond[sort](sql`(select created_at, id from emails as last where last.id = ${after})`)
        : undefined,
    ),
    { sort, limit },
  );
  return rows.map((row) => ({ ...row, subject: row.isSecret ? "" : row.subject, state: stateOf(row) }));
}

const beyond: Record<Sort, (last: SQL) => SQL> = {
  newest: (last) => sql`(${emails.createdAt}, ${emails.id}) < ${last}`,
  oldest: (last) => sql`(${emails.createdAt}, ${emails.id}) > ${last}`,
};

const selectMails = (db: Db, where: SQL | undefined, { sort, limit }: Pick<Wanted, "sort" | "limit">) =>
  db
    .select({
      id: emails.id,
      channel: emails.channel,
      recipient: emails.recipient,
      language: emails.language,
      subject: emails.subject,
      isSecret: emails.isSecret,
      failure: emails.failure,
      createdAt: emails.createdAt,
      sentAt: emails.sentAt,
      failedAt: emails.failedAt,
      withheldAt: emails.withheldAt,
    })
    .from(emails)
    .where(where)
    .orderBy(
      ...(sort === "newest"
        ? [desc(emails.createdAt), desc(emails.id)]
        : [asc(emails.createdAt), asc(emails.id)]),
    )
    .limit(filteredLimit(limit));

type Times = Pick<OutboxMail, "sentAt" | "failedAt" | "withheldAt">;

function stateOf({ sentAt, failedAt, withheldAt }: Times): MailState {
  if (sentAt) return "sent";
  if (withheldAt) return "withheld";
  return failedAt ? "failing" : "waiting";
}

/**
 * Enqueues the sending of a mail that is not sent, at once; false if it is sent or gone. In the caller's transaction. The caller is an
 * administrator.
 */
export async function unscopedRetryMail(tx: Pick<Infra, "db" | "jobs">, id: string): Promise<boolean> {
  const [mail] = await tx.db
    .update(emails)
    .set({ withheldAt: null })
    .where(and(eq(emails.id, id), isNull(emails.sentAt)))
    .returning({ channel: emails.channel });
  if (!mail) return false;
  await tx.jobs.enqueue(tx.db, mail.channel === "sms" ? emailJobs.sendSms : emailJobs.sendEmail, {
    emailId: id,
  });
  return true;
}
