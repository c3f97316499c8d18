import { eq } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { reportAnswered, reportDecided, reportReceived } from "#domains/moderation/email/report-mail.tsx";
import { notify } from "#domains/notifications/server/notify.ts";
import { withQuery } from "#kernel/with-query.ts";
import { mailReader } from "#platform/email/mail-content.tsx";
import { queueEmail } from "#platform/email/outbox.ts";
import type { Infra } from "#platform/rpc/context.ts";
import type { reports } from "../tables.ts";
import { referenceOf } from "./reference-of.ts";

type Report = typeof reports.$inferSelect;

/** The beginnings of the outbox's keys of all mails about a report; `closed` is what the previous release wrote. */
export const mailsAbout = (reportId: string): string[] =>
  ["received", "closed", "decided", "answered"].map((kind) => `report-${kind}:${reportId}`);

/** The account, or the visitor; null once it is not known any more who it was. */
async function findReporter({ db }: Infra, report: Report) {
  if (report.reporterId) {
    const [account] = await db.select().from(users).where(eq(users.id, report.reporterId));
    return account ? { userId: account.id, email: account.email, reader: mailReader(account) } : null;
  }
  const { reporterName: name, reporterEmail: email, reporterLanguage: language } = report;
  return name && email && language ? { email, reader: mailReader({ name, language }) } : null;
}

/** Mails the reporter in their language that the report has arrived; in the caller's transaction. */
export async function queueReceived(tx: Infra, report: Report): Promise<void> {
  const to = await findReporter(tx, report);
  if (!to) return;
  await queueEmail(tx, {
    onceKey: `report-received:${report.id}`,
    ...{ recipient: to.email, language: to.reader.language },
    ...reportReceived(to.reader, { reference: referenceOf(report), kind: report.kind }),
  });
}

/** Where a reporter can object: the account's list of reports, or the page that the visitor's link opens. */
const objectionUrl = (publicUrl: string, token: string | null) =>
  `${publicUrl}${token ? withQuery("/contact", { objection: token }) : `${withQuery("/profile/settings", { panel: "privacy" })}#reports`}`;

/** Mails and notifies the reporter what was decided, and how to object if nothing was done; in the caller's transaction. */
export async function queueDecided(tx: Infra, report: Report, token: string | null): Promise<void> {
  const to = await findReporter(tx, report);
  if (!to) return;
  const outcome = report.outcome ?? "none";
  await queueEmail(tx, {
    onceKey: `report-decided:${report.id}`,
    ...{ recipient: to.email, language: to.reader.language },
    ...reportDecided(to.reader, {
      ...{ reference: referenceOf(report), outcome, reason: report.closeReason ?? "" },
      objectAt: objectionUrl(tx.config.publicUrl, token),
    }),
  });
  if (to.userId)
    await notify(tx, to.userId, {
      kind: outcome === "acted" ? "reportActed" : "reportDismissed",
      subjectId: report.id,
      params: { number: report.number },
    });
}

/** Mails and notifies the reporter what came of the objection; in the caller's transaction. */
export async function queueAnswered(tx: Infra, report: Report): Promise<void> {
  const to = await findReporter(tx, report);
  if (!to || !report.objectionOutcome) return;
  await queueEmail(tx, {
    onceKey: `report-answered:${report.id}`,
    ...{ recipient: to.email, language: to.reader.language },
    ...reportAnswered(to.reader, {
      ...{ reference: referenceOf(report), outcome: report.objectionOutcome },
      reason: report.objectionReason ?? "",
    }),
  });
  if (to.userId)
    await notify(tx, to.userId, {
      kind: report.objectionOutcome === "reversed" ? "reportObjectionGranted" : "reportObjectionRefused",
      subjectId: report.id,
      params: { number: report.number },
    });
}
