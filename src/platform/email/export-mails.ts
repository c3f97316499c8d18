import { and, asc, eq, gt } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { readInPages } from "#platform/db/read-in-pages.ts";
import { emails } from "./tables.ts";

/** Mails whose subject contains a code that grants access. */
const withCode = /^(code|confirm|factor):/;

/**
 * Mails sent to an address: subjects and times, without subjects that contain codes. The caller has checked who owns
 * the address.
 */
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
