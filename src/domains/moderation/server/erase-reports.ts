import { and, eq } from "drizzle-orm";
import { forgetMailsAbout } from "#platform/email/forget-mails.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { mailsAbout } from "./internal/queue-report-mail.ts";
import { reportsOf } from "./internal/reports-of.ts";
import { reports } from "./tables.ts";

/**
 * Deletes reports of the caller's messages, products and shop with their copies. What the caller reported, signed in or from their
 * address, stays only while it is open, without their name and words: it is about someone else. In the caller's transaction.
 */
export async function eraseReports(ctx: SignedInCtx): Promise<void> {
  const { db, caller } = ctx;
  await db.delete(reports).where(eq(reports.reportedId, caller.userId));
  const own = reportsOf(ctx);
  const reported = await db.select({ id: reports.id }).from(reports).where(own);
  await db.delete(reports).where(and(own, eq(reports.state, "closed")));
  await db
    .update(reports)
    .set({ reporterId: null, words: "", reporterName: null, reporterEmail: null, reporterLanguage: null })
    .where(own);
  await forgetMailsAbout(
    db,
    reported.flatMap(({ id }) => mailsAbout(id)),
  );
}
