import { eq } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { reportClosed, reportReceived } from "#domains/moderation/email/report-mail.tsx";
import { reportReferenceOf } from "#domains/moderation/report-rules.ts";
import { mailReader } from "#platform/email/mail-content.tsx";
import { queueEmail } from "#platform/email/outbox.ts";
import type { Infra } from "#platform/rpc/context.ts";
import type { reports } from "../tables.ts";

/** Mails the reporter in their language that the report has arrived, or why it was closed; in the caller's transaction. */
export async function queueReportMail(
  tx: Infra,
  report: typeof reports.$inferSelect,
  kind: "received" | "closed",
): Promise<void> {
  if (!report.reporterId) return;
  const [reporter] = await tx.db.select().from(users).where(eq(users.id, report.reporterId));
  if (!reporter) return;
  const reader = mailReader(reporter);
  const reference = reportReferenceOf(report.number);
  await queueEmail(tx, {
    onceKey: `report-${kind}:${report.id}`,
    ...{ recipient: reporter.email, language: reader.language },
    ...(kind === "received"
      ? reportReceived(reader, reference)
      : reportClosed(reader, { reference, reason: report.closeReason ?? "" })),
  });
}
