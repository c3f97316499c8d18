import { and, eq, or } from "drizzle-orm";
import { reportReferenceOf } from "#domains/moderation/report-rules.ts";
import { notifyAdministrators } from "#domains/notifications/server/notify.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { reports } from "../tables.ts";
import { queueReportMail } from "./queue-report-mail.ts";

type New = Pick<
  typeof reports.$inferInsert,
  "kind" | "subjectId" | "reportedId" | "reason" | "words" | "requestId" | "evidence"
>;

/**
 * Writes the caller's report, mails the reference and notifies administrators, in the caller's transaction. The same request,
 * and the same thing while a report of it is open, is one report.
 */
export async function addReport(tx: SignedInCtx, report: New): Promise<{ reference: string }> {
  const [written] = await tx.db
    .insert(reports)
    .values({ ...report, reporterId: tx.caller.userId, createdAt: tx.clock.now() })
    .onConflictDoNothing()
    .returning();
  if (written) {
    await queueReportMail(tx, written, "received");
    const kind = written.kind === "review" ? "reviewReported" : "messageReported";
    await notifyAdministrators(tx, { kind, subjectId: written.id, params: {} });
  }
  const number = written?.number ?? (await findKnown(tx, report));
  return { reference: reportReferenceOf(number) };
}

/** The number of the caller's report of the same request, or of the one about this that is open. */
async function findKnown({ db, caller }: SignedInCtx, { subjectId, requestId }: New): Promise<number> {
  const [known] = await db
    .select({ number: reports.number })
    .from(reports)
    .where(
      and(
        eq(reports.reporterId, caller.userId),
        or(
          eq(reports.requestId, requestId),
          and(eq(reports.subjectId, subjectId), eq(reports.state, "open")),
        ),
      ),
    );
  if (!known) throw new AppError("CONFLICT");
  return known.number;
}
