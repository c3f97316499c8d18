import { and, eq } from "drizzle-orm";
import { forgetMailsAbout } from "#platform/email/forget-mails.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { reports } from "./tables.ts";

/**
 * Deletes reports of the caller's messages with their copies. What the caller reported stays only while it is open, without
 * their name and words: it is about someone else. In the caller's transaction.
 */
export async function eraseReports({ db, caller: { userId } }: SignedInCtx): Promise<void> {
  await db.delete(reports).where(eq(reports.reportedId, userId));
  const own = eq(reports.reporterId, userId);
  const reported = await db.select({ id: reports.id }).from(reports).where(own);
  await db.delete(reports).where(and(own, eq(reports.state, "closed")));
  await db.update(reports).set({ reporterId: null, words: "" }).where(own);
  await forgetMailsAbout(
    db,
    reported.flatMap(({ id }) => [`report-received:${id}`, `report-closed:${id}`]),
  );
}
