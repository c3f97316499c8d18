import { eq } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { reportReferenceOf } from "#domains/moderation/report-rules.ts";
import { translator } from "#i18n/translator.ts";
import type { Language } from "#kernel/languages.ts";
import { MailFrame } from "#platform/email/mail-frame.tsx";
import { MailQuote } from "#platform/email/mail-quote.tsx";
import { queueEmail } from "#platform/email/outbox.ts";
import type { Infra } from "#platform/rpc/context.ts";
import type { reports } from "../tables.ts";

/** Tells the reporter in their language that the report has arrived, or why it was closed; in the caller's transaction. */
export async function queueReportMail(
  tx: Infra,
  report: typeof reports.$inferSelect,
  kind: "received" | "closed",
): Promise<void> {
  if (!report.reporterId) return;
  const [reporter] = await tx.db.select().from(users).where(eq(users.id, report.reporterId));
  if (!reporter) return;
  const language = reporter.language as Language;
  const t = translator(language);
  const reference = reportReferenceOf(report.number);
  const subject = t(`mail:report.${kind}.subject`, { reference });
  await queueEmail(tx, {
    onceKey: `report-${kind}:${report.id}`,
    ...{ recipient: reporter.email, language, subject },
    body: (
      <MailFrame
        t={t}
        language={language}
        title={subject}
        greeting={t("mail:greeting", { name: reporter.name })}
        text={t(`mail:report.${kind}.text`, { reference })}
      >
        {kind === "closed" && <MailQuote text={report.closeReason ?? ""} />}
      </MailFrame>
    ),
  });
}
