import { and, asc, eq, gt } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { readInPages } from "#platform/db/read-in-pages.ts";
import { emails } from "./tables.ts";

/** Mails whose subject holds a code that opens something. */
const withCode = /^(code|confirm|factor):/;

/** What was mailed to an address: subject and times. Codes in a subject are left out. The caller has checked whose it is. */
export function unscopedExportMails(db: Db, recipient: string) {
  return readInPages(async (after: { id: string } | undefined, limit: number) => {
    const page = await db
      .select()
      .from(emails)
      .where(and(eq(emails.recipient, recipient), after && gt(emails.id, after.id)))
      .orderBy(asc(emails.id))
      .limit(limit);
    return page.map(({ id, onceKey, subject, language, createdAt, sentAt }) => ({
      id,
      subject: withCode.test(onceKey) ? subject.replace(/\d/g, "•") : subject,
      language,
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    }));
  });
}
